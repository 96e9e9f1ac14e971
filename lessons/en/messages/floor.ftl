## The Floor: a situation laid out and ruled.

ui-floor = Floor
floor-title = What is the ruling?
floor-example = Example
floor-begin = Begin with …
floor-game = Game
floor-street = Street
floor-undo = Undo
floor-clear = Empty table
floor-add-seat = Add a seat
floor-table = Table

# Examples to begin with.
floor-example-three-way-all-in = Three-way all-in
floor-example-equal-door-cards = Equal door cards
floor-example-open-pair = Open pair on fourth street
floor-example-short-all-in = Short all-in raise
floor-example-odd-chip = Odd chip, tied lows
floor-example-eight-on-sixth = Eight in on sixth street
floor-example-tied-boards = Tied boards
floor-example-last-to-bet = Who shows first

# What a seat is before this street's betting. Very little room.
floor-status = State
floor-status-in = in
floor-status-folded = folded
floor-status-all-in = all-in
floor-status-absent = away
# What a seat still has behind. Very little room.
floor-behind = { $amount } left
floor-stack = Stack before this street
floor-put = In the pot before this street
floor-enough = enough
floor-remove-seat = Remove this seat

# The places for cards, as buttons. $n counts from the left.
floor-slot-up =
    { $n ->
        [1] Seat { $seat }, first upcard
        [2] Seat { $seat }, second upcard
        [3] Seat { $seat }, third upcard
       *[other] Seat { $seat }, fourth upcard
    }
floor-slot-down =
    { $n ->
        [1] Seat { $seat }, first down card
        [2] Seat { $seat }, second down card
       *[other] Seat { $seat }, third down card
    }
floor-slot-common = Common card
# $slot is one of the messages above.
floor-slot-empty = { $slot }: empty
floor-slot-unseen = { $slot }: face down
floor-slot-card = { $slot }: { CARD($card) }
floor-deck-hint = Tap a card, or type rank and suit: K H
floor-deck-clear = No card
floor-close = Close

## Actions and amounts

floor-acts = Actions on this street
floor-acts-none = Nobody has acted on this street.
floor-acts-next = Seat { $seat } is to act:
floor-acts-next-stakes = Seat { $seat } is to act. What it may do depends on the stakes, which are not given here.
floor-acts-over = The betting on this street is over.
floor-act-back = Take back
floor-act-free = Another action
# Actions are written in English, in the same words as in a situation file.
floor-act-free-hint = 3 raises to 12
floor-act-add = Add
floor-money = Stakes and players left
floor-stakes-ante = Ante
floor-stakes-bring-in = Bring-in
floor-stakes-small-bet = Small bet
floor-stakes-big-bet = Big bet
floor-players-left = Players left in the tournament

## What is asked

floor-asks = What do you want to know?
floor-asks-later = Other questions, not for this moment
floor-ask-bring-in = Who brings it in?
floor-ask-first-to-act = Who acts first?
floor-ask-next-to-act = Whose turn is it?
floor-ask-options = What is allowed?
floor-ask-best-hands = What does each seat hold?
floor-ask-rank-boards = Which board is best?
floor-ask-winners = Who wins?
floor-ask-pots = Which pots are there?
floor-ask-awards = Who is paid what?
floor-ask-show-order = Who shows first?
floor-ask-seventh-street = How is the last card dealt?
floor-ask-pot-count = How much is in the pot?
floor-ask-irregularity = What happens after a mistake?

## What went wrong: the kinds are in irregularity.ftl

floor-incident = What went wrong?
floor-incident-choose = Choose …
floor-incident-seat = Seat
floor-incident-card = Card
floor-incident-cards = How many cards
floor-incident-put = Put in on this street
floor-incident-acted-after = Have acted since
floor-incident-found = Found
floor-incident-missing = Missing is
floor-incident-what = What was said
floor-incident-next-acted = The next player has acted
floor-incident-in-stub = Seen in the stub only
floor-incident-acted = The seat has acted on it
floor-incident-looked-at = The card has been looked at
floor-incident-street-over = Found on a later street
floor-incident-identifiable = The cards are known for certain
floor-incident-found-before-deal = before the deal
floor-incident-found-after-deal = after the deal
floor-incident-missing-last = the last card
floor-incident-missing-earlier = an earlier card
floor-incident-what-bring-in = the bring-in
floor-incident-what-bet = a bet
floor-incident-what-raise = a raise
floor-incident-what-new-pair = a new pair
floor-incident-what-high-hand = the high board
floor-incident-what-possible-straight = a possible straight
floor-incident-what-possible-flush = a possible flush

## The ruling

# Above the answer: the rulebook under which it holds.
floor-under = { $rulebook }
floor-unsettled = No text settles this. The steps show how play goes on.
floor-unsettled-seats = No text settles this: it may be { $seats ->
    [one] seat { SEATS($seats) }.
   *[other] seat { SEATS($seats, list: "or") }.
} The steps show how play goes on.
floor-houses = Other rulebooks
floor-house-same = The same:
floor-house-differs = another answer
floor-house-open = Not settled:
floor-house-impossible = Cannot come to this:
floor-house-use = Rule under { $rulebook }

## What is missing: a hint, no alarm

