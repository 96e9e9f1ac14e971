winners-prompt-stud = Wie wint?
winners-prompt-stud8 = Wie wint high en wie wint low?
winners-prompt-razz = Wie wint met de laagste hand?

winners-verdict-one = Stoel { $seat } wint.
winners-verdict-tie = De stoelen { SEATS($seats) } zijn gelijk en delen de pot.
winners-verdict-scoop = Stoel { $seat } wint high en low.
winners-verdict-no-low =
    { $seats ->
        [one] Stoel { SEATS($seats) } wint alles: er is geen low.
       *[other] De stoelen { SEATS($seats) } hebben dezelfde high-hand en delen alles: er is geen low.
    }
winners-verdict-sides = High: { SEATS($high, each: "stoel") }. Low: { SEATS($low, each: "stoel") }.

winners-step-high-best = De beste vijf van de zeven kaarten tellen. Stoel { $seat } heeft de beste high-hand: { $hand } ({ CARDS($cards) }).
winners-step-high-tied = De beste vijf van de zeven kaarten tellen, een zesde nooit. De stoelen { SEATS($seats) } hebben samen de beste high-hand: { $hand }.
winners-step-high-next-category = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). De handen zijn van verschillende soort, dus de betere soort wint, welke kaarten het ook zijn.
winners-step-high-next-rank = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). De handen zijn van dezelfde soort, dus de waarde beslist: { RANKS($better) } wint van { RANKS($worse) }.
winners-step-high-next-kicker = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). De hand zelf is gelijk, dus de kicker beslist: { RANKS($better) } wint van { RANKS($worse) }.
winners-step-high-next-card = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). De hogere kaarten zijn gelijk, dus de eerste die verschilt beslist: { RANKS($better) } wint van { RANKS($worse) }.
winners-step-suits-never = Kleuren beslissen nooit bij gelijke handen. Dus delen de stoelen { SEATS($seats) }.
winners-step-third-pair = Stoel { $seat } heeft een derde paar: { CARDS($cards) }. Een hand is maar vijf kaarten, dus drie paren zijn gewoon two pair.
winners-step-wheel = Stoel { $seat } gebruikt het aas als laagste kaart: 5-4-3-2-A. Dat is een straight, en wel de laagste.
winners-step-hidden = Alle drie de dichte kaarten van stoel { $seat } doen mee: { CARDS($cards) }. Tot de showdown kon niemand anders deze hand zien.

winners-step-low-only = Voor een low zijn vijf verschillende waarden van acht of lager nodig. Die heeft alleen stoel { $seat }: { $hand } ({ CARDS($cards) }).
winners-step-low-best = Voor een low zijn vijf verschillende waarden van acht of lager nodig. Stoel { $seat } heeft de beste: { $hand } ({ CARDS($cards) }).
winners-step-low-tied = Voor een low zijn vijf verschillende waarden van acht of lager nodig. De stoelen { SEATS($seats) } hebben samen de beste: { $hand }.
winners-step-low-next-rank = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). Lows worden vergeleken vanaf de hoogste kaart, en { RANKS($better) } is lager dan { RANKS($worse) }.
winners-step-low-next-kicker = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). Lows worden vergeleken vanaf de hoogste kaart. De eerste die verschilt beslist: { RANKS($better) } is lager dan { RANKS($worse) }.
winners-step-low-nobody = Niemand heeft vijf verschillende waarden van acht of lager. Er is geen low, dus de beste high-hand wint de hele pot.
winners-step-low-nine = Stoel { $seat } komt het dichtst bij een low: { CARDS($cards) }. De negen is te hoog, want een low gaat tot de acht.
winners-step-low-paired-away = Stoel { $seat } heeft vijf lage kaarten: { CARDS($cards) }. Maar elke waarde telt één keer, en er zijn geen vijf verschillende, dus er is geen low.
winners-step-low-counts-once = Stoel { $seat } heeft een paar bij de lage kaarten: { CARDS($cards) }. Maar elke waarde telt één keer, dus dit blijft over: { $hand }.
winners-step-straight-ignored = De vijf lage kaarten van stoel { $seat } zijn een straight of een flush: { CARDS($cards) }. Voor een low maakt dat niets uit.
winners-step-both-ways = Eén stoel mag beide kanten winnen, met dezelfde vijf kaarten of met andere. Dat lukt stoel { $seat } hier.

