first-to-act-prompt = Wer ist zuerst dran?

first-to-act-verdict = Platz { $seat } ist zuerst dran.
first-to-act-verdict-instead = Platz { $seat } ist anstelle von Platz { $best } zuerst dran.
first-to-act-verdict-nobody = Niemand ist dran: Es kann nicht mehr gesetzt werden.

first-to-act-step-seventh = Die letzte Karte liegt verdeckt. Es zählen die vier offenen Karten der Sixth Street.
first-to-act-step-common = Die Gemeinschaftskarte { CARD($card) } zählt für jedes offene Blatt.
first-to-act-step-common-apart = Die Gemeinschaftskarte { CARD($card) } ändert nichts daran, wer beginnt: Verglichen werden nur die offenen Karten der Sixth Street.
first-to-act-step-highest = Ab der Fourth Street beginnt das höchste offene Blatt. Niemand zeigt mehr als Platz { $seat }: { $board }.
first-to-act-step-lowest = Im Razz beginnt das niedrigste offene Blatt. Niemand zeigt weniger als Platz { $seat }: { $board }.
first-to-act-step-tied-highest = Ab der Fourth Street beginnt das höchste offene Blatt. { SEATS($seats, each: "Platz") } zeigen das gleiche: { $board }.
first-to-act-step-tied-lowest = Im Razz beginnt das niedrigste offene Blatt. { SEATS($seats, each: "Platz") } zeigen das gleiche: { $board }.
first-to-act-step-folded = Vor Platz { $seat } liegen bessere Karten, aber dieser Platz hat gefoldet. Verglichen wird nur, wer noch dabei ist.
first-to-act-step-low-board =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } zeigt ein schönes Low. Auch bei Eight-or-better beginnt aber das hohe offene Blatt.
       *[other] { SEATS($seats, each: "Platz") } zeigen ein schönes Low. Auch bei Eight-or-better beginnt aber das hohe offene Blatt.
    }
first-to-act-step-draw-flush =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } zeigt lauter Karten einer Farbe. Beim offenen Blatt zählen nur Paare, Drillinge, Vierlinge und hohe Karten: Ein Flush ist das nicht.
       *[other] { SEATS($seats, each: "Platz") } zeigen jeweils lauter Karten einer Farbe. Beim offenen Blatt zählen nur Paare, Drillinge, Vierlinge und hohe Karten: Ein Flush ist das nicht.
    }
first-to-act-step-draw-straight =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } zeigt lauter aufeinanderfolgende Karten. Beim offenen Blatt zählen nur Paare, Drillinge, Vierlinge und hohe Karten: Eine Straße ist das nicht.
       *[other] { SEATS($seats, each: "Platz") } zeigen jeweils lauter aufeinanderfolgende Karten. Beim offenen Blatt zählen nur Paare, Drillinge, Vierlinge und hohe Karten: Eine Straße ist das nicht.
    }
first-to-act-step-draw-both =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } zeigt aufeinanderfolgende Karten einer Farbe. Beim offenen Blatt zählen nur Paare, Drillinge, Vierlinge und hohe Karten: Flush und Straße gibt es hier nicht.
       *[other] { SEATS($seats, each: "Platz") } zeigen Karten einer Farbe oder in Folge. Beim offenen Blatt zählen nur Paare, Drillinge, Vierlinge und hohe Karten: Flush und Straße gibt es hier nicht.
    }
first-to-act-step-draw-razz = Diese Karten sehen nach Straße oder Flush aus. Bei einem Low zählt beides nicht, es schadet also nicht.
first-to-act-step-hidden-pair =
    { $seats ->
        [one] Die Karten von { SEATS($seats, each: "Platz") } sind niedrig, enthalten aber: { LIST($boards) }. Bei einem Low ist jedes Paar schlechter als keins.
       *[other] Die Karten von { SEATS($seats, each: "Platz") } sind niedrig, enthalten aber jeweils ein Paar: { LIST($boards) }. Bei einem Low ist jedes Paar schlechter als keins.
    }
