# How much is in the pot, with what this street has added. Notes end "Your answer would be right if …".
pot-count-prompt = How much is in the pot, this street’s bets included?
# Beside the stakes, while the pot is asked for: what lay there before this street. Little room.
ui-pot-before = pot before this street { $amount }

pot-count-verdict = There are { $amount } in the pot.
# What one seat has put in on this street, in a list.
pot-count-say = { $amount } from seat { $seat }
pot-count-step-antes = The antes make { $amount }. They are in the pot, but count towards no bet.
# $count is 2 or more.
pot-count-step-antes-alike = Everybody dealt in has paid the ante, folded or not: { $count } times { $ante } make { $amount }.
pot-count-step-before = Before this street’s betting { $amount } lay in the pot, antes included.
pot-count-step-street = On this street these chips went in: { LIST($put) }. That adds { $amount }.
pot-count-step-nothing = Nobody has put anything in on this street.
pot-count-step-bring-in = The bring-in of { $bring_in } is part of what seat { $seat } has put in, and does not count again: { $amount } altogether.
pot-count-step-total = “Raises to { $amount }” names all that seat { $seat } has put in on this street, and not { $amount } on top of the bet.
pot-count-step-folded =
    { $seats ->
        [one] Seat { SEATS($seats) } has folded. What it has put in stays in the pot.
       *[other] Seats { SEATS($seats) } have folded. What they have put in stays in the pot.
    }
pot-count-step-all-in = Seat { $seat } was all-in with { $amount }, so only that counts, and not the whole bet.
pot-count-step-sum = Together: { $before } + { $added } = { $amount }.

pot-count-wrong-bring-in-twice = if the bring-in came on top of what its player puts in later
pot-count-wrong-raise-by = if a raise named what is added to the bet, and not the total
pot-count-wrong-acts-added = if what a player has put in before did not count towards a later call or raise
pot-count-wrong-all-in-full = if an all-in for less counted as the whole bet
pot-count-wrong-folded-out = if folded hands took their chips back
pot-count-wrong-antes-forgotten = if the antes did not count
pot-count-wrong-only-before = if this street’s bets did not count yet
pot-count-wrong-antes-again = if the antes were not yet in the pot from the street before
pot-count-wrong-ante-counts = if the ante counted towards a call
pot-count-wrong-bring-in-forgotten = if the bring-in did not count
pot-count-wrong-raises-forgotten = if only the first bet counted and no raise
pot-count-wrong-uncalled-out = if a bet counted only as far as somebody has called it
pot-count-wrong-all-have-called = if everybody still in had called already
pot-count-wrong-seat-left-out = if what one of the players has put in on this street did not count
pot-count-wrong-act-left-out = if one of this street’s bets, raises or calls did not count
pot-count-wrong-whole-bet-for-more = if more players had put in the whole bet than really have
pot-count-wrong-seat-twice = if what one of the players has put in on this street counted twice
pot-count-wrong-antes-miscounted = if one player more or one fewer had put in an ante

class-pot-count-antes = Antes and bring-in
class-pot-count-completed = A completed bring-in
class-pot-count-bets = One bet
class-pot-count-raise = One raise
class-pot-count-reraise = Several raises
class-pot-count-folded = Chips of a folded hand
class-pot-count-all-in = All-in for less

# The first hint after a wrong answer, by situation: what decides, never the answer. Where houses differ it asks.
pot-count-hint-antes = Who has paid in so far? Count the antes of everybody dealt in, then the bring-in and the calls.
pot-count-hint-completed = A completion names a total. Is the bring-in part of it, or does it come on top?
pot-count-hint-bets = Start from the pot before this street. Then count what each seat has put in since.
pot-count-hint-raise = A raise names a total for the street. What does a seat add that already has chips in?
pot-count-hint-reraise = Each raise names a total for the street. So count the last total of each seat, and none of it twice.
pot-count-hint-folded = Somebody has folded after putting chips in. What becomes of those chips?
pot-count-hint-all-in = Somebody is all-in for less than the others have put in. How many chips came from that seat?
