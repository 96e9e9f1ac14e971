# What may this seat do. Steps: what the seat faces, how large a bet is, what that makes, what stands in the way.

options-prompt = What may seat { $seat } do?
options-verdict = Seat { $seat } may { LIST($options, list: "or") }.

# Acts within a sentence.
options-say-fold = fold
options-say-check = check
options-say-call = call { $amount }
options-say-bring-in = bring it in for { $amount }
options-say-bring-in-range = bring it in for anything from { $min } to { $max }
options-say-complete = complete to { $amount }
options-say-complete-range = complete to anything from { $min } to { $max }
options-say-bet = bet { $amount }
options-say-bet-range = bet anything from { $min } to { $max }
options-say-raise = raise to { $amount }
options-say-raise-range = raise to anything from { $min } to { $max }

options-step-opening = Nobody has bet yet, and seat { $seat } has the card that brings it in. It has to open.
options-step-opening-left = Seat { $low } has the card that brings it in but no chips. Seat { $seat } is the next to its left with chips and opens in its place.
options-step-unbet = Nobody has bet on this street. Seat { $seat } owes nothing and may check.
options-step-short-bring-in = Seat { $seat } could post only { $posted } of the bring-in, all-in. Everybody else still owes the full { $full }.
options-step-owes = The bet stands at { $to }. Seat { $seat } already has { $has } in on this street, so a call costs { $owed } more.
options-step-owes-all = The bet stands at { $to }, and seat { $seat } has nothing in yet on this street. A call costs { $owed }.
options-step-call-all-in = Seat { $seat } has only { $stack } left. It may call all-in for that much: nobody has to fold for lack of chips.

options-step-opening-either = Whoever opens third street has two choices: the bring-in of { $bring_in } or a full bet of { $bet }.
options-step-opening-range = Whoever opens third street may put in any amount from { $least } to { $most }.
options-step-opening-all-in = Seat { $seat } has only { $stack } left, less than the bring-in of { $bring_in }. It posts what it has and is all-in.
options-step-opening-exact = Seat { $seat } has exactly { $stack } left. It posts the bring-in with that and is all-in.

options-step-early = On third and fourth street, bets and raises come in small bets of { $size }.
options-step-late = From fifth street on, bets and raises come in big bets of { $size }.
options-step-late-range = From the third betting round on, a bet or raise may be anything from { $least } to { $most }.
options-step-open-pair = { $count ->
    [one] Seat { SEATS($seats) } shows an open pair on fourth street, so a small bet of { $small } and a big bet of { $big } are both allowed.
   *[other] Seats { SEATS($seats) } show open pairs on fourth street, so a small bet of { $small } and a big bet of { $big } are both allowed.
}
options-step-open-pair-range = Seat { $seat } opens with a pair showing. It may bet anything from { $least } to { $most }.
options-step-open-pair-any-seat = Any player may use that choice, not only the one who shows the pair.
options-step-open-pair-holder-then-next-after-check = Whoever shows the pair has that choice first.
options-step-open-pair-holder-then-next-after-check-passed = Whoever shows the pair has checked, and so the choice passes on.
options-step-open-pair-opener-only = That is for the seat that opens, with a pair of its own.
options-step-open-pair-big-bet = A pair is showing, and seat { $seat } has bet the big bet. For the rest of this street every raise is a big bet too: { $big }.
options-step-open-pair-big-raise = A pair is showing, and seat { $seat } has raised by a big bet. For the rest of this street every raise is a big bet too: { $big }.
options-step-open-pair-big-complete = A pair is showing, and seat { $seat } has completed to a big bet. For the rest of this street every raise is a big bet too: { $big }.
options-step-open-pair-none = { $count ->
    [one] Seat { SEATS($seats) } shows a pair, but that does not change the limit here: bets and raises stay at { $size }.
   *[other] Seats { SEATS($seats) } show pairs, but that does not change the limit here: bets and raises stay at { $size }.
}

options-step-bet = The first bet is { AMOUNTS($amounts) }.
options-step-bet-range = The first bet is anything from { $least } to { $most }.
options-step-raise = A raise goes on top of { $base }: to { AMOUNTS($amounts) }.
options-step-raise-range = A raise goes on top of { $base } and is at least as large as the last increase: to anything from { $least } to { $most }.
options-step-raise-most = A raise goes on top of { $base } and is at least as large as the last increase. That was the most allowed, so it can only go to { $to }.
options-step-completion = The bring-in of { $bring_in } is not a full bet. The first increase completes it to { $to }, and the bring-in is part of that.
options-step-short-all-in = A full raise over { $level } would be { $size } more. The all-in to { $to } adds less than half of that: it is no raise, but it may be completed to { $complete }.
options-step-short-all-in-bet = A full bet would be { $size }. The all-in of { $to } is less than half of that: it is no full bet, but it may be completed to { $complete }.
options-step-half-all-in = A full bet here is { $size }. The all-in to { $to } adds at least half of that, so it counts in full, and the next raise goes on top of it: to { AMOUNTS($raise_to) }.
options-step-wager-all-in = Seat { $seat } does not have enough for that, but it may go all-in for a total of { $whole }.

