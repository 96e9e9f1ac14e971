kind-spot-violation = Die falsche Zeile

spot-violation-prompt = Eine Zeile ist nicht erlaubt. Welche, und warum?

spot-violation-fault-opener = Ein anderer Platz muss eröffnen
spot-violation-fault-turn = Der Platz ist noch nicht an der Reihe
spot-violation-fault-out = Der Platz hat gefoldet oder ist all-in
spot-violation-fault-check = Es gibt etwas zu callen
spot-violation-fault-too-little = Der Betrag ist zu klein
spot-violation-fault-too-much = Der Betrag ist zu groß
spot-violation-fault-cap = Der Cap ist erreicht
spot-violation-fault-closed = Das All-in öffnet die Runde nicht neu

spot-violation-verdict-opener = Zeile { $line } ist nicht erlaubt: Eröffnen muss ein anderer Platz als Platz { $seat }.
spot-violation-verdict-turn = Zeile { $line } ist nicht erlaubt: Platz { $seat } ist noch nicht an der Reihe.
spot-violation-verdict-out = Zeile { $line } ist nicht erlaubt: Platz { $seat } hat beim Setzen nichts mehr zu entscheiden.
spot-violation-verdict-check = Zeile { $line } ist nicht erlaubt: Es gibt etwas zu callen, also darf Platz { $seat } nicht checken.
spot-violation-verdict-too-little = Zeile { $line } ist nicht erlaubt: Platz { $seat } setzt zu wenig.
spot-violation-verdict-too-much = Zeile { $line } ist nicht erlaubt: Platz { $seat } setzt zu viel.
spot-violation-verdict-cap = Zeile { $line } ist nicht erlaubt: Der Cap ist erreicht, und Platz { $seat } darf nicht mehr erhöhen.
spot-violation-verdict-closed = Zeile { $line } ist nicht erlaubt: Platz { $seat } war schon an der Reihe, und nach dem All-in darf dieser Platz nicht noch einmal erhöhen.

spot-violation-step-due = Was bei Zeile { $line } gilt: { $due }
spot-violation-legal = Zeile { $line }: { $due }
spot-violation-guide =
    { $count ->
        [one] An dieser Zeile ist nichts falsch: { LIST($lines) }.
       *[other] An diesen Zeilen ist nichts falsch: { LIST($lines) }.
    }
spot-violation-line = { $line }

spot-violation-wrong-completion-plus-bring-in = { options-wrong-completion-plus-bring-in }
spot-violation-wrong-no-full-opening = { options-wrong-no-full-opening }
spot-violation-wrong-raise-from-bring-in = { options-wrong-raise-from-bring-in }
spot-violation-wrong-open-pair-ignored = { options-wrong-open-pair-ignored }
spot-violation-wrong-open-pair-owner-only = { options-wrong-open-pair-owner-only }
spot-violation-wrong-open-pair-must-be-big = { options-wrong-open-pair-must-be-big }
spot-violation-wrong-cap-holds-heads-up = { options-wrong-cap-holds-heads-up }
spot-violation-wrong-cap-counts-bring-in = { options-wrong-cap-counts-bring-in }
spot-violation-wrong-cap-counts-bet = { options-wrong-cap-counts-bet }
spot-violation-wrong-all-in-never-reopens = { options-wrong-all-in-never-reopens }
spot-violation-wrong-half-all-in-is-completed = { options-wrong-half-all-in-is-completed }
spot-violation-wrong-raise-from-short-all-in = { options-wrong-raise-from-short-all-in }
spot-violation-wrong-short-stack-must-fold = { options-wrong-short-stack-must-fold }
spot-violation-wrong-big-bet-on-fourth = { options-wrong-big-bet-on-fourth }
spot-violation-wrong-small-bet-late = { options-wrong-small-bet-late }
spot-violation-wrong-raise-to-the-bet = { options-wrong-raise-to-the-bet }
spot-violation-wrong-suits-reversed = { bring-in-wrong-suits-reversed }
spot-violation-wrong-position-for-suit = { bring-in-wrong-position-for-suit }
spot-violation-wrong-ace-low = { bring-in-wrong-ace-low }
spot-violation-wrong-razz-ace-high = { bring-in-wrong-razz-ace-high }
spot-violation-wrong-board-suits-reversed = { first-to-act-wrong-suits-reversed }
spot-violation-wrong-board-suit-for-position = { first-to-act-wrong-suit-for-position }
spot-violation-wrong-board-position-for-suit = { first-to-act-wrong-position-for-suit }
spot-violation-wrong-draw-outranks = { first-to-act-wrong-draw-outranks }
spot-violation-wrong-low-board-opens = { first-to-act-wrong-low-board-opens }
spot-violation-wrong-groups-ignored = { first-to-act-wrong-groups-ignored }
spot-violation-wrong-bring-in-opens = { first-to-act-wrong-bring-in-opens }
spot-violation-wrong-last-opener = { first-to-act-wrong-last-opener }
spot-violation-wrong-high-card = { bring-in-wrong-high-card }
spot-violation-wrong-razz-low-card = { bring-in-wrong-razz-low-card }
spot-violation-wrong-left-of-dealer = { bring-in-wrong-left-of-dealer }
spot-violation-wrong-first-dealt = { first-to-act-wrong-first-dealt }
spot-violation-wrong-all-in-acts = { next-to-act-wrong-all-in-acts }
spot-violation-wrong-folded-acts = { next-to-act-wrong-folded-acts }
spot-violation-wrong-bring-in-is-done = { next-to-act-wrong-bring-in-is-done }
spot-violation-wrong-check-is-final = { next-to-act-wrong-check-is-final }
spot-violation-wrong-raised-one-answers = { next-to-act-wrong-raised-one-answers }
spot-violation-wrong-opener-first = { next-to-act-wrong-opener-first }
spot-violation-wrong-cards-decide = { next-to-act-wrong-cards-decide }
spot-violation-wrong-anticlockwise = { next-to-act-wrong-anticlockwise }

