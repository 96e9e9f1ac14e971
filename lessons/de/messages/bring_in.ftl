bring-in-prompt = Wer zahlt das Bring-in?

bring-in-verdict = Platz { $seat } zahlt das Bring-in.
bring-in-verdict-instead = Platz { $seat } eröffnet anstelle von Platz { $low }.
bring-in-verdict-absent = Platz { $seat } schuldet das Bring-in, auch wenn der Stuhl leer ist.
bring-in-verdict-nobody = Niemand zahlt das Bring-in: Es kann nicht mehr gesetzt werden.

bring-in-step-lowest = Die niedrigste Door Card zahlt das Bring-in. Platz { $seat } zeigt { CARD($card, form: "accDef") }, und niedriger liegt am Tisch nichts.
bring-in-step-highest = Im Razz zahlt die höchste Door Card das Bring-in. Platz { $seat } zeigt { CARD($card, form: "accDef") }, und höher liegt am Tisch nichts.
bring-in-step-tied-lowest = Die niedrigste Door Card zahlt das Bring-in. { SEATS($seats, each: "Platz") } zeigen gleich niedrige Karten: { CARDS($cards) }.
bring-in-step-tied-highest = Im Razz zahlt die höchste Door Card das Bring-in. { SEATS($seats, each: "Platz") } zeigen gleich hohe Karten: { CARDS($cards) }.
bring-in-step-suit-lowest = Bei gleichem Wert entscheidet die Farbe, von unten nach oben: { SUITS($suits) }. Die niedrigste davon ist { CARD($card, form: "nomDef") }, also trifft es Platz { $seat }.
bring-in-step-suit-highest = Bei gleichem Wert entscheidet die Farbe, von unten nach oben: { SUITS($suits) }. Die höchste davon ist { CARD($card, form: "nomDef") }, also trifft es Platz { $seat }.
bring-in-step-ace-high = Beim Bring-in zählt das Ass hoch, über dem König. Es ist hier nie die niedrigste Karte.
bring-in-step-ace-low = Im Razz zählt das Ass immer niedrig. Solange eine andere Karte offen liegt, zahlt es nie das Bring-in.
bring-in-step-absent = Platz { $seat } ist nicht am Tisch. Die Karte zählt trotzdem, und das Bring-in wird aus dem Stack gezahlt.
bring-in-step-nobody = Weniger als zwei Plätze haben noch Chips, also gibt es nichts zu setzen.
bring-in-step-all-in = Platz { $seat } ist mit der Ante all-in und kann nichts mehr zahlen.
bring-in-step-left-opens = Die Pflicht geht nicht an die nächste Karte in der Reihe, sondern nach links: Platz { $seat } ist nach Platz { $low } der erste Platz mit Chips und darf folden, das Bring-in zahlen oder eine volle Bet setzen.
bring-in-step-left-opens-no-fold = Die Pflicht geht nicht an die nächste Karte in der Reihe, sondern nach links: Platz { $seat } ist nach Platz { $low } der erste Platz mit Chips und muss das Bring-in zahlen oder eine volle Bet setzen.
bring-in-step-next-lowest = Die Pflicht geht an die nächste Karte in der Reihe, hinter der noch Chips stehen: Platz { $seat } anstelle von Platz { $low }.

bring-in-other-higher = Platz { $seat } zeigt { CARD($card, form: "accDef") }, höher als { CARD($than, form: "nomDef") }.
bring-in-other-lower = Platz { $seat } zeigt { CARD($card, form: "accDef") }, niedriger als { CARD($than, form: "nomDef") }.
bring-in-other-suit-higher = Platz { $seat } zeigt { CARD($card, form: "accDef") }: gleicher Wert wie { CARD($than, form: "nomDef") }, aber höhere Farbe.
bring-in-other-suit-lower = Platz { $seat } zeigt { CARD($card, form: "accDef") }: gleicher Wert wie { CARD($than, form: "nomDef") }, aber niedrigere Farbe.
bring-in-other-lowest-all-in = Platz { $seat } zeigt die niedrigste Karte, ist aber all-in und kann nicht eröffnen.
bring-in-other-highest-all-in = Platz { $seat } zeigt die höchste Karte, ist aber all-in und kann nicht eröffnen.
bring-in-other-away = Platz { $seat } ist nicht am Tisch und wird übergangen.
bring-in-other-after = Platz { $seat } kommt von Platz { $low } aus nach links erst nach Platz { $opener }.

bring-in-wrong-all-in-opens = wenn jemand ohne Chips noch eröffnen könnte
bring-in-wrong-next-lowest = wenn die Pflicht an die nächste Karte in der Reihe ginge statt nach links
bring-in-wrong-absent-not-counted = wenn die Karte eines abwesenden Platzes nicht zählte
bring-in-wrong-left-of-absent = wenn der Platz links für jemanden eröffnete, der nicht da ist
bring-in-wrong-suits-reversed = wenn die Farben umgekehrt geordnet wären
bring-in-wrong-position-for-suit = wenn bei gleichen Karten die Position am Tisch entschiede statt der Farbe
bring-in-wrong-last-of-tied = wenn von gleich hohen Door Cards die letzte das Bring-in zahlte
bring-in-wrong-ace-low = wenn das Ass beim Bring-in niedrig zählte
bring-in-wrong-razz-ace-high = wenn das Ass im Razz hoch zählte
bring-in-wrong-high-card = wenn die höchste Door Card das Bring-in zahlte
bring-in-wrong-razz-low-card = wenn wie im Stud die niedrigste Door Card das Bring-in zahlte
bring-in-wrong-left-of-dealer = wenn immer der Platz links vom Dealer eröffnete
bring-in-wrong-left-of-low-card = wenn immer der Platz links von der entscheidenden Karte eröffnete

bring-in-hint-rank = Nur die Door Cards zählen. Im Stud zahlt die niedrigste das Bring-in, im Razz die höchste.
bring-in-hint-ace = Es liegt ein Ass auf dem Tisch. Zählt es in diesem Spiel beim Bring-in hoch oder niedrig?
bring-in-hint-suit = Bei gleichem Wert entscheidet die Farbe. In welcher Reihenfolge stehen die Farben in diesem Haus?
bring-in-hint-suit-many = Mehr als zwei Karten haben den Wert, auf den es ankommt. Dann entscheidet die Farbe: In welcher Reihenfolge stehen die Farben in diesem Haus?
bring-in-hint-all-in = Der Platz mit der Bring-in-Karte hat keine Chips mehr. An wen geht die Pflicht in diesem Haus über?
bring-in-hint-absent = Ein Platz ist leer. Zählt in diesem Haus die Karte vor einem leeren Stuhl?
