# Who is paid what. $pot is a label at the head of a sentence, such as "Side pot 1 of 60"; $hand is a label such as
# "full house, kings and nines"; $each is what every winner of a share gets before odd chips.
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
awards-step-odd-passed =
    { $seats ->
        [one] By its cards seat { SEATS($seats) } would come first, but it has an odd chip of this pot already. Nobody gets two.
       *[other] By their cards seats { SEATS($seats) } would come first, but they have an odd chip of this pot already. Nobody gets two.
    }
