kind-rank-boards = Offene Blätter ordnen

rank-boards-prompt = Ordne die offenen Blätter, das beste zuerst. Gleiche teilen sich einen Rang.

rank-boards-verdict = Vom besten offenen Blatt abwärts: { LIST($places) }.

rank-boards-step-counts-high = Bei den offenen Karten zählen nur gleiche Werte und hohe Karten: Vierling, Drilling, zwei Paare, Paar, dann die Werte. Straßen und Flushes zählen nicht.
rank-boards-step-counts-razz = Im Razz sind die niedrigsten offenen Karten die besten, und das Ass zählt niedrig. Jedes Paar ist schlechter als kein Paar; Straßen und Flushes zählen nicht.
rank-boards-step-common = Die Gemeinschaftskarte { CARD($card) } zählt für jedes offene Blatt.
rank-boards-step-common-apart = Die Gemeinschaftskarte { CARD($card) } gehört hier zu keinem offenen Blatt: Verglichen werden nur die eigenen offenen Karten der Plätze.
rank-boards-step-low-board =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } zeigt ein schönes Low. Auch bei Eight-or-better ordnet man offene Blätter aber nach High.
       *[other] { SEATS($seats, each: "Platz") } zeigen ein schönes Low. Auch bei Eight-or-better ordnet man offene Blätter aber nach High.
    }
rank-boards-step-best = Das beste offene Blatt zeigt Platz { $seat }: { $board }.
rank-boards-step-best-tied = Das beste offene Blatt zeigen { SEATS($seats, each: "Platz") }, und zwar das gleiche: { $board }.
rank-boards-step-next = Danach kommt Platz { $seat }: { $board }.
rank-boards-step-next-tied = Danach kommen mit gleichem Blatt { SEATS($seats, each: "Platz") }: { $board }.
rank-boards-step-next-card = Platz { $seat } zeigt zunächst das Gleiche wie Platz { $above }: { $shared }. Die erste Karte, die sich unterscheidet, entscheidet: { RANK($rank) } gegen { RANK($other) }.
rank-boards-step-equal = Gleiche Blätter teilen sich einen Rang. Weder Farbe noch Position macht eines davon besser; sie entscheiden höchstens, wer zuerst dran ist.

rank-boards-guide-seat = Platz { $seat } zeigt: { $board }.

rank-boards-wrong-common-card-counts = wenn die Gemeinschaftskarte für jedes offene Blatt zählte
rank-boards-wrong-common-card-ignored = wenn die Gemeinschaftskarte nicht zählte
rank-boards-wrong-suits-break-ties = wenn bei gleichen offenen Blättern die Farbe der höchsten Karte entschiede
rank-boards-wrong-position-breaks-ties = wenn von gleichen offenen Blättern das zuerst ausgeteilte das bessere wäre
rank-boards-wrong-kicker-ignored = wenn offene Blätter mit gleichem Paar oder gleicher höchster Karte gleich wären
rank-boards-wrong-draw-outranks = wenn beim offenen Blatt eine begonnene Straße oder ein begonnener Flush zählte
rank-boards-wrong-two-pair-beats-three = wenn zwei Paare einen Drilling schlügen
rank-boards-wrong-low-boards-lead = wenn bei Eight-or-better das niedrigere offene Blatt das bessere wäre
rank-boards-wrong-razz-pair-allowed = wenn ein Paar einem niedrigen offenen Blatt nicht schadete
rank-boards-wrong-razz-as-high = wenn im Razz das höchste offene Blatt das beste wäre
rank-boards-wrong-razz-ace-high = wenn das Ass im Razz hoch zählte
rank-boards-wrong-razz-from-bottom = wenn niedrige offene Blätter von der niedrigsten Karte aufwärts verglichen würden
rank-boards-wrong-groups-ignored = wenn hohe Karten vor Paaren zählten
rank-boards-wrong-ace-low = wenn das Ass beim offenen Blatt niedrig zählte
rank-boards-wrong-same-kind-ties = wenn alle Paare gleich wären und alle Blätter ohne Paar auch
rank-boards-wrong-worst-first = wenn das schlechteste offene Blatt zuerst käme
rank-boards-wrong-equals-apart = wenn offene Blätter mit denselben Werten nicht gleich wären
rank-boards-wrong-neighbours-equal = wenn zwei benachbarte offene Blätter gleich wären
rank-boards-wrong-neighbours-exchanged = wenn zwei benachbarte offene Blätter die Plätze tauschten
rank-boards-wrong-one-misplaced = wenn ein einziges offenes Blatt woanders stünde

class-rank-boards-high-card = Hohe Karten entscheiden
class-rank-boards-pair = Paare und hohe Karten
class-rank-boards-kicker = Die nächste Karte entscheidet
class-rank-boards-trips-or-better = Zwei Paare oder mehr
class-rank-boards-draw-trap = Scheinbar Straße oder Flush
class-rank-boards-low-board-trap = Ein schönes Low, aber nicht das beste Blatt
class-rank-boards-tie = Gleiche offene Blätter
class-rank-boards-common-card = Eine Gemeinschaftskarte
class-rank-boards-low = Niedrige Karten entscheiden
class-rank-boards-hidden-pair = Ein Paar unter niedrigen Karten

rank-boards-hint-pair = Ein offenes Paar steht über allen Karten ohne Paar, so hoch sie auch sind.
rank-boards-hint-kicker = Manche offenen Blätter beginnen gleich. Vergleiche sie Karte für Karte, bis sich eine unterscheidet.
rank-boards-hint-trips-or-better = Gleiche Karten zählen vor einzelnen: Vierling über Drilling, Drilling über zwei Paaren, zwei Paare über einem.
rank-boards-hint-draw-trap = Karten in Folge oder in einer Farbe fallen auf. Zählen Straße und Flush bei den offenen Karten?
rank-boards-hint-hidden-pair = Im Razz ist ein offenes Blatt mit Paar schlechter als jedes ohne, so niedrig die Karten auch sind.
rank-boards-hint-high-card = Ohne Paar zählt jeweils die höchste Karte, dann die nächste.
rank-boards-hint-low-board-trap = Auf dem Tisch liegen schöne niedrige Karten. Welche offenen Blätter stehen bei Eight-or-better vorn: hohe oder niedrige?
rank-boards-hint-tie = Gleiche offene Blätter: Gibt es beim Ordnen etwas, das sie unterscheidet?
rank-boards-hint-common-card = Auf dem Tisch liegt eine Gemeinschaftskarte. Zählt sie in diesem Haus zu den offenen Blättern?
rank-boards-hint-low = Im Razz ist das niedrigste offene Blatt das beste. Vergleiche jeweils die höchste Karte, dann die nächste darunter.
