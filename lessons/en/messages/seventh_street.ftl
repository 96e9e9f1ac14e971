# How seventh street is dealt. $third … $sixth are cards that went out on a street, $stub what is left before its burn;
# $hands are those to be dealt a card, $total the stub and the three burns together.
seventh-street-verdict-own = { $hands ->
    [one] The one hand gets a card of its own.
   *[other] Each of the { $hands } hands gets a card of its own.
}
seventh-street-verdict-common = One common card is turned up for everybody.
seventh-street-verdict-open = No text says how to go on.

seventh-street-step-left-burned = Third street took { $third } cards, fourth { $fourth }, fifth { $fifth } and sixth { $sixth }, and three were burned. Of 52 that leaves { $stub }.
seventh-street-step-left = Third street took { $third } cards, fourth { $fourth }, fifth { $fifth } and sixth { $sixth }, and none was burned. Of 52 that leaves { $stub }.
seventh-street-step-sixth = Third street took { $third } cards, fourth { $fourth } and fifth { $fifth }. That leaves too few even for sixth street, which would need { $sixth }.
seventh-street-step-nothing = Not even a common card is left.

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
