kind-spot-violation = Zoek de fout

spot-violation-prompt = Eén regel is niet toegestaan. Welke, en waarom?

spot-violation-fault-opener = Een andere stoel moet openen
spot-violation-fault-turn = De stoel is nog niet aan de beurt
spot-violation-fault-out = De stoel heeft gefold of is all-in
spot-violation-fault-check = Er valt iets te callen
spot-violation-fault-too-little = Het bedrag is te klein
spot-violation-fault-too-much = Het bedrag is te groot
spot-violation-fault-cap = De cap is bereikt
spot-violation-fault-closed = De all-in heropent het inzetten niet

spot-violation-verdict-opener = Regel { $line } is niet toegestaan: niet stoel { $seat } moet openen, maar een andere stoel.
spot-violation-verdict-turn = Regel { $line } is niet toegestaan: stoel { $seat } is nog niet aan de beurt.
spot-violation-verdict-out = Regel { $line } is niet toegestaan: stoel { $seat } heeft bij het inzetten niets meer te beslissen.
spot-violation-verdict-check = Regel { $line } is niet toegestaan: er valt iets te callen, dus mag stoel { $seat } niet checken.
spot-violation-verdict-too-little = Regel { $line } is niet toegestaan: stoel { $seat } zet te weinig in.
spot-violation-verdict-too-much = Regel { $line } is niet toegestaan: stoel { $seat } zet te veel in.
spot-violation-verdict-cap = Regel { $line } is niet toegestaan: de cap is bereikt, dus mag stoel { $seat } niet meer raisen.
spot-violation-verdict-closed = Regel { $line } is niet toegestaan: stoel { $seat } is al aan de beurt geweest en mag na die all-in niet nog eens raisen.

spot-violation-step-due = Wat bij regel { $line } geldt: { $due }
spot-violation-legal = Regel { $line }: { $due }
spot-violation-guide =
    { $count ->
        [one] Aan deze regel is niets fout: { LIST($lines) }.
       *[other] Aan deze regels is niets fout: { LIST($lines) }.
    }
spot-violation-line = { $line }

spot-violation-wrong-completion-plus-bring-in = { options-wrong-completion-plus-bring-in }
spot-violation-wrong-no-full-opening = { options-wrong-no-full-opening }
spot-violation-wrong-raise-from-bring-in = { options-wrong-raise-from-bring-in }
spot-violation-wrong-open-pair-ignored = { options-wrong-open-pair-ignored }
spot-violation-wrong-open-pair-owner-only = { options-wrong-open-pair-owner-only }
spot-violation-wrong-open-pair-must-be-big = { options-wrong-open-pair-must-be-big }
spot-violation-wrong-cap-holds-heads-up = { options-wrong-cap-holds-heads-up }
spot-violation-wrong-cap-counts-bring-in = { options-wrong-cap-counts-bring-in }
spot-violation-wrong-cap-counts-bet = { options-wrong-cap-counts-bet }
spot-violation-wrong-all-in-never-reopens = { options-wrong-all-in-never-reopens }
spot-violation-wrong-half-all-in-is-completed = { options-wrong-half-all-in-is-completed }
spot-violation-wrong-raise-from-short-all-in = { options-wrong-raise-from-short-all-in }
spot-violation-wrong-short-stack-must-fold = { options-wrong-short-stack-must-fold }
spot-violation-wrong-big-bet-on-fourth = { options-wrong-big-bet-on-fourth }
spot-violation-wrong-small-bet-late = { options-wrong-small-bet-late }
spot-violation-wrong-raise-to-the-bet = { options-wrong-raise-to-the-bet }
spot-violation-wrong-suits-reversed = { bring-in-wrong-suits-reversed }
spot-violation-wrong-position-for-suit = { bring-in-wrong-position-for-suit }
spot-violation-wrong-ace-low = { bring-in-wrong-ace-low }
spot-violation-wrong-razz-ace-high = { bring-in-wrong-razz-ace-high }
spot-violation-wrong-board-suits-reversed = { first-to-act-wrong-suits-reversed }
spot-violation-wrong-board-suit-for-position = { first-to-act-wrong-suit-for-position }
spot-violation-wrong-board-position-for-suit = { first-to-act-wrong-position-for-suit }
spot-violation-wrong-draw-outranks = { first-to-act-wrong-draw-outranks }
spot-violation-wrong-low-board-opens = { first-to-act-wrong-low-board-opens }
spot-violation-wrong-groups-ignored = { first-to-act-wrong-groups-ignored }
spot-violation-wrong-bring-in-opens = { first-to-act-wrong-bring-in-opens }
spot-violation-wrong-last-opener = { first-to-act-wrong-last-opener }
spot-violation-wrong-high-card = { bring-in-wrong-high-card }
spot-violation-wrong-razz-low-card = { bring-in-wrong-razz-low-card }
spot-violation-wrong-left-of-dealer = { bring-in-wrong-left-of-dealer }
spot-violation-wrong-first-dealt = { first-to-act-wrong-first-dealt }
spot-violation-wrong-all-in-acts = { next-to-act-wrong-all-in-acts }
spot-violation-wrong-folded-acts = { next-to-act-wrong-folded-acts }
spot-violation-wrong-bring-in-is-done = { next-to-act-wrong-bring-in-is-done }
spot-violation-wrong-check-is-final = { next-to-act-wrong-check-is-final }
spot-violation-wrong-raised-one-answers = { next-to-act-wrong-raised-one-answers }
spot-violation-wrong-opener-first = { next-to-act-wrong-opener-first }
spot-violation-wrong-cards-decide = { next-to-act-wrong-cards-decide }
spot-violation-wrong-anticlockwise = { next-to-act-wrong-anticlockwise }

