# The best five cards of each seat. $hand is a label such as "full house, kings and nines".
best-hands-verdict = Each seat plays its best five cards.
best-hands-step-high = Seat { $seat } plays { CARDS($cards) } for high: { $hand }.
best-hands-step-low = Seat { $seat } plays { CARDS($cards) } for low: { $hand }.
best-hands-step-no-low = Seat { $seat } has no five different ranks of eight or lower, so no low.

# One seat's best five cards, picked out. $hand as above; notes end "Your answer would be right if …".

kind-best-hands = Best five cards

best-hands-prompt-hand = Pick the five cards of seat { $seat }’s best hand.
best-hands-prompt-high = Pick the five cards of seat { $seat }’s best high hand.
best-hands-prompt-low = Pick seat { $seat }’s best low: five cards, or none.
best-hands-prompt-razz = Pick the five cards of seat { $seat }’s best low hand.
# An answer: the seat has no hand that may win low.
best-hands-no-low = No low

best-hands-verdict-one = Seat { $seat } plays { CARDS($cards) }: { $hand }.
best-hands-verdict-no-low = Seat { $seat } has no low.

best-hands-step-counts = Exactly five of the cards of seat { $seat } make its hand. Down cards and upcards count alike.
best-hands-step-third-pair = There are three pairs: { CARDS($cards) }. The two higher ones play, and beside them the highest card left, whether it is of the third pair or not.
best-hands-step-full-house = Three of a kind and a pair are a full house. The highest three are taken first, then the highest pair beside them.
best-hands-step-straight = Five ranks in a row are a straight. Where more than five follow each other, the highest five count.
best-hands-step-straight-flush = Five cards of one suit in a row are a straight flush. Nothing is better.
best-hands-step-flush = Five cards of one suit are a flush, and a flush beats a straight. Of more than five the highest five count.
best-hands-step-high-card = There is no pair, no straight and no flush, so the five highest cards count.
best-hands-step-kickers = Cards of the same rank come first, and beside them the highest cards left.
best-hands-step-counts-low = A low takes five different ranks of eight or lower. The ace is low, and straights and flushes do not matter.
best-hands-step-counts-razz = In razz the lowest five cards are best. The ace is low, straights and flushes do not matter, and a pair is worse than none.
best-hands-step-nine = The lowest five different cards are these: { CARDS($cards) }. The nine is too high.
best-hands-step-paired-away = The lowest five cards are these: { CARDS($cards) }. But a rank counts only once, and there are not five different ones of eight or lower.
best-hands-step-must-pair = There are not five different ranks, so a pair has to play: as few equal cards as possible, and as low as possible.
best-hands-step-straight-ignored = The low cards make a straight or a flush. That does a low no harm.
best-hands-step-counts-once = The lowest five cards have a pair among them: { CARDS($cards) }. Five different ranks are the better low, so the next higher card plays instead.

best-hands-wrong-third-pair-plays = if the third pair had to give the fifth card
best-hands-wrong-lower-pair-fills = if the lower pair filled the full house
best-hands-wrong-low-straight = if the lowest of several straights counted
best-hands-wrong-low-flush = if the lowest cards of the suit made the flush
best-hands-wrong-straight-beats-flush = if a straight beat a flush
best-hands-wrong-flush-not-seen = if five cards of one suit were nothing special
best-hands-wrong-straight-not-seen = if five cards in a row were nothing special
best-hands-wrong-kickers-do-not-matter = if any cards would do beside those of the same rank
best-hands-wrong-down-cards-must-play = if all three down cards had to play
best-hands-wrong-two-down-cards-play = if exactly two down cards had to play, as in Omaha
best-hands-wrong-upcards-must-play = if all upcards had to play
best-hands-wrong-highest-cards = if the five highest cards were always the hand
best-hands-wrong-nine-qualifies = if a low with a nine qualified too
best-hands-wrong-pair-allowed = if a pair did not hurt a low
best-hands-wrong-straight-spoils = if straights and flushes spoiled a low
best-hands-wrong-lowest-always = if a low did not have to qualify
best-hands-wrong-eight-in-razz = if a low had to be of eight or lower in razz, too
best-hands-wrong-ace-not-low = if the ace could not count as low
best-hands-wrong-same-five-both-ways = if high and low had to use the same five cards
best-hands-wrong-high-for-low = if the best high hand had been asked for
best-hands-wrong-any-of-kind = if any hand of that kind would do, not only the best one
best-hands-wrong-better-kind-missed = if the better kind of hand in these cards did not count
best-hands-wrong-any-low = if any low would do, not only the lowest
best-hands-wrong-any-ranks = if a low only needed five different ranks
best-hands-wrong-low-missed = if there were no low in these cards
best-hands-wrong-one-card-wrong = if one of the five cards did not matter

class-best-hands-high-card = Five high cards
class-best-hands-groups = Equal cards and kickers
class-best-hands-third-pair = Three pairs
class-best-hands-full-house = A full house
class-best-hands-straight = A straight
class-best-hands-flush = A flush
class-best-hands-wheel = The wheel
class-best-hands-low = A low
class-best-hands-counterfeited = A pair among the low cards
class-best-hands-straight-low = A straight or flush as a low
class-best-hands-nine = A nine-low
class-best-hands-paired-away = Low cards that pair
class-best-hands-must-pair = A low hand that has to pair
class-best-hands-no-qualifier = Nine or higher in razz

# The first hint after a wrong answer, by situation: what decides, never the answer.
best-hands-hint-high-card = Nothing pairs, no five ranks are in a row and no suit comes five times. What counts then?
best-hands-hint-groups = Cards of the same rank come first. Which cards go beside them?
best-hands-hint-third-pair = A hand is only five cards. What becomes of a third pair?
best-hands-hint-full-house = Three of a kind and a pair fill all five places. Which three, and which pair?
best-hands-hint-straight = Which ranks follow each other, and where does the highest row of five begin?
best-hands-hint-flush = Count the cards of each suit. Which five of a suit are the highest?
best-hands-hint-wheel = In a straight an ace may stand at the bottom as well as at the top.
best-hands-hint-low = Five different ranks, and as low as possible, the ace being low.
best-hands-hint-counterfeited = In a good low no rank comes twice. What plays in place of the second one?
best-hands-hint-straight-low = What does a straight or a flush mean for a low?
best-hands-hint-nine = How high may the highest card of a low be?
best-hands-hint-paired-away = In a low every rank counts only once. How many different ones of eight or lower are there?
best-hands-hint-must-pair = Count the different ranks. What has to happen when there are fewer than five?
best-hands-hint-no-qualifier = Must a hand be low enough in razz, as it must in eight-or-better?
