# What is done when something goes wrong at the table.

# The ruling in a word. The reasons follow.
irregularity-verdict-misdeal = Misdeal: the chips go back and the cards are dealt again.
irregularity-verdict-void = The hand is void, and all chips go back.
irregularity-verdict-play-on = Play on.
irregularity-verdict-corrected = It is put right.
irregularity-verdict-stands = It stands.
irregularity-verdict-becomes-burn = The card too many becomes the first burn.
irregularity-verdict-door-card = The card becomes the door card.
irregularity-verdict-stands-keeps = The fold stands, and the seat is dealt on until somebody bets.
irregularity-verdict-stands-none = The fold stands, and the seat gets no more cards.
irregularity-verdict-posted = The bring-in is posted from the empty chair’s stack.
irregularity-verdict-kept = The card is kept.
irregularity-verdict-replaced = The card is replaced.
irregularity-verdict-removed = The card is out of play.
irregularity-verdict-back-into-stub = The card goes back into the stub.
irregularity-verdict-drawn = One of the three cards is turned up at random.
irregularity-verdict-exposed = It counts as an exposed card.
irregularity-verdict-dead-hand = The hand is dead.
irregularity-verdict-live-hand = The hand is live.
irregularity-verdict-announced = The dealer says it aloud.
irregularity-verdict-not-announced = The dealer does not say it.
irregularity-verdict-call-the-floor = Call the floor before anybody touches a card.

# What happened, put in after a colon: a sentence without a full stop.
irregularity-kind-short-ante = an ante was short
irregularity-kind-absent-low-card = the low card is in front of an empty chair
irregularity-kind-wrong-bring-in = the wrong seat brought it in
irregularity-kind-unbet-fold = somebody folded with nothing to call
irregularity-kind-exposed-down-card = a down card was dealt face up
irregularity-kind-both-down-exposed = both down cards were dealt face up
irregularity-kind-two-up = a down card lies face up, and the door card with it
irregularity-kind-all-three-up = all three starting cards were dealt face up
irregularity-kind-all-three-down = all three starting cards were dealt face down
irregularity-kind-extra-starting-card = a starting hand has too many cards
irregularity-kind-card-to-wrong-seat = a card went to the wrong seat
irregularity-kind-boxed-cards = a card lay the wrong way round in the deck
irregularity-kind-fouled-deck = the deck is not sound
irregularity-kind-joker = a joker was dealt
irregularity-kind-exposed-seventh = a seventh card was dealt face up
irregularity-kind-premature-card = a card was dealt before the betting was over
irregularity-kind-missing-burn = no card was burned
irregularity-kind-extra-burn = a card too many was burned
irregularity-kind-wrong-count = a hand at the showdown does not have seven cards
irregularity-kind-missed-seat = a seat was dealt no card on this street, or two
irregularity-kind-underbet = somebody put in too little
irregularity-kind-upcards-turned-down = a player turned the upcards face down
irregularity-kind-upcards-rearranged = a player changed the order of the upcards
irregularity-kind-beaten-caller = a caller was beaten by the upcards alone
irregularity-kind-card-off-table = a card fell off the table
irregularity-kind-announcement = something was said, or left unsaid
irregularity-kind-skipped-player = a player was passed over
irregularity-kind-mucked-hand = the dealer took in a live hand

# Why the floor is called.
irregularity-floor-book-is-silent = What happened: { $what }. This rulebook has no rule for it.
irregularity-floor-no-text = What happened: { $what }. No rulebook that was read has a rule for it.
irregularity-floor-substantial-action = What happened: { $what }. Whether there has been substantial action since depends on how the rule is read: whether the opening bet counts, and whether both acts need chips.
irregularity-floor-discretion = What happened: { $what }. The rulebook leaves the ruling to the floor’s judgment.

# Until when a misdeal is called.
irregularity-step-in-time = There has been no substantial action yet, so it is not too late for a misdeal.
irregularity-step-too-late = What happened: { $what }. That would have been a misdeal, but there has been substantial action since.

