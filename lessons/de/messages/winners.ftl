winners-prompt-stud = Wer gewinnt?
winners-prompt-stud8 = Wer gewinnt High und wer gewinnt Low?
winners-prompt-razz = Wer gewinnt mit dem niedrigsten Blatt?

winners-verdict-one = Platz { $seat } gewinnt.
winners-verdict-tie = { SEATS($seats, each: "Platz") } liegen gleichauf und teilen den Pot.
winners-verdict-scoop = Platz { $seat } gewinnt High und Low.
winners-verdict-no-low =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } gewinnt alles: Es gibt kein Low.
       *[other] { SEATS($seats, each: "Platz") } haben das gleiche High-Blatt und teilen alles: Es gibt kein Low.
    }
winners-verdict-sides = High: { SEATS($high, each: "Platz") }. Low: { SEATS($low, each: "Platz") }.

winners-step-high-best = Es zählen die besten fünf von sieben Karten. Platz { $seat } hat das beste High-Blatt: { $hand } ({ CARDS($cards) }).
winners-step-high-tied = Es zählen die besten fünf von sieben Karten, eine sechste nie. Gleichauf mit dem besten High-Blatt sind { SEATS($seats, each: "Platz") }: { $hand }.
winners-step-high-next-category = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Die Blätter sind von verschiedener Art, also gewinnt die bessere Art, egal welche Karten dabei sind.
winners-step-high-next-rank = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Die Blätter sind von gleicher Art, also entscheidet der Wert: { RANKS($better) } schlägt { RANKS($worse) }.
winners-step-high-next-kicker = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Das Blatt selbst ist gleich, also entscheidet der Kicker: { RANKS($better) } schlägt { RANKS($worse) }.
winners-step-high-next-card = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Die höheren Karten sind gleich, also entscheidet die erste, die sich unterscheidet: { RANKS($better) } schlägt { RANKS($worse) }.
winners-step-suits-never = Bei Gleichstand entscheidet nie die Farbe. Also teilen sich { SEATS($seats, each: "Platz") } den Gewinn.
winners-step-third-pair = Platz { $seat } hat ein drittes Paar: { CARDS($cards) }. Ein Blatt hat aber nur fünf Karten, drei Paare sind also bloß zwei Paare.
winners-step-wheel = Platz { $seat } nutzt das Ass als niedrigste Karte: 5-4-3-2-A. Das ist eine Straße, und zwar die niedrigste.
winners-step-hidden = Alle drei verdeckten Karten von Platz { $seat } spielen mit: { CARDS($cards) }. Bis zum Showdown konnte sonst niemand dieses Blatt sehen.

winners-step-low-only = Für ein Low braucht es fünf verschiedene Werte bis zur Acht. Die hat nur Platz { $seat }: { $hand } ({ CARDS($cards) }).
winners-step-low-best = Für ein Low braucht es fünf verschiedene Werte bis zur Acht. Platz { $seat } hat das beste: { $hand } ({ CARDS($cards) }).
winners-step-low-tied = Für ein Low braucht es fünf verschiedene Werte bis zur Acht. Gleichauf mit dem besten sind { SEATS($seats, each: "Platz") }: { $hand }.
winners-step-low-next-rank = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Lows werden von der höchsten Karte abwärts verglichen, und { RANKS($better) } ist niedriger als { RANKS($worse) }.
winners-step-low-next-kicker = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Lows werden von der höchsten Karte abwärts verglichen. Die erste, die sich unterscheidet, entscheidet: { RANKS($better) } ist niedriger als { RANKS($worse) }.
winners-step-low-nobody = Niemand hat fünf verschiedene Werte bis zur Acht. Es gibt kein Low, also gewinnt das beste High-Blatt den ganzen Pot.
winners-step-low-nine = Platz { $seat } kommt einem Low am nächsten: { CARDS($cards) }. Die Neun ist zu hoch, denn ein Low reicht nur bis zur Acht.
winners-step-low-paired-away = Platz { $seat } hat fünf niedrige Karten: { CARDS($cards) }. Jeder Wert zählt aber nur einmal, und es sind keine fünf verschiedenen, also gibt es kein Low.
winners-step-low-counts-once = Platz { $seat } hat ein Paar unter den niedrigen Karten: { CARDS($cards) }. Jeder Wert zählt aber nur einmal, es bleibt also: { $hand }.
winners-step-straight-ignored = Die fünf niedrigen Karten von Platz { $seat } sind eine Straße oder ein Flush: { CARDS($cards) }. Beides schadet einem Low nicht.
winners-step-both-ways = Ein Platz darf beide Seiten gewinnen, mit denselben fünf Karten oder mit anderen. Platz { $seat } schafft das hier.

