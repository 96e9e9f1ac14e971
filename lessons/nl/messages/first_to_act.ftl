first-to-act-prompt = Wie is als eerste aan de beurt?

first-to-act-verdict = Stoel { $seat } is als eerste aan de beurt.
first-to-act-verdict-instead = Stoel { $seat } is als eerste aan de beurt, in plaats van stoel { $best }.
first-to-act-verdict-nobody = Niemand is aan de beurt: er kan niet meer worden ingezet.

first-to-act-step-seventh = De laatste kaart ligt dicht. Het gaat om de vier open kaarten van sixth street.
first-to-act-step-common = De gemeenschappelijke kaart { CARD($card) } telt voor iedereen mee.
first-to-act-step-common-apart = De gemeenschappelijke kaart { CARD($card) } verandert niets aan wie begint: alleen de open kaarten van sixth street worden vergeleken.
first-to-act-step-highest = Vanaf fourth street begint de hoogste open hand. Niemand laat meer zien dan stoel { $seat }: { $board }.
first-to-act-step-lowest = Bij razz begint de laagste open hand. Niemand laat minder zien dan stoel { $seat }: { $board }.
first-to-act-step-tied-highest = Vanaf fourth street begint de hoogste open hand. De stoelen { SEATS($seats) } laten hetzelfde zien: { $board }.
first-to-act-step-tied-lowest = Bij razz begint de laagste open hand. De stoelen { SEATS($seats) } laten hetzelfde zien: { $board }.
first-to-act-step-folded = Bij stoel { $seat } liggen betere kaarten, maar die stoel heeft gefold. Alleen wie nog meedoet, telt mee.
first-to-act-step-low-board =
    { $seats ->
        [one] Stoel { SEATS($seats) } laat een mooie low zien. Ook bij eight-or-better begint toch de hoge open hand.
       *[other] De stoelen { SEATS($seats) } laten een mooie low zien. Ook bij eight-or-better begint toch de hoge open hand.
    }
first-to-act-step-draw-flush =
    { $seats ->
        [one] Stoel { SEATS($seats) } laat kaarten van één kleur zien. Bij de open kaarten tellen alleen paren, three of a kind, four of a kind en hoge kaarten: dit is geen flush.
       *[other] De stoelen { SEATS($seats) } laten elk kaarten van één kleur zien. Bij de open kaarten tellen alleen paren, three of a kind, four of a kind en hoge kaarten: dit is geen flush.
    }
first-to-act-step-draw-straight =
    { $seats ->
        [one] Stoel { SEATS($seats) } laat kaarten op een rij zien. Bij de open kaarten tellen alleen paren, three of a kind, four of a kind en hoge kaarten: dit is geen straight.
       *[other] De stoelen { SEATS($seats) } laten elk kaarten op een rij zien. Bij de open kaarten tellen alleen paren, three of a kind, four of a kind en hoge kaarten: dit is geen straight.
    }
first-to-act-step-draw-both =
    { $seats ->
        [one] Stoel { SEATS($seats) } laat kaarten van één kleur op een rij zien. Bij de open kaarten tellen alleen paren, three of a kind, four of a kind en hoge kaarten: dit is geen flush en geen straight.
       *[other] De stoelen { SEATS($seats) } laten kaarten van één kleur of op een rij zien. Bij de open kaarten tellen alleen paren, three of a kind, four of a kind en hoge kaarten: een flush of straight is hier niet.
    }
first-to-act-step-draw-razz = Deze kaarten lijken op een straight of flush. Voor een low telt geen van beide, dus het maakt ze niet slechter.
first-to-act-step-hidden-pair =
    { $seats ->
        [one] De kaarten van stoel { SEATS($seats) } zijn laag, maar er zit dit in: { LIST($boards) }. Voor een low is elk paar slechter dan geen paar.
       *[other] De kaarten van de stoelen { SEATS($seats) } zijn laag, maar er zit telkens een paar in: { LIST($boards) }. Voor een low is elk paar slechter dan geen paar.
    }
first-to-act-step-ace-low = Het aas telt hier altijd laag en is dus de beste kaart om te laten zien.
first-to-act-step-next-card = Stoel { $seat } begint met hetzelfde: { $shared }. De eerste kaart die verschilt beslist: { RANK($rank) } tegen { RANK($other) }.
first-to-act-step-groups = Hogere kaarten bij anderen doen er niet toe: four of a kind gaat boven three of a kind, three of a kind boven two pair, two pair boven één paar en een paar boven alle kaarten zonder paar.
first-to-act-step-pair = Hogere kaarten bij anderen doen er niet toe: een paar gaat boven elke twee kaarten zonder paar.
first-to-act-step-suit = Bij gelijke open handen beslist de kleur van de hoogste kaart, van laag naar hoog: { SUITS($suits) }. De hoogste is { CARD($card) } van stoel { $seat }.
first-to-act-step-position = Bij gelijke open handen beslist de plaats aan tafel, niet de kleur. Stoel { $seat } is van deze stoelen de eerste links van de dealer.
first-to-act-step-nobody = Minder dan twee spelers hebben nog chips, dus er valt niets in te zetten.
first-to-act-step-all-in = Stoel { $seat } is all-in en heeft niets meer om in te zetten.
first-to-act-step-next-clockwise = De beurt gaat niet naar de op één na beste open hand, maar met de klok mee: stoel { $seat } is na stoel { $best } de eerste met chips.

