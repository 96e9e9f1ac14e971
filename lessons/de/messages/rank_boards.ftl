rank-boards-verdict = Platz { $seat } zeigt das beste offene Blatt.
rank-boards-verdict-tied = Gleichauf mit dem besten offenen Blatt: { SEATS($seats, each: "Platz") }.
rank-boards-step-counts-high = Bei den offenen Karten zählen nur gleiche Werte und hohe Karten: Vierling, Drilling, zwei Paare, Paar, dann die Werte. Straßen und Flushes zählen nicht.
rank-boards-step-counts-razz = Im Razz sind die niedrigsten offenen Karten die besten, und das Ass zählt niedrig. Jedes Paar ist schlechter als kein Paar; Straßen und Flushes zählen nicht.
rank-boards-step-common = Die Gemeinschaftskarte { CARD($card) } zählt für jedes offene Blatt.
rank-boards-step-seat = Platz { $seat } zeigt: { $board }.
rank-boards-step-tied = { SEATS($seats, each: "Platz") } zeigen das gleiche Blatt: { $board }.
