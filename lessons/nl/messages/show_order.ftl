show-order-verdict = In deze volgorde: { LIST($seats) }.
show-order-verdict-at-once = Alle handen worden tegelijk omgedraaid.
show-order-verdict-nobody = Niemand hoeft te tonen.
show-order-say = stoel { $seat }

show-order-step-uncontested = Alleen stoel { $seat } is nog over en wint zonder te tonen.
show-order-step-aggressor = Stoel { $seat } was op seventh street de laatste die bette of raisete en toont dus als eerste. Eerdere streets tellen niet.
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