floor-missing = Not to be answered yet
floor-lacks-upcards =
    { $n ->
        [1] Seat { $seat }: an upcard is missing.
       *[other] Seat { $seat }: { $n } upcards are missing.
    }
floor-lacks-seats = Nobody is at the table yet. Add seats.
floor-lacks-stakes = The stakes are missing: ante, bring-in, small bet and big bet.
floor-lacks-incident = Choose what went wrong.
floor-lacks-incident-more = Say more about what went wrong: a field is still empty.
floor-lacks-contributions = What each seat has put in is missing. Tap the number of a seat and say what it has in the pot.
floor-lacks-down = Seat { $seat }: a down card is not known.
floor-lacks-cards =
    { $n ->
        [one] Seat { $seat } has { $n } card. A hand takes five to seven.
       *[other] Seat { $seat } has { $n } cards. A hand takes five to seven.
    }
floor-not-yet = Seat { $seat } is still to act. This is asked when the betting is over.
floor-not-closed = Nobody is to act any more: the betting on this street is over.
floor-not-third = The bring-in is paid on third street only.
floor-not-after-third = Third street is opened by the bring-in. This is asked from fourth street on.
floor-not-seventh-dealt = This is asked on sixth or seventh street, with two seats or more still in.
floor-not-shown = Hands are shown when the betting on seventh street is over.
floor-not-pots = This street’s bets are not in the pots that the file names. Say what each seat has put in instead.

## What cannot be

floor-wrong = This cannot be
floor-wrong-twice = The { CARD($card) } is there twice.
floor-wrong-seats =
    { $n ->
        [one] { $n } seat is dealt in. It takes 2 to { $most }.
       *[other] { $n } seats are dealt in. It takes 2 to { $most }.
    }
floor-wrong-all-folded = Every seat has folded. At least one must be in.
floor-wrong-all-in = Seat { $seat } is all-in, but has { $amount } left.
floor-wrong-absent = Seat { $seat } cannot be away after third street: its hand has been folded by then.
floor-wrong-put = What seat { $seat } has put in is missing.
floor-wrong-bring-in = A bring-in of { $amount } is more than the small bet. Allowed: 1 to { $most }.
floor-wrong-big-bet = A big bet of { $amount } is less than the small bet. Allowed: at least { $least }.
floor-wrong-ante = This rulebook opens with the ante, so it must be at least 1.
floor-wrong-game = { $rulebook } does not cover this game.
# $n is the number of the action, $act what was done: "seat 3 raises to 12".
floor-wrong-act = Action { $n }, { $act }, is not allowed. Allowed: { LIST($options) }.
floor-wrong-act-turn = Action { $n }, { $act }, is out of turn: it is seat { $turn }’s turn.
floor-wrong-act-over = Action { $n }, { $act }, comes too late: the betting is over.
floor-wrong-line = Action { $n }, “{ $line }”, is no action. A line says who does what: 2 bets 5, 3 raises to 10, 4 calls, 5 folds, 6 checks.
# $field is a field of a situation file, such as seats.3.status; $found is what stands there, $form an example.
floor-lacks-field = { $field } is missing. Allowed: { LIST($allowed, list: "or") }.
floor-wrong-word = { $field }: { $found } is not allowed. Allowed: { LIST($allowed, list: "or") }.
floor-wrong-number = { $field }: { $found } is not allowed. Allowed: a whole number from { $least } to { $most }.
floor-wrong-form = { $field }: { $found } cannot be read here. It should look like this: { $form }
floor-wrong-card = { $field }: { $found } is no card. A card is its rank and its suit, in English: As, Td, 2c.
# What only a file can get wrong: $problem is in English.
floor-wrong-other = { $place }: { $problem }
floor-warns-bring-in = Under this rulebook the ante opens, so the bring-in is { $amount }.

## The situation as a file, and as a link

floor-file = As a file
floor-file-text = The situation, in YAML or JSON
floor-file-use = Rule this text
floor-file-unused = This text is not on the table yet.
floor-file-refused = This text was not taken over. It is kept here; mend it and try again:
floor-file-download = Download
floor-file-open = Open a file
floor-file-limit = YAML or JSON, { $kilobytes } KB at most
# $found is what the reader of the file says, in English.
floor-file-syntax-line = Line { $line }: from here on this is neither YAML nor JSON ({ $found }).
floor-file-syntax = This is neither YAML nor JSON ({ $found }).
floor-file-line = Line { $line }: { $problem }
floor-file-encoding = Line { $line } is not in UTF-8. Save the file in UTF-8 and open it again.
floor-file-long = The text is too long: { $kilobytes } KB at most.
floor-file-table = This is no situation. It names a game, seats and more, each on a line of its own.
floor-link-broken = This link does not lead to a situation: a part of it is missing or changed.
floor-link-long = This situation is too long for a link. Download it instead.
floor-copy-link = Copy link
floor-copied = Copied

## Who gets what

floor-shares = Who gets what
floor-shares-pot = Pot
floor-shares-seat = Seat
floor-shares-chips = Chips
floor-shares-total = Together
floor-shares-returned = Goes back, not called
# $pot is "The main pot of 90", $side "High" or "Low".
# An amount by itself, in a table.
floor-chips = { $amount }
floor-shares-half = { $pot }, { $side }