options-step-capped = { $raises ->
    [one] The bet and one raise have been made. That is the cap: only call or fold is left.
   *[other] The bet and { $raises } raises have been made. That is the cap: only call or fold is left.
}
options-step-completion-is-bet = Completing the bring-in was the bet. It is not one of the raises.
options-step-completion-is-raise = Completing the bring-in was one of those raises.
options-step-cap-stays-before-cap = Only two players with chips are left, but the cap was reached while there were more. Folds do not lift it afterwards.
options-step-cap-stays-round-began = Only two players with chips are left, but this round began with more. The cap stays until the street is over.
options-step-cap-stays-event-last-two = Only two players with chips are left in this hand. In a tournament the cap falls only when two are left in the whole event.
options-step-cap-stays-last-round = Only two players with chips are left, but the cap falls only in the last betting round.
options-step-cap-stays-never = Only two players with chips are left, but this rulebook knows no exception: the cap holds all the same.
options-step-cap-lifted-before-cap = Only two players with chips were left before the cap was reached, so there is no limit to the raises. { $raises ->
    [one] One has been made so far.
   *[other] { $raises } have been made so far.
}
options-step-cap-lifted-round-began = The round began with two players, so there is no limit to the raises. { $raises ->
    [one] One has been made so far.
   *[other] { $raises } have been made so far.
}
options-step-cap-lifted-event-last-two = Only two players are left in the whole event, so there is no limit to the raises. { $raises ->
    [one] One has been made so far.
   *[other] { $raises } have been made so far.
}
options-step-cap-lifted-last-round = It is the last round and only two players are left, so there is no limit to the raises. { $raises ->
    [one] One has been made so far.
   *[other] { $raises } have been made so far.
}
options-step-not-reopened = Seat { $seat } has already acted, and the all-in to { $to } since then adds less than half a bet. That does not reopen the betting: only call or fold is left.
options-step-no-opponent = Everybody else is all-in or out. Nobody could call another chip from seat { $seat }, so there is nothing to raise.
options-step-no-chips = A call takes everything seat { $seat } has. There is nothing left to raise with.

options-step-unbet-fold = Folding is allowed even when checking costs nothing. It is just never wise.
options-step-no-fold = The bring-in is forced: seat { $seat } may neither fold nor check.

# After the answer: of each act that is not allowed, why not. $act and $options are acts within a sentence, $reason is one of
# the reasons below.
options-other = Seat { $seat } may not { $act }: { $reason }.
options-reason-opens = it has to open the betting
options-reason-owes = there is { $n } to call
options-reason-nothing-to-call = there is nothing to call
options-reason-call = what is missing is { $n }, no more and no less
options-reason-call-all-in = it calls with the { $n } that it has left
options-reason-sizes = as a wager it may only { LIST($options, list: "or") }
options-reason-capped = the bet and all raises have been made, and that is the cap
options-reason-not-reopened = it has had its turn, and nothing since then reopens the betting
options-reason-no-opponent = nobody else has chips to call it with
options-reason-no-chips = a call takes all the chips it has

