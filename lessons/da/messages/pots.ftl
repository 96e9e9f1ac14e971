pots-prompt = Hvilke potter er der, og hvad går tilbage?
seat-put = { $amount } inde

pots-verdict = I midten: { LIST($pots) }.
pots-say-only = én pot på { $amount } (plads { SEATS($seats) })
pots-say-main = hovedpotten på { $amount } (plads { SEATS($seats) })
pots-say-side = sidepot { $number } på { $amount } (plads { SEATS($seats) })
pots-say-back = { $amount } tilbage til plads { $seat }

pots-step-returned = Plads { $seat } har lagt { $amount } mere ind end alle andre. Det har ingen kaldt, så det går tilbage.
pots-step-one =
    { $seats ->
        [one] Kun plads { SEATS($seats) } er stadig med, så der er kun én pot.
       *[other] Plads { SEATS($seats) } er stadig med, og alle har lagt lige meget ind. Derfor er der én pot for dem alle.
    }
pots-step-one-after = Uden det, der går tilbage, har plads { SEATS($seats) } lagt lige meget ind. Derfor er der én pot for dem alle.
pots-step-main = Fra hver plads går det, der er lagt ind op til { $upto }, i hovedpotten: { $amount }. { $seats ->
    [one] Kun plads { SEATS($seats) } kan vinde den.
   *[other] Plads { SEATS($seats) } kan vinde den.
}
pots-step-side = Fra hver plads går det, der er lagt ind ud over { $below } og op til { $upto }, i sidepot { $number }: { $amount }. { $seats ->
    [one] Kun plads { SEATS($seats) } kan vinde den.
   *[other] Plads { SEATS($seats) } kan vinde den.
}
pots-step-folded = { $seats ->
    [one] Plads { SEATS($seats) } har foldet. Chipsene bliver i potten, men der er intet at vinde for dem.
   *[other] Plads { SEATS($seats) } har foldet. Chipsene bliver i potten, men der er intet at vinde for dem.
}
pots-step-above = Det, foldede hænder har lagt ind ud over alle pladser, der stadig er med, i alt { $amount }, ligger i den sidste pot.

pots-wrong-uncalled-stays = hvis et bet, som ingen har kaldt, blev i potten
pots-wrong-uncalled-side-pot = hvis et bet, som ingen har kaldt, var endnu en sidepot
pots-wrong-folded-called-nothing = hvis et bet også gik tilbage, når en hånd, der senere er foldet, havde kaldt det
pots-wrong-one-pot = hvis der kun var én pot, uanset hvor meget hver plads har lagt ind
pots-wrong-all-in-wins-all = hvis alle, der stadig er med, kunne vinde alle potter, uanset hvor meget de har lagt ind
pots-wrong-one-pot-each = hvis man med en sidepot ikke også kunne vinde potterne før den
pots-wrong-folded-out = hvis man fik sine chips tilbage, når man folder
pots-wrong-folded-to-main = hvis alle foldede hænders chips lå i hovedpotten
pots-wrong-folded-apart = hvis foldede hænders chips var en pot for sig
pots-wrong-folded-may-win = hvis man efter at have foldet stadig kunne vinde det, man har betalt for
pots-wrong-antes-out = hvis anterne ikke talte med
pots-wrong-main-again = hvis en sidepot rummede alt, hvad dens pladser har lagt ind, også hovedpottens del
pots-wrong-difference-once = hvis en sidepot kun rummede forskellen mellem to pladser én gang og ikke fra hver plads
pots-wrong-only-doubles = hvis hovedpotten var dobbelt så stor som det mindste all-in

class-pots-one-pot = Én pot til alle
class-pots-returned = Et bet går tilbage
class-pots-side-pot = Én sidepot
class-pots-ante = All-in for ante
class-pots-folded = Foldede chips i en sidepot
class-pots-side-returned = En sidepot og et bet, der går tilbage
class-pots-lone = En pot til kun én plads
class-pots-many-pots = Flere sidepotter
class-pots-many-returned = Flere sidepotter og et bet, der går tilbage

pots-hint-one-pot = Har nogen, der stadig er med, lagt mindre ind end de andre? Hvis ikke, hvad giver alle chips tilsammen?
pots-hint-returned = Sammenlign de to pladser, der har lagt mest ind. Har nogen kaldt det hele?
pots-hint-side-pot = Begynd med den plads, der stadig er med og har lagt mindst ind. Hvor meget kan den vinde fra hver af de andre?
pots-hint-ante = Én plads har kun betalt ante. Hvor meget kan den vinde fra hver af de andre?
pots-hint-folded = Træk en streg ved det, all-in-pladsen har lagt ind, også for foldede hænder. Hvad ligger der over den?
pots-hint-side-returned = Se først, om nogen har kaldt det højeste bet helt. Træk så en streg ved det mindste all-in.
pots-hint-lone = Hvem har lagt mere ind end all-in-pladsen, foldede hænder talt med? Og hvem af dem kan stadig vinde?
pots-hint-many-pots = Træk en streg ved hvert all-in, det mindste først. Tæl i hvert lag alle de pladser, der når det.
pots-hint-many-returned = Tag først det væk, som ingen har kaldt. Træk så en streg ved hvert all-in, det mindste først.
