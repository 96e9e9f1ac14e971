## Rammen

ui-app-name = Stud tutor
ui-practice = Øv dig
ui-learn = Lær
ui-progress = Fremskridt
ui-language = Sprog
ui-rulebook = Regelsæt
ui-game = Spil
ui-level = Sværhedsgrad
ui-level-automatic = Automatisk
ui-level-automatic-about = Bliver sværere, jo flere rigtige svar du har
ui-level-easy = Let
ui-level-medium = Middel
ui-level-hard = Svær
ui-topics = Emner
ui-all-topics = Alle emner
ui-seats = Pladser
ui-settings = Indstillinger
ui-loading = Den næste hånd gives …
ui-close = Luk
ui-game-and-stakes = { $game } { $small }/{ $big }

## Spørgsmål

kind-awards = Udbetaling
kind-bring-in = Bring-in
kind-first-to-act = Først til at handle
kind-next-to-act = Næste til at handle
kind-options = Tilladte handlinger
kind-pot-count = Pottens størrelse
kind-pots = Potter
kind-rulebook-lens = Sammenligning af regelsæt
kind-seventh-street = Seventh street
kind-show-order = Rækkefølge ved showdown
kind-irregularity = Uregelmæssigheder
kind-winners = Showdown
kind-whole-hand = En hel hånd
kind-whole-hand-about = Trin for trin, fra bring-in til den sidste chip. Kommer kun, når du vælger den.

ask-bring-in = Hvem betaler bring-in?
ask-first-to-act = Hvem er først til at handle?
ask-options = Hvad må plads { $seat } gøre?
ask-winners =
    { $game ->
        [stud] Hvem vinder?
        [stud8] Hvem vinder high, og hvem vinder low?
       *[razz] Hvem vinder med den bedste low?
    }

ui-players =
    { $players ->
        [2] to spillere
        [3] tre spillere
        [4] fire spillere
        [5] fem spillere
        [6] seks spillere
        [7] syv spillere
        [8] otte spillere
        [9] ni spillere
        [one] { $players } spiller
       *[other] { $players } spillere
    }
ui-street-and-players = { $street } · { $players }
ui-street-and-action = { $street } · { $action }

ui-hint-tap = Tryk på en plads.
ui-hint-click = Klik på en plads, eller tast { $first }–{ $last }.
ui-hint-seats = Vælg hver plads, der vinder: én eller flere.
ui-hint-options = Vælg alt, hvad pladsen må gøre.
ui-choose-high = Vælg, hvem der vinder high.
ui-choose-low = Vælg, hvem der vinder low.
ui-nobody-low = Ingen har en low
ui-nobody = Ingen
ui-keyboard-help = Taltasterne vælger en plads eller en handling. Enter tjekker dit svar og går videre, piletasterne går gennem forklaringen.

ui-check-answer = Tjek mit svar
ui-next = Næste
ui-step-back = Et trin tilbage
ui-step-on = Et trin frem
ui-share = Del
ui-copy-link = Kopiér link
ui-copied = Kopieret
ui-lesson = Lektion
ui-read-lesson = Læs lektionen

## Bordet

ui-you-deal = du giver
ui-pot = pot { $amount }
ui-limits = ante { $ante } · bring-in { $bring_in } · { $small }/{ $big }
ui-limits-ante-only = ante { $ante } · { $small }/{ $big }
ui-table = bord
ui-answer = svar
ui-explanation = forklaring
ui-table-as-text = Bordet som tekst
ui-common-card = fælleskort { CARD($card) }

ui-face-down =
    { $n ->
        [1] ét lukket kort
        [one] { $n } lukket kort
       *[other] { $n } lukkede kort
    }
