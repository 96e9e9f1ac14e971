# Whose turn it is, and why. Steps name what was done, then the rule; notes end "Your answer would be right if …".

next-to-act-prompt = Whose turn is it now?
# A button beside the seats.
next-to-act-nobody = Nobody: the round is over

next-to-act-verdict = It is seat { $seat }’s turn.
next-to-act-verdict-closed = Nobody is to act: the betting round is over.
next-to-act-verdict-one-left = Seat { $seat } is the only one left and wins the pot.

next-to-act-step-brings-in = Nobody has put anything in yet, so third street begins with the bring-in. Seat { $seat } opens.
next-to-act-step-opens = Nobody has acted on this street yet. By its board, seat { $seat } opens.
next-to-act-step-last = Seat { $last } acted last. The action passes on clockwise.
next-to-act-step-passed-folded =
    { $seats ->
        [one] Seat { SEATS($seats) } has folded and is passed over.
       *[other] Seats { SEATS($seats) } have folded and are passed over.
    }
next-to-act-step-passed-all-in =
    { $seats ->
        [one] Seat { SEATS($seats) } is all-in and has nothing left to bet, so it is passed over.
       *[other] Seats { SEATS($seats) } are all-in and have nothing left to bet, so they are passed over.
    }
next-to-act-step-passed-over =
    { $seats ->
        [one] Seat { SEATS($seats) } has nothing to decide and is passed over.
       *[other] Seats { SEATS($seats) } have nothing to decide and are passed over.
    }
next-to-act-step-owes = Seat { $seat } still has { $owed } to call.
next-to-act-step-owes-again = Seat { $seat } has acted before, but since then seat { $by } has bet or raised. There is still { $owed } to call.
next-to-act-step-bring-in-owes = Seat { $seat } has only brought it in for { $put }. That does not settle it: there is still { $owed } to call.
next-to-act-step-short-owes = Seat { $seat } has acted before, and the all-in of seat { $by } is too small to be a raise. It has to be called all the same: { $owed } more.
next-to-act-step-not-acted = Seat { $seat } owes nothing, but has not acted yet in this round.
next-to-act-step-no-betting = Fewer than two players have chips left, so there is no betting.
next-to-act-step-one-left = One seat is left. The hand is over without a showdown.
next-to-act-step-matched = Every seat still in has acted and has matched { $amount }, or is all-in. That closes the round.
next-to-act-step-checked = Every seat still in has checked. That closes the round.
next-to-act-step-no-opponent = Only seat { $seat } has chips left. Nobody could call a bet, so there is nothing left to decide.
next-to-act-step-own-wager = Seat { $seat } made the last bet or raise, and nobody has raised since. Its turn does not come again.
next-to-act-step-no-option = With the bring-in, seat { $seat } has had its turn. It is no blind: when everybody just calls, seat { $seat } may not raise.

# Why it is not another seat’s turn: a list, a line for each seat.
next-to-act-other-folded = Seat { $seat } has folded.
next-to-act-other-all-in = Seat { $seat } is all-in and has nothing left to bet.
next-to-act-other-after = Seat { $seat } still has to act, but after seat { $turn }.
next-to-act-other-no-opponent = Seat { $seat } has chips left, but nobody to bet against.
next-to-act-other-own-wager = Seat { $seat } made the last bet or raise, and nobody has raised since.
next-to-act-other-no-option = Seat { $seat } has had its turn with the bring-in.
next-to-act-other-done = Seat { $seat } has acted, and nobody has bet or raised since.

next-to-act-wrong-all-in-acts = if a player without chips still had to act
next-to-act-wrong-folded-acts = if a player who has folded were asked again
next-to-act-wrong-short-all-in-is-free = if an all-in of less than a full raise did not have to be called
next-to-act-wrong-last-with-chips = if a player could bet with nobody left to call
next-to-act-wrong-bring-in-has-option = if the bring-in could still raise after everybody has just called, like a blind
next-to-act-wrong-opener-again = if the first player could still bet after everybody has checked
next-to-act-wrong-aggressor-again = if the last player to bet or raise had the last word
next-to-act-wrong-bring-in-is-done = if the bring-in settled everything for the player who paid it
next-to-act-wrong-check-is-final = if a player who has checked could not come back in
next-to-act-wrong-raised-one-answers = if the player who was raised had to answer first
next-to-act-wrong-opener-first = if after a bet or raise it began again with the player who opened
next-to-act-wrong-once-each = if a round were over once everybody has had one turn
next-to-act-wrong-ends-at-dealer = if a round ended at the dealer
next-to-act-wrong-cards-decide = if the upcards decided every turn and not only who opens
next-to-act-wrong-anticlockwise = if the turn passed anticlockwise
next-to-act-wrong-dealing-order = if the player nearest to the dealer’s left always came first
next-to-act-wrong-goes-on = if the round went on although nobody has anything left to answer
next-to-act-wrong-done-already = if a player who has acted and owes nothing had another turn at once
next-to-act-wrong-passed-over = if a player who still has to act could be passed over
next-to-act-wrong-over-early = if a round could end while somebody still has to act

# The situations, for lists.
class-next-to-act-next = The next seat clockwise
class-next-to-act-folded-skipped = A folded seat in between
class-next-to-act-checked = Everybody has checked
class-next-to-act-called = Everybody has called
class-next-to-act-bring-in-called = The bring-in has only been called
class-next-to-act-bring-in-completed = Back to the bring-in
class-next-to-act-raised = Back after a raise
class-next-to-act-bet-after-check = A bet after a check
class-next-to-act-all-in-skipped = An all-in seat in between
class-next-to-act-short-all-in = An all-in too small to be a raise
class-next-to-act-one-with-chips = Only one player has chips left

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
next-to-act-hint-next = The turn goes clockwise. Who acted last, and who is next with chips?
next-to-act-hint-folded-skipped = The turn goes clockwise. Which seats are still in the hand?
next-to-act-hint-checked = A round without a bet ends once everybody has had a turn. Has everybody?
next-to-act-hint-called = A round ends once everybody has acted and put in the same. Compare what the seats have put in.
next-to-act-hint-bring-in-called = Everybody has called the bring-in. Does whoever posted it have another turn?
next-to-act-hint-bring-in-completed = The bet has grown since the bring-in. Who still owes something?
next-to-act-hint-raised = A raise has to be answered by those who acted before it. Who still owes something?
next-to-act-hint-bet-after-check = A check is no fold. Does somebody who has checked have to answer a bet?
next-to-act-hint-all-in-skipped = Whoever has no chips left has no turn. Who comes then, going clockwise?
next-to-act-hint-short-all-in = An all-in may be too small for a raise, and still cost something. Who has not matched it?
next-to-act-hint-one-with-chips = Betting takes two players with chips. Does anybody still owe something?
