# The showdown. Steps name the hands that lie on the table, then the rule; notes end "Your answer would be right if …".
# $hand is a label such as "full house, kings and nines" or "8-6-4-2-A low"; $better and $worse are single ranks.

winners-prompt-stud = Who wins?
winners-prompt-stud8 = Who wins high, and who wins low?
winners-prompt-razz = Who wins with the lowest hand?

winners-verdict-one = Seat { $seat } wins.
winners-verdict-tie = Seats { SEATS($seats) } tie and share the pot.
winners-verdict-scoop = Seat { $seat } wins high and low.
winners-verdict-no-low =
    { $seats ->
        [one] Seat { SEATS($seats) } wins it all: there is no low.
       *[other] Seats { SEATS($seats) } tie for high and share it all: there is no low.
    }
winners-verdict-sides =
    { $low ->
        [one] { $high ->
            [one] High: seat { SEATS($high) }. Low: seat { SEATS($low) }.
           *[other] High: seats { SEATS($high) }. Low: seat { SEATS($low) }.
        }
       *[other] { $high ->
            [one] High: seat { SEATS($high) }. Low: seats { SEATS($low) }.
           *[other] High: seats { SEATS($high) }. Low: seats { SEATS($low) }.
        }
    }

winners-step-high-best = The best five of seven cards count. Seat { $seat } has the best high hand: { $hand } ({ CARDS($cards) }).
winners-step-high-tied = The best five of seven cards count, and no sixth. Seats { SEATS($seats) } have the same best high hand: { $hand }.
winners-step-high-next-category = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). The hands are of different kinds, so the better kind wins, whatever the single cards are.
winners-step-high-next-rank = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). The kind of hand is the same, so its ranks decide: { RANKS($better) } beats { RANKS($worse) }.
winners-step-high-next-kicker = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). The hand itself is the same, so the kicker decides: { RANKS($better) } beats { RANKS($worse) }.
winners-step-high-next-card = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). The higher cards are the same, so the first one that differs decides: { RANKS($better) } beats { RANKS($worse) }.
winners-step-suits-never = Suits never break a tie. So seats { SEATS($seats) } share.
winners-step-third-pair = Seat { $seat } has a third pair: { CARDS($cards) }. A hand is only five cards, so three pairs are just two pair.
winners-step-wheel = Seat { $seat } uses its ace as the lowest card: 5-4-3-2-A. That is a straight, and the lowest one.
winners-step-hidden = All three down cards of seat { $seat } play: { CARDS($cards) }. Until the showdown nobody else could see this hand.

winners-step-low-only = A low takes five different ranks of eight or lower. Only seat { $seat } has them: { $hand } ({ CARDS($cards) }).
winners-step-low-best = A low takes five different ranks of eight or lower. Seat { $seat } has the best one: { $hand } ({ CARDS($cards) }).
winners-step-low-tied = A low takes five different ranks of eight or lower. Seats { SEATS($seats) } have the same best one: { $hand }.
winners-step-low-next-rank = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). Lows are compared from their highest card down, and { RANKS($better) } is lower than { RANKS($worse) }.
winners-step-low-next-kicker = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). Lows are compared from their highest card down. The first one that differs decides: { RANKS($better) } is lower than { RANKS($worse) }.
winners-step-low-nobody = Nobody has five different ranks of eight or lower. There is no low, so the best high hand wins the whole pot.
winners-step-low-nine = Seat { $seat } comes closest to a low: { CARDS($cards) }. Its nine is too high, because a low ends at eight.
winners-step-low-paired-away = Seat { $seat } has five low cards: { CARDS($cards) }. But a rank counts only once, and there are not five different ones, so it has no low.
winners-step-low-counts-once = Seat { $seat } has a pair among its low cards: { CARDS($cards) }. But a rank counts only once, so this is left: { $hand }.
winners-step-straight-ignored = The five low cards of seat { $seat } are a straight or a flush: { CARDS($cards) }. Neither counts against a low.
winners-step-both-ways = One seat may win both sides, with the same five cards or with different ones. Seat { $seat } does.

winners-step-razz-best = In razz the lowest hand wins, and the ace is low. Seat { $seat } has it: { $hand } ({ CARDS($cards) }).
winners-step-razz-tied = In razz the lowest five cards win, and the ace is low. Seats { SEATS($seats) } have the same ones: { $hand }.
winners-step-razz-next-pair = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). The less paired hand wins, whatever the ranks are.
winners-step-razz-next-both-paired = Seat { $seat } comes next: { $hand } ({ CARDS($cards) }). Both hands are paired alike, so the ranks decide, the paired ones first: { RANKS($better) } is lower than { RANKS($worse) }.
winners-step-razz-must-pair = Seat { $seat } does not have five different ranks, so a pair has to play: { $hand } ({ CARDS($cards) }). Every hand without a pair is lower.
winners-step-razz-no-qualifier = Razz has no qualifier: no hand is too high to win.

