# The boards from the best down. $board is a label such as "pair of nines"; notes end "Your answer would be right if …".

kind-rank-boards = Ranking boards

rank-boards-prompt = Rank the boards, best first. Equal boards share a place.

# $places is a list such as "seat 2, seats 1 and 5 tied, and seat 4".
rank-boards-verdict = From the best board down: { LIST($places) }.

rank-boards-step-counts-high = Upcards count by groups and high cards only: four, three, two pair, a pair, then the ranks. Straights and flushes do not count.
rank-boards-step-counts-razz = In razz the lowest upcards are best, the ace being low. Any pair is worse than none, and straights and flushes do not count.
rank-boards-step-common = The common card { CARD($card) } counts for every board.
rank-boards-step-common-apart = The common card { CARD($card) } belongs to no board here: only each seat’s own upcards are compared.
rank-boards-step-low-board =
    { $seats ->
        [one] Seat { SEATS($seats) } shows a fine low. In eight-or-better, too, boards rank as high hands do.
       *[other] Seats { SEATS($seats) } show a fine low. In eight-or-better, too, boards rank as high hands do.
    }
rank-boards-step-best = Seat { $seat } shows the best board: { $board }.
rank-boards-step-best-tied = Seats { SEATS($seats) } show the best board, and it is the same: { $board }.
rank-boards-step-next = Then comes seat { $seat }: { $board }.
rank-boards-step-next-tied = Then come seats { SEATS($seats) } with the same board: { $board }.
# $shared is a label such as "pair of nines" or "K-9"; $rank is this seat’s first card that differs, $other that of $above.
rank-boards-step-next-card = Seat { $seat } shows the same as seat { $above } to begin with: { $shared }. The first card that differs decides: { RANK($rank) } against { RANK($other) }.
rank-boards-step-equal = Equal boards share a place. Neither a suit nor a seat makes one of them better; such things may only decide who acts first.

# On the way to the order, each board by itself.
rank-boards-guide-seat = Seat { $seat } shows this: { $board }.

rank-boards-wrong-common-card-counts = if the common card counted for every board
rank-boards-wrong-common-card-ignored = if the common card did not count
rank-boards-wrong-suits-break-ties = if the suit of the high card made one of two equal boards better
rank-boards-wrong-position-breaks-ties = if the seat dealt first had the better of two equal boards
rank-boards-wrong-kicker-ignored = if boards with the same pair, or the same highest card, were equal
rank-boards-wrong-draw-outranks = if a straight or flush in the making counted on the board
rank-boards-wrong-two-pair-beats-three = if two pair beat three of a kind
rank-boards-wrong-low-boards-lead = if the lower board were the better one in eight-or-better
rank-boards-wrong-razz-pair-allowed = if a pair did not hurt a low board
rank-boards-wrong-razz-as-high = if the highest board were the best in razz
rank-boards-wrong-razz-ace-high = if the ace were high in razz
rank-boards-wrong-razz-from-bottom = if low boards were compared from their lowest card up
rank-boards-wrong-groups-ignored = if high cards counted before pairs
rank-boards-wrong-ace-low = if the ace counted as low on the board
rank-boards-wrong-same-kind-ties = if all pairs were equal, and all boards without one
rank-boards-wrong-worst-first = if the worst board came first
rank-boards-wrong-equals-apart = if boards of the same ranks were not equal
rank-boards-wrong-neighbours-equal = if two boards next to each other were equal
rank-boards-wrong-neighbours-exchanged = if two boards next to each other changed places
rank-boards-wrong-one-misplaced = if a single board stood elsewhere

class-rank-boards-high-card = High cards decide
class-rank-boards-pair = Pairs and high cards
class-rank-boards-kicker = The next card decides
class-rank-boards-trips-or-better = Two pair or better
class-rank-boards-draw-trap = A straight or flush to come
class-rank-boards-low-board-trap = A fine low, but not the best board
class-rank-boards-tie = Equal boards
class-rank-boards-common-card = A common card
class-rank-boards-low = Low cards decide
class-rank-boards-hidden-pair = A pair among low cards

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
rank-boards-hint-pair = A pair on the board stands above any cards without one, however high they are.
rank-boards-hint-kicker = Some boards begin alike. Compare them card by card until one differs.
rank-boards-hint-trips-or-better = Equal cards count before single ones: four of a kind above three, three above two pair, two pair above one.
rank-boards-hint-draw-trap = Cards in a row or of one suit catch the eye. Do straights and flushes count among the upcards?
rank-boards-hint-hidden-pair = In razz a pair makes a board worse than any without one, however low its cards are.
rank-boards-hint-high-card = Without a pair the highest card of each board counts, then the next.
rank-boards-hint-low-board-trap = There are fine low cards on the table. Which boards rank first in eight-or-better: high ones or low ones?
rank-boards-hint-tie = Boards that look equal: does anything separate them when they are ranked?
rank-boards-hint-common-card = There is a common card on the table. Does it count with the boards in this house?
rank-boards-hint-low = In razz the lowest board is the best. Compare the highest card of each, then the next one down.