class-spot-violation-bring-in-seat = Der falsche Platz zahlt das Bring-in
class-spot-violation-first-seat = Der falsche Platz beginnt
class-spot-violation-turn = Nicht an der Reihe
class-spot-violation-folded = Nach dem Fold noch dabei
class-spot-violation-all-in = Ohne Chips noch dabei
class-spot-violation-check = Ein Check gegen eine Bet
class-spot-violation-bring-in-size = Ein Bring-in mit falschem Betrag
class-spot-violation-completion-size = Auf den falschen Betrag completet
class-spot-violation-bet-size = Eine Bet mit falschem Betrag
class-spot-violation-raise-size = Eine Erhöhung auf den falschen Betrag
class-spot-violation-cap = Eine Erhöhung über den Cap hinaus
class-spot-violation-closed = Eine Erhöhung nach einem kleinen All-in

spot-violation-hint-bring-in-seat = Wer die Third Street eröffnet, entscheiden die Karten. Eröffnet der richtige Platz?
spot-violation-hint-first-seat = Wer beginnt, entscheiden die offenen Karten. Beginnt der richtige Platz?
spot-violation-hint-turn = Es geht im Uhrzeigersinn weiter. Verfolge es Zeile für Zeile: Wird ein Platz übergangen, der noch handeln muss?
spot-violation-hint-folded = Wer foldet, ist nicht mehr dabei. Merke dir, wer foldet, und verfolge Zeile für Zeile, wer dran ist.
spot-violation-hint-all-in = Wer keine Chips mehr hat, kommt nicht mehr dran. Zähle mit, was der Platz mit wenig Chips einzahlt.
spot-violation-hint-check = Checken darf man nur, solange es nichts zu callen gibt. Was fehlt jedem Platz, wenn er dran ist?
spot-violation-hint-bring-in-size = Welchen Betrag erlaubt dieses Haus für das Bring-in?
spot-violation-hint-completion-size = Aus dem Bring-in darf eine volle Bet werden. Ist es darin enthalten, oder kommt die Bet noch dazu?
spot-violation-hint-bet-size = Wie hoch ist eine Bet auf dieser Street in diesem Haus, bei diesen offenen Karten?
spot-violation-hint-raise-size = Um wie viel wird auf dieser Street erhöht, und von welchem Betrag aus?
spot-violation-hint-cap = Zähle die Bet und die Erhöhungen. Wie viele erlaubt dieses Haus?
spot-violation-hint-closed = Jemand ist mit weniger als einer vollen Bet oder Erhöhung all-in. Wer darf danach in diesem Haus noch erhöhen?
