ask-event =
    { $players ->
        [2] { $subtitle } · de to sidste i turneringen
       *[other] { $subtitle } · { $players } tilbage i turneringen
    }

table-amounts = { $pot } · { $stakes }

seat-stack = { $amount } tilbage
seat-chips = { $amount }
seat-in-front = indsats { $amount }

table-acts = Indtil nu på denne street

hint-options-keys = Klik på alt, hvad der er tilladt, eller tast tallet foran. Enter tjekker dit svar.
hint-seats-keys = Klik på hver plads, der vinder, eller tast dens nummer. Enter tjekker dit svar.
hint-sides-keys = Klik på High eller Low ved hver plads, der vinder, eller tast dens nummer: én gang for high, to gange for low, tre gange for begge. Enter tjekker dit svar.
more-below = mere nedenfor

side-high = High
side-low = Low

answer-seat = plads { $seat }
answer-options = { LIST($options) }
answer-winners =
    { $seats ->
        [0] ingen
        [one] plads { SEATS($seats) }
       *[other] plads { SEATS($seats) }
    }
answer-high-low = high { SEATS($high) }, low { SEATS($low) }

your-answer = Dit svar
answer-side = { $side }: plads { $seat }
answer-mark =
    { $mark ->
        [right] rigtigt
        [missed] mangler
       *[other] forkert
    }

answer-note =
    { $kind ->
        [bring_in] betaler bring-in
        [first_to_act] begynder
        [next_to_act] har turen
       *[other] rigtigt
    }

verdict-right-with = Rigtigt. { $verdict }

bill-missing = Også tilladt: { LIST($options) }
bill-extra = Ikke tilladt: { LIST($options) }

rulebooks-unsettled = Ikke afgjort i: { LIST($rulebooks) }

source-help = Om disse kilder
source-meaning =
    { $mark ->
        [read] Reglens tekst er læst, og svaret følger den.
        [memory] Reglen er skrevet ned efter hukommelsen. Teksten var ikke ved hånden og kan afvige.
       *[other] Teksten siger intet om det. Svaret følger almindelig praksis.
    }

save-again = Gem mit svar igen

connection-answer = Venter på forbindelsen. Dit svar er ikke gået tabt.
connection-next = Venter på forbindelsen.

why-right-if = Dit svar ville være rigtigt, { $note }.
wrong-rule-line = … { $note }

near-card = Den mindste ændring: Med { CARD($becomes) } i stedet for { CARD($card) } på plads { $seat } ville dit svar være rigtigt.
near-fold = Den mindste ændring: Hvis plads { $seat } havde foldet, ville dit svar være rigtigt.
near-show = Vis det på bordet
near-back = Tilbage til den delte hånd
twin-link = Ét kort anderledes: Hvad nu?
twin-line = Ét kort er et andet: { CARD($becomes) } i stedet for { CARD($card) } på plads { $seat }.

report-label = Det her er vist forkert
report-told = Gemt som fil. Skriv din grund i den, og giv den til den, der driver denne tutor.
report-ask = Det mener jeg er forkert:

others-title = Hvorfor ikke en anden plads?
others-title-lines = Hvorfor der intet er galt med de andre linjer
others-title-options = Hvorfor intet andet er tilladt

ui-pages = Menu

class-bring-in-rank = Ingen lige høje kort
class-bring-in-ace = Med et es på bordet
class-bring-in-suit = To lige høje kort
class-bring-in-suit-many = Tre eller flere lige høje kort
class-bring-in-all-in = Bring-in-kortet er all-in
class-bring-in-absent = Spilleren med bring-in-kortet er væk