# The opening deal.
irregularity-step-ante-missing = Antes come before the cards. Seat { $seat } makes up what is missing, and only then is the hand dealt.
irregularity-step-ante-all-in = Seat { $seat } has nothing left to add. It is all-in for what it put in, and gets its cards.
irregularity-step-door-card = The { CARD($card) } becomes the door card of seat { $seat }, and its third card is dealt face down.
irregularity-step-door-card-opens = By the door cards that are now showing, seat { $opens } opens.
irregularity-step-door-card-left-opens = A card that the dealer exposed does not make seat { $seat } bring it in. The first seat with chips to its left opens: seat { $opens }.
irregularity-step-exposed-misdeal = The { CARD($card) }, a down card of seat { $seat }, was dealt face up. Here that is a misdeal.
irregularity-step-both-dead = Both down cards of seat { $seat } were dealt face up. Its hand is dead, and it gets its ante back.
irregularity-step-both-misdeal = Both down cards of seat { $seat } were dealt face up. Here that is a misdeal.
irregularity-step-three-dead = All three cards of seat { $seat } were dealt face up. Its hand is dead, and it gets its ante back.
irregularity-step-three-misdeal = All three cards of seat { $seat } were dealt face up. Here that is a misdeal.
irregularity-step-three-down-turned = Seat { $seat } has no door card. The floor mixes its three cards and turns one of them up.
irregularity-step-extra-becomes-burn = Seat { $seat } has one card too many, and nobody has acted. The card goes back unseen and becomes the first burn.
irregularity-step-extra-misdeal = Seat { $seat } has too many cards. Here that is a misdeal.
irregularity-step-extra-dead = Seat { $seat } has too many cards, and it was found too late for a misdeal. Its hand is dead.
irregularity-step-wrong-seat-misdeal = A card went wrong at seat { $seat }: it was skipped, or had no right to the card. That is a misdeal.
irregularity-step-boxed-blank = One card that lies the wrong way round is a scrap of paper. It is shown and laid aside, and the next card takes its place.
irregularity-step-boxed-misdeal = Two or more cards lay the wrong way round in the deck. That is a misdeal.
irregularity-step-fouled-void = With two equal cards or a strange back the deck was never sound. The hand is void, however late that is found.
irregularity-step-fouled-stub = The fault was seen only in the stub, after substantial action. No hand held it, so play stands.
irregularity-step-joker-replaced = Seat { $seat } was dealt a joker and has not acted. The joker is replaced.
irregularity-step-joker-dead = Seat { $seat } was dealt a joker and acted all the same. Its hand is dead.
irregularity-step-joker-misdeal = Seat { $seat } was dealt a joker, and it was found in time. That is a misdeal.
irregularity-step-joker-scrap = It is too late for a misdeal. The joker in the hand of seat { $seat } is now a scrap of paper.

# Who should have acted, and how much.
irregularity-step-absent-lives-until-action = Seat { $seat } is away and loses its ante and a bring-in of { $amount }. Its hand is dead when the action reaches it, so it gets no card on fourth street.
irregularity-step-absent-dead-at-once = Seat { $seat } is away. Its hand is dead at once, but its stack still posts { $amount }. It gets no card on fourth street.
irregularity-step-absent-dead-after-third = Seat { $seat } is away and loses its ante and a bring-in of { $amount }. Its down cards are killed once everybody has third street, its upcard when the action reaches it. It gets no card on fourth street.
irregularity-step-absent-without-chips = Seat { $seat } is away and has no chips to post. So seat { $opens } opens.
irregularity-step-absent-nobody = Seat { $seat } is away and has no chips to post. Nobody can open, because fewer than two players have chips.
irregularity-step-bring-in-corrected = The next player has not acted yet. Seat { $seat } takes its chips back, and seat { $opens } opens.
irregularity-step-bring-in-stands = The next player has acted, so the bring-in of seat { $opens } stands. Seat { $right }, who should have opened, owes nothing for it.
irregularity-step-fold-keeps = Seat { $seat } could have checked, but the fold stands. The seat is dealt on until somebody bets, so that nobody’s cards change.
irregularity-step-fold-gets-none = Seat { $seat } could have checked, but the fold stands. It is dealt no further card.
irregularity-step-underbet-corrected = Seat { $seat } put in too little. As long as the street lasts it adds { $amount }, to { $to } in all.
irregularity-step-underbet-callers = { $seats ->
    [one] Whoever has called makes it up too: seat { SEATS($seats) }, to { $to }. A call does not become a raise.
   *[other] Whoever has called makes it up too: seats { SEATS($seats) }, to { $to }. A call does not become a raise.
}
irregularity-step-underbet-stands = Seat { $seat } put in too little, but the street is over. It can no longer be made up.
irregularity-step-turned-dead = Seat { $seat } faces a bet. In stud, turning the upcards face down is then a fold.
irregularity-step-turned-nothing = The betting is over, so it means nothing that seat { $seat } turned the upcards face down.
irregularity-step-caller-stands = Seat { $seat } paid to see the other hand. There is no refund, even where the upcards alone were better.
irregularity-step-skipped-keeps = Fewer than two players have acted since. Seat { $seat } still has its turn, and the action goes back to it.
irregularity-step-mucked-back = It is known for certain which cards were those of seat { $seat }. They come back, and the hand plays.
irregularity-step-mucked-lost = Nobody can say for certain which cards were those of seat { $seat }. The hand is lost; only a bet that nobody called goes back.

