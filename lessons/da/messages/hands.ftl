hand-high-card = { RANK($rank) } høj
hand-pair = par { RANK($rank, form: "plural") }
hand-two-pair = to par, { RANK($high, form: "plural") } og { RANK($low, form: "plural") }
hand-three-of-a-kind = tre ens, { RANK($rank, form: "plural") }
hand-straight = straight, { RANK($rank) } høj
hand-flush = flush, { RANK($rank) } høj
hand-full-house = fuldt hus, { RANK($three, form: "plural") } og { RANK($pair, form: "plural") }
hand-four-of-a-kind = fire ens, { RANK($rank, form: "plural") }
hand-straight-flush = straight flush, { RANK($rank) } høj
hand-royal-flush = royal flush

hand-high-card-ranks = intet par, { RANKS($ranks) }
hand-pair-kickers = par { RANK($rank, form: "plural") } med { RANKS($kickers) }
hand-two-pair-kicker = to par, { RANK($high, form: "plural") } og { RANK($low, form: "plural") }, med { RANK($kicker, form: "one") }
hand-three-of-a-kind-kickers = tre ens, { RANK($rank, form: "plural") }, med { RANKS($kickers) }
hand-flush-ranks = flush, { RANKS($ranks) }
hand-four-of-a-kind-kicker = fire ens, { RANK($rank, form: "plural") }, med { RANK($kicker, form: "one") }

hand-low = low { RANKS($ranks) }
hand-no-low = ingen low
hand-low-paired = low { RANKS($ranks) }, med et par i

board-high-card = { RANKS($ranks) }
board-pair = par { RANK($rank, form: "plural") }
board-open-pair = åbent par { RANK($rank, form: "plural") }
board-two-pair = to par, { RANK($high, form: "plural") } og { RANK($low, form: "plural") }
board-three-of-a-kind = tre { RANK($rank, form: "plural") }
board-four-of-a-kind = fire { RANK($rank, form: "plural") }
board-full-house = fuldt hus, { RANK($three, form: "plural") } og { RANK($pair, form: "plural") }
board-low = { RANKS($ranks) }
