pots-verdict-one = Der er én pot på { $amount }.
pots-verdict = Der er flere potter: { LIST($pots) }.
pots-say-main = hovedpotten på { $amount }
pots-say-side = sidepot { $number } på { $amount }

pots-step-returned = Plads { $seat } har lagt { $amount } mere ind end alle andre. Det har ingen kaldt, så det går tilbage.
pots-step-one =
    { $seats ->
        [one] Kun plads { SEATS($seats) } er stadig med, så der er kun én pot.
       *[other] Plads { SEATS($seats) } er stadig med, og alle har lagt lige meget ind. Derfor er der én pot for dem alle.
    }
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