class-spot-violation-bring-in-seat = De verkeerde stoel betaalt de bring-in
class-spot-violation-first-seat = De verkeerde stoel begint
class-spot-violation-turn = Voor je beurt
class-spot-violation-folded = Meedoen na een fold
class-spot-violation-all-in = Meedoen zonder chips
class-spot-violation-check = Een check tegen een bet
class-spot-violation-bring-in-size = Een bring-in van het verkeerde bedrag
class-spot-violation-completion-size = Een complete naar het verkeerde bedrag
class-spot-violation-bet-size = Een bet van het verkeerde bedrag
class-spot-violation-raise-size = Een raise naar het verkeerde bedrag
class-spot-violation-cap = Een raise te veel
class-spot-violation-closed = Een raise na een kleine all-in

spot-violation-hint-bring-in-seat = De kaarten bepalen wie third street opent. Opent de juiste stoel?
spot-violation-hint-first-seat = De open kaarten bepalen wie begint. Begint de juiste stoel?
spot-violation-hint-turn = De beurt gaat met de klok mee. Volg hem regel voor regel: wordt er een stoel overgeslagen die nog moet handelen?
spot-violation-hint-folded = Wie foldt, doet niet meer mee. Onthoud wie er foldt, en volg de beurt regel voor regel.
spot-violation-hint-all-in = Wie geen chips meer heeft, komt niet meer aan de beurt. Tel mee wat de stoel met weinig chips inlegt.
spot-violation-hint-check = Checken mag alleen zolang er niets te callen valt. Hoeveel moet elke stoel bijleggen als hij aan de beurt is?
spot-violation-hint-bring-in-size = Welk bedrag staat dit huis toe als bring-in?
spot-violation-hint-completion-size = Van de bring-in mag een volle bet worden gemaakt. Telt de bring-in daarin mee, of komt de bet erbovenop?
spot-violation-hint-bet-size = Hoe groot is een bet op deze street in dit huis, met deze open kaarten?
spot-violation-hint-raise-size = Met hoeveel gaat een raise op deze street omhoog, en vanaf welk bedrag?
spot-violation-hint-cap = Tel de bet en de raises. Hoeveel staat dit huis er toe?
spot-violation-hint-closed = Iemand is all-in voor minder dan een volle bet of raise. Wie mag daarna in dit huis nog raisen?
