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
awards-step-odd-passed =
    { $seats ->
        [one] Op kaarten zou stoel { SEATS($seats) } eerst komen, maar die heeft al een oneven chip uit deze pot. Niemand krijgt er twee.
       *[other] Op kaarten zouden de stoelen { SEATS($seats) } eerst komen, maar die hebben al een oneven chip uit deze pot. Niemand krijgt er twee.
    }
