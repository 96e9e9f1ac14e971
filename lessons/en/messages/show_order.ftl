# Who shows first, and in which order. Notes end "Your answer would be right if …".
show-order-prompt = In which order are the hands shown?
show-order-prompt-sixth = Seat { $seat } bet last on sixth street. Who shows when?

show-order-verdict = In this order: { LIST($seats) }.
show-order-verdict-at-once = All hands are turned up together.
show-order-verdict-nobody = Nobody has to show.
show-order-say = seat { $seat }

show-order-step-uncontested = Seat { $seat } is the only one left and wins without showing.
show-order-step-aggressor = Seat { $seat } was the last to bet or raise on seventh street and shows first. Earlier streets do not count.
show-order-step-opener = Nobody bet on seventh street. So seat { $seat }, who was first to act on it, shows first. Earlier streets do not count.
show-order-step-position = Nobody bet on seventh street. So the earliest seat still in shows first: seat { $seat }.
show-order-step-best-board = Nobody could bet on seventh street. Seat { $seat } would have opened it and shows first.
show-order-step-passed = Seat { $seat } has folded, so the next seat clockwise takes its place: seat { $next }.
show-order-step-clockwise = The others show clockwise from there.
show-order-step-at-once = { $seats ->
    [one] Seat { SEATS($seats) } is all-in and the betting is over. So all hands are turned up at once, and nobody waits for anybody.
   *[other] Seats { SEATS($seats) } are all-in and the betting is over. So all hands are turned up at once, and nobody waits for anybody.
}
show-order-step-pot-first = { $count ->
    [one] Somebody is all-in, so the last side pot is shown for first: { LIST($seats) }.
   *[other] Somebody is all-in, so the last side pot is shown for first, clockwise within it: { LIST($seats) }.
}
show-order-step-pot-then = Then whoever is only in the pot before that: { LIST($seats) }.
show-order-step-pot-last = Last, whoever can win only the main pot: { LIST($seats) }.

show-order-wrong-one-by-one = if one hand were shown after the other even with a player all-in
show-order-wrong-side-pot-first = if the side pot were shown for first instead of all hands at once
show-order-wrong-main-pot-first = if the main pot were shown for first
show-order-wrong-pots-ignored = if the pots made no difference to the order
show-order-wrong-all-in-first = if a player who is all-in showed first
show-order-wrong-first-bettor = if the first to bet on seventh street showed first, in spite of a raise
show-order-wrong-sixth-street-bettor = if the last player to bet on sixth street showed first
show-order-wrong-opener-always = if the first to act on seventh street always showed first
show-order-wrong-anticlockwise = if the hands were shown anticlockwise
show-order-wrong-last-to-act = if the last player to act showed first
show-order-wrong-caller-first = if the last player to bet or raise showed last
show-order-wrong-bring-in-first = if the player who brought it in showed first
show-order-wrong-first-seat-first = if the first player to the dealer’s left always showed first
show-order-wrong-by-boards = if better boards showed first
show-order-wrong-all-at-once = if all hands were always turned up at once
show-order-wrong-another-first = if another seat showed first
show-order-wrong-neighbours-exchanged = if two seats that show one after the other changed places
show-order-wrong-one-misplaced = if a single seat showed sooner or later

# The situations, for lists.
class-show-order-bet = One bet, by the first to act
class-show-order-bet-behind-checks = Checks, then a bet
class-show-order-raised = A bet and a raise
class-show-order-checked = Everybody has checked
class-show-order-sixth-street-bet = A bet on sixth street, checks on seventh
class-show-order-at-once = All at once, with a player all-in
class-show-order-side-pot = A side pot
class-show-order-side-pots = Two side pots

# First hints, after a wrong answer.
show-order-hint-bet = Somebody has bet on seventh street. Does that player show first or last, and which way does it go on?
show-order-hint-bet-behind-checks = The first to act has only checked. Who has bet since?
show-order-hint-raised = There has been a bet and a raise. Which of the two shows first?
show-order-hint-checked = Nobody has bet on seventh street. Who shows first then in this house: whoever acted first on it, or the first seat to the dealer’s left?
show-order-hint-sixth-street-bet = There was a bet on sixth street, but none on seventh. Which street counts?
show-order-hint-at-once = Somebody is all-in, and the betting is over. Do the hands come one by one in this house?
show-order-hint-side-pot = Somebody is all-in. Who can win more than the main pot, and which pot is shown for first?
show-order-hint-side-pots = Two players are all-in, for different amounts. Who can win which pot, and which pot is shown for first?
