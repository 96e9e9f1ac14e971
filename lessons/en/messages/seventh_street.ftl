# How seventh street is dealt. $third … $sixth are cards that went out on a street, $stub what is left before its burn;
# $hands are those to be dealt a card, $total the stub and the three burns together.
seventh-street-prompt = No card was burned. How is seventh street dealt?
seventh-street-prompt-burned = Three cards are burned. How is seventh street dealt?

# Answers to choose from, each a button.
seventh-street-choice-own-cards = A card for each hand
seventh-street-choice-own-cards-burn = Burn one, then a card for each hand
seventh-street-choice-own-cards-mix-burn = Mix in the burns, burn one, a card for each hand
seventh-street-choice-own-cards-mix = Mix in the burns, burn none, a card for each hand
seventh-street-choice-common-card = One common card for everybody
seventh-street-choice-common-card-burn = Burn one, then one common card for everybody
seventh-street-choice-common-card-mix-burn = Mix in the burns, burn one, then one common card
seventh-street-choice-muck = Shuffle the folded cards, then a card for each hand
seventh-street-choice-as-far = A card for each hand, as far as they reach

seventh-street-verdict-own-cards = Each hand still in gets a card of its own.
seventh-street-verdict-own-cards-burn = One card is burned, and each hand still in gets a card of its own.
seventh-street-verdict-own-cards-mix-burn = The burns are mixed in, one card is burned, and each hand still in gets a card of its own.
seventh-street-verdict-own-cards-mix = The burns are mixed in, none is burned again, and each hand still in gets a card of its own.
seventh-street-verdict-common-card = One common card is turned up for everybody.
seventh-street-verdict-common-card-burn = One card is burned, and one common card is turned up for everybody.
seventh-street-verdict-common-card-mix-burn = The burns are mixed in, one card is burned, and one common card is turned up for everybody.
seventh-street-verdict-open = No text says how to go on.

seventh-street-step-left-burned = Third street took { $third } cards, fourth { $fourth }, fifth { $fifth } and sixth { $sixth }, and three were burned. Of 52 that leaves { $stub }.
seventh-street-step-left = Third street took { $third } cards, fourth { $fourth }, fifth { $fifth } and sixth { $sixth }, and none was burned. Of 52 that leaves { $stub }.
seventh-street-step-sixth = Third street took { $third } cards, fourth { $fourth } and fifth { $fifth }. That leaves too few even for sixth street, which would need { $sixth }.
seventh-street-step-nothing = Not even a common card is left.

seventh-street-step-folded = Whoever folded on sixth street gets no card. Hands still in: { $hands }.
seventh-street-step-enough-burn = That is enough for a burn and { $hands } cards.
seventh-street-step-enough = That is enough for { $hands } cards.
seventh-street-step-mix-burn = That is too few for a burn and { $hands } cards. All but the last card are dealt, and the last is mixed with the three burns. With them there are { $total }, enough to burn one more.
seventh-street-step-mix = That is too few for a burn and { $hands } cards. All but the last card are dealt, and the last is mixed with the three burns. With them there are { $total }, just enough if none is burned again.
seventh-street-step-common-burned = Even with the three burns there would be no fresh card for each of { $hands }. So one common card takes the place of the seventh.
seventh-street-step-common = That is too few for { $hands } cards. So one common card takes the place of the seventh.
seventh-street-step-two-enough = There must be two more cards than hands, one to burn and one that stays undealt: { $needed } for { $hands } hands. There are enough.
seventh-street-step-two-mix = There must be two more cards than hands, one to burn and one that stays undealt: { $needed } for { $hands } hands. There are too few, but with the three burns mixed in there are { $total }.
seventh-street-step-two-common = There must be two more cards than hands, one to burn and one that stays undealt: { $needed } for { $hands } hands. Even with the three burns there are only { $total }, so one common card is dealt.
seventh-street-step-two-short = There must be two more cards than hands: { $needed } for { $hands } hands. There are too few, so one common card is dealt.
seventh-street-step-mix-for-common = { $stub ->
    [one] A stub of { $stub } card is too small for a burn and a common card, so it is mixed with the three burns first.
   *[other] A stub of { $stub } cards is too small, so it is mixed with the three burns first.
}
seventh-street-step-eight-stay = All { $hands } are still in, so one common card takes the place of the seventh.
seventh-street-step-eight-go = A common card is dealt only when all eight are still in. There are { $hands }, so each gets a card.

# Wrong rules: "Your answer would be right if …".
seventh-street-wrong-late-fold-counted = if a hand that folded on sixth street still got a card
seventh-street-wrong-all-in-left-out = if a player who is all-in got no card
seventh-street-wrong-two-to-spare = if there had to be two more cards than hands
seventh-street-wrong-one-to-spare = if one more card than hands were enough
seventh-street-wrong-burns-left-out = if the burns stayed out however short the deck
seventh-street-wrong-burned-again = if a card had to be burned again after the burns were mixed in
seventh-street-wrong-not-burned-again = if no card were burned again after the burns were mixed in
seventh-street-wrong-common-always-mixed = if the burns were mixed in before every common card
seventh-street-wrong-last-burn-forgotten = if no card had to be kept for the burn before seventh street
seventh-street-wrong-burns-forgotten = if the three burns were still in the deck
seventh-street-wrong-burned-here = if one card were burned before each street in this house
seventh-street-wrong-eight-dealt-in = if a common card were dealt just when eight hands were dealt in
seventh-street-wrong-eight-staying = if a common card were dealt just when all eight are still in
seventh-street-wrong-muck-reused = if the folded cards were shuffled and dealt again
seventh-street-wrong-as-far = if the cards were dealt as far as they reach and the rest went without
seventh-street-wrong-all-dealt-on = if every hand that was dealt in had gone on to sixth street
seventh-street-wrong-folded-uncounted = if the cards of folded hands were still in the deck
seventh-street-wrong-down-cards-uncounted = if the cards that lie face down were still in the deck
seventh-street-wrong-mixed-always = if the burns were mixed in before every seventh street
seventh-street-wrong-one-for-all = if the last card were always one for everybody

# The situations, for lists.
class-seventh-street-plenty = Cards enough
class-seventh-street-eight-began = Eight dealt in, and still cards enough
class-seventh-street-exact = Just enough cards
class-seventh-street-late-fold = A hand has folded on sixth street
class-seventh-street-mix-burn = The burns are mixed in
class-seventh-street-mix = Mixed in, and none burned again
class-seventh-street-common = A common card
class-seventh-street-common-mix = A common card after mixing

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
seventh-street-hint-plenty = Count the cards dealt and burned so far. How many are left for those still in?
seventh-street-hint-eight-began = Many were dealt in, but who is still in? Count the cards used up and the hands that need one.
seventh-street-hint-exact = Count the cards left and the hands still in. Does this house want any cards to spare?
seventh-street-hint-late-fold = Who still needs a card? Count the hands that are in now, not all that were dealt one on sixth street.
seventh-street-hint-mix-burn = The cards left do not reach. What may be added to them in this house, and is a card burned again?
seventh-street-hint-mix = The cards left do not reach. What may be added to them in this house, and is a card burned again?
seventh-street-hint-common = Count the cards left, then the burned ones. Is that enough for a card to each hand in this house?
seventh-street-hint-common-mix = Count the cards left, then the burned ones. Is that enough for a card to each hand in this house?
