seventh-street-prompt = Es gab keine Burn Cards. Wie wird die Seventh Street gegeben?
seventh-street-prompt-burned = Es gab drei Burn Cards. Wie wird die Seventh Street gegeben?

seventh-street-choice-own-cards = Jedem Blatt eine Karte
seventh-street-choice-own-cards-burn = Eine Burn Card, dann jedem Blatt eine Karte
seventh-street-choice-own-cards-mix-burn = Burn Cards einmischen, eine weglegen, jedem Blatt eine Karte
seventh-street-choice-own-cards-mix = Burn Cards einmischen, keine weglegen, jedem Blatt eine Karte
seventh-street-choice-common-card = Eine Gemeinschaftskarte für alle
seventh-street-choice-common-card-burn = Eine Burn Card, dann eine Gemeinschaftskarte
seventh-street-choice-common-card-mix-burn = Burn Cards einmischen, eine weglegen, dann eine Gemeinschaftskarte
seventh-street-choice-muck = Gefoldete Karten mischen, dann jedem Blatt eine Karte
seventh-street-choice-as-far = Jedem Blatt eine Karte, solange die Karten reichen

seventh-street-verdict-own-cards = Jedes Blatt, das noch dabei ist, bekommt eine eigene Karte.
seventh-street-verdict-own-cards-burn = Eine Karte wird als Burn Card weggelegt, und jedes Blatt, das noch dabei ist, bekommt eine eigene Karte.
seventh-street-verdict-own-cards-mix-burn = Die Burn Cards werden eingemischt, eine Karte wird weggelegt, und jedes Blatt, das noch dabei ist, bekommt eine eigene Karte.
seventh-street-verdict-own-cards-mix = Die Burn Cards werden eingemischt, keine wird noch einmal weggelegt, und jedes Blatt, das noch dabei ist, bekommt eine eigene Karte.
seventh-street-verdict-common-card = Für alle wird eine Gemeinschaftskarte aufgedeckt.
seventh-street-verdict-common-card-burn = Eine Karte wird als Burn Card weggelegt, und für alle wird eine Gemeinschaftskarte aufgedeckt.
seventh-street-verdict-common-card-mix-burn = Die Burn Cards werden eingemischt, eine Karte wird weggelegt, und für alle wird eine Gemeinschaftskarte aufgedeckt.
seventh-street-verdict-open = Wie es weitergeht, regelt kein Text.

seventh-street-step-left-burned = Die Third Street brauchte { $third } Karten, die Fourth { $fourth }, die Fifth { $fifth } und die Sixth { $sixth }, dazu kommen drei Burn Cards. Von 52 sind also übrig: { $stub }.
seventh-street-step-left = Die Third Street brauchte { $third } Karten, die Fourth { $fourth }, die Fifth { $fifth } und die Sixth { $sixth }, Burn Cards gab es nicht. Von 52 sind also übrig: { $stub }.
seventh-street-step-sixth = Die Third Street brauchte { $third } Karten, die Fourth { $fourth } und die Fifth { $fifth }. Das lässt schon für die Sixth Street zu wenig übrig, die { $sixth } bräuchte.
seventh-street-step-nothing = Nicht einmal für eine Gemeinschaftskarte reicht es.

seventh-street-step-folded = Wer auf der Sixth Street gefoldet hat, bekommt keine Karte. Blätter, die noch dabei sind: { $hands }.
seventh-street-step-enough-burn = Das reicht für eine Burn Card und { $hands } Karten.
seventh-street-step-enough = Das reicht für { $hands } Karten.
seventh-street-step-mix-burn = Für eine Burn Card und { $hands } Karten ist das zu wenig. Alle bis auf die letzte werden ausgeteilt, die letzte wird mit den drei Burn Cards gemischt. Mit ihnen sind es { $total }, das reicht auch noch für eine Burn Card.
seventh-street-step-mix = Für eine Burn Card und { $hands } Karten ist das zu wenig. Alle bis auf die letzte werden ausgeteilt, die letzte wird mit den drei Burn Cards gemischt. Mit ihnen sind es { $total }, das reicht gerade, wenn keine mehr verdeckt weggelegt wird.
seventh-street-step-common-burned = Selbst mit den drei Burn Cards gäbe es keine frische Karte für jedes der { $hands } Blätter. Deshalb ersetzt eine Gemeinschaftskarte die siebte Karte.
seventh-street-step-common = Für { $hands } Karten ist das zu wenig. Deshalb ersetzt eine Gemeinschaftskarte die siebte Karte.
seventh-street-step-two-enough = Es müssen zwei Karten mehr als Blätter sein, eine als Burn Card und eine, die liegen bleibt: { $needed } bei { $hands } Blättern. Das reicht.
seventh-street-step-two-mix = Es müssen zwei Karten mehr als Blätter sein, eine als Burn Card und eine, die liegen bleibt: { $needed } bei { $hands } Blättern. Das ist zu wenig, aber mit den drei Burn Cards gemischt sind es { $total }.
seventh-street-step-two-common = Es müssen zwei Karten mehr als Blätter sein, eine als Burn Card und eine, die liegen bleibt: { $needed } bei { $hands } Blättern. Selbst mit den drei Burn Cards sind es nur { $total }, also kommt eine Gemeinschaftskarte.
seventh-street-step-two-short = Es müssen zwei Karten mehr als Blätter sein: { $needed } bei { $hands } Blättern. Das ist zu wenig, also kommt eine Gemeinschaftskarte.
seventh-street-step-mix-for-common = { $stub ->
    [one] Ein Rest von { $stub } Karte ist zu klein für eine Burn Card und eine Gemeinschaftskarte. Deshalb wird er vorher mit den drei Burn Cards gemischt.
   *[other] Ein Rest von { $stub } Karten ist zu klein. Deshalb wird er vorher mit den drei Burn Cards gemischt.
}
seventh-street-step-eight-stay = Alle { $hands } sind noch dabei, deshalb ersetzt eine Gemeinschaftskarte die siebte Karte.
seventh-street-step-eight-go = Eine Gemeinschaftskarte gibt es nur, wenn noch alle acht dabei sind. Es sind { $hands }, also bekommt jedes Blatt eine Karte.