first-to-act-step-ace-low = Das Ass zählt hier immer niedrig und ist deshalb die beste Karte, die man zeigen kann.
first-to-act-step-next-card = Platz { $seat } zeigt zunächst das Gleiche: { $shared }. Die erste Karte, die sich unterscheidet, entscheidet: { RANK($rank) } gegen { RANK($other) }.
first-to-act-step-groups = Höhere Karten an anderen Plätzen spielen keine Rolle: Vierling steht über Drilling, Drilling über zwei Paaren, zwei Paare stehen über einem Paar und ein Paar über allen Karten ohne Paar.
first-to-act-step-pair = Höhere Karten an anderen Plätzen spielen keine Rolle: Ein Paar ist mehr als zwei Karten ohne Paar, auch die höchsten.
first-to-act-step-suit = Bei gleichen offenen Blättern entscheidet die Farbe der höchsten Karte, von unten nach oben: { SUITS($suits) }. Die höchste davon ist { CARD($card, form: "nomDef") } von Platz { $seat }.
first-to-act-step-position = Bei gleichen offenen Blättern entscheidet die Position, nicht die Farbe. Platz { $seat } ist von ihnen der erste links vom Dealer.
first-to-act-step-nobody = Weniger als zwei Plätze haben noch Chips, also gibt es nichts zu setzen.
first-to-act-step-all-in = Platz { $seat } ist all-in und hat nichts mehr zu setzen.
first-to-act-step-next-clockwise = Weiter geht es nicht beim nächstbesten offenen Blatt, sondern im Uhrzeigersinn: Platz { $seat } ist nach Platz { $best } der erste Platz mit Chips.

first-to-act-other-lower = Platz { $seat } zeigt weniger als Platz { $best }: { $board } gegen { $leading }.
first-to-act-other-higher = Platz { $seat } zeigt mehr als Platz { $best }: { $board } gegen { $leading }.
first-to-act-other-next-card = Platz { $seat } zeigt zunächst das Gleiche wie Platz { $best }: { $board }. Dann steht { RANK($rank) } gegen { RANK($other) }.
first-to-act-other-suit = Platz { $seat } zeigt das Gleiche, aber in niedrigerer Farbe: { CARD($card) } gegen { CARD($than) }.
first-to-act-other-position = Platz { $seat } zeigt das Gleiche, aber links vom Dealer kommt Platz { $best } zuerst.
first-to-act-other-best-all-in = Platz { $seat } zeigt das beste offene Blatt, ist aber all-in und hat nichts mehr zu setzen.
first-to-act-other-after = Platz { $seat } kommt von Platz { $best } aus im Uhrzeigersinn erst nach Platz { $opener }.

