# Under which of the shipped rulebooks something holds; several may be chosen. $option is an act, such as “bet 10”.

rulebook-lens-prompt-first = Under which rulebooks does seat { $seat } act first?
rulebook-lens-prompt-wager = Under which rulebooks may seat { $seat } { $option }?
rulebook-lens-prompt-common = Under which rulebooks is the last card one for everybody?
rulebook-lens-prompt-mix = Under which rulebooks are the burns mixed in now?
rulebook-lens-prompt-odd = Under which rulebooks does seat { $seat } get the odd chip?
rulebook-lens-prompt-odd-high = Under which rulebooks does seat { $seat } get the odd chip of the high half?
rulebook-lens-prompt-odd-low = Under which rulebooks does seat { $seat } get the odd chip of the low half?

# $rulebooks rule alike; $reason is a whole sentence of a ruling.
rulebook-lens-verdict = It holds under { LIST($rulebooks) }.
rulebook-lens-step-yes = Yes under { LIST($rulebooks) }. { $reason }
rulebook-lens-step-no = No under { LIST($rulebooks) }. { $reason }
rulebook-lens-step-counted = { $count } { $reason }
rulebook-lens-step-room = A bet and { $max } raises are allowed, and { $made } raises have been made.

# Wrong rules: “Your answer would be right if …”.
rulebook-lens-wrong-tournament-like-cash = if the WSOP’s tournaments were played like its cash games
rulebook-lens-wrong-cash-like-tournament = if the WSOP’s cash games were played like its tournaments
rulebook-lens-wrong-tda-like-wsop = if the TDA had the rule of the WSOP’s tournaments
rulebook-lens-wrong-wsop-like-tda = if the WSOP’s tournaments had the rule of the TDA
rulebook-lens-wrong-rooms-like-roberts = if all the American rulebooks went by Robert’s Rules
rulebook-lens-wrong-pages-like-roberts = if the German, Dutch and Danish sources went by Robert’s Rules
rulebook-lens-wrong-tournaments-apart = if tournaments had one rule and all other games another
rulebook-lens-wrong-rooms-apart = if the American rulebooks had one rule and the other sources another
rulebook-lens-wrong-roberts-alone = if Robert’s Rules stood alone with their rule
rulebook-lens-wrong-this-house-alone = if the rulebook of this hand stood alone with its rule
rulebook-lens-wrong-all-alike = if all these rulebooks had the same rule
rulebook-lens-wrong-other-way-round = if it were just the other way round everywhere

# The situations, for lists.
class-rulebook-lens-tie = Equal boards
class-rulebook-lens-open-pair = An open pair on fourth street
class-rulebook-lens-late-size = The size of later bets
class-rulebook-lens-opening = The size of the bring-in
class-rulebook-lens-cap = One more raise
class-rulebook-lens-cap-two = One more raise, two players left
class-rulebook-lens-last-card = Too few cards for seventh street
class-rulebook-lens-odd-chip = An odd chip between equal hands

# The first hint after a wrong answer, by situation: what decides, never the answer.
rulebook-lens-hint-tie = The best boards are equal. Which houses split them by suit, and which by position?
rulebook-lens-hint-open-pair = A pair shows on fourth street. Which houses allow a larger bet then, and whom?
rulebook-lens-hint-late-size = Fifth street or later, and nobody has bet. Which houses know one size only, and which a range?
rulebook-lens-hint-opening = What may the seat that opens put in below a full bet: the ante, a fixed bring-in, or anything between?
rulebook-lens-hint-cap = Count the bet and the raises of this round. How many raises does each house allow?
rulebook-lens-hint-cap-two = Only two can still bet. Which houses lift the cap then, and on what condition?
rulebook-lens-hint-last-card = Count the cards left, then the burned ones. How many does each house want before everybody gets a card?
rulebook-lens-hint-odd-chip = Two hands are equal, and one chip is left over. Which cards does each house compare for it: all seven or five, and do high cards win or low ones?
