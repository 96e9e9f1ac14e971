# The boards from the best down. $board is a label such as "pair of nines".
rank-boards-verdict = Seat { $seat } shows the best board.
rank-boards-verdict-tied = Seats { SEATS($seats) } tie for the best board.
rank-boards-step-counts-high = Upcards count by groups and high cards only: four, three, two pair, a pair, then the ranks. Straights and flushes do not count.
rank-boards-step-counts-razz = In razz the lowest upcards are best, the ace being low. Any pair is worse than none, and straights and flushes do not count.
rank-boards-step-common = The common card { CARD($card) } counts for every board.
rank-boards-step-seat = Seat { $seat } shows: { $board }.
rank-boards-step-tied = Seats { SEATS($seats) } show the same: { $board }.
