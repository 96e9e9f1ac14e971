## Het kader

ui-app-name = Stud tutor
ui-practice = Oefenen
ui-learn = Leren
ui-progress = Voortgang
ui-language = Taal
ui-rulebook = Reglement
ui-game = Spel
ui-level = Niveau
ui-level-automatic = Automatisch
ui-level-automatic-about = Moeilijker naarmate je meer goed hebt
ui-level-easy = Makkelijk
ui-level-medium = Gemiddeld
ui-level-hard = Moeilijk
ui-topics = Onderwerpen
ui-all-topics = Alle onderwerpen
ui-seats = Stoelen
ui-settings = Instellingen
ui-loading = De volgende hand wordt gedeeld…
ui-close = Sluiten
ui-game-and-stakes = { $game } { $small }/{ $big }

## Vragen

kind-awards = Uitbetaling
kind-bring-in = Bring-in
kind-first-to-act = Als eerste aan de beurt
kind-next-to-act = Volgende aan de beurt
kind-options = Toegestane acties
kind-pot-count = Grootte van de pot
kind-pots = Potten
kind-rulebook-lens = Reglementen vergeleken
kind-seventh-street = Seventh street
kind-show-order = Volgorde van tonen
kind-irregularity = Onregelmatigheden
kind-winners = Showdown
kind-whole-hand = Een hele hand
kind-whole-hand-about = Stap voor stap, van de bring-in tot de laatste chip. Komt alleen als je dit kiest.

ask-bring-in = Wie betaalt de bring-in?
ask-first-to-act = Wie is als eerste aan de beurt?
ask-options = Wat mag stoel { $seat } doen?
ask-winners =
    { $game ->
        [stud] Wie wint?
        [stud8] Wie wint high en wie wint low?
       *[razz] Wie wint met de beste low?
    }

ui-players =
    { $players ->
        [2] twee spelers
        [3] drie spelers
        [4] vier spelers
        [5] vijf spelers
        [6] zes spelers
        [7] zeven spelers
        [8] acht spelers
        [9] negen spelers
        [one] { $players } speler
       *[other] { $players } spelers
    }
ui-street-and-players = { $street } · { $players }
ui-street-and-action = { $street } · { $action }

ui-hint-tap = Tik op een stoel.
ui-hint-click = Klik op een stoel of druk op { $first }–{ $last }.
ui-hint-seats = Kies elke stoel die wint: één of meer.
ui-hint-options = Kies alles wat de stoel mag doen.
ui-choose-high = Kies wie high wint.
ui-choose-low = Kies wie low wint.
ui-nobody-low = Niemand heeft een low
ui-nobody = Niemand
ui-keyboard-help = Cijfertoetsen kiezen een stoel of een actie. Enter controleert je antwoord en gaat verder, met de pijltjestoetsen loop je door de uitleg.

ui-check-answer = Antwoord controleren
ui-next = Volgende
ui-step-back = Stap terug
ui-step-on = Stap verder
ui-share = Delen
ui-copy-link = Link kopiëren
ui-copied = Gekopieerd
ui-lesson = Les
ui-read-lesson = Lees de les

## De tafel

ui-you-deal = jij deelt
ui-pot = pot { $amount }
ui-limits = ante { $ante } · bring-in { $bring_in } · { $small }/{ $big }
ui-limits-ante-only = ante { $ante } · { $small }/{ $big }
ui-table = tafel
ui-answer = antwoord
ui-explanation = uitleg
ui-table-as-text = De tafel als tekst
ui-common-card = gemeenschappelijke kaart { CARD($card) }

ui-face-down =
    { $n ->
        [1] één dichte kaart
        [one] { $n } dichte kaart
       *[other] { $n } dichte kaarten
    }
