seventh-street-verdict-own = { $hands ->
    [one] Das eine Blatt bekommt eine eigene Karte.
   *[other] Jedes der { $hands } Blätter bekommt eine eigene Karte.
}
seventh-street-verdict-common = Eine Common Card wird für alle aufgedeckt.
seventh-street-verdict-open = Wie es weitergeht, regelt kein Text.

seventh-street-step-left-burned = Die Third Street brauchte { $third } Karten, die Fourth { $fourth }, die Fifth { $fifth } und die Sixth { $sixth }, dazu kommen drei Burn Cards. Von 52 bleiben also { $stub }.
seventh-street-step-left = Die Third Street brauchte { $third } Karten, die Fourth { $fourth }, die Fifth { $fifth } und die Sixth { $sixth }, Burn Cards gab es nicht. Von 52 bleiben also { $stub }.
seventh-street-step-sixth = Die Third Street brauchte { $third } Karten, die Fourth { $fourth } und die Fifth { $fifth }. Das lässt schon für die Sixth Street zu wenig übrig, die { $sixth } bräuchte.
seventh-street-step-nothing = Nicht einmal für eine Common Card reicht es.

seventh-street-step-enough-burn = Das reicht für eine Burn Card und { $hands } Karten.
seventh-street-step-enough = Das reicht für { $hands } Karten.
seventh-street-step-mix-burn = Für eine Burn Card und { $hands } Karten ist das zu wenig. Alle bis auf die letzte werden ausgeteilt, die letzte wird mit den drei Burn Cards gemischt. Mit ihnen sind es { $total }, das reicht auch noch für eine Burn Card.
seventh-street-step-mix = Für eine Burn Card und { $hands } Karten ist das zu wenig. Alle bis auf die letzte werden ausgeteilt, die letzte wird mit den drei Burn Cards gemischt. Mit ihnen sind es { $total }, das reicht gerade, wenn keine mehr verdeckt weggelegt wird.
seventh-street-step-common-burned = Selbst mit den drei Burn Cards gäbe es keine frische Karte für jedes der { $hands } Blätter. Deshalb ersetzt eine Common Card die siebte Karte.
seventh-street-step-common = Für { $hands } Karten ist das zu wenig. Deshalb ersetzt eine Common Card die siebte Karte.
seventh-street-step-two-enough = Es müssen zwei Karten mehr als Blätter sein, eine als Burn Card und eine, die liegen bleibt: { $needed } bei { $hands } Blättern. Das reicht.
seventh-street-step-two-mix = Es müssen zwei Karten mehr als Blätter sein, eine als Burn Card und eine, die liegen bleibt: { $needed } bei { $hands } Blättern. Das ist zu wenig, aber mit den drei Burn Cards gemischt sind es { $total }.
seventh-street-step-two-common = Es müssen zwei Karten mehr als Blätter sein, eine als Burn Card und eine, die liegen bleibt: { $needed } bei { $hands } Blättern. Selbst mit den drei Burn Cards sind es nur { $total }, also kommt eine Common Card.
seventh-street-step-two-short = Es müssen zwei Karten mehr als Blätter sein: { $needed } bei { $hands } Blättern. Das ist zu wenig, also kommt eine Common Card.
seventh-street-step-mix-for-common = { $stub ->
    [one] Ein Rest von { $stub } Karte ist zu klein für eine Burn Card und eine Common Card. Deshalb wird er vorher mit den drei Burn Cards gemischt.
   *[other] Ein Rest von { $stub } Karten ist zu klein. Deshalb wird er vorher mit den drei Burn Cards gemischt.
}
seventh-street-step-eight-stay = Alle { $hands } sind noch dabei, deshalb ersetzt eine Common Card die siebte Karte.
seventh-street-step-eight-go = Eine Common Card gibt es nur, wenn noch alle acht dabei sind. Es sind { $hands }, also bekommt jedes Blatt eine Karte.
