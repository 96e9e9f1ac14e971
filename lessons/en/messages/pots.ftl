# What lies in which pot. Pots are numbered from the main pot on; $upto and $below count what one seat has put in.
pots-prompt = Which pots are there, and what goes back?
# What a seat has put in over the whole hand, in its corner. Very little room.
seat-put = { $amount } in

pots-verdict = In the middle: { LIST($pots) }.
pots-say-only =
    { $seats ->
        [one] one pot of { $amount } (seat { SEATS($seats) })
       *[other] one pot of { $amount } (seats { SEATS($seats) })
    }
pots-say-main =
    { $seats ->
        [one] the main pot of { $amount } (seat { SEATS($seats) })
       *[other] the main pot of { $amount } (seats { SEATS($seats) })
    }
pots-say-side =
    { $seats ->
        [one] side pot { $number } of { $amount } (seat { SEATS($seats) })
       *[other] side pot { $number } of { $amount } (seats { SEATS($seats) })
    }
pots-say-back = { $amount } to go back to seat { $seat }

pots-step-returned = Seat { $seat } has put in { $amount } more than anybody else. Nobody called that, so it goes back.
pots-step-one =
    { $seats ->
        [one] Only seat { SEATS($seats) } is still in, so there is only one pot.
       *[other] Seats { SEATS($seats) } are still in, and none of them has put in less than the others. So there is one pot for all of them.
    }
pots-step-one-after = Without what goes back, seats { SEATS($seats) } have put in the same. So there is one pot for all of them.
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

pots-wrong-uncalled-stays = if a bet that nobody called stayed in the pot
pots-wrong-uncalled-side-pot = if a bet that nobody called were one more side pot
pots-wrong-folded-called-nothing = if a bet went back although a hand that folded later had called it
pots-wrong-one-pot = if there were one pot, however much each seat has put in
pots-wrong-all-in-wins-all = if every seat still in could win every pot, however much it has put in
pots-wrong-one-pot-each = if a seat that can win a side pot could not win the pots before it
pots-wrong-folded-out = if a hand that folds took its chips back
pots-wrong-folded-to-main = if all chips of folded hands lay in the main pot
pots-wrong-folded-apart = if the chips of folded hands were a pot of their own
pots-wrong-folded-may-win = if a folded hand could still win what it has paid for
pots-wrong-antes-out = if the antes did not count
pots-wrong-main-again = if a side pot held all that its seats have put in, the main pot’s part too
pots-wrong-difference-once = if a side pot held the difference between two seats once, and not from every seat
pots-wrong-only-doubles = if the main pot were twice what the shortest all-in has put in

class-pots-one-pot = One pot for all
class-pots-returned = A bet that goes back
class-pots-side-pot = One side pot
class-pots-ante = All-in for the ante
class-pots-folded = Folded chips in a side pot
class-pots-side-returned = A side pot and a bet that goes back
class-pots-lone = A pot that one seat alone can win
class-pots-many-pots = Several side pots
class-pots-many-returned = Several side pots and a bet that goes back

# The first hint after a wrong answer, by situation: what decides, never the answer.
pots-hint-one-pot = Has any seat still in put in less than the others? If none has, what do all chips together make?
pots-hint-returned = Compare the two seats that have put in most. Did anybody call all of it?
pots-hint-side-pot = Start with the seat still in that has put in least. How much of every other seat’s chips can it win?
pots-hint-ante = One seat has only paid the ante. How much of every other seat’s chips can it win?
pots-hint-folded = Cut at what the all-in seat has put in, for folded hands too. What have they paid beyond that?
pots-hint-side-returned = First see whether anybody called the biggest bet in full. Then cut at the shortest all-in.
pots-hint-lone = Whose chips lie beyond the all-in, those of folded hands too? And who of them can still win?
pots-hint-many-pots = Cut at each all-in, the smallest first. From each layer, count every seat that reaches it.
pots-hint-many-returned = First take off what nobody called. Then cut at each all-in, the smallest first.
