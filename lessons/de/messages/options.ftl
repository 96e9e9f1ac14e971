options-prompt = Was darf Platz { $seat } tun?
options-verdict = Platz { $seat } darf { LIST($options, list: "or") }.

options-say-fold = folden
options-say-check = checken
options-say-call = { $amount } callen
options-say-bring-in = das Bring-in von { $amount } zahlen
options-say-bring-in-range = als Bring-in jeden Betrag von { $min } bis { $max } setzen
options-say-complete = auf { $amount } completen
options-say-complete-range = auf jeden Betrag von { $min } bis { $max } completen
options-say-bet = { $amount } setzen
options-say-bet-range = jeden Betrag von { $min } bis { $max } setzen
options-say-raise = auf { $amount } erhöhen
options-say-raise-range = auf jeden Betrag von { $min } bis { $max } erhöhen

options-step-opening = Noch hat niemand gesetzt. Platz { $seat } zeigt die Karte für das Bring-in und muss eröffnen.
options-step-opening-left = Platz { $low } zeigt die Karte für das Bring-in, hat aber keine Chips mehr. Platz { $seat } ist links davon der nächste mit Chips und eröffnet anstelle von Platz { $low }.
options-step-unbet = In dieser Runde hat noch niemand gesetzt. Platz { $seat } muss nichts bringen und darf checken.
options-step-short-bring-in = Platz { $seat } konnte vom Bring-in nur { $posted } zahlen und ist all-in. Alle anderen müssen trotzdem die vollen { $full } bringen.
options-step-owes = Der Einsatz steht bei { $to }. Platz { $seat } hat davon in dieser Runde schon { $has } gebracht, der Call kostet also noch { $owed }.
options-step-owes-all = Der Einsatz steht bei { $to }, und Platz { $seat } hat in dieser Runde noch nichts gebracht. Der Call kostet { $owed }.
options-step-call-all-in = Platz { $seat } hat nur noch { $stack } und darf damit all-in callen: Niemand muss folden, nur weil die Chips nicht reichen.

options-step-opening-either = Wer die Third Street eröffnet, hat die Wahl zwischen dem Bring-in von { $bring_in } und einer vollen Bet von { $bet }.
options-step-opening-range = Wer die Third Street eröffnet, darf jeden Betrag von { $least } bis { $most } setzen.
options-step-opening-all-in = Platz { $seat } hat nur noch { $stack }, weniger als das Bring-in von { $bring_in }, und ist damit all-in.
options-step-opening-exact = Platz { $seat } hat genau noch { $stack }, zahlt damit das Bring-in und ist all-in.

options-step-early = Auf Third und Fourth Street wird in Small Bets gesetzt und erhöht, jeweils { $size }.
options-step-late = Ab der Fifth Street wird in Big Bets gesetzt und erhöht, jeweils { $size }.
options-step-late-range = Ab der dritten Setzrunde ist für jede Bet und jede Erhöhung alles von { $least } bis { $most } erlaubt.
options-step-open-pair = { $count ->
    [one] { SEATS($seats, each: "Platz") } zeigt auf der Fourth Street ein offenes Paar. Deshalb sind eine Small Bet von { $small } und eine Big Bet von { $big } erlaubt.
   *[other] { SEATS($seats, each: "Platz") } zeigen auf der Fourth Street offene Paare. Deshalb sind eine Small Bet von { $small } und eine Big Bet von { $big } erlaubt.
}
options-step-open-pair-range = Platz { $seat } eröffnet mit einem offenen Paar und darf alles von { $least } bis { $most } setzen.
options-step-open-pair-any-seat = Diese Wahl hat jeder Platz, nicht nur der mit dem Paar.
options-step-open-pair-holder-then-next-after-check = Diese Wahl hat zuerst der Platz mit dem Paar.
options-step-open-pair-holder-then-next-after-check-passed = Der Platz mit dem Paar hat gecheckt, und damit geht die Wahl weiter.
options-step-open-pair-opener-only = Das gilt für den Platz, der eröffnet und das Paar selbst zeigt.
options-step-open-pair-big-bet = Es liegt ein offenes Paar, und Platz { $seat } hat eine Big Bet gesetzt. Damit geht in dieser Runde auch jede weitere Erhöhung um eine Big Bet: { $big }.
options-step-open-pair-big-raise = Es liegt ein offenes Paar, und Platz { $seat } hat um eine Big Bet erhöht. Damit geht in dieser Runde auch jede weitere Erhöhung um eine Big Bet: { $big }.
options-step-open-pair-big-complete = Es liegt ein offenes Paar, und Platz { $seat } hat auf eine Big Bet completet. Damit geht in dieser Runde auch jede weitere Erhöhung um eine Big Bet: { $big }.
options-step-open-pair-none = { $count ->
    [one] { SEATS($seats, each: "Platz") } zeigt ein Paar, aber das ändert hier nichts am Limit: Bet und Erhöhung bleiben bei { $size }.
   *[other] { SEATS($seats, each: "Platz") } zeigen Paare, aber das ändert hier nichts am Limit: Bet und Erhöhung bleiben bei { $size }.
}

