# The best five cards of each seat. $hand is a label such as "full house, kings and nines".
best-hands-verdict = Each seat plays its best five cards.
best-hands-step-high = Seat { $seat } plays { CARDS($cards) } for high: { $hand }.
best-hands-step-low = Seat { $seat } plays { CARDS($cards) } for low: { $hand }.
best-hands-step-no-low = Seat { $seat } has no five different ranks of eight or lower, so no low.