first-to-act-other-lower = Stoel { $seat } laat minder zien dan stoel { $best }: { $board } tegen { $leading }.
first-to-act-other-higher = Stoel { $seat } laat meer zien dan stoel { $best }: { $board } tegen { $leading }.
first-to-act-other-next-card = Stoel { $seat } laat eerst hetzelfde zien als stoel { $best }: { $board }. Daarna is het { RANK($rank) } tegen { RANK($other) }.
first-to-act-other-suit = Stoel { $seat } laat hetzelfde zien, maar in een lagere kleur: { CARD($card) } tegen { CARD($than) }.
first-to-act-other-position = Stoel { $seat } laat hetzelfde zien, maar links van de dealer komt stoel { $best } eerst.
first-to-act-other-best-all-in = Stoel { $seat } laat de beste open hand zien, maar is all-in en heeft niets meer om in te zetten.
first-to-act-other-after = Stoel { $seat } komt vanaf stoel { $best } met de klok mee pas na stoel { $opener }.

first-to-act-wrong-all-in-acts = als een speler zonder chips nog moest handelen
first-to-act-wrong-next-best = als de op één na beste open hand begon wanneer de beste all-in is
first-to-act-wrong-common-card-counts = als de gemeenschappelijke kaart voor elke open hand telde
first-to-act-wrong-common-card-ignored = als de gemeenschappelijke kaart niet telde
first-to-act-wrong-suit-for-position = als bij gelijke open handen de kleur besliste in plaats van de plaats aan tafel
first-to-act-wrong-position-for-suit = als bij gelijke open handen de plaats aan tafel besliste in plaats van de kleur
first-to-act-wrong-suits-reversed = als de kleuren andersom gerangschikt waren
first-to-act-wrong-last-of-tied = als van gelijke open handen de laatste begon
first-to-act-wrong-kicker-ignored = als alleen het paar of de hoogste kaart telde en geen andere kaart
first-to-act-wrong-draw-outranks = als een straight of flush in wording bij de open kaarten telde
first-to-act-wrong-low-board-opens = als bij eight-or-better de lage open hand begon
first-to-act-wrong-razz-high-opens = als bij razz de hoge open hand begon
first-to-act-wrong-razz-pair-allowed = als een paar een lage open hand niet slechter maakte
first-to-act-wrong-razz-ace-high = als het aas bij razz hoog telde
first-to-act-wrong-groups-ignored = als hoge kaarten vóór paren telden
first-to-act-wrong-ace-low = als het aas bij de open kaarten laag telde
first-to-act-wrong-left-of-folded = als een gefolde hand nog voorging en de speler links daarvan begon
first-to-act-wrong-lowest-opens = als de laagste open hand begon, zoals de laagste kaart op third street
first-to-act-wrong-bring-in-opens = als degene met de bring-in elke street opende
first-to-act-wrong-last-opener = als degene die de vorige street opende weer begon
first-to-act-wrong-last-aggressor = als degene begon die het laatst heeft gebet of geraised
first-to-act-wrong-first-dealt = als altijd de eerste speler links van de dealer begon

class-first-to-act-high-card = De hoogste kaart beslist
class-first-to-act-pair = Een paar gaat voor
class-first-to-act-kicker = De volgende kaart beslist
class-first-to-act-trips-or-better = Two pair of beter gaat voor
class-first-to-act-draw-trap = Lijkt op een straight of flush
class-first-to-act-folded-best = De beste open hand is gefold
class-first-to-act-tie = Gelijke open handen
class-first-to-act-all-in-best = De beste open hand is all-in
class-first-to-act-common-card = Een gemeenschappelijke kaart
class-first-to-act-low-board-trap = Een mooie low, maar niet de hoogste hand
class-first-to-act-low = De laagste open hand beslist
class-first-to-act-hidden-pair = Een paar tussen lage kaarten

first-to-act-hint-high-card = De hoogste open hand begint. Zonder paar telt eerst de hoogste kaart, dan de volgende.
first-to-act-hint-pair = Een open paar gaat boven alle kaarten zonder paar, hoe hoog die ook zijn.
first-to-act-hint-kicker = Sommige open handen beginnen hetzelfde. Vergelijk ze kaart voor kaart tot er één verschilt.
first-to-act-hint-trips-or-better = Gelijke kaarten tellen vóór losse: four of a kind boven three of a kind, three of a kind boven two pair, two pair boven één paar.
first-to-act-hint-draw-trap = Kaarten op een rij of van één kleur vallen op. Tellen een straight en een flush mee bij de open kaarten?
first-to-act-hint-folded-best = Alleen wie nog meedoet, wordt vergeleken. Wie heeft er gefold?
first-to-act-hint-tie = Gelijke open handen: wat beslist in dit huis, de kleur of de plaats aan tafel?
first-to-act-hint-all-in-best = Wie de beste open hand laat zien, heeft geen chips meer en kan niet handelen. Naar wie gaat de beurt?
first-to-act-hint-common-card = Er ligt een gemeenschappelijke kaart op tafel. Telt die in dit huis mee bij de open handen?
first-to-act-hint-low = Bij razz begint de laagste open hand. Vergelijk telkens de hoogste kaart en dan de volgende daaronder.
first-to-act-hint-hidden-pair = Bij razz is een open hand met een paar slechter dan elke zonder, hoe laag de kaarten ook zijn.
first-to-act-hint-low-board-trap = Er liggen mooie lage kaarten op tafel. Welke open hand begint bij eight-or-better: de hoge of de lage?
