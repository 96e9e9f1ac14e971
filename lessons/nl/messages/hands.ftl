hand-high-card = { RANK($rank) } hoog
hand-pair = paar { RANK($rank, form: "plural") }
hand-two-pair = two pair, { RANK($high, form: "plural") } en { RANK($low, form: "plural") }
hand-three-of-a-kind = three of a kind, { RANK($rank, form: "plural") }
hand-straight = straight, { RANK($rank) } hoog
hand-flush = flush, { RANK($rank) } hoog
hand-full-house = full house, { RANK($three, form: "plural") } en { RANK($pair, form: "plural") }
hand-four-of-a-kind = four of a kind, { RANK($rank, form: "plural") }
hand-straight-flush = straight flush, { RANK($rank) } hoog
hand-royal-flush = royal flush

hand-high-card-ranks = geen paar, { RANKS($ranks) }
hand-pair-kickers = paar { RANK($rank, form: "plural") } met { RANKS($kickers) }
hand-two-pair-kicker = two pair, { RANK($high, form: "plural") } en { RANK($low, form: "plural") }, met { RANK($kicker, form: "one") }
hand-three-of-a-kind-kickers = three of a kind, { RANK($rank, form: "plural") }, met { RANKS($kickers) }
hand-flush-ranks = flush, { RANKS($ranks) }
hand-four-of-a-kind-kicker = four of a kind, { RANK($rank, form: "plural") }, met { RANK($kicker, form: "one") }

hand-low = low { RANKS($ranks) }
hand-no-low = geen low
hand-low-paired = low { RANKS($ranks) }, met een paar erin

board-high-card = { RANKS($ranks) }
board-pair = paar { RANK($rank, form: "plural") }
board-open-pair = open paar { RANK($rank, form: "plural") }
board-two-pair = two pair, { RANK($high, form: "plural") } en { RANK($low, form: "plural") }
board-three-of-a-kind = drie { RANK($rank, form: "plural") }
board-four-of-a-kind = vier { RANK($rank, form: "plural") }
board-full-house = full house, { RANK($three, form: "plural") } en { RANK($pair, form: "plural") }
board-low = { RANKS($ranks) }
