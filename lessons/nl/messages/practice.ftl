ask-event =
    { $players ->
        [2] { $subtitle } · de laatste twee spelers van het toernooi
       *[other] { $subtitle } · nog { $players } spelers in het toernooi
    }

table-amounts = { $pot } · { $stakes }

seat-stack = nog { $amount }
seat-name-with-stack = { $name }, nog { $amount } over

side-high = High
side-low = Low

answer-seat = stoel { $seat }
answer-options = { LIST($options) }
answer-winners =
    { $seats ->
        [0] niemand
        [one] stoel { SEATS($seats) }
       *[other] stoelen { SEATS($seats) }
    }
answer-high-low = high { SEATS($high) }, low { SEATS($low) }

answer-note =
    { $kind ->
        [bring_in] betaalt bring-in
        [first_to_act] begint
       *[other] goed
    }

verdict-right-with = Goed. { $verdict }

bill-missing = Mag ook: { LIST($options) }
bill-extra = Mag niet: { LIST($options) }

rulebooks-unsettled = Niet geregeld bij: { LIST($rulebooks) }

save-again = Mijn antwoord opnieuw opslaan
error-answer-not-saved = Je antwoord staat hier nog en is niet weg, maar het kon nog niet worden opgeslagen. Probeer het zo nog eens.

why-right-if = Je antwoord zou goed zijn { $note }.
wrong-rule-line = … { $note }

ui-pages = Onderdelen

class-bring-in-rank = Geen gelijke kaarten
class-bring-in-ace = Met een aas op tafel
class-bring-in-suit = Twee gelijke kaarten
class-bring-in-suit-many = Drie of meer gelijke kaarten
class-bring-in-all-in = De bring-in-kaart is all-in
class-bring-in-absent = De speler met de bring-in-kaart is weg
