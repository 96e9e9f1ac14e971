# The question: what has happened, then what is asked. $n is a number of cards.
irregularity-prompt-extra-starting-card = Seat { $seat } was dealt { $n } starting cards. What now?
irregularity-prompt-wrong-bring-in = Seat { $seat } brought it in, and nobody has acted since. What now?
irregularity-prompt-wrong-bring-in-acted = Seat { $seat } brought it in, and the next player has acted. What now?
irregularity-prompt-boxed-cards = One card lay face up in the deck. What now?
irregularity-prompt-boxed-cards-many = { $n } cards lay face up in the deck. What now?
irregularity-prompt-fouled-deck = Two equal cards have been dealt. What now?
irregularity-prompt-unbet-fold = Seat { $seat } folds with nothing to call. What now?
irregularity-prompt-premature-card = Seat { $seat } got its next card before the betting was over. What now?
irregularity-prompt-missing-burn = No card was burned before this street. What now?
irregularity-prompt-missing-burn-acted = No card was burned, and somebody has acted. What now?
irregularity-prompt-missing-burn-looked-at = No card was burned, and a new card has been looked at. What now?
irregularity-prompt-extra-burn = Two cards were burned before this street. What now?
irregularity-prompt-extra-burn-acted = Two cards were burned, and somebody has acted. What now?
irregularity-prompt-extra-burn-looked-at = Two cards were burned, and a new card has been looked at. What now?
irregularity-prompt-upcards-turned-down = Seat { $seat } turns its upcards face down. What now?
irregularity-prompt-mucked-hand = Seat { $seat }’s live hand was mucked; its cards are uncertain. What now?
irregularity-prompt-mucked-hand-known = Seat { $seat }’s live hand was mucked; its cards are certain. What now?
irregularity-prompt-exposed-seventh = The last card of seat { $seat } came face up: the { CARD($card) }. What now?
irregularity-prompt-wrong-count = Seat { $seat } has { $n } cards at the showdown. What now?
irregularity-prompt-wrong-count-last = Seat { $seat } has { $n } cards at the showdown: the last is missing. What now?

# Answers to choose from, each a button.
irregularity-choice-misdeal = Misdeal: chips back, deal again
irregularity-choice-void = The hand is void, all chips go back
irregularity-choice-play-on = Play on, nothing changes
irregularity-choice-becomes-burn = The card too many becomes the first burn
irregularity-choice-dead-hand = The hand is dead
irregularity-choice-live-hand = The hand is live
irregularity-choice-corrected = It is put right
irregularity-choice-stands = It stands
irregularity-choice-both-pay = The right seat has to pay as well
irregularity-choice-stands-keeps = The fold stands, and the seat is dealt on for now
irregularity-choice-stands-none = The fold stands, and the seat gets no more cards
irregularity-choice-taken-back = The fold does not count: the seat must check
irregularity-choice-removed = The card is out of play
irregularity-choice-back-into-stub = The card goes back into the stub
irregularity-choice-kept = The seat keeps the card
irregularity-choice-replaced = The card is replaced
irregularity-choice-made-up = It is made up for before the next street
irregularity-choice-turned-up = The cards are turned up again, and the hand plays

# Wrong rules: "Your answer would be right if …".
irregularity-wrong-dealt-on = if a seat that folds with nothing to call were dealt on until somebody bets
irregularity-wrong-not-dealt-on = if a seat that folds with nothing to call got no more cards
irregularity-wrong-fold-refused = if nobody could fold with nothing to call
irregularity-wrong-early-card-removed = if a card that came too early were out of play
irregularity-wrong-early-card-back = if a card that came too early went back into the stub
irregularity-wrong-extra-becomes-burn = if a card too many in a starting hand became the first burn
irregularity-wrong-both-pay = if the seat that should have opened still had to pay
irregularity-wrong-burn-made-up = if a wrong burn were made up for before the next street
irregularity-wrong-turned-up-again = if upcards turned face down could be turned up again at any time
irregularity-wrong-always-kept = if a seat kept every card that was dealt to it too early or face up
irregularity-wrong-always-replaced = if a card that went wrong were replaced at any time
irregularity-wrong-always-put-right = if such a mistake could still be put right now
irregularity-wrong-never-put-right = if such a mistake stood as soon as it was made
irregularity-wrong-always-live = if the hand stayed live whatever went wrong
irregularity-wrong-always-dead = if the hand were dead whatever went wrong
irregularity-wrong-always-played-on = if such a mistake changed nothing
irregularity-wrong-always-misdeal = if every mistake of the deal were a misdeal at any time

# The situations, for lists.
class-irregularity-extra-card = Too many starting cards
class-irregularity-wrong-bring-in = The wrong seat brought it in
class-irregularity-boxed-cards = Cards face up in the deck
class-irregularity-fouled-deck = An unsound deck
class-irregularity-unbet-fold = A fold with nothing to call
class-irregularity-premature-card = A card too early
class-irregularity-wrong-burn = No burn, or two
class-irregularity-turned-down = Upcards turned face down
class-irregularity-mucked-hand = A live hand mucked
class-irregularity-exposed-seventh = The last card face up
class-irregularity-wrong-count = Too many cards or too few

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
irregularity-hint-extra-card = How many cards are too many, and has anybody acted? Then ask what this house does about it.
irregularity-hint-wrong-bring-in = Until when can a wrong opening be undone? See what has happened since.
irregularity-hint-boxed-cards = How many cards lay the wrong way round, and how far has the betting gone?
irregularity-hint-fouled-deck = Was this deck sound when the hand began? Ask whether it matters when that is found.
irregularity-hint-unbet-fold = Does such a fold count? And whose cards would change if the seat were passed over?
irregularity-hint-premature-card = The card came before its time. What happens to it in this house, and to the cards of the others?
irregularity-hint-wrong-burn = Has anybody acted, or looked at a card? Ask how long this house goes back over a wrong burn.
irregularity-hint-turned-down = What does the seat face at this moment: a bet, or no more betting?
irregularity-hint-mucked-hand = How sure is everybody of the cards?
irregularity-hint-exposed-seventh = Is there betting still to come? Ask what this house does with a last card that all have seen.
irregularity-hint-wrong-count = How many cards should there be, and which of them is missing or too many?
