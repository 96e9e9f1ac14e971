awards-prompt = Wer bekommt wie viel?
ui-pot-main = Hauptpot { $amount } · Platz { SEATS($seats) }
ui-pot-side = Side Pot { $number }: { $amount } · Platz { SEATS($seats) }

awards-verdict = Auszahlung: { LIST($awards) }.
awards-verdict-nothing = Es liegt nichts im Pot, also wird nichts ausgezahlt.
awards-say = Platz { $seat } bekommt { $amount }

awards-pot-only = Der Pot mit { $amount }
awards-pot-main = Der Hauptpot mit { $amount }
awards-pot-side = Side Pot { $number } mit { $amount }

awards-step-uncontested = Nur Platz { $seat } ist noch dabei und gewinnt { $amount }, ohne zu zeigen.
awards-step-alone = { $pot }: Den kann nur Platz { $seat } gewinnen, also wird nichts verglichen.
awards-step-no-low = { $pot }: Niemand, der ihn gewinnen kann, hat ein Low, also wird nicht halbiert.
awards-step-best-high = { $pot }: Von allen, die ihn gewinnen können, hat Platz { $seat } das beste Blatt ({ $hand }) und bekommt alles.
awards-step-best-low = { $pot }: Von allen, die ihn gewinnen können, hat Platz { $seat } das niedrigste Blatt ({ $hand }) und bekommt alles.
awards-step-tied-high = { $pot }: { SEATS($seats, each: "Platz") } haben das gleiche beste Blatt ({ $hand }) und teilen, je { $each }.
awards-step-tied-low = { $pot }: { SEATS($seats, each: "Platz") } haben das gleiche niedrigste Blatt ({ $hand }) und teilen, je { $each }.
awards-step-both = { $pot }: { SEATS($seats, each: "Platz") } liegen bei High und bei Low gleichauf. Deshalb wird der ganze Pot auf einmal gleich geteilt, je { $each }.
awards-step-halves = { $pot }: Eine Hälfte geht an High, eine an Low, je { $half }.
awards-step-halves-odd = { $pot }: Eine Hälfte geht an High, eine an Low. Der überzählige Chip gehört zu High, also { $high } für High und { $low } für Low.
awards-step-high-half = High: Platz { $seat } hat das beste Blatt ({ $hand }) und bekommt { $amount }.
awards-step-low-half = Low: Platz { $seat } hat das beste Low ({ $hand }) und bekommt { $amount }.
awards-step-high-tied = High: { SEATS($seats, each: "Platz") } haben das gleiche beste Blatt ({ $hand }), je { $each }.
awards-step-low-tied = Low: { SEATS($seats, each: "Platz") } haben das gleiche beste Low ({ $hand }), je { $each }.

