next-to-act-prompt = Wie is nu aan de beurt?
next-to-act-nobody = Niemand: de ronde is voorbij

next-to-act-verdict = Stoel { $seat } is aan de beurt.
next-to-act-verdict-closed = Niemand is nog aan de beurt: de inzetronde is voorbij.
next-to-act-verdict-one-left = Alleen stoel { $seat } is nog over en wint de pot.

next-to-act-step-brings-in = Er ligt nog geen inzet, dus third street begint met de bring-in. Stoel { $seat } opent.
next-to-act-step-opens = Op deze street is nog niemand aan de beurt geweest. Volgens de open kaarten opent stoel { $seat }.
next-to-act-step-last = Stoel { $last } was het laatst aan de beurt. Het gaat met de klok mee verder.
next-to-act-step-passed-folded =
    { $seats ->
        [one] Stoel { SEATS($seats) } heeft gefold en wordt overgeslagen.
       *[other] De stoelen { SEATS($seats) } hebben gefold en worden overgeslagen.
    }
next-to-act-step-passed-all-in =
    { $seats ->
        [one] Stoel { SEATS($seats) } is all-in, heeft niets meer om in te zetten en wordt overgeslagen.
       *[other] De stoelen { SEATS($seats) } zijn all-in, hebben niets meer om in te zetten en worden overgeslagen.
    }
next-to-act-step-passed-over =
    { $seats ->
        [one] Stoel { SEATS($seats) } heeft niets te beslissen en wordt overgeslagen.
       *[other] De stoelen { SEATS($seats) } hebben niets te beslissen en worden overgeslagen.
    }
next-to-act-step-owes = Stoel { $seat } moet nog { $owed } bijleggen om te callen.
next-to-act-step-owes-again = Stoel { $seat } is al aan de beurt geweest, maar daarna heeft stoel { $by } gebet of geraised. Er moet nog { $owed } bij om te callen.
next-to-act-step-bring-in-owes = Stoel { $seat } heeft alleen de bring-in van { $put } betaald. Daarmee is het niet klaar: er moet nog { $owed } bij om te callen.
next-to-act-step-short-owes = Stoel { $seat } is al aan de beurt geweest, en de all-in van stoel { $by } is te klein voor een raise. Die moet wel gecalld worden: er moet nog { $owed } bij.
next-to-act-step-not-acted = Stoel { $seat } hoeft niets bij te leggen, maar is in deze ronde nog niet aan de beurt geweest.
next-to-act-step-no-betting = Minder dan twee spelers hebben nog chips, dus er valt niets in te zetten.
next-to-act-step-one-left = Er is nog één stoel over. De hand eindigt zonder showdown.
next-to-act-step-matched = Elke stoel die nog meedoet, is aan de beurt geweest en heeft { $amount } ingezet of is all-in. Daarmee is de ronde gesloten.
next-to-act-step-checked = Elke stoel die nog meedoet, heeft gecheckt. Daarmee is de ronde gesloten.
next-to-act-step-no-opponent = Alleen stoel { $seat } heeft nog chips. Niemand zou een bet kunnen callen, dus er valt niets meer te beslissen.
next-to-act-step-own-wager = Stoel { $seat } heeft het laatst gebet of geraised, en daarna heeft niemand meer geraised. Stoel { $seat } komt niet nog een keer aan de beurt.
next-to-act-step-no-option = Met de bring-in is stoel { $seat } al aan de beurt geweest. De bring-in is geen blind: als iedereen alleen callt, mag stoel { $seat } niet meer raisen.

next-to-act-other-folded = Stoel { $seat } heeft gefold.
next-to-act-other-all-in = Stoel { $seat } is all-in en heeft niets meer om in te zetten.
next-to-act-other-after = Stoel { $seat } moet nog handelen, maar pas na stoel { $turn }.
next-to-act-other-no-opponent = Stoel { $seat } heeft nog chips, maar niemand meer om tegen in te zetten.
next-to-act-other-own-wager = Stoel { $seat } heeft het laatst gebet of geraised, en daarna heeft niemand meer geraised.
next-to-act-other-no-option = Stoel { $seat } is met de bring-in al aan de beurt geweest.
next-to-act-other-done = Stoel { $seat } is al aan de beurt geweest, en daarna heeft niemand gebet of geraised.