# Cards of later streets.
irregularity-step-seventh-kept = Seat { $seat } keeps the { CARD($card) }.
irregularity-step-seventh-may-declare = The others’ last cards stay down. Before the betting seat { $seat } may declare itself all-in, because its hand is open to all.
irregularity-step-seventh-other-up = Only two players are left, so the other’s last card is dealt face up too, and they bet as usual.
irregularity-step-seventh-all-up = Seat { $seat } was dealt first, so everybody’s last card is dealt face up.
irregularity-step-seventh-no-matter = Its holder can neither bet nor be bet at any more, so an open card changes nothing. The others’ last cards are dealt face down as usual.
irregularity-step-seventh-replaced = There is still betting to come, so seat { $seat } gets another last card.
irregularity-step-seventh-opens-board = Every upcard counts, the exposed one too: seat { $opens } opens.
irregularity-step-seventh-opens-sixth = The order of sixth street goes on: seat { $opens } opens.
irregularity-step-seventh-opens-seen = Who opens is seen when all last cards lie face up.
irregularity-step-premature-removed = The betting was not over, so the card of seat { $seat } is out of play. After the round one more card for each player still in goes with it.
irregularity-step-premature-back = The betting was not over. The card of seat { $seat } goes back and the stub is shuffled; the burn stays, and none is burned again.
irregularity-step-burn-missing = No card was burned. Nobody has acted or looked at a card, so the cards go back in order and one is burned first.
irregularity-step-burn-extra = A card too many was burned. Nobody has acted or looked at a card, so every card is moved to where it belongs.
irregularity-step-burn-too-late = Somebody has acted or looked at a card, so the cards stay as they lie.
irregularity-step-burn-never = The cards stay as they lie. From now on one card is burned before each street, never two to make up for it.
irregularity-step-burn-none = Under this rulebook no card is burned, so none is missing.
irregularity-step-count-many = Seat { $seat } has { $n } cards instead of seven. Nobody can say which of them are its own.
irregularity-step-count-few = { $n ->
    [one] Seat { $seat } has { $n } card instead of seven. That is too few to play.
   *[other] Seat { $seat } has { $n } cards instead of seven. That is too few to play.
}
irregularity-step-count-last-missing = Seat { $seat } has six cards, and only the last one is missing. The hand plays with those six.
irregularity-step-fallen = The { CARD($card) } goes back to seat { $seat }, after everybody has seen it.

# What the dealer says.
irregularity-step-said-wager = Bets and raises are said aloud, so that everybody knows what there is to call.
irregularity-step-said-bring-in = The card that brings it in is named, rank and suit.
irregularity-step-said-cards = A new pair is named as it falls, and so is the high hand that opens.
irregularity-step-not-said = Possible straights and flushes are not announced. Players have to see them for themselves.
irregularity-step-not-said-razz = In razz the low hand opens. So that is the hand that is named, not the high one.
