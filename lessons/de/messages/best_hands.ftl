best-hands-verdict = Auf jedem Platz zählen die besten fünf Karten.
best-hands-step-high = Platz { $seat } spielt als High { CARDS($cards) }: { $hand }.
best-hands-step-low = Platz { $seat } spielt als Low { CARDS($cards) }: { $hand }.
best-hands-step-no-low = Platz { $seat } hat keine fünf verschiedenen Werte bis zur Acht, also kein Low.

kind-best-hands = Die besten fünf Karten

best-hands-prompt-hand = Wähle die fünf Karten, die auf Platz { $seat } das beste Blatt sind.
best-hands-prompt-high = Wähle die fünf Karten, die auf Platz { $seat } das beste High-Blatt sind.
best-hands-prompt-low = Wähle die fünf Karten, die auf Platz { $seat } das beste Low sind, oder sag, dass es keins gibt.
best-hands-prompt-razz = Wähle die fünf Karten, die auf Platz { $seat } das niedrigste Blatt sind.
best-hands-no-low = Kein Low

best-hands-verdict-one = Platz { $seat } spielt { CARDS($cards) }: { $hand }.
best-hands-verdict-no-low = Platz { $seat } hat kein Low.

best-hands-step-counts = Genau fünf der Karten von Platz { $seat } sind das Blatt. Verdeckte und offene zählen gleich viel.
best-hands-step-third-pair = Hier liegen drei Paare: { CARDS($cards) }. Die zwei höheren spielen mit und dazu die höchste übrige Karte, ob sie zum dritten Paar gehört oder nicht.
best-hands-step-full-house = Ein Drilling mit einem Paar ist ein Full House. Zuerst kommt der höchste Drilling, dann das höchste Paar daneben.
best-hands-step-straight = Fünf Werte in Folge sind eine Straße. Folgen mehr als fünf aufeinander, zählen die höchsten fünf.
best-hands-step-straight-flush = Fünf Karten einer Farbe in Folge sind ein Straight Flush. Besser ist nichts.
best-hands-step-flush = Fünf Karten einer Farbe sind ein Flush, und ein Flush schlägt eine Straße. Von diesen zählen die fünf höchsten: { CARDS($cards) }.
best-hands-step-high-card = Es gibt kein Paar, keine Straße und keinen Flush, also zählen die fünf höchsten Karten.
best-hands-step-kickers = Zuerst kommen die gleichen Werte, dazu die höchsten übrigen Karten.
best-hands-step-counts-low = Für ein Low braucht es fünf verschiedene Werte bis zur Acht. Das Ass zählt niedrig, Straßen und Flushes spielen keine Rolle.
best-hands-step-counts-razz = Im Razz sind die niedrigsten fünf Karten die besten. Das Ass zählt niedrig, Straßen und Flushes spielen keine Rolle, und ein Paar ist schlechter als keins.
best-hands-step-nine = Die niedrigsten fünf verschiedenen Karten sind diese: { CARDS($cards) }. Die Neun ist zu hoch.
best-hands-step-paired-away = Die niedrigsten fünf Karten sind diese: { CARDS($cards) }. Jeder Wert zählt aber nur einmal, und bis zur Acht gibt es keine fünf verschiedenen.
best-hands-step-must-pair = Fünf verschiedene Werte gibt es nicht, also muss ein Paar mitspielen: so wenige gleiche Karten wie möglich und so niedrige wie möglich.
best-hands-step-straight-ignored = Die niedrigen Karten sind eine Straße oder ein Flush. Das schadet einem Low nicht.
best-hands-step-counts-once = Unter den niedrigsten fünf Karten ist ein Paar: { CARDS($cards) }. Fünf verschiedene Werte sind das bessere Low, also spielt die nächsthöhere Karte mit.

best-hands-wrong-third-pair-plays = wenn das dritte Paar die fünfte Karte stellen müsste
best-hands-wrong-lower-pair-fills = wenn das niedrigere Paar zum Full House gehörte
best-hands-wrong-low-straight = wenn von mehreren Straßen die niedrigste zählte
best-hands-wrong-low-flush = wenn die niedrigsten Karten der Farbe den Flush bildeten
best-hands-wrong-straight-beats-flush = wenn eine Straße einen Flush schlüge
best-hands-wrong-flush-not-seen = wenn fünf Karten einer Farbe nichts Besonderes wären
best-hands-wrong-straight-not-seen = wenn fünf Karten in Folge nichts Besonderes wären
best-hands-wrong-kickers-do-not-matter = wenn neben den gleichen Werten beliebige Karten spielen könnten
best-hands-wrong-down-cards-must-play = wenn alle drei verdeckten Karten mitspielen müssten
best-hands-wrong-two-down-cards-play = wenn wie im Omaha genau zwei verdeckte Karten mitspielen müssten
best-hands-wrong-upcards-must-play = wenn alle offenen Karten mitspielen müssten
best-hands-wrong-highest-cards = wenn immer die fünf höchsten Karten das Blatt wären
best-hands-wrong-nine-qualifies = wenn sich auch ein Low bis zur Neun qualifizierte
best-hands-wrong-pair-allowed = wenn ein Paar einem Low nicht schadete
best-hands-wrong-straight-spoils = wenn Straßen und Flushes einem Low schadeten
best-hands-wrong-lowest-always = wenn sich ein Low nicht qualifizieren müsste
best-hands-wrong-eight-in-razz = wenn ein Low auch im Razz höchstens bis zur Acht reichen dürfte
best-hands-wrong-ace-not-low = wenn das Ass nicht niedrig zählen könnte
best-hands-wrong-same-five-both-ways = wenn High und Low aus denselben fünf Karten bestehen müssten
best-hands-wrong-high-for-low = wenn nach dem besten High-Blatt gefragt wäre

class-best-hands-high-card = Fünf hohe Karten
class-best-hands-groups = Gleiche Werte und Kicker
class-best-hands-third-pair = Drei Paare
class-best-hands-full-house = Ein Full House
class-best-hands-straight = Eine Straße
class-best-hands-flush = Ein Flush
class-best-hands-wheel = Das Wheel
class-best-hands-low = Ein Low
class-best-hands-counterfeited = Ein Paar unter den niedrigen Karten
class-best-hands-straight-low = Straße oder Flush als Low
class-best-hands-nine = Ein Low bis zur Neun
class-best-hands-paired-away = Niedrige Karten, die sich paaren
class-best-hands-must-pair = Ein niedriges Blatt, das paaren muss
class-best-hands-no-qualifier = Neun oder höher im Razz
