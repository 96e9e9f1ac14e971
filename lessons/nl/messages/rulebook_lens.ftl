# Volgens welke van de meegeleverde reglementen iets geldt; er kunnen er meer goed zijn. $option is een handeling, zoals “10 betten”.

rulebook-lens-prompt-first = Volgens welke reglementen is stoel { $seat } als eerste aan de beurt?
rulebook-lens-prompt-wager = Volgens welke reglementen mag stoel { $seat } { $option }?
rulebook-lens-prompt-common = Volgens welke reglementen is de laatste kaart er één voor iedereen?
rulebook-lens-prompt-mix = Volgens welke reglementen worden de burn cards er nu bij geschud?
rulebook-lens-prompt-odd = Volgens welke reglementen krijgt stoel { $seat } de oneven chip?
rulebook-lens-prompt-odd-high = Volgens welke reglementen krijgt stoel { $seat } de oneven chip van de high-helft?
rulebook-lens-prompt-odd-low = Volgens welke reglementen krijgt stoel { $seat } de oneven chip van de low-helft?

# $rulebooks beslissen hetzelfde; $reason is een hele zin.
rulebook-lens-verdict = Het geldt bij: { LIST($rulebooks) }.
rulebook-lens-step-yes = Ja bij: { LIST($rulebooks) }. { $reason }
rulebook-lens-step-no = Nee bij: { LIST($rulebooks) }. { $reason }
rulebook-lens-step-counted = { $count } { $reason }
rulebook-lens-step-room = Een bet en { $max } raises zijn toegestaan. Er is { $made } keer geraised.

# Verkeerde regels: “Je antwoord zou goed zijn als …”.
rulebook-lens-wrong-tournament-like-cash = als voor WSOP-toernooien dezelfde regel gold als voor WSOP-cashgames
rulebook-lens-wrong-cash-like-tournament = als voor WSOP-cashgames dezelfde regel gold als voor WSOP-toernooien
rulebook-lens-wrong-tda-like-wsop = als de TDA dezelfde regel had als de WSOP-toernooien
rulebook-lens-wrong-wsop-like-tda = als de WSOP-toernooien dezelfde regel hadden als de TDA
rulebook-lens-wrong-rooms-like-roberts = als alle Amerikaanse reglementen Robert’s Rules volgden
rulebook-lens-wrong-pages-like-roberts = als de Duitse, de Nederlandse en de Deense bron Robert’s Rules volgden
rulebook-lens-wrong-tournaments-apart = als voor toernooien een andere regel gold dan voor alle andere spellen
rulebook-lens-wrong-rooms-apart = als de Amerikaanse reglementen een andere regel hadden dan de overige bronnen
rulebook-lens-wrong-roberts-alone = als Robert’s Rules met hun regel alleen stonden
rulebook-lens-wrong-this-house-alone = als het reglement van deze hand met zijn regel alleen stond
rulebook-lens-wrong-all-alike = als al deze reglementen dezelfde regel hadden
rulebook-lens-wrong-other-way-round = als het overal net andersom was

# De situaties, voor lijsten.
class-rulebook-lens-tie = Gelijke open handen
class-rulebook-lens-open-pair = Een open paar op fourth street
class-rulebook-lens-late-size = De hoogte van latere bets
class-rulebook-lens-opening = De hoogte van de bring-in
class-rulebook-lens-cap = Nog een raise
class-rulebook-lens-cap-two = Nog een raise, twee spelers over
class-rulebook-lens-last-card = Te weinig kaarten voor seventh street
class-rulebook-lens-odd-chip = Een oneven chip tussen gelijke handen

# De eerste hint na een fout antwoord: wat beslist, nooit het antwoord.
rulebook-lens-hint-tie = De beste open handen zijn gelijk. In welke huizen beslist de kleur en in welke de plaats aan tafel?
rulebook-lens-hint-open-pair = Op fourth street ligt een open paar. Welke huizen staan dan een grotere bet toe, en aan wie?
rulebook-lens-hint-late-size = Fifth street of later, en niemand heeft gebet. Welke huizen kennen maar één bedrag en welke een marge?
rulebook-lens-hint-opening = Wat mag de stoel die opent inzetten als het geen volle bet is: de ante, een vaste bring-in of alles ertussen?
rulebook-lens-hint-cap = Tel de bet en de raises van deze ronde. Hoeveel raises staat elk huis toe?
rulebook-lens-hint-cap-two = Nog maar twee spelers kunnen inzetten. Welke huizen heffen de cap dan op, en op welke voorwaarde?
rulebook-lens-hint-last-card = Tel de resterende kaarten en dan de gebrande. Hoeveel wil elk huis er hebben voordat iedereen een eigen kaart krijgt?
rulebook-lens-hint-odd-chip = Twee handen zijn gelijk en er blijft één chip over. Welke kaarten vergelijkt elk huis daarvoor: alle zeven of vijf, en winnen dan hoge of lage?
