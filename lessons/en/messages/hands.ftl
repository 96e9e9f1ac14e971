# Labels of hands. They follow a colon or stand after a comma: no article before, no full stop after.
hand-high-card = { RANK($rank) } high
hand-pair = pair of { RANK($rank, form: "plural") }
hand-two-pair = two pair, { RANK($high, form: "plural") } and { RANK($low, form: "plural") }
hand-three-of-a-kind = three of a kind, { RANK($rank, form: "plural") }
hand-straight = straight, { RANK($rank) } high
hand-flush = flush, { RANK($rank) } high
hand-full-house = full house, { RANK($three, form: "plural") } and { RANK($pair, form: "plural") }
hand-four-of-a-kind = four of a kind, { RANK($rank, form: "plural") }
hand-straight-flush = straight flush, { RANK($rank) } high
hand-royal-flush = royal flush

# The same with every rank that can decide between two of a kind.
hand-high-card-ranks = no pair, { RANKS($ranks) }
hand-pair-kickers = pair of { RANK($rank, form: "plural") } with { RANKS($kickers) }
hand-two-pair-kicker = two pair, { RANK($high, form: "plural") } and { RANK($low, form: "plural") }, with { RANK($kicker, form: "one") }
hand-three-of-a-kind-kickers = three of a kind, { RANK($rank, form: "plural") }, with { RANKS($kickers) }
hand-flush-ranks = flush, { RANKS($ranks) }
hand-four-of-a-kind-kicker = four of a kind, { RANK($rank, form: "plural") }, with { RANK($kicker, form: "one") }

# Low hands, ranks from the highest down.
hand-low = { RANKS($ranks) } low
hand-no-low = no low
hand-low-paired = { RANKS($ranks) } low, with a pair

# Upcards: only groups and high cards count.
board-high-card = { RANKS($ranks) }
board-pair = pair of { RANK($rank, form: "plural") }
board-open-pair = open pair of { RANK($rank, form: "plural") }
board-two-pair = two pair, { RANK($high, form: "plural") } and { RANK($low, form: "plural") }
board-three-of-a-kind = three { RANK($rank, form: "plural") }
board-four-of-a-kind = four { RANK($rank, form: "plural") }
board-full-house = full house, { RANK($three, form: "plural") } and { RANK($pair, form: "plural") }
board-low = { RANKS($ranks) }
