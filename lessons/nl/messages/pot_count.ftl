# Hoeveel er in het midden ligt.
pot-count-verdict = Er ligt { $amount } in het midden.
pot-count-say = stoel { $seat } { $amount }
pot-count-step-antes = De antes zijn samen { $amount }. Ze liggen in de pot, maar tellen niet mee voor een inzet.
pot-count-step-before = Vóór deze inzetronde lag er { $amount } in het midden, antes meegerekend.
pot-count-step-street = In deze inzetronde is ingelegd: { LIST($put) }. Dat is { $amount } erbij.
pot-count-step-nothing = In deze inzetronde heeft nog niemand iets ingelegd.
pot-count-step-folded = Wat een gefolde hand heeft ingelegd, blijft in het midden en telt ook mee.
