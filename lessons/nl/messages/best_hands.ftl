best-hands-verdict = Op elke stoel tellen de beste vijf kaarten.
best-hands-step-high = Stoel { $seat } speelt voor high { CARDS($cards) }: { $hand }.
best-hands-step-low = Stoel { $seat } speelt voor low { CARDS($cards) }: { $hand }.
best-hands-step-no-low = Stoel { $seat } heeft geen vijf verschillende waarden van acht of lager, dus geen low.

kind-best-hands = De beste vijf kaarten

best-hands-prompt-hand = Kies de vijf kaarten van de beste hand op stoel { $seat }.
best-hands-prompt-high = Kies de vijf kaarten van de beste high-hand op stoel { $seat }.
best-hands-prompt-low = Kies de vijf kaarten van de beste low op stoel { $seat }, of zeg dat er geen is.
best-hands-prompt-razz = Kies de vijf kaarten van de laagste hand op stoel { $seat }.
best-hands-no-low = Geen low

best-hands-verdict-one = Stoel { $seat } speelt { CARDS($cards) }: { $hand }.
best-hands-verdict-no-low = Stoel { $seat } heeft geen low.

best-hands-step-counts = Precies vijf van de kaarten van stoel { $seat } zijn de hand. Dichte en open kaarten tellen gelijk.
best-hands-step-third-pair = Er zijn drie paren: { CARDS($cards) }. De twee hoogste spelen mee, met daarnaast de hoogste kaart die overblijft, van het derde paar of niet.
best-hands-step-full-house = Three of a kind met een paar is een full house. Eerst komen de hoogste drie, dan het hoogste paar ernaast.
best-hands-step-straight = Vijf waarden op een rij zijn een straight. Volgen er meer dan vijf op elkaar, dan tellen de hoogste vijf.
best-hands-step-straight-flush = Vijf kaarten van één kleur op een rij zijn een straight flush. Beter bestaat niet.
best-hands-step-flush = Vijf kaarten van één kleur zijn een flush, en een flush wint van een straight. Van deze tellen de vijf hoogste: { CARDS($cards) }.
best-hands-step-high-card = Er is geen paar, geen straight en geen flush, dus de vijf hoogste kaarten tellen.
best-hands-step-kickers = Eerst komen de gelijke waarden, met daarnaast de hoogste kaarten die overblijven.
best-hands-step-counts-low = Een low vraagt vijf verschillende waarden van acht of lager. Het aas telt laag, en straights en flushes doen er niet toe.
best-hands-step-counts-razz = Bij razz zijn de laagste vijf kaarten de beste. Het aas telt laag, straights en flushes doen er niet toe, en een paar is slechter dan geen paar.
best-hands-step-nine = De laagste vijf verschillende kaarten zijn deze: { CARDS($cards) }. De negen is te hoog.
best-hands-step-paired-away = De laagste vijf kaarten zijn deze: { CARDS($cards) }. Maar een waarde telt maar één keer, en er zijn geen vijf verschillende van acht of lager.
best-hands-step-must-pair = Er zijn geen vijf verschillende waarden, dus er moet een paar meespelen: zo weinig mogelijk gelijke kaarten, en zo laag mogelijk.
best-hands-step-straight-ignored = De lage kaarten vormen een straight of een flush. Dat maakt een low niet slechter.
best-hands-step-counts-once = Onder de laagste vijf kaarten zit een paar: { CARDS($cards) }. Vijf verschillende waarden zijn de betere low, dus speelt de volgende hogere kaart mee.

best-hands-wrong-third-pair-plays = als het derde paar de vijfde kaart moest leveren
best-hands-wrong-lower-pair-fills = als het lagere paar bij de full house hoorde
best-hands-wrong-low-straight = als van meer straights de laagste telde
best-hands-wrong-low-flush = als de laagste kaarten van de kleur de flush vormden
best-hands-wrong-straight-beats-flush = als een straight won van een flush
best-hands-wrong-flush-not-seen = als vijf kaarten van één kleur niets bijzonders waren
best-hands-wrong-straight-not-seen = als vijf kaarten op een rij niets bijzonders waren
best-hands-wrong-kickers-do-not-matter = als naast de gelijke waarden om het even welke kaarten meespeelden
best-hands-wrong-down-cards-must-play = als alle drie de dichte kaarten moesten meespelen
best-hands-wrong-two-down-cards-play = als er precies twee dichte kaarten moesten meespelen, zoals bij Omaha
best-hands-wrong-upcards-must-play = als alle open kaarten moesten meespelen
best-hands-wrong-highest-cards = als de vijf hoogste kaarten altijd de hand waren
best-hands-wrong-nine-qualifies = als ook een low met een negen zich kwalificeerde
best-hands-wrong-pair-allowed = als een paar een low niet slechter maakte
best-hands-wrong-straight-spoils = als straights en flushes een low bedierven
best-hands-wrong-lowest-always = als een low zich niet hoefde te kwalificeren
best-hands-wrong-eight-in-razz = als een low ook bij razz hoogstens tot de acht mocht gaan
best-hands-wrong-ace-not-low = als het aas niet laag kon tellen
best-hands-wrong-same-five-both-ways = als high en low uit dezelfde vijf kaarten moesten bestaan
best-hands-wrong-high-for-low = als naar de beste high-hand werd gevraagd

class-best-hands-high-card = Vijf hoge kaarten
class-best-hands-groups = Gelijke waarden en kickers
class-best-hands-third-pair = Drie paren
class-best-hands-full-house = Een full house
class-best-hands-straight = Een straight
class-best-hands-flush = Een flush
class-best-hands-wheel = De wheel
class-best-hands-low = Een low
class-best-hands-counterfeited = Een paar onder de lage kaarten
class-best-hands-straight-low = Een straight of flush als low
class-best-hands-nine = Een low met een negen
class-best-hands-paired-away = Lage kaarten die paren vormen
class-best-hands-must-pair = Een lage hand met een paar
class-best-hands-no-qualifier = Negen of hoger bij razz
