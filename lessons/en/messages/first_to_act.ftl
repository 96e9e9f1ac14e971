# Who acts first. Steps name what lies on the table, then the rule; notes end "Your answer would be right if …".

first-to-act-prompt = Who acts first?

first-to-act-verdict = Seat { $seat } acts first.
first-to-act-verdict-instead = Seat { $seat } acts first in place of seat { $best }.
first-to-act-verdict-nobody = Nobody acts: no betting is possible.

first-to-act-step-seventh = The last card lies face down. The boards are the four upcards of sixth street.
first-to-act-step-common = The common card { CARD($card) } counts for every board.
first-to-act-step-common-apart = The common card { CARD($card) } changes nothing about who opens: only the upcards of sixth street are compared.
# $board is a label such as "pair of nines" or "K-9-4".
first-to-act-step-highest = From fourth street on, the highest board acts first. It is the board of seat { $seat }: { $board }.
first-to-act-step-lowest = In razz the lowest board acts first. It is the board of seat { $seat }: { $board }.
first-to-act-step-tied-highest = From fourth street on, the highest board acts first. Seats { SEATS($seats) } share it: { $board }.
first-to-act-step-tied-lowest = In razz the lowest board acts first. Seats { SEATS($seats) } share it: { $board }.
first-to-act-step-folded = Seat { $seat } shows better cards, but has folded. Only the boards of players still in are compared.
first-to-act-step-low-board =
    { $seats ->
        [one] Seat { SEATS($seats) } shows a fine low. In eight-or-better, too, the high board acts first.
       *[other] Seats { SEATS($seats) } show a fine low. In eight-or-better, too, the high board acts first.
    }
first-to-act-step-draw-flush =
    { $seats ->
        [one] Seat { SEATS($seats) } shows cards of one suit. On the board only pairs, three or four of a kind and high cards count: this is no flush.
       *[other] Seats { SEATS($seats) } show cards of one suit. On the board only pairs, three or four of a kind and high cards count: none of this is a flush.
    }
first-to-act-step-draw-straight =
    { $seats ->
        [one] Seat { SEATS($seats) } shows cards in a row. On the board only pairs, three or four of a kind and high cards count: this is no straight.
       *[other] Seats { SEATS($seats) } show cards in a row. On the board only pairs, three or four of a kind and high cards count: none of this is a straight.
    }
first-to-act-step-draw-both =
    { $seats ->
        [one] Seat { SEATS($seats) } shows cards of one suit, and in a row. On the board only pairs, three or four of a kind and high cards count: this is no flush and no straight.
       *[other] Seats { SEATS($seats) } show cards of one suit or in a row. On the board only pairs, three or four of a kind and high cards count: there is no flush here and no straight.
    }
first-to-act-step-draw-razz = These cards look like a straight or a flush. For a low neither counts, so it does no harm.
first-to-act-step-hidden-pair =
    { $seats ->
        [one] Seat { SEATS($seats) } shows low cards, but together they make this: { LIST($boards) }. In a low any pair is worse than none.
       *[other] Seats { SEATS($seats) } show low cards, but each board has a pair in it: { LIST($boards) }. In a low any pair is worse than none.
    }
first-to-act-step-ace-low = The ace is always low here, so it is the best card to show.
# $shared is a label such as "pair of nines" or "K-9"; $rank and $other are the first ranks that differ.
first-to-act-step-next-card = Seat { $seat } shows the same to begin with: { $shared }. The first card that differs decides: { RANK($rank) } against { RANK($other) }.
first-to-act-step-groups = Higher cards elsewhere do not matter: four of a kind stands above three, three above two pair, two pair above one pair, and a pair above any cards without one.
first-to-act-step-pair = Higher cards elsewhere do not matter: a pair stands above any two cards without one.
first-to-act-step-suit = Equal boards: the suit of the high card decides. From low to high: { SUITS($suits) }. The { CARD($card) } of seat { $seat } is the highest of them.
first-to-act-step-position = Equal boards: position decides, not suit. Seat { $seat } is the first of them to the dealer’s left.
first-to-act-step-nobody = Fewer than two players have chips left, so there is nothing to bet.
first-to-act-step-all-in = Seat { $seat } is all-in and has nothing left to bet.
first-to-act-step-next-clockwise = The turn does not go to the next best board. It passes clockwise: seat { $seat } is the first player with chips after seat { $best }.

# Why another seat does not act first: a list, a line for each seat. $board and $leading are labels such as "K-9-4";
# the first is that of this seat, the second that of the best board. So are $rank and $other, and $card and $than.