next-to-act-wrong-all-in-acts = als een speler zonder chips nog moest handelen
next-to-act-wrong-folded-acts = als een speler na een fold nog eens aan de beurt kwam
next-to-act-wrong-short-all-in-is-free = als je een all-in van minder dan een volle raise niet hoefde te callen
next-to-act-wrong-last-with-chips = als je mocht betten terwijl niemand meer kan callen
next-to-act-wrong-bring-in-has-option = als de bring-in net als een blind nog mocht raisen nadat iedereen alleen heeft gecalld
next-to-act-wrong-opener-again = als de eerste speler nog mocht betten nadat iedereen heeft gecheckt
next-to-act-wrong-aggressor-again = als degene die het laatst heeft gebet of geraised het laatste woord had
next-to-act-wrong-bring-in-is-done = als met de bring-in alles al betaald was
next-to-act-wrong-check-is-final = als je na een check niet meer mee mocht doen
next-to-act-wrong-raised-one-answers = als degene van wie de bet geraised is het eerst moest reageren
next-to-act-wrong-opener-first = als het na een bet of raise weer begon bij degene die opende
next-to-act-wrong-once-each = als een ronde voorbij was zodra iedereen één keer aan de beurt is geweest
next-to-act-wrong-ends-at-dealer = als een ronde bij de dealer eindigde
next-to-act-wrong-cards-decide = als de open kaarten elke beurt bepaalden en niet alleen wie opent
next-to-act-wrong-anticlockwise = als het tegen de klok in verderging
next-to-act-wrong-dealing-order = als altijd degene eerst kwam die links het dichtst bij de dealer zit
next-to-act-wrong-goes-on = als de ronde doorging terwijl niemand nog iets te beantwoorden heeft
next-to-act-wrong-done-already = als een speler die al heeft gehandeld en niets meer hoeft bij te leggen meteen weer aan de beurt kwam
next-to-act-wrong-passed-over = als je een speler die nog moet handelen mocht overslaan
next-to-act-wrong-over-early = als een ronde kon eindigen terwijl er nog iemand moet handelen

class-next-to-act-next = De volgende stoel met de klok mee
class-next-to-act-folded-skipped = Een gefolde stoel ertussen
class-next-to-act-checked = Iedereen heeft gecheckt
class-next-to-act-called = Iedereen heeft gecalld
class-next-to-act-bring-in-called = De bring-in is alleen gecalld
class-next-to-act-bring-in-completed = Terug bij de bring-in
class-next-to-act-raised = Terug na een raise
class-next-to-act-bet-after-check = Een bet na een check
class-next-to-act-all-in-skipped = Een stoel ertussen die all-in is
class-next-to-act-short-all-in = Een all-in, te klein voor een raise
class-next-to-act-one-with-chips = Nog maar één speler met chips

next-to-act-hint-next = De beurt gaat met de klok mee. Wie handelde het laatst, en wie is de volgende met chips?
next-to-act-hint-folded-skipped = De beurt gaat met de klok mee. Welke stoelen doen nog mee?
next-to-act-hint-checked = Een ronde zonder bet eindigt als iedereen aan de beurt is geweest. Is dat zo?
next-to-act-hint-called = Een ronde eindigt als iedereen heeft gehandeld en evenveel heeft ingezet. Vergelijk wat de stoelen hebben ingezet.
next-to-act-hint-bring-in-called = Iedereen heeft de bring-in gecalld. Komt wie hem betaalde nog een keer aan de beurt?
next-to-act-hint-bring-in-completed = Sinds de bring-in is de inzet verhoogd. Wie is nog iets schuldig?
next-to-act-hint-raised = Op een raise moeten ook zij reageren die eerder aan de beurt waren. Wie is nog iets schuldig?
next-to-act-hint-bet-after-check = Checken is geen folden. Moet wie gecheckt heeft, op een bet reageren?
next-to-act-hint-all-in-skipped = Wie geen chips meer heeft, komt niet meer aan de beurt. Wie komt er dan, met de klok mee?
next-to-act-hint-short-all-in = Een all-in kan te klein zijn voor een raise en toch iets kosten. Wie heeft nog niet bijgepast?
next-to-act-hint-one-with-chips = Om in te zetten zijn er twee spelers met chips nodig. Is er nog iemand iets schuldig?