options-step-bet = Die erste Bet beträgt { AMOUNTS($amounts) }.
options-step-bet-range = Die erste Bet darf jeder Betrag von { $least } bis { $most } sein.
options-step-raise = Erhöht wird von { $base } auf { AMOUNTS($amounts) }.
options-step-raise-range = Erhöht wird mindestens um so viel wie zuletzt: von { $base } auf jeden Betrag von { $least } bis { $most }.
options-step-raise-most = Erhöht wird mindestens um so viel wie zuletzt. Das war schon das Höchste, was erlaubt ist, also geht es von { $base } nur auf { $to }.
options-step-completion = Das Bring-in von { $bring_in } ist noch keine volle Bet. Mehr setzen kann man nur, indem man auf { $to } completet; das Bring-in ist darin enthalten.
options-step-short-all-in = Eine volle Erhöhung läge { $size } über { $level }. Das All-in auf { $to } bringt weniger als die Hälfte davon: Es ist keine Erhöhung, darf aber auf { $complete } completet werden.
options-step-short-all-in-bet = Eine volle Bet beträgt hier { $size }. Das All-in mit { $to } ist weniger als die Hälfte davon: Es ist keine volle Bet, darf aber auf { $complete } completet werden.
options-step-half-all-in = Eine volle Bet beträgt hier { $size }. Das All-in auf { $to } bringt mindestens die Hälfte davon und zählt deshalb voll: Die nächste Erhöhung geht von dort auf { AMOUNTS($raise_to) }.
options-step-wager-all-in = Dafür reichen die Chips von Platz { $seat } nicht. Erlaubt ist aber das All-in mit insgesamt { $whole }.