ui-seat-name =
    { $down ->
        [0] { $up ->
            [0] Plads { $seat }, ingen kort
           *[other] Plads { $seat }, viser { CARDS($up) }
        }
        [1] { $up ->
            [0] Plads { $seat }, ét lukket kort
           *[other] Plads { $seat }, ét lukket kort, viser { CARDS($up) }
        }
        [2] { $up ->
            [0] Plads { $seat }, to lukkede kort
           *[other] Plads { $seat }, to lukkede kort, viser { CARDS($up) }
        }
        [3] { $up ->
            [0] Plads { $seat }, tre lukkede kort
           *[other] Plads { $seat }, tre lukkede kort, viser { CARDS($up) }
        }
       *[other] { $up ->
            [0] Plads { $seat }, { $down } lukkede kort
           *[other] Plads { $seat }, { $down } lukkede kort, viser { CARDS($up) }
        }
    }
ui-seat-name-with-note = { $name }, { $note }
ui-seat-number = Plads { $seat }

seat-note-brings-in = betaler bring-in
seat-note-brings-in-for = bring-in { $amount }
seat-note-your-answer = dit svar
seat-note-acts-first = handler først
seat-note-to-act = skal handle
seat-note-folded = foldet
seat-note-folds = folder
seat-note-all-in = all-in
seat-note-away = fraværende
seat-note-checks = checker
seat-note-bets = better { $amount }
seat-note-calls = kalder { $amount }
seat-note-raises = raiser til { $amount }
seat-note-completes = completer til { $amount }
seat-note-wins = vinder
seat-note-wins-high = vinder high
seat-note-wins-low = vinder low
seat-note-wins-high-and-low = vinder high og low

seat-did-brings-in = plads { $seat } betaler { $amount } i bring-in
seat-did-folds = plads { $seat } folder
seat-did-checks = plads { $seat } checker
seat-did-bets = plads { $seat } better { $amount }
seat-did-calls = plads { $seat } kalder { $amount }
seat-did-raises = plads { $seat } raiser til { $amount }
seat-did-completes = plads { $seat } completer til { $amount }

## Knapperne

option-fold = Fold
option-check = Check
option-call = Kald { $amount }
option-bring-in = Betal bring-in { $amount }
option-complete = Complete til { $amount }
option-bet = Bet { $amount }
option-raise = Raise til { $amount }
option-bring-in-range = Betal bring-in { $min }–{ $max }
option-complete-range = Complete til { $min }–{ $max }
option-bet-range = Bet { $min } til { $max }
option-raise-range = Raise til { $min }–{ $max }
option-all-in = { $option } (all-in)

## Efter svaret

verdict-right = Rigtigt.
verdict-bring-in = Plads { $right } betaler bring-in, ikke plads { $given }.
verdict-bring-in-nobody = Ingen skal betale bring-in.
verdict-first-to-act = Plads { $right } er først til at handle, ikke plads { $given }.
verdict-first-to-act-nobody = Ingen skal handle: Der bettes ikke mere.
verdict-options = Det rigtige ville være: { LIST($options) }.
verdict-winners =
    { $seats ->
        [one] Plads { SEATS($seats) } vinder.
       *[other] Plads { SEATS($seats) } står lige og deler potten.
    }
verdict-winners-high-low =
    { $low ->
        [0] { $high ->
            [one] Plads { SEATS($high) } vinder det hele: Der er ingen low.
           *[other] Plads { SEATS($high) } har samme high-hånd og deler potten: Der er ingen low.
        }
       *[other] High: plads { SEATS($high) }. Low: plads { SEATS($low) }.
    }

wrong-rule = Forkert regel: { $rule }
wrong-rule-none = Ingen kendt regel fører til dette svar.
wrong-rule-again =
    { $times ->
        [2] Forkert regel: { $rule } · for anden gang
        [3] Forkert regel: { $rule } · for tredje gang
        [one] Forkert regel: { $rule } · { $times } gang
       *[other] Forkert regel: { $rule } · { $times } gange
    }

rulebooks-same = Det samme: { LIST($rulebooks) }
rulebooks-differ-seat = Anderledes ({ $rulebook }): plads { $seat }
rulebooks-differ = Anderledes ({ $rulebook }): { $answer }
rulebooks-right-elsewhere = I et andet regelsæt ({ $rulebook }) er dit svar rigtigt, men ikke her.