first-to-act-wrong-all-in-acts = wenn jemand ohne Chips noch handeln müsste
first-to-act-wrong-next-best = wenn das zweitbeste offene Blatt begänne, sobald das beste all-in ist
first-to-act-wrong-common-card-counts = wenn die Gemeinschaftskarte für jedes offene Blatt zählte
first-to-act-wrong-common-card-ignored = wenn die Gemeinschaftskarte nicht zählte
first-to-act-wrong-suit-for-position = wenn bei gleichen offenen Blättern die Farbe entschiede statt der Position
first-to-act-wrong-position-for-suit = wenn bei gleichen offenen Blättern die Position entschiede statt der Farbe
first-to-act-wrong-suits-reversed = wenn die Farben umgekehrt geordnet wären
first-to-act-wrong-last-of-tied = wenn von gleichen offenen Blättern das letzte begänne
first-to-act-wrong-kicker-ignored = wenn nur das Paar oder die höchste Karte zählte und sonst keine
first-to-act-wrong-draw-outranks = wenn beim offenen Blatt eine begonnene Straße oder ein begonnener Flush zählte
first-to-act-wrong-low-board-opens = wenn bei Eight-or-better das niedrige offene Blatt begänne
first-to-act-wrong-razz-high-opens = wenn im Razz das hohe offene Blatt begänne
first-to-act-wrong-razz-pair-allowed = wenn ein Paar einem niedrigen offenen Blatt nicht schadete
first-to-act-wrong-razz-ace-high = wenn das Ass im Razz hoch zählte
first-to-act-wrong-groups-ignored = wenn hohe Karten vor Paaren zählten
first-to-act-wrong-ace-low = wenn das Ass beim offenen Blatt niedrig zählte
first-to-act-wrong-left-of-folded = wenn ein gefoldetes Blatt noch vorn läge und der Platz links davon begänne
first-to-act-wrong-lowest-opens = wenn wie auf der Third Street das Niedrigste begänne
first-to-act-wrong-bring-in-opens = wenn das Bring-in jede Street eröffnete
first-to-act-wrong-last-opener = wenn wieder begänne, wer die letzte Street eröffnet hat
first-to-act-wrong-last-aggressor = wenn begänne, wer zuletzt gesetzt oder erhöht hat
first-to-act-wrong-first-dealt = wenn immer der erste Platz links vom Dealer begänne

class-first-to-act-high-card = Die höchste Karte entscheidet
class-first-to-act-pair = Ein Paar führt
class-first-to-act-kicker = Die nächste Karte entscheidet
class-first-to-act-trips-or-better = Zwei Paare oder mehr führen
class-first-to-act-draw-trap = Scheinbar Straße oder Flush
class-first-to-act-folded-best = Das beste offene Blatt ist gefoldet
class-first-to-act-tie = Gleiche offene Blätter
class-first-to-act-all-in-best = Das beste offene Blatt ist all-in
class-first-to-act-common-card = Eine Gemeinschaftskarte
class-first-to-act-low-board-trap = Ein schönes Low, aber nicht das höchste Blatt
class-first-to-act-low = Das niedrigste offene Blatt entscheidet
class-first-to-act-hidden-pair = Ein Paar unter niedrigen Karten

first-to-act-hint-high-card = Das höchste offene Blatt beginnt. Ohne Paar zählt zuerst die höchste Karte, dann die nächste.
first-to-act-hint-pair = Ein offenes Paar steht über allen Karten ohne Paar, so hoch sie auch sind.
first-to-act-hint-kicker = Manche offenen Blätter beginnen gleich. Vergleiche sie Karte für Karte, bis sich eine unterscheidet.
first-to-act-hint-trips-or-better = Gleiche Karten zählen vor einzelnen: Vierling über Drilling, Drilling über zwei Paaren, zwei Paare über einem.
first-to-act-hint-draw-trap = Karten in Folge oder in einer Farbe fallen auf. Zählen Straße und Flush bei den offenen Karten?
first-to-act-hint-folded-best = Verglichen werden nur die offenen Blätter derer, die noch dabei sind. Wer hat gefoldet?
first-to-act-hint-tie = Gleiche offene Blätter: Was entscheidet in diesem Haus, die Farbe oder die Position am Tisch?
first-to-act-hint-all-in-best = Der Platz mit dem besten offenen Blatt hat keine Chips mehr und kann nicht handeln. Wer ist an seiner Stelle dran?
first-to-act-hint-common-card = Auf dem Tisch liegt eine Gemeinschaftskarte. Zählt sie in diesem Haus zu den offenen Blättern?
first-to-act-hint-low = Im Razz beginnt das niedrigste offene Blatt. Vergleiche jeweils die höchste Karte, dann die nächste darunter.
first-to-act-hint-hidden-pair = Im Razz ist ein offenes Blatt mit Paar schlechter als jedes ohne, so niedrig die Karten auch sind.
first-to-act-hint-low-board-trap = Auf dem Tisch liegen schöne niedrige Karten. Welches offene Blatt beginnt bei Eight-or-better: das hohe oder das niedrige?