options-step-capped = { $raises ->
    [one] Auf die Bet folgte schon eine Erhöhung. Damit ist der Cap erreicht: Es bleibt nur Call oder Fold.
   *[other] Auf die Bet folgten schon { $raises } Erhöhungen. Damit ist der Cap erreicht: Es bleibt nur Call oder Fold.
}
options-step-completion-is-bet = Das Completen des Bring-ins war die Bet. Zu den Erhöhungen zählt es nicht.
options-step-completion-is-raise = Das Completen des Bring-ins war schon eine dieser Erhöhungen.
options-step-cap-stays-before-cap = Nur noch zwei Plätze haben Chips, aber der Cap war erreicht, als es noch mehr waren. Wer danach foldet, hebt ihn nicht mehr auf.
options-step-cap-stays-round-began = Nur noch zwei Plätze haben Chips, aber zu Beginn der Runde waren es mehr. Der Cap gilt, bis die Runde vorbei ist.
options-step-cap-stays-event-last-two = In dieser Hand haben nur noch zwei Plätze Chips. Im Turnier fällt der Cap aber erst weg, wenn im ganzen Turnier nur noch zwei übrig sind.
options-step-cap-stays-last-round = Nur noch zwei Plätze haben Chips, aber der Cap fällt erst in der letzten Setzrunde weg.
options-step-cap-stays-never = Nur noch zwei Plätze haben Chips, aber dieses Regelwerk macht da keine Ausnahme: Der Cap gilt trotzdem.
options-step-cap-lifted-before-cap = Schon bevor der Cap erreicht war, hatten nur noch zwei Plätze Chips. Deshalb darf beliebig oft erhöht werden. { $raises ->
    [one] Bisher gab es eine Erhöhung.
   *[other] Bisher gab es { $raises } Erhöhungen.
}
options-step-cap-lifted-round-began = Die Runde begann zu zweit, also darf beliebig oft erhöht werden. { $raises ->
    [one] Bisher gab es eine Erhöhung.
   *[other] Bisher gab es { $raises } Erhöhungen.
}
options-step-cap-lifted-event-last-two = Im ganzen Turnier sind nur noch zwei übrig, also darf beliebig oft erhöht werden. { $raises ->
    [one] Bisher gab es eine Erhöhung.
   *[other] Bisher gab es { $raises } Erhöhungen.
}
options-step-cap-lifted-last-round = In der letzten Setzrunde darf zu zweit beliebig oft erhöht werden. { $raises ->
    [one] Bisher gab es eine Erhöhung.
   *[other] Bisher gab es { $raises } Erhöhungen.
}
options-step-not-reopened = Platz { $seat } war schon an der Reihe, und das All-in auf { $to } danach bringt weniger als eine halbe Bet. Das öffnet die Runde nicht neu: Es bleibt nur Call oder Fold.
options-step-no-opponent = Alle anderen sind all-in oder haben gefoldet. Niemand könnte auch nur einen Chip mehr von Platz { $seat } callen, also gibt es nichts zu erhöhen.
options-step-no-chips = Der Call kostet Platz { $seat } alle Chips. Zum Erhöhen bleibt nichts übrig.

options-step-unbet-fold = Folden ist auch dann erlaubt, wenn Checken nichts kostet. Klug ist es nie.
options-step-no-fold = Das Bring-in ist Pflicht: Platz { $seat } darf weder folden noch checken.

options-other = Platz { $seat } darf nicht { $act }: { $reason }.
options-reason-opens = Er muss eröffnen
options-reason-owes = { $n } sind zu callen
options-reason-nothing-to-call = Es gibt nichts zu callen
options-reason-call = Es fehlen { $n }, nicht mehr und nicht weniger
options-reason-call-all-in = Er callt mit den letzten { $n }, die er hat
options-reason-sizes = Einsetzen darf er nur so: { LIST($options, list: "or") }
options-reason-capped = Die Bet und alle Erhöhungen sind gemacht, der Cap ist erreicht
options-reason-not-reopened = Er war schon an der Reihe, und seitdem hat nichts die Runde neu geöffnet
options-reason-no-opponent = Niemand sonst hat noch Chips zum Callen
options-reason-no-chips = Der Call kostet ihn alle Chips

