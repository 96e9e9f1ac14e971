seventh-street-verdict-own = { $hands ->
    [one] Den ene hånd får sit eget kort.
   *[other] Hver af de { $hands } hænder får sit eget kort.
}
seventh-street-verdict-common = Ét fælleskort vendes for alle.
seventh-street-verdict-open = Ingen tekst siger, hvordan det går videre.

seventh-street-step-left-burned = Third street tog { $third } kort, fourth { $fourth }, fifth { $fifth } og sixth { $sixth }, og tre blev brændt. Af 52 er der { $stub } tilbage.
seventh-street-step-left = Third street tog { $third } kort, fourth { $fourth }, fifth { $fifth } og sixth { $sixth }, og ingen blev brændt. Af 52 er der { $stub } tilbage.
seventh-street-step-sixth = Third street tog { $third } kort, fourth { $fourth } og fifth { $fifth }. Det efterlader for få selv til sixth street, som skulle bruge { $sixth }.
seventh-street-step-nothing = Der er ikke engang et fælleskort tilbage.

seventh-street-step-enough-burn = Det er nok til et brændt kort og { $hands } kort.
seventh-street-step-enough = Det er nok til { $hands } kort.
seventh-street-step-mix-burn = Det er for lidt til et brændt kort og { $hands } kort. Alle på nær det sidste gives, og det sidste blandes med de tre brændte kort. Med dem er der { $total }, nok til at brænde ét mere.
seventh-street-step-mix = Det er for lidt til et brændt kort og { $hands } kort. Alle på nær det sidste gives, og det sidste blandes med de tre brændte kort. Med dem er der { $total }, lige nok, hvis intet brændes igen.
seventh-street-step-common-burned = Selv med de tre brændte kort er der ikke et nyt kort til hver af de { $hands } hænder. Derfor træder ét fælleskort i stedet for det syvende.
seventh-street-step-common = Det er for lidt til { $hands } kort. Derfor træder ét fælleskort i stedet for det syvende.
seventh-street-step-two-enough = Der skal være to kort mere end hænder, ét at brænde og ét, der bliver liggende: { $needed } til { $hands } hænder. Det er der.
seventh-street-step-two-mix = Der skal være to kort mere end hænder, ét at brænde og ét, der bliver liggende: { $needed } til { $hands } hænder. Det er for lidt, men blandet med de tre brændte kort er der { $total }.
seventh-street-step-two-common = Der skal være to kort mere end hænder, ét at brænde og ét, der bliver liggende: { $needed } til { $hands } hænder. Selv med de tre brændte kort er der kun { $total }, så der gives ét fælleskort.
seventh-street-step-two-short = Der skal være to kort mere end hænder: { $needed } til { $hands } hænder. Det er for lidt, så der gives ét fælleskort.
seventh-street-step-mix-for-common = { $stub ->
    [one] En rest på { $stub } kort er for lille til et brændt kort og et fælleskort, så den blandes først med de tre brændte kort.
   *[other] En rest på { $stub } kort er for lille, så den blandes først med de tre brændte kort.
}
seventh-street-step-eight-stay = Alle { $hands } er stadig med, så ét fælleskort træder i stedet for det syvende.
seventh-street-step-eight-go = Et fælleskort gives kun, når alle otte stadig er med. Der er { $hands }, så hver hånd får et kort.
