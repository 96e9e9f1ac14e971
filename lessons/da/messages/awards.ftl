awards-verdict = Udbetaling: { LIST($awards) }.
awards-verdict-nothing = Der ligger intet i potten, så intet udbetales.
awards-say = plads { $seat } får { $amount }

awards-pot-only = Potten på { $amount }
awards-pot-main = Hovedpotten på { $amount }
awards-pot-side = Sidepot { $number } på { $amount }

awards-step-uncontested = Kun plads { $seat } er tilbage og vinder { $amount } uden at vise.
awards-step-alone = { $pot }: Den kan kun plads { $seat } vinde, så intet sammenlignes.
awards-step-no-low = { $pot }: Ingen, der kan vinde den, har en low, så den halveres ikke.
awards-step-best-high = { $pot }: Af dem, der kan vinde den, har plads { $seat } den bedste hånd ({ $hand }) og får det hele.
awards-step-best-low = { $pot }: Af dem, der kan vinde den, har plads { $seat } den laveste hånd ({ $hand }) og får det hele.
awards-step-tied-high = { $pot }: Plads { SEATS($seats) } har den samme bedste hånd ({ $hand }) og deler, { $each } til hver.
awards-step-tied-low = { $pot }: Plads { SEATS($seats) } har den samme laveste hånd ({ $hand }) og deler, { $each } til hver.
awards-step-both = { $pot }: Plads { SEATS($seats) } står lige både til high og til low. Derfor deles hele potten lige på én gang, { $each } til hver.
awards-step-halves = { $pot }: Den ene halvdel er til high, den anden til low, { $half } til hver.
awards-step-halves-odd = { $pot }: Den ene halvdel er til high, den anden til low. Den overskydende chip går til high, så high er { $high } og low er { $low }.
awards-step-high-half = High: Plads { $seat } har den bedste hånd ({ $hand }) og får { $amount }.
awards-step-low-half = Low: Plads { $seat } har den bedste low ({ $hand }) og får { $amount }.
awards-step-high-tied = High: Plads { SEATS($seats) } har den samme bedste hånd ({ $hand }), { $each } til hver.
awards-step-low-tied = Low: Plads { SEATS($seats) } har den samme bedste low ({ $hand }), { $each } til hver.

awards-step-odd-high-seven = { $count ->
    [one] Der er én chip tilovers. Den går til det højeste af alle syv kort, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
   *[other] Der er { $count } chips tilovers. De går én ad gangen til de højeste af alle syv kort, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-high-five = { $count ->
    [one] Der er én chip tilovers. Den går til det højeste af de fem kort, der spiller, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
   *[other] Der er { $count } chips tilovers. De går én ad gangen til de højeste af de fem kort, der spiller, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-seven = { $count ->
    [one] Der er én chip tilovers. Til low går den til det laveste af alle syv kort, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
   *[other] Der er { $count } chips tilovers. Til low går de én ad gangen til de laveste af alle syv kort, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-lowest-of-five = { $count ->
    [one] Der er én chip tilovers. Til low går den til det laveste af de fem kort, der spiller, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
   *[other] Der er { $count } chips tilovers. Til low går de én ad gangen til de laveste af de fem kort, der spiller, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-low-highest-of-five = { $count ->
    [one] Der er én chip tilovers. Også til low går den til det højeste af de fem kort, der spiller, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
   *[other] Der er { $count } chips tilovers. Også til low går de én ad gangen til de højeste af de fem kort, der spiller, og ved samme værdi afgør kuløren det: plads { SEATS($seats) }, { CARDS($cards) }.
}
awards-step-odd-passed = { $seats ->
    [one] Efter kortene ville plads { SEATS($seats) } komme først, men har allerede en overskydende chip fra denne pot. Ingen får to.
   *[other] Efter kortene ville plads { SEATS($seats) } komme først, men de har allerede en overskydende chip hver fra denne pot. Ingen får to.
}