options-wrong-no-unbet-fold = wenn man nicht folden dürfte, solange Checken nichts kostet
options-wrong-opener-may-fold = wenn man sich vor dem Bring-in durch einen Fold drücken könnte
options-wrong-opener-may-check = wenn man die Third Street auch mit einem Check eröffnen dürfte
options-wrong-check-a-bet = wenn man checken dürfte, obwohl es etwas zu callen gibt
options-wrong-left-must-open = wenn der Platz links eröffnen müsste und nicht folden dürfte
options-wrong-no-full-opening = wenn man nur mit dem Bring-in und nicht mit einer vollen Bet eröffnen dürfte
options-wrong-short-bring-in-shrinks = wenn ein zu kleines Bring-in den Call für alle billiger machte
options-wrong-short-stack-must-fold = wenn man zum Callen Chips für den ganzen Einsatz haben müsste
options-wrong-any-all-in-reopens = wenn jedes noch so kleine All-in die Runde neu öffnete
options-wrong-all-in-never-reopens = wenn ein All-in unter einer vollen Erhöhung die Runde nie neu öffnete
options-wrong-half-all-in-is-completed = wenn auch ein All-in ab einer halben Bet erst noch completet werden müsste
options-wrong-raise-from-short-all-in = wenn ein kleines All-in als volle Erhöhung zählte
options-wrong-cap-holds-heads-up = wenn der Cap auch zu zweit gälte
options-wrong-heads-up-lifts-cap = wenn der Cap wegfiele, sobald nur noch zwei übrig sind
options-wrong-cap-counts-bring-in = wenn das Bring-in für den Cap als Bet zählte
options-wrong-cap-counts-bet = wenn die Bet für den Cap schon als Erhöhung zählte
options-wrong-one-raise-more = wenn eine Erhöhung mehr erlaubt wäre
options-wrong-no-cap = wenn beliebig oft erhöht werden dürfte
options-wrong-open-pair-owner-only = wenn nur der Platz mit dem offenen Paar die Big Bet nutzen dürfte
options-wrong-open-pair-everywhere = wenn ein offenes Paar auf der Fourth Street immer die Big Bet erlaubte
options-wrong-open-pair-ignored = wenn ein offenes Paar auf der Fourth Street nichts änderte
options-wrong-open-pair-must-be-big = wenn ein offenes Paar zur Big Bet zwingen würde
options-wrong-small-raise-over-big = wenn man eine Big Bet um eine Small Bet erhöhen dürfte
options-wrong-completion-plus-bring-in = wenn die volle Bet noch zum Bring-in dazukäme
options-wrong-raise-from-bring-in = wenn man nur um das erhöhte, was beim Completen zum Bring-in dazukam
options-wrong-no-completion = wenn man ein Bring-in nur callen dürfte
options-wrong-big-bet-on-fourth = wenn die Big Bet schon auf der Fourth Street gälte
options-wrong-small-bet-late = wenn auf dieser Street noch die Small Bet gälte
options-wrong-big-bet-on-third = wenn auf der Third Street schon die Big Bet gälte
options-wrong-raise-to-the-bet = wenn mit „erhöhen auf“ gemeint wäre, was dazukommt, und nicht die Summe
options-wrong-ante-counts = wenn die Ante auf den Call angerechnet würde
options-wrong-whole-bet-to-call = wenn die Chips, die in dieser Runde schon drin sind, beim Call nicht mitzählten
options-wrong-no-fold = wenn man nicht folden dürfte, obwohl es etwas zu zahlen gibt
options-wrong-no-check = wenn man nicht checken dürfte, obwohl es nichts zu callen gibt
options-wrong-no-call = wenn man nicht einfach callen dürfte
options-wrong-no-bring-in = wenn man die Third Street nicht mit dem Bring-in eröffnen dürfte
options-wrong-size-is-free = wenn man die Höhe einer Bet oder Erhöhung freier wählen dürfte

class-options-opening = Third Street eröffnen
class-options-left-opens = Eröffnen für einen Platz, der all-in ist
class-options-short-bring-in = Nach einem zu kleinen Bring-in
class-options-completion = Nach einem Bring-in
class-options-bet = Erste Bet: Small Bet
class-options-raise = Erhöhen um eine Small Bet
class-options-late-bet = Erste Bet: Big Bet
class-options-late-raise = Erhöhen um eine Big Bet
class-options-open-pair = Offenes Paar, noch keine Bet
class-options-open-pair-of-another = Offenes Paar eines anderen
class-options-open-pair-raise = Offenes Paar, nach einer Small Bet
class-options-open-pair-big = Offenes Paar, nach einer Big Bet
class-options-open-pair-none = Ein Paar, das nichts ändert
class-options-capped = Cap erreicht
class-options-capped-completed = Cap nach dem Completen
class-options-cap-lifted = Zu zweit ohne Cap
class-options-short-call = Zu wenig Chips für den Call
class-options-all-in-wager = Zu wenig Chips für eine volle Bet
class-options-short-all-in = Nach einem kleinen All-in
class-options-not-reopened = Kleines All-in, nachdem man dran war
class-options-half-all-in = Nach einem All-in ab einer halben Bet
class-options-no-opponent = Alle anderen all-in