ui-seat-name =
    { $down ->
        [0] { $up ->
            [0] Stoel { $seat }, geen kaarten
           *[other] Stoel { $seat }, open: { CARDS($up) }
        }
        [1] { $up ->
            [0] Stoel { $seat }, één dichte kaart
           *[other] Stoel { $seat }, één dichte kaart, open: { CARDS($up) }
        }
        [2] { $up ->
            [0] Stoel { $seat }, twee dichte kaarten
           *[other] Stoel { $seat }, twee dichte kaarten, open: { CARDS($up) }
        }
        [3] { $up ->
            [0] Stoel { $seat }, drie dichte kaarten
           *[other] Stoel { $seat }, drie dichte kaarten, open: { CARDS($up) }
        }
       *[other] { $up ->
            [0] Stoel { $seat }, { $down } dichte kaarten
           *[other] Stoel { $seat }, { $down } dichte kaarten, open: { CARDS($up) }
        }
    }
ui-seat-name-with-note = { $name }, { $note }
ui-seat-number = Stoel { $seat }

seat-note-brings-in = betaalt de bring-in
seat-note-brings-in-for = bring-in { $amount }
seat-note-your-answer = jouw antwoord
seat-note-acts-first = als eerste
seat-note-to-act = aan de beurt
seat-note-folded = gefold
seat-note-folds = foldt
seat-note-all-in = all-in
seat-note-away = afwezig
seat-note-checks = checkt
seat-note-bets = bet { $amount }
seat-note-calls = callt { $amount }
seat-note-raises = raise naar { $amount }
seat-note-completes = complete naar { $amount }
seat-note-wins = wint
seat-note-wins-high = wint high
seat-note-wins-low = wint low
seat-note-wins-high-and-low = wint high en low

seat-did-brings-in = stoel { $seat } betaalt { $amount } als bring-in
seat-did-folds = stoel { $seat } foldt
seat-did-checks = stoel { $seat } checkt
seat-did-bets = stoel { $seat } bet { $amount }
seat-did-calls = stoel { $seat } callt { $amount }
seat-did-raises = stoel { $seat }: raise naar { $amount }
seat-did-completes = stoel { $seat }: complete naar { $amount }

## De knoppen

option-fold = Folden
option-check = Checken
option-call = { $amount } callen
option-bring-in = Bring-in { $amount } betalen
option-complete = Completen naar { $amount }
option-bet = { $amount } betten
option-raise = Raisen naar { $amount }
option-bring-in-range = Bring-in { $min }–{ $max } betalen
option-complete-range = Completen naar { $min }–{ $max }
option-bet-range = { $min } tot en met { $max } betten
option-raise-range = Raisen naar { $min }–{ $max }
option-all-in = { $option } (all-in)

## Na het antwoord

verdict-right = Goed.
verdict-bring-in = Stoel { $right } betaalt de bring-in, niet stoel { $given }.
verdict-bring-in-nobody = Niemand hoeft de bring-in te betalen.
verdict-first-to-act = Stoel { $right } is als eerste aan de beurt, niet stoel { $given }.
verdict-first-to-act-nobody = Niemand is aan de beurt: het inzetten is voorbij.
verdict-options = Goed zou zijn: { LIST($options) }.
verdict-winners =
    { $seats ->
        [one] Stoel { SEATS($seats) } wint.
       *[other] De stoelen { SEATS($seats) } zijn gelijk en delen de pot.
    }
verdict-winners-high-low =
    { $low ->
        [0] { $high ->
            [one] Stoel { SEATS($high) } wint alles: er is geen low.
           *[other] De stoelen { SEATS($high) } hebben dezelfde high-hand en delen de pot: er is geen low.
        }
       *[other] High: { SEATS($high, each: "stoel") }. Low: { SEATS($low, each: "stoel") }.
    }

wrong-rule = Verkeerde regel: { $rule }
wrong-rule-none = Geen bekende regel leidt tot dit antwoord.
wrong-rule-again =
    { $times ->
        [2] Verkeerde regel: { $rule } · voor de tweede keer
        [3] Verkeerde regel: { $rule } · voor de derde keer
       *[other] Verkeerde regel: { $rule } · { $times } keer
    }

rulebooks-same = Hetzelfde: { LIST($rulebooks) }
rulebooks-differ-seat = Anders ({ $rulebook }): stoel { $seat }
rulebooks-differ = Anders ({ $rulebook }): { $answer }
rulebooks-right-elsewhere = In een ander reglement ({ $rulebook }) is je antwoord goed, hier niet.
