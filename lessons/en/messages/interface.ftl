## The frame

ui-app-name = Stud tutor
ui-practice = Practice
ui-learn = Learn
ui-progress = Progress
ui-language = Language
ui-rulebook = Rulebook
ui-game = Game
ui-level = Difficulty
ui-level-automatic = Automatic
ui-level-automatic-about = Harder as your right answers add up
ui-level-easy = Easy
ui-level-medium = Medium
ui-level-hard = Hard
ui-topics = Topics
ui-all-topics = All topics
ui-seats = Seats
ui-settings = Settings
ui-loading = Dealing the next hand…
ui-close = Close
ui-game-and-stakes = { $game } { $small }/{ $big }

## Questions

# Short names of the kinds of question, for lists and charts.
kind-awards = Payouts
kind-bring-in = Bring-in
kind-first-to-act = First to act
kind-next-to-act = Next to act
kind-options = Legal actions
kind-pot-count = Size of the pot
kind-pots = Pots
kind-rulebook-lens = Rulebooks compared
kind-seventh-street = Seventh street
kind-show-order = Who shows when
kind-irregularity = Irregularities
kind-winners = Showdown
kind-whole-hand = A whole hand
# Below its name in the menu of topics.
kind-whole-hand-about = Step by step, from the bring-in to the last chip. It comes only when you choose it.

# The questions themselves.
ask-bring-in = Who brings it in?
ask-first-to-act = Who acts first?
ask-options = What may seat { $seat } do?
ask-winners =
    { $game ->
        [stud] Who wins?
        [stud8] Who wins high and low?
       *[razz] Who wins with the best low?
    }

ui-players =
    { $players ->
        [2] two players
        [3] three players
        [4] four players
        [5] five players
        [6] six players
        [7] seven players
        [8] eight players
        [9] nine players
        [one] { $players } player
       *[other] { $players } players
    }
# $street and $players are other messages, such as "Third street" and "eight players".
ui-street-and-players = { $street } · { $players }
# $action is one of the seat-did messages, such as "seat 3 bets 5".
ui-street-and-action = { $street } · { $action }

ui-hint-tap = Tap a seat.
ui-hint-click = Click a seat, or press { $first }–{ $last }.
ui-hint-seats = Choose every seat that wins: one or several.
ui-hint-options = Choose every action the seat may take.
ui-choose-high = Choose who wins high.
ui-choose-low = Choose who wins low.
ui-nobody-low = Nobody has a low
ui-nobody = Nobody
ui-keyboard-help = Number keys choose a seat or an action, Enter checks your answer and goes on, the arrow keys step through the explanation.

ui-check-answer = Check my answer
ui-next = Next
ui-step-back = Step back
ui-step-on = Step on
ui-share = Share
ui-copy-link = Copy link
ui-copied = Copied
ui-lesson = Lesson
ui-read-lesson = Read the lesson

## The table

ui-you-deal = you deal
ui-pot = pot { $amount }
ui-limits = ante { $ante } · bring-in { $bring_in } · { $small }/{ $big }
ui-limits-ante-only = ante { $ante } · { $small }/{ $big }
ui-table = table
ui-answer = answer
ui-explanation = explanation
ui-table-as-text = The table as text
ui-common-card = common card { CARD($card) }

# The card and the state of a seat in words, for those who hear the table. $up holds the upcards.
ui-face-down =
    { $n ->
        [1] one card face down
        [one] { $n } card face down
       *[other] { $n } cards face down
    }
ui-seat-name =
    { $down ->
        [0] { $up ->
            [0] Seat { $seat }, no cards
           *[other] Seat { $seat }, shows { CARDS($up) }
        }
        [1] { $up ->
            [0] Seat { $seat }, one card face down
           *[other] Seat { $seat }, one card face down, shows { CARDS($up) }
        }
        [2] { $up ->
            [0] Seat { $seat }, two cards face down
           *[other] Seat { $seat }, two cards face down, shows { CARDS($up) }
        }
        [3] { $up ->
            [0] Seat { $seat }, three cards face down
           *[other] Seat { $seat }, three cards face down, shows { CARDS($up) }
        }
       *[other] { $up ->
            [0] Seat { $seat }, { $down } cards face down
           *[other] Seat { $seat }, { $down } cards face down, shows { CARDS($up) }
        }
    }