seventh-street-wrong-late-fold-counted = wenn man noch eine Karte bekäme, nachdem man auf der Sixth Street gefoldet hat
seventh-street-wrong-all-in-left-out = wenn jemand, der all-in ist, keine Karte bekäme
seventh-street-wrong-two-to-spare = wenn zwei Karten mehr als Blätter da sein müssten
seventh-street-wrong-one-to-spare = wenn eine Karte mehr als Blätter genügte
seventh-street-wrong-burns-left-out = wenn die Burn Cards draußen blieben, so knapp die Karten auch sind
seventh-street-wrong-burned-again = wenn nach dem Einmischen der Burn Cards wieder eine weggelegt werden müsste
seventh-street-wrong-not-burned-again = wenn nach dem Einmischen der Burn Cards keine mehr weggelegt würde
seventh-street-wrong-common-always-mixed = wenn vor jeder Gemeinschaftskarte die Burn Cards eingemischt würden
seventh-street-wrong-last-burn-forgotten = wenn für die Burn Card vor der Seventh Street keine Karte übrig sein müsste
seventh-street-wrong-burns-forgotten = wenn die drei Burn Cards noch im Reststapel wären
seventh-street-wrong-burned-here = wenn in diesem Haus vor jeder Street eine Karte verdeckt weggelegt würde
seventh-street-wrong-eight-dealt-in = wenn es genau dann eine Gemeinschaftskarte gäbe, wenn acht Blätter ausgeteilt wurden
seventh-street-wrong-eight-staying = wenn es genau dann eine Gemeinschaftskarte gäbe, wenn noch alle acht dabei sind
seventh-street-wrong-muck-reused = wenn die gefoldeten Karten gemischt und noch einmal ausgeteilt würden
seventh-street-wrong-as-far = wenn die Karten ausgeteilt würden, solange sie reichen, und der Rest leer ausginge
seventh-street-wrong-all-dealt-on = wenn jedes ausgeteilte Blatt bis zur Sixth Street dabeigeblieben wäre
seventh-street-wrong-folded-uncounted = wenn die Karten der gefoldeten Blätter noch im Reststapel wären
seventh-street-wrong-down-cards-uncounted = wenn die verdeckten Karten noch im Reststapel wären
seventh-street-wrong-mixed-always = wenn vor jeder Seventh Street die Burn Cards eingemischt würden
seventh-street-wrong-one-for-all = wenn die letzte Karte immer eine einzige für alle wäre

class-seventh-street-plenty = Genug Karten
class-seventh-street-eight-began = Acht Blätter am Anfang, trotzdem genug Karten
class-seventh-street-exact = Gerade genug Karten
class-seventh-street-late-fold = Ein Fold auf der Sixth Street
class-seventh-street-mix-burn = Die Burn Cards werden eingemischt
class-seventh-street-mix = Eingemischt, und keine mehr weggelegt
class-seventh-street-common = Eine Gemeinschaftskarte
class-seventh-street-common-mix = Eine Gemeinschaftskarte nach dem Einmischen

seventh-street-hint-plenty = Zähl die ausgeteilten Karten und die Burn Cards. Wie viele Karten bleiben für alle, die noch dabei sind?
seventh-street-hint-eight-began = Viele haben Karten bekommen, aber wer ist noch dabei? Zähl die verbrauchten Karten und die Blätter, die noch eine brauchen.
seventh-street-hint-exact = Zähl die restlichen Karten und die Blätter, die noch dabei sind. Müssen in diesem Haus Karten übrig bleiben?
seventh-street-hint-late-fold = Wer braucht noch eine Karte? Zähl die Blätter, die jetzt noch dabei sind, nicht alle, die auf der Sixth Street eine bekommen haben.
seventh-street-hint-mix-burn = Die restlichen Karten reichen nicht. Was darf in diesem Haus dazukommen, und wird danach noch eine Burn Card weggelegt?
seventh-street-hint-mix = Die restlichen Karten reichen nicht. Was darf in diesem Haus dazukommen, und wird danach noch eine Burn Card weggelegt?
seventh-street-hint-common = Zähl die restlichen Karten, dann die Burn Cards. Reicht das in diesem Haus für eine Karte an jedes Blatt?
seventh-street-hint-common-mix = Zähl die restlichen Karten, dann die Burn Cards. Reicht das in diesem Haus für eine Karte an jedes Blatt?
