# Whose turn it is, and why.
next-to-act-verdict = It is seat { $seat }’s turn.
next-to-act-verdict-closed = Nobody is to act: the betting round is over.
next-to-act-verdict-one-left = Seat { $seat } is the only one left and wins the pot.

next-to-act-step-brings-in = Nobody has put anything in yet, so third street begins with the bring-in. Seat { $seat } opens.
next-to-act-step-opens = Nobody has acted on this street yet. By its board, seat { $seat } opens.
next-to-act-step-last = Seat { $last } acted last. The action passes on clockwise.
next-to-act-step-passed-over =
    { $seats ->
        [one] Seat { SEATS($seats) } is passed over: folded, all-in or nothing left to decide.
       *[other] Seats { SEATS($seats) } are passed over: folded, all-in or nothing left to decide.
    }
next-to-act-step-owes = Seat { $seat } still has { $owed } to call.
next-to-act-step-not-acted = Seat { $seat } owes nothing, but has not acted yet in this round.
next-to-act-step-no-betting = Fewer than two players have chips left, so there is no betting.
next-to-act-step-one-left = One seat is left. The hand is over without a showdown.
next-to-act-step-matched = Every seat still in has acted and has matched { $amount }, or is all-in. That closes the round.
next-to-act-step-checked = Every seat still in has checked. That closes the round.