options-hint-opening = Jemand muss die Third Street eröffnen. Kommt man darum herum, und welche Beträge erlaubt dieses Haus dafür?
options-hint-left-opens = Wer keine Chips hat, kann nicht eröffnen, also tut es jemand anders. Ist das in diesem Haus eine Pflicht, oder darf man folden?
options-hint-short-bring-in = Für das volle Bring-in reichten die Chips nicht. Was schulden die anderen in diesem Haus: den gezahlten Betrag oder den vollen?
options-hint-completion = Ein Bring-in ist noch keine volle Bet. Was darf man daraus machen, und ist das Bring-in im neuen Betrag enthalten?
options-hint-bet = Noch hat niemand gesetzt. Was kostet nichts, und wie groß ist eine Bet auf dieser Street?
options-hint-raise = Wie groß ist eine Bet auf dieser Street, und auf welchen Gesamtbetrag geht eine Erhöhung? Was schon gesetzt ist, zählt mit.
options-hint-late-bet = Noch hat niemand gesetzt. Welche Beträge erlaubt dieses Haus auf den späteren Streets?
options-hint-late-raise = Welche Beträge erlaubt dieses Haus auf den späteren Streets, und von welchem Gesamtbetrag aus wird erhöht?
options-hint-open-pair = Auf der Fourth Street liegt ein offenes Paar. Welche Bets erlaubt dieses Haus dann, und wem?
options-hint-open-pair-of-another = Das Paar liegt woanders. Darf dieser Platz nutzen, was es erlaubt, und muss vorher etwas geschehen?
options-hint-open-pair-raise = Auf der Fourth Street liegt ein offenes Paar, und es wurde gesetzt. Um wie viel darf in diesem Haus erhöht werden?
options-hint-open-pair-big = Auf der Fourth Street liegt ein offenes Paar, und jemand hat die Big Bet gewählt. Was heißt das für jede weitere Erhöhung?
options-hint-open-pair-none = Auf der Fourth Street liegt ein offenes Paar. Ändert das in diesem Spiel und in diesem Haus etwas an der Höhe der Bets?
options-hint-capped = Zähle die Bet und die Erhöhungen dieser Runde. Wie viele Erhöhungen erlaubt dieses Haus, wenn so viele noch dabei sind?
options-hint-capped-completed = Zählt das Completen des Bring-ins als Bet oder als Erhöhung? Dann zähle die Erhöhungen.
options-hint-cap-lifted = Die Zahl der Erhöhungen ist begrenzt, aber nicht immer. Wann hebt dieses Haus die Grenze auf?
options-hint-short-call = Vergleiche die übrigen Chips mit dem Preis des Calls. Muss jemand folden, nur weil die Chips nicht reichen?
options-hint-all-in-wager = Vergleiche die übrigen Chips mit einer vollen Bet oder Erhöhung. Welcher Betrag darf gesetzt werden, wenn sie nicht reichen?
options-hint-short-all-in = Ein All-in blieb unter einer vollen Bet oder Erhöhung. Wird es in diesem Haus erhöht oder completet?
options-hint-not-reopened = Der Platz war schon dran, und danach ging jemand all-in. Wie groß muss ein All-in in diesem Haus sein, damit wieder erhöht werden darf?
options-hint-half-all-in = Ein All-in blieb unter einer vollen Bet oder Erhöhung. Ab welcher Größe zählt es in diesem Haus voll?
options-hint-no-opponent = Sieh dir die anderen an: Wer könnte eine Erhöhung noch callen?