winners-wrong-suits-break-ties = if suits broke ties
winners-wrong-sixth-card-counts = if a sixth card broke ties
winners-wrong-first-seat-breaks-ties = if the seat dealt first won a tie
winners-wrong-third-pair-counts = if three pairs beat two pair
winners-wrong-wheel-not-seen = if 5-4-3-2-A were no straight
winners-wrong-wheel-ace-high = if 5-4-3-2-A were an ace-high straight
winners-wrong-kicker-ignored = if kickers did not count
winners-wrong-straight-beats-flush = if a straight beat a flush
winners-wrong-flush-beats-full-house = if a flush beat a full house
winners-wrong-two-pair-beats-three = if two pair beat three of a kind
winners-wrong-three-beats-straight = if three of a kind beat a straight
winners-wrong-same-kind-ties = if hands of the same kind always tied
winners-wrong-rank-before-kind = if the rank of a pair counted before the kind of hand
winners-wrong-ace-only-low = if the ace only counted low
winners-wrong-top-card-first = if the highest single card won, whatever hands are made
winners-wrong-nine-qualifies = if a nine-low still qualified
winners-wrong-suits-break-low-ties = if suits broke ties between lows
winners-wrong-sixth-card-counts-in-low = if a sixth card broke ties between lows
winners-wrong-first-seat-breaks-low-ties = if the seat dealt first won a tie between lows
winners-wrong-straight-spoils-low = if straights and flushes counted against a low
winners-wrong-pair-allowed = if a rank could count twice in a low
winners-wrong-one-side-each = if nobody could win both sides
winners-wrong-low-from-bottom = if lows were compared from their lowest card up
winners-wrong-low-top-card-only = if only the highest card of a low counted
winners-wrong-ace-not-low = if the ace could not be low
winners-wrong-same-five-both-ways = if high and low had to use the same five cards
winners-wrong-best-bad-low = if the lowest hand won low even without qualifying
winners-wrong-best-high-wins-razz = if the best high hand won, as in stud
winners-wrong-worst-high-wins-low = if the weakest high hand won low
winners-wrong-down-cards-must-play = if all three down cards had to play
winners-wrong-two-down-cards-play = if exactly two down cards had to play, as in Omaha
winners-wrong-only-upcards = if only the upcards counted
winners-wrong-tie-not-seen = if not all of the equal hands won
winners-wrong-second-best = if the second-best hand won
winners-wrong-one-too-many = if another hand were as good as the best
winners-wrong-low-missed = if nobody had a low

class-winners-category = Hands of different kinds
class-winners-rank = Same kind, different ranks
class-winners-kicker = Kicker decides
class-winners-tie = Equal hands
class-winners-third-pair = Three pairs
class-winners-straight-or-flush = Best hand mostly face down
class-winners-wheel = The wheel
class-winners-no-low = No low
class-winners-one-low = Only one low
class-winners-scoop = One seat wins both sides
class-winners-straight-both-ways = Straight or flush as a low
class-winners-two-lows = Lows compared
class-winners-tied-low = Equal lows
class-winners-counterfeited-low = Low cards that pair
class-winners-nine-low = A nine-low
class-winners-low = Highest card decides the low
class-winners-second-card = A later card decides the low
class-winners-paired = Low hand with a pair
class-winners-straight-ignored = Straight or flush in razz
class-winners-no-qualifier = Nine or worse wins

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
winners-hint-category = Find the best five of seven cards of each hand. The better kind of hand wins, whatever its single cards are.
winners-hint-rank = Hands of one kind: the ranks that make the hand are compared first.
winners-hint-kicker = The hands begin alike. Then the other cards of the five decide, the highest first.
winners-hint-tie = A hand is five cards: no sixth and no suit counts. What is left to tell these hands apart?
winners-hint-third-pair = A hand is only five cards. What becomes of a third pair?
winners-hint-straight-or-flush = At the showdown down cards count as much as upcards. What do all seven make?
winners-hint-wheel = In a straight an ace may stand at the bottom as well as at the top. Where does that matter here?
winners-hint-no-low = A low takes five different ranks of eight or lower. Count them for each seat.
winners-hint-one-low = High and low are judged apart. For the low count the different ranks of eight or lower: five are needed.
winners-hint-scoop = High and low are judged apart, each by its own best five cards. May one seat win both?
winners-hint-straight-both-ways = What does a straight or a flush mean for the high, and what does it mean for a low?
winners-hint-two-lows = Lows are compared from their highest card down.
winners-hint-tied-low = Lows are compared from their highest card down, five cards and no sixth. What if all five are the same?
winners-hint-counterfeited-low = In a low every rank counts only once. How many different ones of eight or lower are there?
winners-hint-nine-low = How high may the highest card of a low be?
winners-hint-low = The lowest hand wins, the ace being low. Compare the highest of the best five first.
winners-hint-second-card = Where the highest cards are the same the next one decides, and so on down.
winners-hint-paired = A hand of five different ranks is lower than any with a pair. Who has five different ones?
winners-hint-straight-ignored = What do a straight and a flush count for in razz?
winners-hint-no-qualifier = Must a hand be low enough to win in razz, as it must in eight-or-better?
