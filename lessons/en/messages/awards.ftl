# Who is paid what. $pot is a label at the head of a sentence, such as "Side pot 1 of 60"; $hand is a label such as
# "full house, kings and nines"; $each is what every winner of a share gets before odd chips.
awards-prompt = Who is paid how much?
# Each pot on the table with those who can win it, where there are several. Little room.
ui-pot-main =
    { $seats ->
        [one] main pot { $amount } · seat { SEATS($seats) }
       *[other] main pot { $amount } · seats { SEATS($seats) }
    }
ui-pot-side =
    { $seats ->
        [one] side pot { $number }: { $amount } · seat { SEATS($seats) }
       *[other] side pot { $number }: { $amount } · seats { SEATS($seats) }
    }

awards-verdict = Payout: { LIST($awards) }.
awards-verdict-nothing = Nothing lies in the middle, so nobody is paid.
awards-say = seat { $seat } gets { $amount }

awards-pot-only = The pot of { $amount }
awards-pot-main = The main pot of { $amount }
awards-pot-side = Side pot { $number } of { $amount }

awards-step-uncontested = Only seat { $seat } is left. It wins { $amount } without showing.
awards-step-alone = { $pot }: only seat { $seat } can win it, so no hands are compared.
awards-step-no-low = { $pot }: nobody who can win it has a low, so there are no halves.
awards-step-best-high = { $pot }: of those who can win it, seat { $seat } has the best hand ({ $hand }) and takes it all.
awards-step-best-low = { $pot }: of those who can win it, seat { $seat } has the lowest hand ({ $hand }) and takes it all.
awards-step-tied-high = { $pot }: seats { SEATS($seats) } have the same best hand ({ $hand }) and share it, { $each } each.
awards-step-tied-low = { $pot }: seats { SEATS($seats) } have the same lowest hand ({ $hand }) and share it, { $each } each.
awards-step-both = { $pot }: seats { SEATS($seats) } tie for high and also for low. So the whole pot is split evenly at once, { $each } each.
awards-step-halves = { $pot }: half of it is for high and half for low, { $half } each.
awards-step-halves-odd = { $pot }: half of it is for high and half for low. The odd chip goes to high, so high is { $high } and low is { $low }.
awards-step-high-half = High: seat { $seat } has the best hand ({ $hand }) and takes { $amount }.
awards-step-low-half = Low: seat { $seat } has the best low ({ $hand }) and takes { $amount }.
awards-step-high-tied = High: seats { SEATS($seats) } have the same best hand ({ $hand }), { $each } each.
awards-step-low-tied = Low: seats { SEATS($seats) } have the same best low ({ $hand }), { $each } each.