# takes $best
first-to-act-other-lower = Seat { $seat } shows a lower board: { $board } against { $leading }.
# takes $best
first-to-act-other-higher = Seat { $seat } shows a higher board: { $board } against { $leading }.
first-to-act-other-next-card = Seat { $seat } shows the same as seat { $best } to begin with: { $board }. Then it is { RANK($rank) } against { RANK($other) }.
first-to-act-other-suit = Seat { $seat } shows an equal board, but of a lower suit: the { CARD($card) } against the { CARD($than) }.
first-to-act-other-position = Seat { $seat } shows an equal board, but to the dealer’s left seat { $best } comes first.
first-to-act-other-best-all-in = Seat { $seat } shows the best board, but is all-in and has nothing left to bet.
first-to-act-other-after = Seat { $seat } comes after seat { $opener }, going clockwise from seat { $best }.

first-to-act-wrong-all-in-acts = if a player without chips still had to act
first-to-act-wrong-next-best = if the second-best board acted when the best is all-in
first-to-act-wrong-common-card-counts = if the common card counted for every board
first-to-act-wrong-common-card-ignored = if the common card did not count
first-to-act-wrong-suit-for-position = if equal boards were split by suit instead of by position
first-to-act-wrong-position-for-suit = if equal boards were split by position instead of by suit
first-to-act-wrong-suits-reversed = if the suits ranked the other way round
first-to-act-wrong-last-of-tied = if the last of equal boards acted first
first-to-act-wrong-kicker-ignored = if only the pair or the highest card counted and no other card
first-to-act-wrong-draw-outranks = if a straight or flush in the making counted on the board
first-to-act-wrong-low-board-opens = if the low board acted first in eight-or-better
first-to-act-wrong-razz-high-opens = if the high board acted first in razz
first-to-act-wrong-razz-pair-allowed = if a pair did not hurt a low board
first-to-act-wrong-razz-ace-high = if the ace were high in razz
first-to-act-wrong-groups-ignored = if high cards counted before pairs
first-to-act-wrong-ace-low = if the ace counted as low on the board
first-to-act-wrong-left-of-folded = if a folded board still led and the player to its left acted for it
first-to-act-wrong-lowest-opens = if the lowest board acted first, as the lowest card does on third street
first-to-act-wrong-bring-in-opens = if the player who brought it in opened every street
first-to-act-wrong-last-opener = if the opener of the last street opened again
first-to-act-wrong-last-aggressor = if the last player to bet or raise acted first
first-to-act-wrong-first-dealt = if the first player to the dealer’s left always acted first

# The situations, for lists.
class-first-to-act-high-card = The high card decides
class-first-to-act-pair = A pair leads
class-first-to-act-kicker = The next card decides
class-first-to-act-trips-or-better = Two pair or better leads
class-first-to-act-draw-trap = A straight or flush to come
class-first-to-act-folded-best = The best board has folded
class-first-to-act-tie = Equal boards
class-first-to-act-all-in-best = The best board is all-in
class-first-to-act-common-card = A common card
class-first-to-act-low-board-trap = A fine low, but not the high board
class-first-to-act-low = The lowest board decides
class-first-to-act-hidden-pair = A pair among low cards

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
first-to-act-hint-high-card = The highest board acts first. Without a pair its highest card counts, then the next.
first-to-act-hint-pair = A pair on the board stands above any cards without one, however high they are.
first-to-act-hint-kicker = Some boards begin alike. Compare them card by card until one differs.
first-to-act-hint-trips-or-better = Equal cards count before single ones: four of a kind above three, three above two pair, two pair above one.
first-to-act-hint-draw-trap = Cards in a row or of one suit catch the eye. Do straights and flushes count among the upcards?
first-to-act-hint-folded-best = Only the boards of players still in the hand are compared. Who has folded?
first-to-act-hint-tie = Equal boards: what separates them in this house, the suit or the place at the table?
first-to-act-hint-all-in-best = Whoever shows the best board has no chips left and cannot act. To whom does the turn pass?
first-to-act-hint-common-card = There is a common card on the table. Does it count with the boards in this house?
first-to-act-hint-low = In razz the lowest board acts first. Compare the highest card of each, then the next one down.
first-to-act-hint-hidden-pair = In razz a pair makes a board worse than any without one, however low its cards are.
first-to-act-hint-low-board-trap = There are fine low cards on the table. Which board acts first in eight-or-better: the high one or the low one?
