show-order-prompt = In welke volgorde worden de handen getoond?
show-order-prompt-sixth = Stoel { $seat } bette het laatst op sixth street. Wie toont wanneer?

show-order-verdict = In deze volgorde: { LIST($seats) }.
show-order-verdict-at-once = Alle handen worden tegelijk omgedraaid.
show-order-verdict-nobody = Niemand hoeft te tonen.
show-order-say = stoel { $seat }

show-order-step-uncontested = Alleen stoel { $seat } is nog over en wint zonder te tonen.
show-order-step-aggressor = Stoel { $seat } was op seventh street de laatste die bette of raisede en toont dus als eerste. Eerdere streets tellen niet.
show-order-step-opener = Op seventh street heeft niemand gebet. Stoel { $seat } was daar als eerste aan de beurt en toont dus als eerste. Eerdere streets tellen niet.
show-order-step-position = Op seventh street heeft niemand gebet. Dus toont van wie nog meedoet de stoel die het eerst kaarten krijgt: stoel { $seat }.
show-order-step-best-board = Op seventh street kon niemand betten. Stoel { $seat } zou die ronde geopend hebben en toont als eerste.
show-order-step-passed = Stoel { $seat } heeft gefold, dus de volgende met de klok mee komt ervoor in de plaats: stoel { $next }.
show-order-step-clockwise = Daarna tonen de anderen met de klok mee.
show-order-step-at-once = { $seats ->
    [one] Stoel { SEATS($seats) } is all-in en het inzetten is voorbij. Dus worden alle handen in één keer omgedraaid en wacht niemand op een ander.
   *[other] De stoelen { SEATS($seats) } zijn all-in en het inzetten is voorbij. Dus worden alle handen in één keer omgedraaid en wacht niemand op een ander.
}
show-order-step-pot-first = { $count ->
    [one] Er is iemand all-in, dus wordt eerst voor de laatste sidepot getoond: { LIST($seats) }.
   *[other] Er is iemand all-in, dus wordt eerst voor de laatste sidepot getoond, met de klok mee: { LIST($seats) }.
}
show-order-step-pot-then = Dan volgt wie alleen in de pot daarvoor zit: { LIST($seats) }.
show-order-step-pot-last = Als laatste toont wie alleen de hoofdpot kan winnen: { LIST($seats) }.

show-order-wrong-one-by-one = als er ook bij een all-in een voor een werd getoond
show-order-wrong-side-pot-first = als eerst voor de sidepot werd getoond in plaats van alle handen tegelijk
show-order-wrong-main-pot-first = als eerst voor de hoofdpot werd getoond
show-order-wrong-pots-ignored = als de potten niets aan de volgorde veranderden
show-order-wrong-all-in-first = als een speler die all-in is als eerste toonde
show-order-wrong-first-bettor = als ondanks een raise degene die op seventh street het eerst heeft gebet als eerste toonde
show-order-wrong-sixth-street-bettor = als degene die op sixth street het laatst heeft gebet als eerste toonde
show-order-wrong-opener-always = als altijd degene die op seventh street het eerst aan de beurt was als eerste toonde
show-order-wrong-anticlockwise = als er tegen de klok in werd getoond
show-order-wrong-last-to-act = als degene die het laatst aan de beurt was als eerste toonde
show-order-wrong-caller-first = als degene die het laatst heeft gebet of geraised als laatste toonde
show-order-wrong-bring-in-first = als degene met de bring-in als eerste toonde
show-order-wrong-first-seat-first = als altijd de eerste speler links van de dealer als eerste toonde
show-order-wrong-by-boards = als betere open handen als eerste werden getoond
show-order-wrong-all-at-once = als altijd alle handen tegelijk werden omgedraaid
show-order-wrong-another-first = als een andere stoel als eerste toonde
show-order-wrong-neighbours-exchanged = als twee stoelen die na elkaar tonen van plaats wisselden
show-order-wrong-one-misplaced = als één stoel eerder of later toonde

class-show-order-bet = Eén bet, van de eerste aan de beurt
class-show-order-bet-behind-checks = Checks en dan een bet
class-show-order-raised = Een bet en een raise
class-show-order-checked = Iedereen heeft gecheckt
class-show-order-sixth-street-bet = Een bet op sixth street, checks op seventh
class-show-order-at-once = Alles tegelijk bij een all-in
class-show-order-side-pot = Een sidepot
class-show-order-side-pots = Twee sidepots

show-order-hint-bet = Op seventh street heeft iemand gebet. Toont die speler als eerste of als laatste, en welke kant gaat het daarna op?
show-order-hint-bet-behind-checks = De eerste aan de beurt heeft alleen gecheckt. Wie heeft daarna gebet?
show-order-hint-raised = Er was een bet en een raise. Wie van de twee toont als eerste?
show-order-hint-checked = Op seventh street heeft niemand gebet. Wie toont er dan in dit huis als eerste: wie daar het eerst aan de beurt was, of de eerste stoel links van de dealer?
show-order-hint-sixth-street-bet = Op sixth street is gebet, op seventh niet. Welke street telt?
show-order-hint-at-once = Er is iemand all-in en het inzetten is voorbij. Worden de handen in dit huis een voor een getoond?
show-order-hint-side-pot = Er is iemand all-in. Wie kan meer dan de hoofdpot winnen, en voor welke pot wordt eerst getoond?
show-order-hint-side-pots = Twee spelers zijn all-in voor verschillende bedragen. Wie kan welke pot winnen, en voor welke wordt eerst getoond?
