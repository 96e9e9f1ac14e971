## A whole hand, walked through decision by decision.

ui-hand = Hand
# $what is what was done ("seat 3 raises to 20"), or what is asked ("Who wins?").
hand-caption = { $street }: { $what }
# $act is one of the seat-did messages, such as "seat 3 raises to 20".
hand-done = Played: { $act }
hand-ends = The record ends

## Stepping

hand-first = First
hand-back = Back
hand-on = Forward
hand-last = Last
hand-position = Place in the hand
hand-keys = ← and → step, Home and End jump.
hand-whole = The whole hand
hand-why = Why?

## Deciding before it is told

hand-hide = Hide what comes next
hand-guess = Whose turn is it? Tap a seat, or show the ruling.
hand-guess-keys = Or press the seat’s number, or Enter.
hand-think = Decide first, then show the ruling.
hand-show = Show the ruling
hand-right = Right.
hand-wrong = Not that seat.

## Where a record and the rulebook part

hand-found = Record and rulebook differ
hand-found-turn = In the record seat { $seat } acts here, but it is seat { $turn }’s turn.
hand-found-closed = In the record seat { $seat } acts here, but the betting is over.
hand-found-waiting = The record goes on here without seat { $seat }, whose turn it is.
# $act is one of the seat-did messages.
hand-found-illegal = The record has: { $act }. That is not allowed here.
hand-found-amount = The record has another amount for this: { $act }.
hand-found-common-card = The record deals a common card here.
hand-found-own-cards = The record deals each seat a card of its own here.
# $awards is a list of messages such as "seat 2 gets 40".
hand-found-paid = In the record { LIST($awards) }.
hand-found-paid-other = The record pays otherwise.
hand-found-breaks-off = The record breaks off here.
hand-not-shown = Not every hand was shown, so nobody can say who wins.
hand-other-house = The rulebook ({ $wanted }) does not cover this game: { $game }. This hand is ruled under { $rulebook }.

## Other hands

hand-again = Deal another hand
hand-of-text = Hand
# $name is the hand's number or name in its file.
hand-option = { $name } · { $game }
hand-damaged = Not every hand of this text can be shown:
hand-damaged-more =
    { $n ->
        [one] and { $n } more problem
       *[other] and { $n } more problems
    }
hand-link-long = This hand is too long for a link. Download it instead.

hand-file = Read recorded hands
hand-file-text = Recorded hands
hand-file-use = Walk through this
hand-file-unused = This text is not on the table yet.
hand-file-refused = No hand of this text can be shown. It is kept here; mend it and try again:
hand-file-limit = PHH, or PokerStars-style text: stud, stud eight-or-better or razz. 256 KB at most.

# What is wrong with a text. $problem is in English.
hand-wrong-none = There is no recorded hand in this text.
hand-wrong-breaks-off = Hand { $hand } breaks off in line { $line }.
hand-wrong-toml = Line { $line }: from here on this is no recorded hand in PHH ({ $found }).
hand-wrong-line = Line { $line }: { $problem }
hand-wrong-line-column = Line { $line }, column { $column }: { $problem }
hand-wrong-line-hand = Hand { $hand }, line { $line }: { $problem }
hand-wrong-line-hand-column = Hand { $hand }, line { $line }, column { $column }: { $problem }
hand-wrong-hand = Hand { $hand }: { $problem }
hand-wrong-place = { $place }: { $problem }
