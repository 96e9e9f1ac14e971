# How much lies in the middle.
pot-count-verdict = There are { $amount } in the middle.
# What one seat has put in on this street, in a list.
pot-count-say = seat { $seat } { $amount }
pot-count-step-antes = The antes make { $amount }. They are in the pot, but count towards no bet.
pot-count-step-before = Before this street’s betting { $amount } lay in the middle, antes included.
pot-count-step-street = On this street these chips went in: { LIST($put) }. That adds { $amount }.
pot-count-step-nothing = Nobody has put anything in on this street.
pot-count-step-folded = What a folded hand has put in stays in the middle and counts too.