winners-step-razz-best = Bij razz wint de laagste hand, en het aas telt laag. Stoel { $seat } heeft die: { $hand } ({ CARDS($cards) }).
winners-step-razz-tied = Bij razz winnen de laagste vijf kaarten, en het aas telt laag. De stoelen { SEATS($seats) } hebben dezelfde: { $hand }.
winners-step-razz-next-pair = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). De hand met minder gepaarde kaarten wint, welke waarden het ook zijn.
winners-step-razz-next-both-paired = Daarna komt stoel { $seat }: { $hand } ({ CARDS($cards) }). Beide handen bevatten evenveel gelijke kaarten, dus de waarden beslissen, die van de paren eerst: { RANKS($better) } is lager dan { RANKS($worse) }.
winners-step-razz-must-pair = Stoel { $seat } heeft geen vijf verschillende waarden, dus er moet een paar meedoen: { $hand } ({ CARDS($cards) }). Elke hand zonder paar is lager.
winners-step-razz-no-qualifier = Razz kent geen kwalificatie: geen hand is te hoog om te winnen.

winners-wrong-suits-break-ties = als bij gelijke handen de kleur besliste
winners-wrong-sixth-card-counts = als bij gelijke handen een zesde kaart besliste
winners-wrong-first-seat-breaks-ties = als bij gelijke handen de stoel won die als eerste kaarten krijgt
winners-wrong-third-pair-counts = als drie paren van two pair wonnen
winners-wrong-wheel-not-seen = als 5-4-3-2-A geen straight was
winners-wrong-wheel-ace-high = als 5-4-3-2-A een straight tot het aas was
winners-wrong-kicker-ignored = als kickers niet telden
winners-wrong-straight-beats-flush = als een straight van een flush won
winners-wrong-flush-beats-full-house = als een flush van een full house won
winners-wrong-two-pair-beats-three = als two pair van three of a kind won
winners-wrong-three-beats-straight = als three of a kind van een straight won
winners-wrong-same-kind-ties = als handen van dezelfde soort altijd gelijk waren
winners-wrong-rank-before-kind = als de waarde van een paar zwaarder telde dan de soort hand
winners-wrong-ace-only-low = als het aas alleen laag telde
winners-wrong-top-card-first = als de hoogste losse kaart won, welke handen er ook zijn
winners-wrong-nine-qualifies = als een low met een negen nog geldig was
winners-wrong-suits-break-low-ties = als bij gelijke lows de kleur besliste
winners-wrong-sixth-card-counts-in-low = als bij gelijke lows een zesde kaart besliste
winners-wrong-first-seat-breaks-low-ties = als bij gelijke lows de stoel won die als eerste kaarten krijgt
winners-wrong-straight-spoils-low = als straights en flushes een low bedierven
winners-wrong-pair-allowed = als een waarde in een low twee keer mocht tellen
winners-wrong-one-side-each = als niemand beide kanten kon winnen
winners-wrong-low-from-bottom = als lows vanaf de laagste kaart werden vergeleken
winners-wrong-low-top-card-only = als van een low alleen de hoogste kaart telde
winners-wrong-ace-not-low = als het aas niet laag kon tellen
winners-wrong-same-five-both-ways = als high en low uit dezelfde vijf kaarten moesten bestaan
winners-wrong-best-bad-low = als de laagste hand low ook zonder kwalificatie won
winners-wrong-best-high-wins-razz = als, zoals bij stud, de beste high-hand won
winners-wrong-worst-high-wins-low = als de zwakste high-hand low won
winners-wrong-down-cards-must-play = als alle drie de dichte kaarten mee moesten doen
winners-wrong-two-down-cards-play = als, zoals bij Omaha, precies twee dichte kaarten mee moesten doen
winners-wrong-only-upcards = als alleen de open kaarten telden

