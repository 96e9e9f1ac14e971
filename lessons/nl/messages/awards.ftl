awards-prompt = Wie krijgt hoeveel?
ui-pot-main =
    { $seats ->
        [one] hoofdpot { $amount } · stoel { SEATS($seats) }
       *[other] hoofdpot { $amount } · stoelen { SEATS($seats) }
    }
ui-pot-side =
    { $seats ->
        [one] sidepot { $number }: { $amount } · stoel { SEATS($seats) }
       *[other] sidepot { $number }: { $amount } · stoelen { SEATS($seats) }
    }

awards-verdict = Uitbetaling: { LIST($awards) }.
awards-verdict-nothing = Er ligt niets in de pot, dus er wordt niets uitbetaald.
awards-say = stoel { $seat } krijgt { $amount }

awards-pot-only = De pot van { $amount }
awards-pot-main = De hoofdpot van { $amount }
awards-pot-side = Sidepot { $number } van { $amount }

awards-step-uncontested = Alleen stoel { $seat } is nog over en wint { $amount } zonder te tonen.
awards-step-alone = { $pot }: alleen stoel { $seat } kan die winnen, dus er wordt niets vergeleken.
awards-step-no-low = { $pot }: niemand die hem kan winnen heeft een low, dus er zijn geen helften.
awards-step-best-high = { $pot }: van wie hem kan winnen heeft stoel { $seat } de beste hand ({ $hand }) en die krijgt alles.
awards-step-best-low = { $pot }: van wie hem kan winnen heeft stoel { $seat } de laagste hand ({ $hand }) en die krijgt alles.
awards-step-tied-high = { $pot }: de stoelen { SEATS($seats) } hebben dezelfde beste hand ({ $hand }) en delen, elk { $each }.
awards-step-tied-low = { $pot }: de stoelen { SEATS($seats) } hebben dezelfde laagste hand ({ $hand }) en delen, elk { $each }.
awards-step-both = { $pot }: de stoelen { SEATS($seats) } zijn gelijk voor high én voor low. Daarom wordt de hele pot in één keer gelijk verdeeld, elk { $each }.
awards-step-halves = { $pot }: de ene helft is voor high, de andere voor low, elk { $half }.
awards-step-halves-odd = { $pot }: de ene helft is voor high, de andere voor low. De oneven chip gaat naar high, dus { $high } voor high en { $low } voor low.
awards-step-high-half = High: stoel { $seat } heeft de beste hand ({ $hand }) en krijgt { $amount }.
awards-step-low-half = Low: stoel { $seat } heeft de beste low ({ $hand }) en krijgt { $amount }.
awards-step-high-tied = High: de stoelen { SEATS($seats) } hebben dezelfde beste hand ({ $hand }), elk { $each }.
awards-step-low-tied = Low: de stoelen { SEATS($seats) } hebben dezelfde beste low ({ $hand }), elk { $each }.