winners-step-razz-best = Im Razz gewinnt das niedrigste Blatt, und das Ass zählt niedrig. Platz { $seat } hat es: { $hand } ({ CARDS($cards) }).
winners-step-razz-tied = Im Razz gewinnen die niedrigsten fünf Karten, und das Ass zählt niedrig. Gleichauf damit sind { SEATS($seats, each: "Platz") }: { $hand }.
winners-step-razz-next-pair = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Es gewinnt das Blatt mit weniger gleichen Karten, egal welche Werte es sind.
winners-step-razz-next-both-paired = Danach kommt Platz { $seat }: { $hand } ({ CARDS($cards) }). Beide Blätter haben gleich viele gleiche Karten, also entscheiden die Werte, die der Paare zuerst: { RANKS($better) } ist niedriger als { RANKS($worse) }.
winners-step-razz-must-pair = Platz { $seat } hat keine fünf verschiedenen Werte, also muss ein Paar mitspielen: { $hand } ({ CARDS($cards) }). Jedes Blatt ohne Paar ist niedriger.
winners-step-razz-no-qualifier = Einen Qualifier gibt es im Razz nicht: Kein Blatt ist zum Gewinnen zu hoch.

winners-wrong-suits-break-ties = wenn bei Gleichstand die Farbe entschiede
winners-wrong-sixth-card-counts = wenn bei Gleichstand eine sechste Karte entschiede
winners-wrong-first-seat-breaks-ties = wenn bei Gleichstand der Platz gewänne, der zuerst Karten bekommt
winners-wrong-third-pair-counts = wenn drei Paare zwei Paare schlügen
winners-wrong-wheel-not-seen = wenn 5-4-3-2-A keine Straße wäre
winners-wrong-wheel-ace-high = wenn 5-4-3-2-A eine Straße bis zum Ass wäre
winners-wrong-kicker-ignored = wenn Kicker nicht zählten
winners-wrong-straight-beats-flush = wenn eine Straße einen Flush schlüge
winners-wrong-flush-beats-full-house = wenn ein Flush ein Full House schlüge
winners-wrong-two-pair-beats-three = wenn zwei Paare einen Drilling schlügen
winners-wrong-three-beats-straight = wenn ein Drilling eine Straße schlüge
winners-wrong-same-kind-ties = wenn Blätter gleicher Art immer gleichauf lägen
winners-wrong-rank-before-kind = wenn der Wert eines Paars oder Drillings mehr zählte als die Art des Blatts
winners-wrong-ace-only-low = wenn das Ass nur niedrig zählte
winners-wrong-top-card-first = wenn die höchste einzelne Karte gewänne, egal welches Blatt entsteht
winners-wrong-nine-qualifies = wenn sich auch ein Low bis zur Neun qualifizierte
winners-wrong-suits-break-low-ties = wenn bei gleichen Lows die Farbe entschiede
winners-wrong-sixth-card-counts-in-low = wenn bei gleichen Lows eine sechste Karte entschiede
winners-wrong-first-seat-breaks-low-ties = wenn bei gleichen Lows der Platz gewänne, der zuerst Karten bekommt
winners-wrong-straight-spoils-low = wenn Straßen und Flushes einem Low schadeten
winners-wrong-pair-allowed = wenn ein Wert in einem Low zweimal zählen dürfte
winners-wrong-one-side-each = wenn niemand beide Seiten gewinnen könnte
winners-wrong-low-from-bottom = wenn Lows von der niedrigsten Karte aufwärts verglichen würden
winners-wrong-low-top-card-only = wenn von einem Low nur die höchste Karte zählte
winners-wrong-ace-not-low = wenn das Ass nicht niedrig zählen könnte
winners-wrong-same-five-both-ways = wenn High und Low aus denselben fünf Karten bestehen müssten
winners-wrong-best-bad-low = wenn das niedrigste Blatt Low auch ohne Qualifikation gewänne
winners-wrong-best-high-wins-razz = wenn wie im Stud das beste High-Blatt gewänne
winners-wrong-worst-high-wins-low = wenn das schwächste High-Blatt Low gewänne
winners-wrong-down-cards-must-play = wenn alle drei verdeckten Karten mitspielen müssten
winners-wrong-two-down-cards-play = wenn wie im Omaha genau zwei verdeckte Karten mitspielen müssten
winners-wrong-only-upcards = wenn nur die offenen Karten zählten

