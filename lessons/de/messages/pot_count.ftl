pot-count-prompt = Wie viel liegt im Pot, die Einsätze dieser Runde mitgezählt?
ui-pot-before = Pot vor dieser Runde { $amount }

pot-count-verdict = Im Pot liegen { $amount }.
pot-count-say = { $amount } von Platz { $seat }
pot-count-step-antes = Die Antes ergeben { $amount }. Sie liegen im Pot, zählen aber für keinen Einsatz mit.
pot-count-step-antes-alike = Alle, die Karten bekommen haben, haben die Ante gezahlt, gefoldet oder nicht: { $count } mal { $ante } ergibt { $amount }.
pot-count-step-before = Vor dieser Setzrunde lagen { $amount } im Pot, die Antes mitgezählt.
pot-count-step-street = In dieser Setzrunde kamen hinein: { LIST($put) }. Das sind { $amount } mehr.
pot-count-step-nothing = In dieser Setzrunde hat noch niemand etwas gebracht.
pot-count-step-bring-in = Das Bring-in von { $bring_in } ist in dem enthalten, was Platz { $seat } gebracht hat, und zählt nicht noch einmal: { $amount } insgesamt.
pot-count-step-total = „Erhöht auf { $amount }“ nennt alles, was Platz { $seat } in dieser Runde gebracht hat, und nicht { $amount } zusätzlich zur Bet.
pot-count-step-folded =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } hat gefoldet. Was schon gebracht war, bleibt im Pot.
       *[other] { SEATS($seats, each: "Platz") } haben gefoldet. Was schon gebracht war, bleibt im Pot.
    }
pot-count-step-all-in = Platz { $seat } war mit { $amount } all-in. Nur das zählt, nicht der ganze Einsatz.
pot-count-step-sum = Zusammen: { $before } + { $added } = { $amount }.

pot-count-wrong-bring-in-twice = wenn das Bring-in zu dem dazukäme, was derselbe Platz später bringt
pot-count-wrong-raise-by = wenn eine Erhöhung nennen würde, was zur Bet dazukommt, und nicht den Gesamtbetrag
pot-count-wrong-acts-added = wenn das, was ein Platz schon gebracht hat, bei einem späteren Call oder einer Erhöhung nicht mitzählte
pot-count-wrong-all-in-full = wenn auch ein zu kleines All-in als ganzer Einsatz zählte
pot-count-wrong-folded-out = wenn man beim Folden seine Chips zurücknähme
pot-count-wrong-antes-forgotten = wenn die Antes nicht mitzählten
pot-count-wrong-only-before = wenn die Einsätze dieser Runde noch nicht mitzählten
pot-count-wrong-antes-again = wenn die Antes im Pot der vorigen Runden noch nicht enthalten wären
pot-count-wrong-ante-counts = wenn die Ante auf einen Call angerechnet würde
pot-count-wrong-bring-in-forgotten = wenn das Bring-in nicht mitzählte
pot-count-wrong-raises-forgotten = wenn nur die erste Bet zählte und keine Erhöhung
pot-count-wrong-uncalled-out = wenn eine Bet nur so weit zählte, wie jemand sie gecallt hat
pot-count-wrong-all-have-called = wenn alle, die noch dabei sind, schon gecallt hätten
pot-count-wrong-seat-left-out = wenn die Chips, die ein Platz in dieser Runde gebracht hat, nicht mitzählten
pot-count-wrong-act-left-out = wenn eine Bet, eine Erhöhung oder ein Call dieser Runde nicht mitzählte
pot-count-wrong-whole-bet-for-more = wenn mehr Plätze den vollen Einsatz gebracht hätten, als es sind
pot-count-wrong-seat-twice = wenn die Chips, die ein Platz in dieser Runde gebracht hat, doppelt zählten
pot-count-wrong-antes-miscounted = wenn ein Platz mehr oder ein Platz weniger eine Ante gezahlt hätte

class-pot-count-antes = Antes und Bring-in
class-pot-count-completed = Ein completetes Bring-in
class-pot-count-bets = Eine Bet
class-pot-count-raise = Eine Erhöhung
class-pot-count-reraise = Mehrere Erhöhungen
class-pot-count-folded = Chips eines gefoldeten Blatts
class-pot-count-all-in = All-in für weniger

pot-count-hint-antes = Wer hat bisher gezahlt? Zähl die Antes aller, die Karten bekommen haben, dann Bring-in und Calls.
pot-count-hint-completed = Beim Completen wird eine Summe genannt. Ist das Bring-in darin enthalten, oder kommt es dazu?
pot-count-hint-bets = Geh vom Pot vor dieser Street aus. Zähl dann, was jeder Platz seitdem gesetzt hat.
pot-count-hint-raise = Eine Erhöhung nennt eine Summe für die Street. Was legt ein Platz dazu, der schon etwas gesetzt hat?
pot-count-hint-reraise = Jede Erhöhung nennt eine Summe für die Street. Zähl also von jedem Platz die letzte Summe und nichts doppelt.
pot-count-hint-folded = Jemand hat gefoldet, nachdem schon Chips gesetzt waren. Was wird aus diesen Chips?
pot-count-hint-all-in = Jemand ist mit weniger all-in, als die anderen gesetzt haben. Wie viele Chips kamen von diesem Platz?