awards-step-odd-high-seven = { $count ->
    [one] Ein Chip bleibt übrig. Er geht an die höchste aller sieben Karten, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
   *[other] { $count } Chips bleiben übrig. Sie gehen einzeln an die höchsten aller sieben Karten, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
}
awards-step-odd-high-five = { $count ->
    [one] Ein Chip bleibt übrig. Er geht an die höchste der fünf Karten, die spielen, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
   *[other] { $count } Chips bleiben übrig. Sie gehen einzeln an die höchsten der fünf Karten, die spielen, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-seven = { $count ->
    [one] Ein Chip bleibt übrig. Bei Low geht er an die niedrigste aller sieben Karten, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
   *[other] { $count } Chips bleiben übrig. Bei Low gehen sie einzeln an die niedrigsten aller sieben Karten, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-five = { $count ->
    [one] Ein Chip bleibt übrig. Bei Low geht er an die niedrigste der fünf Karten, die spielen, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
   *[other] { $count } Chips bleiben übrig. Bei Low gehen sie einzeln an die niedrigsten der fünf Karten, die spielen, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
}
awards-step-odd-low-highest-of-five = { $count ->
    [one] Ein Chip bleibt übrig. Auch bei Low geht er an die höchste der fünf Karten, die spielen, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
   *[other] { $count } Chips bleiben übrig. Auch bei Low gehen sie einzeln an die höchsten der fünf Karten, die spielen, bei gleichem Wert entscheidet die Farbe: { SEATS($seats, each: "Platz") }, { CARDS($cards) }.
}
awards-step-odd-each = Wie viele Chips auch übrig bleiben: Mehr als einen davon bekommt niemand.
awards-step-odd-passed =
    { $seats ->
        [one] Nach den Karten käme { SEATS($seats, each: "Platz") } zuerst, hat aber schon einen überzähligen Chip aus diesem Pot. Zwei bekommt niemand.
       *[other] Nach den Karten kämen { SEATS($seats, each: "Platz") } zuerst, haben aber schon einen überzähligen Chip aus diesem Pot. Zwei bekommt niemand.
    }

awards-wrong-all-in-wins-all = wenn das beste Blatt jeden Pot gewänne, egal wie viel es gebracht hat
awards-wrong-only-doubles = wenn man all-in nur so viel gewinnen könnte, wie man selbst gebracht hat
awards-wrong-side-to-next = wenn man neben dem Hauptpot nicht auch einen Side Pot gewinnen könnte
awards-wrong-half-is-left = wenn die Low-Hälfte an niemanden ginge, sobald es kein Low gibt
awards-wrong-any-low-wins = wenn das niedrigste Blatt die Low-Hälfte gewänne, ohne sich zu qualifizieren
awards-wrong-per-head = wenn alle, die etwas von einem Pot gewinnen, gleich viel davon bekämen
awards-wrong-one-side-each = wenn niemand beide Hälften gewinnen könnte
awards-wrong-every-low-shares = wenn sich alle mit einem Low die Low-Hälfte teilten
awards-wrong-low-ignored = wenn das beste High-Blatt den ganzen Pot bekäme
awards-wrong-odd-to-low = wenn der überzählige Chip zwischen High und Low an Low ginge
awards-wrong-odd-by-five = wenn über einen überzähligen Chip die fünf Karten entschieden, die spielen
awards-wrong-odd-by-seven = wenn über einen überzähligen Chip alle sieben Karten entschieden
awards-wrong-low-odd-to-high-card = wenn ein überzähliger Chip bei gleichen Lows an die höchste Karte ginge
awards-wrong-low-odd-to-low-card = wenn ein überzähliger Chip bei gleichen Lows an die niedrigste der fünf Karten ginge, die spielen
awards-wrong-odd-by-seat = wenn überzählige Chips an die ersten Plätze links vom Dealer gingen
awards-wrong-odd-is-left = wenn überzählige Chips niemandem ausgezahlt würden
awards-wrong-suits-break-ties = wenn bei Gleichstand die Farbe entschiede
awards-wrong-sixth-card-counts = wenn bei Gleichstand Karten zählten, die nicht spielen
awards-wrong-first-takes-ties = wenn bei Gleichstand der Platz gewänne, der zuerst Karten bekommt
awards-wrong-same-kind-shares = wenn High-Blätter gleicher Art den Pot teilten, egal welche Werte sie haben
awards-wrong-odd-elsewhere = wenn ein überzähliger Chip an irgendeinen der Teilenden gehen dürfte
awards-wrong-tie-not-shared = wenn nicht alle gleichen Blätter etwas bekämen
awards-wrong-side-pot-unfought = wenn man einen Side Pot gewinnen könnte, in dem man keine Chips hat
awards-wrong-second-best = wenn das zweitbeste Blatt einen Pot oder eine Hälfte bekäme
awards-wrong-second-shares = wenn sich das zweitbeste Blatt einen Pot oder eine Hälfte mit dem besten teilte
awards-wrong-hand-overlooked = wenn eines der gewinnenden Blätter nicht dabei wäre
awards-wrong-part-not-paid = wenn ein Pot oder eine Hälfte an niemanden ginge
awards-wrong-part-takes-all = wenn alles bekäme, wer einen Teil gewinnt
awards-wrong-winners-alike = wenn alle, die etwas gewinnen, gleich viel vom Ganzen bekämen
awards-wrong-single-chip = wenn es auf einen einzelnen Chip nicht ankäme

class-awards-side-pot = Ein Side Pot geht an einen anderen Platz
class-awards-side-pot-all = Ein Platz gewinnt alle Pots
class-awards-many-pots = Mehrere Side Pots
class-awards-split = Gleiche Blätter teilen
class-awards-odd-chip = Überzähliger Chip bei gleichen Blättern
class-awards-odd-chips = Zwei überzählige Chips bei gleichen Blättern
class-awards-no-low = Kein Low, keine Hälften
class-awards-halves = Eine Hälfte High, eine Low
class-awards-halves-odd = Überzähliger Chip zwischen den Hälften
class-awards-scoop = Ein Platz gewinnt beide Hälften
class-awards-quarter = Eine Hälfte wird geteilt
class-awards-low-in-one = Ein Low nur in einem Pot

awards-hint-side-pot = Nimm die Pots einzeln. Wer kann welchen gewinnen, und wer von denen hat jeweils das beste Blatt?
awards-hint-side-pot-all = Nimm die Pots einzeln. Wessen Chips liegen darin, und welches dieser Blätter ist das beste?
awards-hint-many-pots = Fang beim letzten Side Pot an. Verglichen wird nur, wer ihn gewinnen kann; dann geh Pot für Pot zurück.
awards-hint-split = Such die besten fünf Karten jedes Platzes. Gibt es etwas, das gleiche Blätter noch unterscheidet?
awards-hint-odd-chip = Teile zuerst und sieh nach, was übrig bleibt. Welche Karten vergleicht dieses Haus für einen überzähligen Chip?
awards-hint-odd-chips = Teile zuerst und sieh nach, wie viele Chips übrig bleiben. Kann ein Platz mehr als einen davon bekommen?
awards-hint-no-low = Hat jemand fünf verschiedene Werte bis zur Acht? Was wird aus der Low-Hälfte?
awards-hint-halves = Eine Hälfte des Pots geht an High, eine an Low. Wer gewinnt welche?
awards-hint-halves-odd = Der Pot lässt sich nicht glatt halbieren. Welche Hälfte bekommt den überzähligen Chip?
awards-hint-scoop = Beurteile High und Low getrennt, jedes mit seinen eigenen besten fünf Karten. Darf ein Platz beides gewinnen?
awards-hint-quarter = Halbiere zuerst den Pot. Welche Hälfte gewinnen mehrere?
awards-hint-low-in-one = Frag bei jedem Pot für sich, ob jemand, der ihn gewinnen kann, ein Low hat.
