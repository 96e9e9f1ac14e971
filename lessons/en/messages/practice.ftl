# What the practice screen says beside the interface's own messages.

# $subtitle is "Third street · eight players"; the rest matters to a tournament's limit on raises.
ask-event =
    { $players ->
        [2] { $subtitle } · last two players of the event
       *[other] { $subtitle } · { $players } players left in the event
    }

# The first line of the table as text: "pot 8" and "ante 1 · bring-in 2 · 5/10".
table-amounts = { $pot } · { $stakes }

# What a seat has left, where it is not enough for every bet. Very little room.
seat-stack = { $amount } left
# The chips a seat has put in on this street: beside its cards, and in words.
seat-chips = { $amount }
seat-in-front = { $amount } in front

# Names the row of acts under the table, such as "3 brings in 5", "4 folds".
table-acts = This street so far

# How to choose with a mouse or a keyboard.
hint-options-keys = Click every action that is allowed, or press its number. Enter checks your answer.
hint-seats-keys = Click every seat that wins, or press its number. Enter checks your answer.
hint-sides-keys = Click High or Low at each seat that wins it, or press the seat’s number: once for high, twice for low, three times for both. Enter checks your answer.
# Over the button that checks the answer, while there is more to choose from below it. Very little room.
more-below = more below

# The two sides of a pot, on buttons.
side-high = High
side-low = Low

# An answer in few words, after a colon.
answer-seat = seat { $seat }
answer-options = { LIST($options) }
answer-winners =
    { $seats ->
        [0] nobody
        [one] seat { SEATS($seats) }
       *[other] seats { SEATS($seats) }
    }
answer-high-low = high { SEATS($high) }, low { SEATS($low) }

# The answer part by part, each with its mark. $side is "High" or "Low".
your-answer = Your answer
answer-side = { $side }: seat { $seat }
answer-mark =
    { $mark ->
        [right] right
        [missed] left out
       *[other] wrong
    }

# The corner of the right seat after the answer, by the kind of question. Very little room.
answer-note =
    { $kind ->
        [bring_in] brings it in
        [first_to_act] acts first
        [next_to_act] is next
       *[other] right
    }

# $verdict is a whole sentence, such as "Seat 4 brings it in."
verdict-right-with = Right. { $verdict }

# What was wrong in a choice of actions. $options are button labels, such as "Fold" and "Raise to 10".
bill-missing = Also allowed: { LIST($options) }
bill-extra = Not allowed: { LIST($options) }

rulebooks-unsettled = Not settled under { LIST($rulebooks) }

# What the remark beside a source means: read, from memory, the page is silent.
source-help = About these sources
source-meaning =
    { $mark ->
        [read] The text of this rule was read, and the answer follows it.
        [memory] This rule was written down from memory. Its text was not at hand and may differ.
       *[other] The text does not say. The answer follows the usual practice.
    }

# The state of the records.
save-again = Save my answer again

# Nothing has come back from the server: over the card, until it is there again.
connection-answer = Waiting for the connection. Your answer is kept.
connection-next = Waiting for the connection.

# $note is a clause: "if the ace counted as low for the bring-in". See the notes of each kind of question.
why-right-if = Your answer would be right { $note }.
wrong-rule-line = … { $note }

# Under a wrong answer: the smallest change of the hand under which it would be right, and two buttons that show that hand
# on the table and go back.
near-card = The smallest change: with { CARD($becomes) } instead of { CARD($card) } at seat { $seat }, your answer would be right.
near-fold = The smallest change: if seat { $seat } had folded, your answer would be right.
near-show = Show it on the table
near-back = Back to the hand as dealt

# Under a right answer: a link to the same hand with one card changed, so that another answer is right; and what stands
# above that question.
twin-link = Change one card: what now?
twin-line = One card is different: { CARD($becomes) } instead of { CARD($card) } at seat { $seat }.

# A button that saves the question, the answer and the reasons as a file; what it says then; the file's last line.
report-label = I think this is wrong
report-told = Saved as a file. Write your reason into it and give it to whoever runs this tutor.
report-ask = What I think is wrong:

# Over the list that says of each other seat what decides against it.
others-title = Why no other seat?
others-title-lines = Why nothing is wrong with the other lines
others-title-options = Why nothing else is allowed

# The menu with the three screens, on its button too.
ui-pages = Menu

# The situations of each kind of question, for lists.
class-bring-in-rank = No equal cards
class-bring-in-ace = With an ace on the table
class-bring-in-suit = Two cards tied
class-bring-in-suit-many = Three or more cards tied
class-bring-in-all-in = The bring-in card is all-in
class-bring-in-absent = The player with the bring-in card is away
