# A street written out line by line; one line is not allowed. Notes end “Your answer would be right if …”.

kind-spot-violation = Spot the illegal line

spot-violation-prompt = One line is not allowed. Which one, and why not?

# What is wrong with a line: buttons, and parts of an answer.
spot-violation-fault-opener = Another seat has to open
spot-violation-fault-turn = The seat acts out of turn
spot-violation-fault-out = The seat has folded or is all-in
spot-violation-fault-check = There is a bet to call
spot-violation-fault-too-little = The amount is too small
spot-violation-fault-too-much = The amount is too large
spot-violation-fault-cap = The cap is reached
spot-violation-fault-closed = The all-in does not reopen the betting

spot-violation-verdict-opener = Line { $line } is not allowed: seat { $seat } is not the one to open.
spot-violation-verdict-turn = Line { $line } is not allowed: it is not yet seat { $seat }’s turn.
spot-violation-verdict-out = Line { $line } is not allowed: seat { $seat } has no more part in the betting.
spot-violation-verdict-check = Line { $line } is not allowed: seat { $seat } has a bet to call and may not check.
spot-violation-verdict-too-little = Line { $line } is not allowed: seat { $seat } puts in too little.
spot-violation-verdict-too-much = Line { $line } is not allowed: seat { $seat } puts in too much.
spot-violation-verdict-cap = Line { $line } is not allowed: the cap is reached, and seat { $seat } may not raise.
spot-violation-verdict-closed = Line { $line } is not allowed: seat { $seat } has already acted, and the all-in since then does not let it raise again.

# $due is a ruling: whose turn it was, or what the seat could have done.
spot-violation-step-due = What holds at line { $line }: { $due }
spot-violation-legal = Line { $line }: { $due }
# The last hint: $lines are numbers of lines, such as 1, 2 and 5.
spot-violation-guide =
    { $count ->
        [one] Nothing is wrong with this line: { LIST($lines) }.
       *[other] Nothing is wrong with these lines: { LIST($lines) }.
    }
spot-violation-line = { $line }

# Wrong rules by which another line looks illegal: what they are called where they were first met.
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

# The situations, for lists.
class-spot-violation-bring-in-seat = The wrong seat brings it in
class-spot-violation-first-seat = The wrong seat acts first
class-spot-violation-turn = Acting out of turn
class-spot-violation-folded = Acting after a fold
class-spot-violation-all-in = Acting without chips
class-spot-violation-check = A check against a bet
class-spot-violation-bring-in-size = A bring-in of the wrong amount
class-spot-violation-completion-size = A completion to the wrong amount
class-spot-violation-bet-size = A bet of the wrong amount
class-spot-violation-raise-size = A raise to the wrong amount
class-spot-violation-cap = A raise past the cap
class-spot-violation-closed = A raise after a small all-in

# The first hint after a wrong answer, by situation: what decides, never the answer.
spot-violation-hint-bring-in-seat = Cards decide who opens third street. Does the right seat open it?
spot-violation-hint-first-seat = The boards decide who acts first. Does the right seat begin?
spot-violation-hint-turn = The turn goes clockwise. Follow it line by line: is a seat passed over that still has to act?
spot-violation-hint-folded = Whoever folds is out of the hand. Note who folds, and follow the turn from line to line.
spot-violation-hint-all-in = Whoever has no chips left has no more turns. Keep count of what the short stack puts in.
spot-violation-hint-check = A check is possible only while there is nothing to call. What does each seat owe when it acts?
spot-violation-hint-bring-in-size = How much does this house allow for the bring-in?
spot-violation-hint-completion-size = The bring-in may be made a full bet. Is it part of that amount, or does the bet come on top?
spot-violation-hint-bet-size = How large is a bet on this street in this house, with these boards?
spot-violation-hint-raise-size = By how much does a raise go up on this street, and from which total?
spot-violation-hint-cap = Count the bet and the raises. How many does this house allow?
spot-violation-hint-closed = Somebody is all-in for less than a full bet or raise. Who may still raise after that in this house?
