# What lies in which pot. Pots are numbered from the main pot on; $upto and $below count what one seat has put in.
pots-verdict-one = There is one pot of { $amount }.
pots-verdict = There are several pots: { LIST($pots) }.
pots-say-main = the main pot of { $amount }
pots-say-side = side pot { $number } of { $amount }

pots-step-returned = Seat { $seat } has put in { $amount } more than anybody else. Nobody called that, so it goes back.
pots-step-one =
    { $seats ->
        [one] Only seat { SEATS($seats) } is still in, so there is only one pot.
       *[other] Seats { SEATS($seats) } are still in, and none of them has put in less than the others. So there is one pot for all of them.
    }
pots-step-main = From every seat, what it put in up to { $upto } goes into the main pot: { $amount }. It can be won by { $seats ->
    [one] seat { SEATS($seats) }.
   *[other] seats { SEATS($seats) }.
}
pots-step-side = From every seat, what it put in beyond { $below } and up to { $upto } goes into side pot { $number }: { $amount }. It can be won by { $seats ->
    [one] seat { SEATS($seats) }.
   *[other] seats { SEATS($seats) }.
}
pots-step-folded =
    { $seats ->
        [one] Seat { SEATS($seats) } has folded. Its chips stay in, but it can win nothing.
       *[other] Seats { SEATS($seats) } have folded. Their chips stay in, but they can win nothing.
    }
pots-step-above = What folded hands have put in beyond every seat still in, { $amount } in all, lies in the last pot.
