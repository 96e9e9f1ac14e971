# The ways to answer a question: what the screen says to each, and the answers in few words.

# How to answer: with a finger; then with a mouse or a keyboard.
form-nobody-key = Click a seat or press { $first }–{ $last }; 0 for nobody.
form-order-tap = Tap the seats one after the other.
form-order-keys = Click the seats one after the other, or press their numbers. Backspace takes one back, Enter checks your answer.
form-rank-tap = Tap the seats from the best down.
form-rank-keys = Click the seats from the best down, or press their numbers; t ties one with the one before. Enter checks your answer.
form-amount-keys = Type the chips. Enter checks your answer.
form-cards-tap = Tap the cards.
form-cards-keys = Click the cards, or press 1–{ $last }. Enter checks your answer.
form-choice-keys = Click your answer, or press its number. Enter checks it.
form-choice-several-keys = Click everything that holds, or press its number. Enter checks your answer.
form-line-tap = Tap the line. Each line counts as it stands for those after it.
form-line-keys = Press the line’s number, then the letter of what is wrong. Each line counts as it stands for those after it.

# What is still lacking, on the button that checks the answer. Little room.
form-order-missing = Place every seat.
form-amount-missing = Type how many chips.
form-chips-missing = Give a seat its chips.
form-pots-missing = Give each pot its chips and its seats.
form-cards-missing =
    { $count ->
        [one] Pick { $count } card.
       *[other] Pick { $count } cards.
    }
form-choice-missing = Choose one.
form-choice-several-missing = Choose at least one.
form-line-missing = Choose the line.
form-line-fault-missing = Say what is wrong.

# Buttons and names of fields.
form-tie = Tied with the one before
form-take-back = Take back
form-at-once = All show at once
form-chips = Chips
form-chips-seat = Chips for seat { $seat }
form-chips-total = To divide
form-pots-main = Main pot
form-pots-side = Side pot { $number }
form-pots-add = Add a side pot
form-pots-remove = Remove the last side pot
form-pots-who = Who can win it
form-pots-returned = Goes back to
form-pots-returned-chips = Chips that go back
# $number stands for what the learner typed, written as the language writes numbers.
form-amount-understood = Understood: { $number }
form-amount-unreadable = That is no whole number of chips.
form-chips-left = Still to divide: { $number }
form-chips-over = Too much by { $number }
form-lines = The lines of the hand
# $number stands for the line that was chosen.
form-line-what = What is wrong with line { $number }?
# $act is one of the seat-did messages, such as "seat 3 raises to 20".
form-line-name = Line { $number }: { $act }

# Answers in few words, after a colon.
answer-order = seats { SEATS($seats) }, in this order
answer-nobody = nobody
answer-at-once = all at once
answer-rank = { LIST($places) }
answer-rank-place =
    { $seats ->
        [one] seat { SEATS($seats) }
       *[other] seats { SEATS($seats) } tied
    }
answer-amount = { $amount }
answer-chips = { LIST($seats) }
answer-chips-seat = { $amount } to seat { $seat }
answer-pots = { LIST($pots) }
answer-pot =
    { $seats ->
        [one] { $amount } for seat { SEATS($seats) }
       *[other] { $amount } for seats { SEATS($seats) }
    }
answer-pot-back = { $amount } back to seat { $seat }
answer-cards = { CARDS($cards) }
answer-no-cards = none
answer-choice = { LIST($choices) }
# $fault is one of the faults of a line.
answer-line = line { $line }: { $fault }
answer-no-line = every line is allowed
answer-line-part = Line { $line }
# A part of an order: beside the seat (very little room), and a seat with its place, "Seat 4: 2".
answer-place-short = { $place }
answer-place = Seat { $seat }: { $place }

# What to type in the terminal.
cli-quiz-nobody = Seat (nothing for nobody):
cli-quiz-order = Seats, first to last (all, for all at once):
cli-quiz-rank = Seats, best to last, ties as 2=5:
cli-quiz-amount = Chips:
cli-quiz-chips = Chips, as 1:40 3:15 (seat:chips):
cli-quiz-pots = Pots, as 90:1,2,3 40:2,3 (chips:seats):
cli-quiz-returned = What goes back, as 4:20 (nothing for nothing):
cli-quiz-cards = Cards, such as As Kd 9h (nothing for none):
cli-quiz-choice = Number of the right one:
cli-quiz-choices = Numbers of all that hold:
cli-quiz-line = Number of the line:
cli-quiz-fault = Letter of what is wrong:
