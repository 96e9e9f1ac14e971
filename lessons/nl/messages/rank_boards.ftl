kind-rank-boards = Open handen ordenen

rank-boards-prompt = Zet de open handen op volgorde, de beste eerst. Gelijke handen delen een plek.

rank-boards-verdict = Van de beste open hand naar beneden: { LIST($places) }.

rank-boards-step-counts-high = Van de open kaarten tellen alleen gelijke waarden en hoge kaarten: four of a kind, three of a kind, two pair, een paar, en dan de losse kaarten. Straights en flushes tellen niet.
rank-boards-step-counts-razz = Bij razz zijn de laagste open kaarten de beste en telt het aas laag. Elk paar is slechter dan geen paar; straights en flushes tellen niet.
rank-boards-step-common = De gemeenschappelijke kaart { CARD($card) } telt voor iedereen mee.
rank-boards-step-common-apart = De gemeenschappelijke kaart { CARD($card) } hoort hier bij geen enkele open hand: alleen ieders eigen open kaarten worden vergeleken.
rank-boards-step-low-board =
    { $seats ->
        [one] Stoel { SEATS($seats) } laat een mooie low zien. Ook bij eight-or-better gaat het bij open handen om high.
       *[other] De stoelen { SEATS($seats) } laten een mooie low zien. Ook bij eight-or-better gaat het bij open handen om high.
    }
rank-boards-step-best = Stoel { $seat } heeft de beste open hand: { $board }.
rank-boards-step-best-tied = De stoelen { SEATS($seats) } hebben de beste open hand, en wel dezelfde: { $board }.
rank-boards-step-next = Daarna komt stoel { $seat }: { $board }.
rank-boards-step-next-tied = Daarna komen met dezelfde open hand de stoelen { SEATS($seats) }: { $board }.
rank-boards-step-next-card = Stoel { $seat } begint met hetzelfde als stoel { $above }: { $shared }. De eerste kaart die verschilt beslist: { RANK($rank) } tegen { RANK($other) }.
rank-boards-step-equal = Gelijke open handen delen een plek. Kleur noch plaats aan tafel maakt er één beter; die bepalen hoogstens wie als eerste aan de beurt is.

rank-boards-guide-seat = Stoel { $seat } heeft: { $board }.

rank-boards-wrong-common-card-counts = als de gemeenschappelijke kaart voor elke open hand telde
rank-boards-wrong-common-card-ignored = als de gemeenschappelijke kaart niet telde
rank-boards-wrong-suits-break-ties = als bij gelijke open handen de kleur van de hoogste kaart besliste
rank-boards-wrong-position-breaks-ties = als bij gelijke open handen de stoel voorging die het eerst kaarten krijgt
rank-boards-wrong-kicker-ignored = als open handen met hetzelfde paar of dezelfde hoogste kaart gelijk waren
rank-boards-wrong-draw-outranks = als een straight of flush in wording bij de open kaarten telde
rank-boards-wrong-two-pair-beats-three = als two pair won van three of a kind
rank-boards-wrong-low-boards-lead = als bij eight-or-better de lagere open hand de betere was
rank-boards-wrong-razz-pair-allowed = als een paar een lage open hand niet slechter maakte
rank-boards-wrong-razz-as-high = als bij razz de hoogste open hand de beste was
rank-boards-wrong-razz-ace-high = als het aas bij razz hoog telde
rank-boards-wrong-razz-from-bottom = als lage open handen vanaf de laagste kaart naar boven werden vergeleken
rank-boards-wrong-groups-ignored = als hoge kaarten vóór paren telden
rank-boards-wrong-ace-low = als het aas bij de open kaarten laag telde
rank-boards-wrong-same-kind-ties = als alle paren gelijk waren en alle open handen zonder paar ook
rank-boards-wrong-worst-first = als de slechtste open hand bovenaan stond
rank-boards-wrong-equals-apart = als open handen met dezelfde waarden niet gelijk waren
rank-boards-wrong-neighbours-equal = als twee open handen naast elkaar gelijk waren
rank-boards-wrong-neighbours-exchanged = als twee open handen naast elkaar van plaats wisselden
rank-boards-wrong-one-misplaced = als één open hand ergens anders stond

class-rank-boards-high-card = Hoge kaarten beslissen
class-rank-boards-pair = Paren en hoge kaarten
class-rank-boards-kicker = De volgende kaart beslist
class-rank-boards-trips-or-better = Two pair of beter
class-rank-boards-draw-trap = Lijkt op een straight of flush
class-rank-boards-low-board-trap = Een mooie low, maar niet de beste hand
class-rank-boards-tie = Gelijke open handen
class-rank-boards-common-card = Een gemeenschappelijke kaart
class-rank-boards-low = Lage kaarten beslissen
class-rank-boards-hidden-pair = Een paar tussen lage kaarten

rank-boards-hint-pair = Een open paar gaat boven alle kaarten zonder paar, hoe hoog die ook zijn.
rank-boards-hint-kicker = Sommige open handen beginnen hetzelfde. Vergelijk ze kaart voor kaart tot er één verschilt.
rank-boards-hint-trips-or-better = Gelijke kaarten tellen vóór losse: four of a kind boven three of a kind, three of a kind boven two pair, two pair boven één paar.
rank-boards-hint-draw-trap = Kaarten op een rij of van één kleur vallen op. Tellen een straight en een flush mee bij de open kaarten?
rank-boards-hint-hidden-pair = Bij razz is een open hand met een paar slechter dan elke zonder, hoe laag de kaarten ook zijn.
rank-boards-hint-high-card = Zonder paar telt telkens de hoogste kaart, dan de volgende.
rank-boards-hint-low-board-trap = Er liggen mooie lage kaarten op tafel. Welke open handen staan bij eight-or-better bovenaan: hoge of lage?
rank-boards-hint-tie = Open handen die gelijk lijken: is er bij het rangschikken iets dat ze onderscheidt?
rank-boards-hint-common-card = Er ligt een gemeenschappelijke kaart op tafel. Telt die in dit huis mee bij de open handen?
rank-boards-hint-low = Bij razz is de laagste open hand de beste. Vergelijk telkens de hoogste kaart en dan de volgende daaronder.