class-winners-category = Handen van verschillende soort
class-winners-rank = Zelfde soort, andere waarden
class-winners-kicker = De kicker beslist
class-winners-tie = Gelijke handen
class-winners-third-pair = Drie paren
class-winners-straight-or-flush = Beste hand grotendeels dicht
class-winners-wheel = De wheel
class-winners-no-low = Geen low
class-winners-one-low = Maar één low
class-winners-scoop = Eén stoel wint beide kanten
class-winners-straight-both-ways = Straight of flush als low
class-winners-two-lows = Lows vergeleken
class-winners-tied-low = Gelijke lows
class-winners-counterfeited-low = Lage kaarten die een paar vormen
class-winners-nine-low = Een low met een negen
class-winners-low = Hoogste kaart beslist de low
class-winners-second-card = Latere kaart beslist de low
class-winners-paired = Lage hand met een paar
class-winners-straight-ignored = Straight of flush bij razz
class-winners-no-qualifier = Negen of hoger wint

winners-hint-category = Zoek van elke hand de beste vijf van de zeven kaarten. De betere soort hand wint, wat de losse kaarten ook zijn.
winners-hint-rank = Handen van dezelfde soort: eerst worden de waarden vergeleken die de hand vormen.
winners-hint-kicker = De handen beginnen hetzelfde. Dan beslissen de overige van de vijf kaarten, de hoogste eerst.
winners-hint-tie = Een hand is vijf kaarten: een zesde telt niet, een kleur ook niet. Wat maakt dan nog verschil tussen deze handen?
winners-hint-third-pair = Een hand is maar vijf kaarten. Wat gebeurt er met een derde paar?
winners-hint-straight-or-flush = Bij de showdown tellen dichte kaarten evenveel als open kaarten. Wat maken ze alle zeven samen?
winners-hint-wheel = In een straight mag een aas ook onderaan staan, niet alleen bovenaan. Bij welke hand maakt dat hier uit?
winners-hint-no-low = Voor een low zijn vijf verschillende waarden van acht of lager nodig. Tel ze bij elke stoel.
winners-hint-one-low = High en low worden apart beoordeeld. Tel voor de low de verschillende waarden van acht of lager: vijf zijn er nodig.
winners-hint-scoop = High en low worden apart beoordeeld, elk op de eigen beste vijf kaarten. Mag één stoel allebei winnen?
winners-hint-straight-both-ways = Wat betekent een straight of een flush voor de high, en wat voor een low?
winners-hint-two-lows = Lows worden vanaf de hoogste kaart naar beneden vergeleken.
winners-hint-tied-low = Lows worden vanaf de hoogste kaart naar beneden vergeleken, vijf kaarten en geen zesde. Wat als ze alle vijf gelijk zijn?
winners-hint-counterfeited-low = In een low telt elke waarde maar één keer. Hoeveel verschillende van acht of lager zijn er?
winners-hint-nine-low = Hoe hoog mag de hoogste kaart van een low zijn?
winners-hint-low = De laagste hand wint, en het aas telt laag. Vergelijk eerst de hoogste van de beste vijf.
winners-hint-second-card = Zijn de hoogste kaarten gelijk, dan beslist de volgende, en zo verder naar beneden.
winners-hint-paired = Een hand met vijf verschillende waarden is lager dan elke met een paar. Wie heeft er vijf verschillende?
winners-hint-straight-ignored = Tellen een straight en een flush bij razz ergens voor mee?
winners-hint-no-qualifier = Moet een hand bij razz laag genoeg zijn om te winnen, zoals bij eight-or-better?
