# Who shows first, and in which order.
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