awards-step-odd-high-seven = { $count ->
    [one] Er blijft één chip over. Die gaat naar de hoogste van alle zeven kaarten, en bij gelijke waarde beslist de kleur: stoel { SEATS($seats) }, { CARDS($cards) }.
   *[other] Er blijven { $count } chips over. Die gaan een voor een naar de hoogste van alle zeven kaarten, en bij gelijke waarde beslist de kleur: de stoelen { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-high-five = { $count ->
    [one] Er blijft één chip over. Die gaat naar de hoogste van de vijf kaarten die meetellen, en bij gelijke waarde beslist de kleur: stoel { SEATS($seats) }, { CARDS($cards) }.
   *[other] Er blijven { $count } chips over. Die gaan een voor een naar de hoogste van de vijf kaarten die meetellen, en bij gelijke waarde beslist de kleur: de stoelen { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-seven = { $count ->
    [one] Er blijft één chip over. Bij low gaat die naar de laagste van alle zeven kaarten, en bij gelijke waarde beslist de kleur: stoel { SEATS($seats) }, { CARDS($cards) }.
   *[other] Er blijven { $count } chips over. Bij low gaan die een voor een naar de laagste van alle zeven kaarten, en bij gelijke waarde beslist de kleur: de stoelen { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-five = { $count ->
    [one] Er blijft één chip over. Bij low gaat die naar de laagste van de vijf kaarten die meetellen, en bij gelijke waarde beslist de kleur: stoel { SEATS($seats) }, { CARDS($cards) }.
   *[other] Er blijven { $count } chips over. Bij low gaan die een voor een naar de laagste van de vijf kaarten die meetellen, en bij gelijke waarde beslist de kleur: de stoelen { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-highest-of-five = { $count ->
    [one] Er blijft één chip over. Ook bij low gaat die naar de hoogste van de vijf kaarten die meetellen, en bij gelijke waarde beslist de kleur: stoel { SEATS($seats) }, { CARDS($cards) }.
   *[other] Er blijven { $count } chips over. Ook bij low gaan die een voor een naar de hoogste van de vijf kaarten die meetellen, en bij gelijke waarde beslist de kleur: de stoelen { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-each = Hoeveel chips er ook overblijven: niemand krijgt er meer dan één van.
awards-step-odd-passed =
    { $seats ->
        [one] Op kaarten zou stoel { SEATS($seats) } eerst komen, maar die heeft al een oneven chip uit deze pot. Niemand krijgt er twee.
       *[other] Op kaarten zouden de stoelen { SEATS($seats) } eerst komen, maar die hebben al een oneven chip uit deze pot. Niemand krijgt er twee.
    }

awards-wrong-all-in-wins-all = als de beste hand elke pot won, hoe weinig de speler ook heeft ingelegd
awards-wrong-only-doubles = als je met een all-in niet meer kon winnen dan je zelf hebt ingelegd
awards-wrong-side-to-next = als de winnaar van de hoofdpot geen sidepot meer kon winnen
awards-wrong-half-is-left = als de low-helft zonder low aan niemand werd uitbetaald
awards-wrong-any-low-wins = als de laagste hand de low-helft won zonder zich te kwalificeren
awards-wrong-per-head = als iedereen die iets van een pot wint er evenveel van kreeg
awards-wrong-one-side-each = als niemand beide helften kon winnen
awards-wrong-every-low-shares = als iedereen met een low de low-helft deelde
awards-wrong-low-ignored = als de beste high-hand de hele pot kreeg
awards-wrong-odd-to-low = als de oneven chip tussen high en low naar low ging
awards-wrong-odd-by-five = als de vijf kaarten die meetellen over een oneven chip beslisten
awards-wrong-odd-by-seven = als alle zeven kaarten over een oneven chip beslisten
awards-wrong-low-odd-to-high-card = als een oneven chip bij gelijke lows naar de hoogste kaart ging
awards-wrong-low-odd-to-low-card = als een oneven chip bij gelijke lows naar de laagste van de vijf kaarten ging die meetellen
awards-wrong-odd-by-seat = als oneven chips naar de eerste stoelen links van de dealer gingen
awards-wrong-odd-is-left = als oneven chips aan niemand werden uitbetaald
awards-wrong-suits-break-ties = als bij gelijke handen de kleur besliste
awards-wrong-sixth-card-counts = als bij gelijke handen ook kaarten telden die niet meespelen
awards-wrong-first-takes-ties = als bij gelijke handen de stoel won die als eerste kaarten krijgt
awards-wrong-same-kind-shares = als high-handen van dezelfde soort deelden, welke waarden ze ook hebben
awards-wrong-odd-elsewhere = als een oneven chip naar om het even wie van de delers kon gaan
awards-wrong-tie-not-shared = als niet alle gelijke handen werden uitbetaald
awards-wrong-side-pot-unfought = als je een sidepot kon winnen waar je geen chips in hebt
awards-wrong-second-best = als de op een na beste hand een pot of een helft kreeg
awards-wrong-second-shares = als de op een na beste hand een pot of een helft deelde met de beste
awards-wrong-hand-overlooked = als een van de winnende handen niet meedeed
awards-wrong-part-not-paid = als één pot of één helft aan niemand werd uitbetaald
awards-wrong-part-takes-all = als wie een deel wint alles kreeg
awards-wrong-winners-alike = als iedereen die iets wint evenveel van het geheel kreeg
awards-wrong-single-chip = als één chip er niet toe deed

class-awards-side-pot = Een sidepot voor een andere winnaar
class-awards-side-pot-all = Eén stoel wint alle potten
class-awards-many-pots = Meerdere sidepotten
class-awards-split = Gelijke handen delen
class-awards-odd-chip = Een oneven chip tussen gelijke handen
class-awards-odd-chips = Twee oneven chips tussen gelijke handen
class-awards-no-low = Geen low, geen helften
class-awards-halves = Een helft high, een helft low
class-awards-halves-odd = Een oneven chip tussen de helften
class-awards-scoop = Eén stoel wint beide helften
class-awards-quarter = Een helft wordt gedeeld
class-awards-low-in-one = Een low in maar één pot

awards-hint-side-pot = Neem de potten een voor een. Wie kan welke pot winnen, en wie van hen heeft de beste hand?
awards-hint-side-pot-all = Neem de potten een voor een. Van wie liggen er chips in, en welke van die handen is de beste?
awards-hint-many-pots = Begin bij de laatste sidepot. Alleen wie hem kan winnen wordt vergeleken; ga dan pot voor pot terug.
awards-hint-split = Zoek van elke stoel de beste vijf kaarten. Is er nog iets dat gelijke handen van elkaar onderscheidt?
awards-hint-odd-chip = Verdeel eerst en kijk wat er overblijft. Welke kaarten vergelijkt dit huis voor een oneven chip?
awards-hint-odd-chips = Verdeel eerst en kijk hoeveel chips er overblijven. Kan één stoel er meer dan één krijgen?
awards-hint-no-low = Heeft iemand vijf verschillende waarden van acht of lager? Wat gebeurt er met de low-helft?
awards-hint-halves = De ene helft van de pot is voor high, de andere voor low. Wie wint welke?
awards-hint-halves-odd = De pot is niet precies te halveren. Welke helft krijgt de oneven chip?
awards-hint-scoop = Beoordeel high en low apart, elk met zijn eigen beste vijf kaarten. Mag één stoel allebei winnen?
awards-hint-quarter = Halveer de pot voordat er gedeeld wordt. Welke helft heeft meer dan één winnaar?
awards-hint-low-in-one = Vraag je bij elke pot apart af of iemand die hem kan winnen een low heeft.
