awards-prompt = Hvem får hvor meget?
ui-pot-main = hovedpot { $amount } · plads { SEATS($seats) }
ui-pot-side = sidepot { $number }: { $amount } · plads { SEATS($seats) }

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
awards-step-odd-each = Uanset hvor mange chips der er tilovers, får ingen mere end én af dem.
awards-step-odd-passed = { $seats ->
    [one] Efter kortene ville plads { SEATS($seats) } komme først, men har allerede en overskydende chip fra denne pot. Ingen får to.
   *[other] Efter kortene ville plads { SEATS($seats) } komme først, men de har allerede en overskydende chip hver fra denne pot. Ingen får to.
}

awards-wrong-all-in-wins-all = hvis den bedste hånd vandt alle potter, uanset hvor meget den har lagt ind
awards-wrong-only-doubles = hvis man som all-in kun kunne vinde så meget, som man selv har lagt ind
awards-wrong-side-to-next = hvis den, der vinder hovedpotten, ikke også kunne vinde en sidepot
awards-wrong-half-is-left = hvis low-halvdelen ikke blev udbetalt til nogen, når der ingen low er
awards-wrong-any-low-wins = hvis den laveste hånd vandt low-halvdelen uden at kvalificere sig
awards-wrong-per-head = hvis alle, der vinder noget af en pot, fik lige meget af den
awards-wrong-one-side-each = hvis ingen kunne vinde begge halvdele
awards-wrong-every-low-shares = hvis alle med en low delte low-halvdelen
awards-wrong-low-ignored = hvis den bedste high-hånd fik hele potten
awards-wrong-odd-to-low = hvis den overskydende chip mellem high og low gik til low
awards-wrong-odd-by-five = hvis de fem kort, der spiller, afgjorde, hvem der får en overskydende chip
awards-wrong-odd-by-seven = hvis alle syv kort afgjorde, hvem der får en overskydende chip
awards-wrong-low-odd-to-high-card = hvis en overskydende chip ved lige low-hænder gik til det højeste kort
awards-wrong-low-odd-to-low-card = hvis en overskydende chip ved lige low-hænder gik til det laveste af de fem kort, der spiller
awards-wrong-odd-by-seat = hvis overskydende chips gik til de første pladser til venstre for dealeren
awards-wrong-odd-is-left = hvis overskydende chips ikke blev udbetalt til nogen
awards-wrong-suits-break-ties = hvis kuløren afgjorde det ved lige hænder
awards-wrong-sixth-card-counts = hvis kort, der ikke spiller, afgjorde det ved lige hænder
awards-wrong-first-takes-ties = hvis pladsen, der først får kort, vandt ved lige hænder
awards-wrong-same-kind-shares = hvis high-hænder af samme slags delte, uanset værdierne
awards-wrong-odd-elsewhere = hvis en overskydende chip kunne gå til en hvilken som helst af dem, der deler
awards-wrong-tie-not-shared = hvis ikke alle de lige hænder fik noget
awards-wrong-side-pot-unfought = hvis man kunne vinde en sidepot, som man ingen chips har i
awards-wrong-second-best = hvis den næstbedste hånd fik en pot eller en halvdel
awards-wrong-second-shares = hvis den næstbedste hånd delte en pot eller en halvdel med den bedste
awards-wrong-hand-overlooked = hvis en af de vindende hænder ikke var med
awards-wrong-part-not-paid = hvis en pot eller en halvdel ikke blev udbetalt til nogen
awards-wrong-part-takes-all = hvis den, der vinder en del, fik det hele
awards-wrong-winners-alike = hvis alle, der vinder noget, fik lige meget af det hele
awards-wrong-single-chip = hvis en enkelt chip var ligegyldig

class-awards-side-pot = En sidepot til en anden vinder
class-awards-side-pot-all = Én plads vinder alle potter
class-awards-many-pots = Flere sidepotter
class-awards-split = Lige hænder deler
class-awards-odd-chip = En overskydende chip mellem lige hænder
class-awards-odd-chips = To overskydende chips mellem lige hænder
class-awards-no-low = Ingen low, ingen halvdele
class-awards-halves = En halvdel high, en halvdel low
class-awards-halves-odd = En overskydende chip mellem halvdelene
class-awards-scoop = Én plads vinder begge halvdele
class-awards-quarter = En halvdel deles
class-awards-low-in-one = En low i kun én pot

awards-hint-side-pot = Tag potterne én for én. Hvem kan vinde den enkelte pot, og hvem af dem har den bedste hånd?
awards-hint-side-pot-all = Tag potterne én for én. Hvem er stadig med og har chips i den enkelte pot, og hvis hånd er bedst?
awards-hint-many-pots = Begynd med den sidste sidepot. Sammenlign kun de hænder, der kan vinde den, og gå så pot for pot tilbage.
awards-hint-split = Find de fem bedste kort på hver plads. Er der noget, der skiller lige hænder ad?
awards-hint-odd-chip = Del først, og se, hvad der er tilovers. Hvilke kort afgør i dette hus, hvem der får en overskydende chip?
awards-hint-odd-chips = Del først, og se, hvor mange chips der er tilovers. Kan én plads få mere end én af dem?
awards-hint-no-low = Har nogen fem forskellige værdier på otte eller lavere? Hvad sker der med low-halvdelen?
awards-hint-halves = Den ene halvdel af potten er til high, den anden til low. Hvem vinder hver af dem?
awards-hint-halves-odd = Potten kan ikke halveres lige. Hvilken halvdel får den overskydende chip?
awards-hint-scoop = Bedøm high og low hver for sig, hver med sine egne fem bedste kort. Må én plads vinde begge?
awards-hint-quarter = Halvér potten, før der deles. Hvilken halvdel har mere end én vinder?
awards-hint-low-in-one = Spørg ved hver pot for sig, om nogen, der kan vinde den, har en low.
