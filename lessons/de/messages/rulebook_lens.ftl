# In welchen der mitgelieferten Regelwerke etwas gilt; mehrere können richtig sein. $option ist eine Handlung wie „10 setzen“.

rulebook-lens-prompt-first = Nach welchen Regelwerken handelt Platz { $seat } zuerst?
rulebook-lens-prompt-wager = Nach welchen Regelwerken darf Platz { $seat } { $option }?
rulebook-lens-prompt-common = Nach welchen Regelwerken gibt es als letzte Karte nur eine für alle?
rulebook-lens-prompt-mix = Nach welchen Regelwerken werden die Burn Cards jetzt eingemischt?
rulebook-lens-prompt-odd = Nach welchen Regelwerken bekommt Platz { $seat } den überzähligen Chip?
rulebook-lens-prompt-odd-high = Nach welchen Regelwerken bekommt Platz { $seat } den überzähligen Chip der High-Hälfte?
rulebook-lens-prompt-odd-low = Nach welchen Regelwerken bekommt Platz { $seat } den überzähligen Chip der Low-Hälfte?

# $rulebooks entscheiden gleich; $reason ist ein ganzer Satz.
rulebook-lens-verdict = Es gilt bei: { LIST($rulebooks) }.
rulebook-lens-step-yes = Ja bei: { LIST($rulebooks) }. { $reason }
rulebook-lens-step-no = Nein bei: { LIST($rulebooks) }. { $reason }
rulebook-lens-step-counted = { $count } { $reason }
rulebook-lens-step-room = Erlaubt sind eine Bet und { $max } Erhöhungen. Bisher gab es { $made } Erhöhungen.

# Falsche Regeln: „Deine Antwort wäre richtig, wenn …“.
rulebook-lens-wrong-tournament-like-cash = wenn bei den WSOP-Turnieren dieselbe Regel gälte wie bei den WSOP-Cashgames
rulebook-lens-wrong-cash-like-tournament = wenn bei den WSOP-Cashgames dieselbe Regel gälte wie bei den WSOP-Turnieren
rulebook-lens-wrong-tda-like-wsop = wenn die TDA dieselbe Regel hätte wie die WSOP-Turniere
rulebook-lens-wrong-wsop-like-tda = wenn die WSOP-Turniere dieselbe Regel hätten wie die TDA
rulebook-lens-wrong-rooms-like-roberts = wenn alle amerikanischen Regelwerke den Robert’s Rules folgten
rulebook-lens-wrong-pages-like-roberts = wenn die deutsche, die niederländische und die dänische Quelle den Robert’s Rules folgten
rulebook-lens-wrong-tournaments-apart = wenn für Turniere eine Regel gälte und für alle anderen Spiele eine andere
rulebook-lens-wrong-rooms-apart = wenn die amerikanischen Regelwerke eine Regel hätten und die übrigen Quellen eine andere
rulebook-lens-wrong-roberts-alone = wenn die Robert’s Rules mit ihrer Regel allein stünden
rulebook-lens-wrong-this-house-alone = wenn das Regelwerk dieser Hand mit seiner Regel allein stünde
rulebook-lens-wrong-all-alike = wenn alle diese Regelwerke dieselbe Regel hätten
rulebook-lens-wrong-other-way-round = wenn es überall gerade umgekehrt wäre

# Die Situationen, für Listen.
class-rulebook-lens-tie = Gleiche offene Blätter
class-rulebook-lens-open-pair = Offenes Paar auf der Fourth Street
class-rulebook-lens-late-size = Höhe der späteren Bets
class-rulebook-lens-opening = Höhe des Bring-ins
class-rulebook-lens-cap = Noch eine Erhöhung
class-rulebook-lens-cap-two = Noch eine Erhöhung, zu zweit
class-rulebook-lens-last-card = Zu wenig Karten für die Seventh Street
class-rulebook-lens-odd-chip = Überzähliger Chip bei gleichen Blättern

# Der erste Hinweis nach einer falschen Antwort: was entscheidet, nie die Antwort.
rulebook-lens-hint-tie = Die besten offenen Blätter sind gleich. In welchen Häusern entscheidet die Farbe, in welchen die Position?
rulebook-lens-hint-open-pair = Auf der Fourth Street liegt ein Paar offen. Welche Häuser erlauben dann mehr, und wem?
rulebook-lens-hint-late-size = Fifth Street oder später, und niemand hat gesetzt. Welche Häuser kennen nur einen Betrag, welche eine Spanne?
rulebook-lens-hint-opening = Was darf der Platz, der eröffnet, unterhalb einer vollen Bet setzen: das Ante, ein festes Bring-in oder alles dazwischen?
rulebook-lens-hint-cap = Zähl die Bet und die Erhöhungen dieser Runde. Wie viele Erhöhungen erlaubt jedes Haus?
rulebook-lens-hint-cap-two = Nur noch zwei können setzen. Welche Häuser heben den Cap dann auf, und unter welcher Bedingung?
rulebook-lens-hint-last-card = Zähl die restlichen Karten, dann die verbrannten. Wie viele verlangt jedes Haus, bevor alle eine eigene bekommen?
rulebook-lens-hint-odd-chip = Zwei Blätter sind gleich, ein Chip bleibt übrig. Welche Karten vergleicht jedes Haus dafür: alle sieben oder fünf, und gewinnen dabei hohe oder niedrige?