class-winners-category = Blätter verschiedener Art
class-winners-rank = Gleiche Art, verschiedene Werte
class-winners-kicker = Der Kicker entscheidet
class-winners-tie = Gleiche Blätter
class-winners-third-pair = Drei Paare
class-winners-straight-or-flush = Bestes Blatt größtenteils verdeckt
class-winners-wheel = Das Wheel
class-winners-no-low = Kein Low
class-winners-one-low = Nur ein Low
class-winners-scoop = Ein Platz gewinnt beide Seiten
class-winners-straight-both-ways = Straße oder Flush als Low
class-winners-two-lows = Lows im Vergleich
class-winners-tied-low = Gleiche Lows
class-winners-counterfeited-low = Niedrige Karten, die sich paaren
class-winners-nine-low = Ein Low bis zur Neun
class-winners-low = Höchste Karte entscheidet das Low
class-winners-second-card = Spätere Karte entscheidet das Low
class-winners-paired = Niedriges Blatt mit Paar
class-winners-straight-ignored = Straße oder Flush im Razz
class-winners-no-qualifier = Neun oder höher gewinnt

winners-hint-category = Such bei jedem Blatt die besten fünf von sieben Karten. Die bessere Art von Blatt gewinnt, egal wie hoch die einzelnen Karten sind.
winners-hint-rank = Blätter gleicher Art: Zuerst werden die Werte verglichen, die das Blatt ausmachen.
winners-hint-kicker = Die Blätter beginnen gleich. Dann entscheiden die übrigen der fünf Karten, die höchste zuerst.
winners-hint-tie = Ein Blatt besteht aus fünf Karten: Eine sechste zählt nicht, eine Farbe auch nicht. Was unterscheidet diese Blätter dann noch?
winners-hint-third-pair = Ein Blatt besteht nur aus fünf Karten. Was wird aus einem dritten Paar?
winners-hint-straight-or-flush = Beim Showdown zählen verdeckte Karten so viel wie offene. Was ergeben alle sieben?
winners-hint-wheel = In einer Straße darf ein Ass auch unten stehen, nicht nur oben. Wo spielt das hier eine Rolle?
winners-hint-no-low = Ein Low braucht fünf verschiedene Werte bis zur Acht. Zähl sie bei jedem Platz.
winners-hint-one-low = High und Low werden getrennt beurteilt. Zähl für das Low die verschiedenen Werte bis zur Acht: Fünf sind nötig.
winners-hint-scoop = High und Low werden getrennt beurteilt, jeweils nach den besten fünf Karten. Darf ein Platz beides gewinnen?
winners-hint-straight-both-ways = Was bedeutet eine Straße oder ein Flush für das High, und was für ein Low?
winners-hint-two-lows = Lows werden von der höchsten Karte abwärts verglichen.
winners-hint-tied-low = Lows werden von der höchsten Karte abwärts verglichen, fünf Karten und keine sechste. Was, wenn alle fünf gleich sind?
winners-hint-counterfeited-low = In einem Low zählt jeder Wert nur einmal. Wie viele verschiedene gibt es bis zur Acht?
winners-hint-nine-low = Wie hoch darf die höchste Karte eines Lows sein?
winners-hint-low = Das niedrigste Blatt gewinnt, das Ass zählt niedrig. Vergleiche zuerst die höchste der besten fünf Karten.
winners-hint-second-card = Sind die höchsten Karten gleich, entscheidet die nächste, und so weiter abwärts.
winners-hint-paired = Ein Blatt mit fünf verschiedenen Werten ist niedriger als jedes mit einem Paar. Wer hat fünf verschiedene?
winners-hint-straight-ignored = Was zählen Straße und Flush im Razz?
winners-hint-no-qualifier = Muss ein Blatt im Razz niedrig genug sein, um zu gewinnen, so wie ein Low bei Eight-or-better?