options-wrong-no-unbet-fold = if folding were forbidden while checking is free
options-wrong-opener-may-fold = if a fold could get a player out of the bring-in
options-wrong-opener-may-check = if whoever opens third street could check
options-wrong-check-a-bet = if one could check while there is something to call
options-wrong-left-must-open = if the player to the left had to open and could not fold
options-wrong-no-full-opening = if whoever opens could only post the bring-in and not a full bet
options-wrong-short-bring-in-shrinks = if a short bring-in made the call cheaper for everybody
options-wrong-short-stack-must-fold = if calling required enough chips for the whole bet
options-wrong-any-all-in-reopens = if every all-in, however small, reopened the betting
options-wrong-all-in-never-reopens = if an all-in of less than a full raise never reopened the betting
options-wrong-half-all-in-is-completed = if an all-in of half a bet or more still had to be completed
options-wrong-raise-from-short-all-in = if a short all-in counted as a full raise
options-wrong-cap-holds-heads-up = if the cap held with two players left
options-wrong-heads-up-lifts-cap = if the cap came off as soon as only two players were left
options-wrong-cap-counts-bring-in = if the bring-in used up one of the bets of the cap
options-wrong-cap-counts-bet = if the bet itself used up one of the raises
options-wrong-one-raise-more = if one more raise were allowed
options-wrong-no-cap = if there were no limit to the number of raises
options-wrong-open-pair-owner-only = if only the player showing the pair could use the big bet
options-wrong-open-pair-everywhere = if an open pair on fourth street always allowed the big bet
options-wrong-open-pair-ignored = if an open pair on fourth street changed nothing
options-wrong-open-pair-must-be-big = if an open pair made the big bet compulsory
options-wrong-small-raise-over-big = if a big bet could be raised by a small one
options-wrong-completion-plus-bring-in = if the full bet came on top of the bring-in
options-wrong-raise-from-bring-in = if a raise added only what the completion had added to the bring-in
options-wrong-no-completion = if a bring-in could only be called
options-wrong-big-bet-on-fourth = if the big bet began on fourth street
options-wrong-small-bet-late = if the small bet still held on this street
options-wrong-big-bet-on-third = if third street were played with big bets
options-wrong-raise-to-the-bet = if “raise to” named what is added and not the total
options-wrong-ante-counts = if the ante counted towards the call
options-wrong-whole-bet-to-call = if chips already put in on this street did not count towards the call
options-wrong-no-fold = if one could not fold when there is something to pay
options-wrong-no-check = if one could not check when there is nothing to call
options-wrong-no-call = if one could not simply call
options-wrong-no-bring-in = if third street could not be opened with the bring-in
options-wrong-size-is-free = if a player could choose among more sizes of bet or raise

class-options-opening = Opening third street
class-options-left-opens = Opening for somebody all-in
class-options-short-bring-in = Facing a short bring-in
class-options-completion = Facing a bring-in
class-options-bet = First bet, small
class-options-raise = Raise by a small bet
class-options-late-bet = First bet, big
class-options-late-raise = Raise by a big bet
class-options-open-pair = Open pair, no bet yet
class-options-open-pair-of-another = Another seat’s open pair
class-options-open-pair-raise = Open pair, after a small bet
class-options-open-pair-big = Open pair, after a big bet
class-options-open-pair-none = A pair that changes nothing
class-options-capped = Cap reached
class-options-capped-completed = Cap after a completion
class-options-cap-lifted = Cap off, two players left
class-options-short-call = Too few chips to call
class-options-all-in-wager = Too few chips for a full bet
class-options-short-all-in = Facing a short all-in
class-options-not-reopened = Short all-in after having acted
class-options-half-all-in = Facing an all-in of half a bet or more
class-options-no-opponent = Everybody else all-in

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
options-hint-opening = Somebody has to open third street. May that be avoided, and which amounts does this house allow for it?
options-hint-left-opens = A player without chips cannot open, so somebody else does. Is that a duty in this house, or may the seat fold?
options-hint-short-bring-in = The bring-in was posted short, all-in. What do the others owe in this house: that amount or the full one?
options-hint-completion = A bring-in is not yet a full bet. What may be made of it, and is the bring-in part of the new amount?
options-hint-bet = Nobody has bet yet. What costs nothing, and how large is a bet on this street?
options-hint-raise = How large is a bet on this street, and to which total does one raise lead? Chips already put in count.
options-hint-late-bet = Nobody has bet yet. Which amounts does this house allow on the later streets?
options-hint-late-raise = Which amounts does this house allow on the later streets, and from which total does a raise go up?
options-hint-open-pair = A pair shows on fourth street. Which bets does this house allow then, and to whom?
options-hint-open-pair-of-another = The pair is somebody else’s. May this seat use what it allows, and has anything to happen first?
options-hint-open-pair-raise = A pair shows on fourth street, and there has been a bet. By how much may it be raised in this house?
options-hint-open-pair-big = A pair shows on fourth street, and somebody has gone for the big bet. What does that mean for every raise after it?
options-hint-open-pair-none = A pair shows on fourth street. Does that change the size of a bet in this game and this house?
options-hint-capped = Count the bet and the raises of this round. How many raises does this house allow, and for how many players?
options-hint-capped-completed = Does completing the bring-in count as the bet or as a raise? Then count the raises.
options-hint-cap-lifted = The number of raises is limited, but not always. When does this house lift the limit?
options-hint-short-call = Compare the chips left with the price of a call. Does anybody have to fold for lack of chips?
options-hint-all-in-wager = Compare the chips left with a full bet or raise. Which amount may go in where they do not reach?
options-hint-short-all-in = An all-in came to less than a full bet or raise. Does this house raise it, or complete it?
options-hint-not-reopened = The seat has already acted, and since then somebody went all-in. How large must an all-in be to reopen the betting in this house?
options-hint-half-all-in = An all-in came to less than a full bet or raise. From which size on does it count in full in this house?
options-hint-no-opponent = Look at the others: who is left that could call a raise?