awards-step-odd-high-seven = { $count ->
    [one] One chip is left over. It goes to the highest of all seven cards, and suits decide between equal ranks: seat { SEATS($seats) }, { CARDS($cards) }.
   *[other] { $count } chips are left over. They go one each by the highest of all seven cards, and suits decide between equal ranks: seats { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-high-five = { $count ->
    [one] One chip is left over. It goes to the highest of the five cards that play, and suits decide between equal ranks: seat { SEATS($seats) }, { CARDS($cards) }.
   *[other] { $count } chips are left over. They go one each by the highest of the five cards that play, and suits decide between equal ranks: seats { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-seven = { $count ->
    [one] One chip is left over. On the low side it goes to the lowest of all seven cards, and suits decide between equal ranks: seat { SEATS($seats) }, { CARDS($cards) }.
   *[other] { $count } chips are left over. On the low side they go one each by the lowest of all seven cards, and suits decide between equal ranks: seats { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-five = { $count ->
    [one] One chip is left over. On the low side it goes to the lowest of the five cards that play, and suits decide between equal ranks: seat { SEATS($seats) }, { CARDS($cards) }.
   *[other] { $count } chips are left over. On the low side they go one each by the lowest of the five cards that play, and suits decide between equal ranks: seats { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-highest-of-five = { $count ->
    [one] One chip is left over. Even for low it goes to the highest of the five cards that play, and suits decide between equal ranks: seat { SEATS($seats) }, { CARDS($cards) }.
   *[other] { $count } chips are left over. Even for low they go one each by the highest of the five cards that play, and suits decide between equal ranks: seats { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-each = However many chips are left over, nobody gets more than one of them.
awards-step-odd-passed =
    { $seats ->
        [one] By its cards seat { SEATS($seats) } would come first, but it has an odd chip of this pot already. Nobody gets two.
       *[other] By their cards seats { SEATS($seats) } would come first, but they have an odd chip of this pot already. Nobody gets two.
    }

awards-wrong-all-in-wins-all = if the best hand won every pot, whatever it has put in
awards-wrong-only-doubles = if an all-in player could only win as much as it has put in
awards-wrong-side-to-next = if the winner of the main pot could not win a side pot as well
awards-wrong-half-is-left = if the low half were paid to nobody when there is no low
awards-wrong-any-low-wins = if the lowest hand won the low half without qualifying
awards-wrong-per-head = if all who win something of a pot got equal parts of it
awards-wrong-one-side-each = if nobody could win both halves
awards-wrong-every-low-shares = if everybody with a low shared the low half
awards-wrong-low-ignored = if the best high hand took the whole pot
awards-wrong-odd-to-low = if the odd chip between high and low went to low
awards-wrong-odd-by-five = if an odd chip went by the five cards that play
awards-wrong-odd-by-seven = if an odd chip went by all seven cards
awards-wrong-low-odd-to-high-card = if an odd chip of equal lows went to the highest card
awards-wrong-low-odd-to-low-card = if an odd chip of equal lows went to the lowest card of the five that play
awards-wrong-odd-by-seat = if odd chips went to the first seats to the dealer’s left
awards-wrong-odd-is-left = if odd chips were paid to nobody
awards-wrong-suits-break-ties = if suits broke ties
awards-wrong-sixth-card-counts = if cards that do not play broke ties
awards-wrong-first-takes-ties = if the seat dealt first won a tie
awards-wrong-same-kind-shares = if high hands of the same kind shared, whatever their ranks
awards-wrong-odd-elsewhere = if an odd chip could go to any of those who share
awards-wrong-tie-not-shared = if not every one of the equal hands were paid
awards-wrong-side-pot-unfought = if a seat could win a side pot that it has no chips in
awards-wrong-second-best = if the second-best hand took a pot or a half
awards-wrong-second-shares = if the second-best hand shared a pot or a half
awards-wrong-hand-overlooked = if one of the winning hands were not in it
awards-wrong-part-not-paid = if one pot or one half were paid to nobody
awards-wrong-part-takes-all = if whoever wins a part took everything
awards-wrong-winners-alike = if all who win something got equal parts of everything
awards-wrong-single-chip = if a single chip did not matter

class-awards-side-pot = A side pot with another winner
class-awards-side-pot-all = One seat wins every pot
class-awards-many-pots = Several side pots
class-awards-split = Equal hands share
class-awards-odd-chip = An odd chip between equal hands
class-awards-odd-chips = Two odd chips between equal hands
class-awards-no-low = No low, no halves
class-awards-halves = High and low halves
class-awards-halves-odd = An odd chip between the halves
class-awards-scoop = One seat wins both halves
class-awards-quarter = A half is shared
class-awards-low-in-one = A low in one pot only

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
awards-hint-side-pot = Take the pots one by one. Who can win each of them, and which of those has the best hand?
awards-hint-side-pot-all = Take the pots one by one. Who can win each of them, and which of those hands is best?
awards-hint-many-pots = Start with the last side pot. Only those who can win it are compared; then go back pot by pot.
awards-hint-split = Find each best five. What tells equal hands apart, or does nothing?
awards-hint-odd-chip = Divide first, and see what is left over. Which cards does this house compare for an odd chip?
awards-hint-odd-chips = Divide first, and see how many chips are left over. Can one seat get more than one of them?
awards-hint-no-low = Does anybody have five different ranks of eight or lower? What becomes of the low half?
awards-hint-halves = Half the pot is for high, half for low. Who wins each of them?
awards-hint-halves-odd = The pot cannot be halved evenly. Which half is given the odd chip?
awards-hint-scoop = Judge high and low apart, each with its own best five. May one seat win both?
awards-hint-quarter = Halve the pot before anything is shared. Which of the halves has more than one winner?
awards-hint-low-in-one = Ask in each pot by itself whether somebody who can win it has a low.
