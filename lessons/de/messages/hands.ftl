hand-high-card = { RANK($rank) } hoch
hand-pair = Paar { RANK($rank, form: "plural") }
hand-two-pair = zwei Paare, { RANK($high, form: "plural") } und { RANK($low, form: "plural") }
hand-three-of-a-kind = Drilling, { RANK($rank, form: "plural") }
hand-straight = Straße, { RANK($rank) } hoch
hand-flush = Flush, { RANK($rank) } hoch
hand-full-house = Full House, { RANK($three, form: "plural") } und { RANK($pair, form: "plural") }
hand-four-of-a-kind = Vierling, { RANK($rank, form: "plural") }
hand-straight-flush = Straight Flush, { RANK($rank) } hoch
hand-royal-flush = Royal Flush

hand-high-card-ranks = kein Paar, { RANKS($ranks) }
hand-pair-kickers = Paar { RANK($rank, form: "plural") } mit { RANKS($kickers) }
hand-two-pair-kicker = zwei Paare, { RANK($high, form: "plural") } und { RANK($low, form: "plural") }, dazu { RANK($kicker, form: "one") }
hand-three-of-a-kind-kickers = Drilling, { RANK($rank, form: "plural") }, mit { RANKS($kickers) }
hand-flush-ranks = Flush, { RANKS($ranks) }
hand-four-of-a-kind-kicker = Vierling, { RANK($rank, form: "plural") }, dazu { RANK($kicker, form: "one") }

hand-low = Low { RANKS($ranks) }
hand-no-low = kein Low
hand-low-paired = Low { RANKS($ranks) }, mit Paar

board-high-card = { RANKS($ranks) }
board-pair = Paar { RANK($rank, form: "plural") }
board-open-pair = offenes Paar { RANK($rank, form: "plural") }
board-two-pair = zwei Paare, { RANK($high, form: "plural") } und { RANK($low, form: "plural") }
board-three-of-a-kind = drei { RANK($rank, form: "plural") }
board-four-of-a-kind = vier { RANK($rank, form: "plural") }
board-full-house = Full House, { RANK($three, form: "plural") } und { RANK($pair, form: "plural") }
board-low = { RANKS($ranks) }