# $name is the message above, $note one of the seat notes below.
ui-seat-name-with-note = { $name }, { $note }
ui-seat-number = Seat { $seat }

# The corner of a seat: what it did or what is true of it. Very little room.
seat-note-brings-in = brings it in
seat-note-brings-in-for = brings in { $amount }
seat-note-your-answer = your answer
seat-note-acts-first = acts first
seat-note-to-act = to act
seat-note-folded = folded
seat-note-folds = folds
seat-note-all-in = all-in
seat-note-away = away
seat-note-checks = checks
seat-note-bets = bets { $amount }
seat-note-calls = calls { $amount }
seat-note-raises = raises to { $amount }
seat-note-completes = completes to { $amount }
seat-note-wins = wins
seat-note-wins-high = wins high
seat-note-wins-low = wins low
seat-note-wins-high-and-low = wins high and low

# The last action, as a heading.
seat-did-brings-in = seat { $seat } brings in { $amount }
seat-did-folds = seat { $seat } folds
seat-did-checks = seat { $seat } checks
seat-did-bets = seat { $seat } bets { $amount }
seat-did-calls = seat { $seat } calls { $amount }
seat-did-raises = seat { $seat } raises to { $amount }
seat-did-completes = seat { $seat } completes to { $amount }

## The buttons of a player

option-fold = Fold
option-check = Check
option-call = Call { $amount }
option-bring-in = Bring in { $amount }
option-complete = Complete to { $amount }
option-bet = Bet { $amount }
option-raise = Raise to { $amount }
option-bring-in-range = Bring in { $min }–{ $max }
option-complete-range = Complete to { $min }–{ $max }
option-bet-range = Bet { $min } to { $max }
option-raise-range = Raise to { $min }–{ $max }
option-all-in = { $option } (all-in)

## After the answer

verdict-right = Right.
verdict-bring-in = Seat { $right } brings it in, not seat { $given }.
verdict-bring-in-nobody = Nobody has to bring it in.
verdict-first-to-act = Seat { $right } acts first, not seat { $given }.
verdict-first-to-act-nobody = Nobody can act: the betting is over.
verdict-options = Right would be: { LIST($options) }.
verdict-winners =
    { $seats ->
        [one] Seat { SEATS($seats) } wins.
       *[other] Seats { SEATS($seats) } tie and share the pot.
    }
verdict-winners-high-low =
    { $low ->
        [0] { $high ->
            [one] Seat { SEATS($high) } wins it all: there is no low.
           *[other] Seats { SEATS($high) } tie for high and share the pot: there is no low.
        }
        [one] { $high ->
            [one] High: seat { SEATS($high) }. Low: seat { SEATS($low) }.
           *[other] High: seats { SEATS($high) }. Low: seat { SEATS($low) }.
        }
       *[other] { $high ->
            [one] High: seat { SEATS($high) }. Low: seats { SEATS($low) }.
           *[other] High: seats { SEATS($high) }. Low: seats { SEATS($low) }.
        }
    }

wrong-rule = Wrong rule: { $rule }
wrong-rule-none = No known rule leads to this answer.
wrong-rule-again =
    { $times ->
        [2] Wrong rule: { $rule } · second time
        [3] Wrong rule: { $rule } · third time
        [one] Wrong rule: { $rule } · { $times } time
       *[other] Wrong rule: { $rule } · { $times } times
    }

rulebooks-same = Same under: { LIST($rulebooks) }
rulebooks-differ-seat = Different under { $rulebook }: seat { $seat }
rulebooks-differ = Different under { $rulebook }: { $answer }
rulebooks-right-elsewhere = Your answer is right under { $rulebook }, but not here.
