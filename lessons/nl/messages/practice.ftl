ask-event =
    { $players ->
        [2] { $subtitle } · de laatste twee spelers van het toernooi
       *[other] { $subtitle } · nog { $players } spelers in het toernooi
    }

table-amounts = { $pot } · { $stakes }

seat-stack = nog { $amount }
seat-chips = { $amount }
seat-in-front = inzet { $amount }

table-acts = Tot nu toe op deze street

hint-options-keys = Klik op alles wat mag of druk op het cijfer ervoor. Enter controleert je antwoord.
hint-seats-keys = Klik op elke stoel die wint of druk op het nummer. Enter controleert je antwoord.
hint-sides-keys = Klik bij elke stoel die wint op High of Low of druk op het nummer: één keer voor high, twee keer voor low, drie keer voor allebei. Enter controleert je antwoord.
more-below = hieronder meer

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

your-answer = Jouw antwoord
answer-side = { $side }: stoel { $seat }
answer-mark =
    { $mark ->
        [right] goed
        [missed] ontbreekt
       *[other] fout
    }

answer-note =
    { $kind ->
        [bring_in] betaalt bring-in
        [first_to_act] begint
        [next_to_act] is aan de beurt
       *[other] goed
    }

verdict-right-with = Goed. { $verdict }

bill-missing = Mag ook: { LIST($options) }
bill-extra = Mag niet: { LIST($options) }

rulebooks-unsettled = Niet geregeld bij: { LIST($rulebooks) }

source-help = Over deze bronnen
source-meaning =
    { $mark ->
        [read] De tekst van deze regel is gelezen en het antwoord volgt die tekst.
        [memory] Deze regel is uit het hoofd opgeschreven. De tekst was niet bij de hand en kan afwijken.
       *[other] De tekst zegt hier niets over. Het antwoord volgt wat gebruikelijk is.
    }

save-again = Mijn antwoord opnieuw opslaan

connection-answer = Wachten op de verbinding. Je antwoord blijft bewaard.
connection-next = Wachten op de verbinding.

why-right-if = Je antwoord zou goed zijn { $note }.
wrong-rule-line = … { $note }

near-card = De kleinste verandering: met { CARD($becomes) } in plaats van { CARD($card) } op stoel { $seat } zou je antwoord goed zijn.
near-fold = De kleinste verandering: had stoel { $seat } gefold, dan zou je antwoord goed zijn.
near-show = Op de tafel laten zien
near-back = Terug naar de gedeelde hand
twin-link = Eén kaart anders: wat nu?
twin-line = Eén kaart is anders: { CARD($becomes) } in plaats van { CARD($card) } op stoel { $seat }.

report-label = Volgens mij klopt dit niet
report-told = Als bestand opgeslagen. Zet je reden erin en geef het aan wie deze tutor beheert.
report-ask = Wat er volgens mij niet klopt:

others-title = Waarom geen andere stoel?
others-title-lines = Waarom aan de andere regels niets fout is
others-title-options = Waarom er verder niets mag

ui-pages = Menu

class-bring-in-rank = Geen gelijke kaarten
class-bring-in-ace = Met een aas op tafel
class-bring-in-suit = Twee gelijke kaarten
class-bring-in-suit-many = Drie of meer gelijke kaarten
class-bring-in-all-in = De bring-in-kaart is all-in
class-bring-in-absent = De speler met de bring-in-kaart is weg
