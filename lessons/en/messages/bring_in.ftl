# Who brings it in. Steps name what lies on the table, then the rule; notes end "Your answer would be right if …".

bring-in-prompt = Who brings it in?

bring-in-verdict = Seat { $seat } brings it in.
bring-in-verdict-instead = Seat { $seat } opens in place of seat { $low }.
bring-in-verdict-absent = Seat { $seat } owes the bring-in, even from an empty chair.
bring-in-verdict-nobody = Nobody brings it in: no betting is possible.

bring-in-step-lowest = The lowest door card brings it in. Seat { $seat } shows the { CARD($card) }, and nothing on the table is lower.
bring-in-step-highest = In razz the highest door card brings it in. Seat { $seat } shows the { CARD($card) }, and nothing on the table is higher.
# takes $count $rank
bring-in-step-tied-lowest = The lowest door card brings it in. Seats { SEATS($seats) } share the lowest rank: { CARDS($cards) }.
# takes $count $rank
bring-in-step-tied-highest = In razz the highest door card brings it in. Seats { SEATS($seats) } share the highest rank: { CARDS($cards) }.
bring-in-step-suit-lowest = Equal ranks: the suit decides. From low to high: { SUITS($suits) }. The { CARD($card) } is the lowest of them, so the duty falls on seat { $seat }.
bring-in-step-suit-highest = Equal ranks: the suit decides. From low to high: { SUITS($suits) }. The { CARD($card) } is the highest of them, so the duty falls on seat { $seat }.
bring-in-step-ace-high = For the bring-in an ace is high, above the king. It is never the low card here.
bring-in-step-ace-low = In razz an ace is always low, the best card to show. It never brings it in while any other rank is showing.
bring-in-step-absent = Seat { $seat } is away from the table. Its card counts all the same, and the bring-in is posted from its stack.
bring-in-step-nobody = Fewer than two players have chips left, so there is nothing to bet.
bring-in-step-all-in = Seat { $seat } is all-in for the ante and has nothing left to post.
bring-in-step-left-opens = The duty does not go to the next card in line but passes to the left: seat { $seat } is the first player with chips after seat { $low }, and may fold, bring it in or make a full bet.
bring-in-step-left-opens-no-fold = The duty does not go to the next card in line but passes to the left: seat { $seat } is the first player with chips after seat { $low }, and has to bring it in or make a full bet.
bring-in-step-next-lowest = The duty passes to the next card in line that has chips behind it: seat { $seat } instead of seat { $low }.

# Why another seat does not bring it in: a list, a line for each seat. $than is the card that opens.
bring-in-other-higher = Seat { $seat } shows the { CARD($card) }, higher than the { CARD($than) }.
bring-in-other-lower = Seat { $seat } shows the { CARD($card) }, lower than the { CARD($than) }.
bring-in-other-suit-higher = Seat { $seat } shows the { CARD($card) }: the same rank as the { CARD($than) }, but a higher suit.
bring-in-other-suit-lower = Seat { $seat } shows the { CARD($card) }: the same rank as the { CARD($than) }, but a lower suit.
bring-in-other-lowest-all-in = Seat { $seat } shows the lowest card, but is all-in and cannot open.
bring-in-other-highest-all-in = Seat { $seat } shows the highest card, but is all-in and cannot open.
bring-in-other-away = Seat { $seat } is away from the table and is passed over.
# $opener opens in place of seat $low, whose card decides: going left from there it comes before this seat.
bring-in-other-after = Seat { $seat } comes after seat { $opener }, going left from seat { $low }.

bring-in-wrong-all-in-opens = if a player without chips could still open
bring-in-wrong-next-lowest = if the duty passed to the next card in line instead of to the left
bring-in-wrong-absent-not-counted = if the card of an absent player did not count
bring-in-wrong-left-of-absent = if the player to the left opened for somebody who is away
bring-in-wrong-suits-reversed = if the suits ranked the other way round
bring-in-wrong-position-for-suit = if equal cards were split by position at the table instead of by suit
bring-in-wrong-last-of-tied = if the last of equal door cards brought it in
bring-in-wrong-ace-low = if the ace counted as low for the bring-in
bring-in-wrong-razz-ace-high = if the ace were high in razz
bring-in-wrong-high-card = if the highest door card brought it in
bring-in-wrong-razz-low-card = if the lowest door card brought it in, as in stud
bring-in-wrong-left-of-dealer = if the player to the dealer’s left always opened
bring-in-wrong-left-of-low-card = if the player to the left of the deciding card always opened

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
bring-in-hint-rank = Only the door cards count. In stud the lowest brings it in, in razz the highest.
bring-in-hint-ace = An ace is on the table. Does it count high or low for the bring-in in this game?
bring-in-hint-suit = Equal ranks: the suits decide. In which order do they stand in this house?
bring-in-hint-suit-many = More than two cards share the rank that decides. Then it is up to the suits: in which order do they stand in this house?
bring-in-hint-all-in = Whoever has the card that brings it in has no chips left. To whom does the duty pass in this house?
bring-in-hint-absent = Somebody is away from the table. Does the card in front of an empty chair count in this house?
