options-prompt = Hvad må plads { $seat } gøre?
options-verdict = Plads { $seat } må { LIST($options, list: "or") }.

options-say-fold = folde
options-say-check = checke
options-say-call = kalde { $amount }
options-say-bring-in = betale { $amount } i bring-in
options-say-bring-in-range = betale et valgfrit beløb fra { $min } til { $max } i bring-in
options-say-complete = complete til { $amount }
options-say-complete-range = complete til et valgfrit beløb fra { $min } til { $max }
options-say-bet = bette { $amount }
options-say-bet-range = bette et valgfrit beløb fra { $min } til { $max }
options-say-raise = raise til { $amount }
options-say-raise-range = raise til et valgfrit beløb fra { $min } til { $max }

options-step-opening = Ingen har bettet endnu. Plads { $seat } har kortet, der betaler bring-in, og skal åbne.
options-step-opening-left = Plads { $low } har kortet, der betaler bring-in, men ingen chips tilbage. Plads { $seat } er den første med chips til venstre for den og åbner i stedet.
options-step-unbet = Ingen har bettet på denne street. Plads { $seat } skylder intet og må checke.
options-step-short-bring-in = Plads { $seat } kunne kun betale { $posted } af bring-in og er all-in. Alle andre skylder stadig de fulde { $full }.
options-step-owes = Bettet står på { $to }. Plads { $seat } har allerede lagt { $has } ind på denne street, så det koster { $owed } mere at kalde.
options-step-owes-all = Bettet står på { $to }, og plads { $seat } har ikke lagt noget ind på denne street. Det koster { $owed } at kalde.
options-step-call-all-in = Plads { $seat } har kun { $stack } tilbage og må kalde all-in med det: Ingen behøver at folde, fordi der mangler chips.

options-step-opening-either = Den, der åbner third street, vælger mellem to beløb: bring-in på { $bring_in } eller et fuldt bet på { $bet }.
options-step-opening-range = Den, der åbner third street, må lægge et valgfrit beløb fra { $least } til { $most } ind.
options-step-opening-all-in = Plads { $seat } har kun { $stack } tilbage, mindre end bring-in på { $bring_in }, og går all-in med det.
options-step-opening-exact = Plads { $seat } har præcis { $stack } tilbage, betaler bring-in med det og er all-in.

options-step-early = På third og fourth street bettes og raises der i small bets, { $size } ad gangen.
options-step-late = Fra fifth street bettes og raises der i big bets, { $size } ad gangen.
options-step-late-range = Fra tredje bettingrunde må et bet eller et raise være et valgfrit beløb fra { $least } til { $most }.
options-step-open-pair = { $count ->
    [one] Plads { SEATS($seats) } viser et åbent par på fourth street. Derfor er både et small bet på { $small } og et big bet på { $big } tilladt.
   *[other] Plads { SEATS($seats) } viser åbne par på fourth street. Derfor er både et small bet på { $small } og et big bet på { $big } tilladt.
}
options-step-open-pair-range = Plads { $seat } åbner med et åbent par og må bette et valgfrit beløb fra { $least } til { $most }.
options-step-open-pair-any-seat = Det valg har enhver plads, ikke kun den, der viser parret.
options-step-open-pair-holder-then-next-after-check = Det valg har pladsen med parret først.
options-step-open-pair-holder-then-next-after-check-passed = Pladsen med parret har checket, og dermed går valget videre.
options-step-open-pair-opener-only = Det gælder den plads, der åbner og selv viser parret.
options-step-open-pair-big-bet = Der ligger et åbent par, og plads { $seat } har bettet et big bet. Derefter er alle raises i runden også på et big bet: { $big }.
options-step-open-pair-big-raise = Der ligger et åbent par, og plads { $seat } har raiset med et big bet. Derefter er alle raises i runden også på et big bet: { $big }.
options-step-open-pair-big-complete = Der ligger et åbent par, og plads { $seat } har completet til et big bet. Derefter er alle raises i runden også på et big bet: { $big }.
options-step-open-pair-none = { $count ->
    [one] Plads { SEATS($seats) } viser et åbent par, men det ændrer ikke limit her: Bets og raises er stadig på { $size }.
   *[other] Plads { SEATS($seats) } viser åbne par, men det ændrer ikke limit her: Bets og raises er stadig på { $size }.
}

options-step-bet = Det første bet er på { AMOUNTS($amounts) }.
options-step-bet-range = Det første bet må være et valgfrit beløb fra { $least } til { $most }.
options-step-raise = Et raise lægges oven i { $base }: til { AMOUNTS($amounts) }.
options-step-raise-range = Et raise lægges oven i { $base } og er mindst lige så stort som den sidste forhøjelse: til et valgfrit beløb fra { $least } til { $most }.
options-step-raise-most = Et raise lægges oven i { $base } og er mindst lige så stort som den sidste forhøjelse. Den var allerede så stor som tilladt, så det kan kun være til { $to }.
options-step-completion = Bring-in på { $bring_in } er ikke et fuldt bet. Vil man lægge mere ind, completer man til { $to }, og bring-in tæller med i det.
options-step-short-all-in = Et fuldt raise ville være { $size } oven i { $level }. All-in-bettet på { $to } forhøjer med mindre end halvdelen af det: Det er ikke et raise, men det må completes til { $complete }.
options-step-short-all-in-bet = Et fuldt bet ville være { $size }. All-in-bettet på { $to } er mindre end halvdelen af det: Det er ikke et fuldt bet, men det må completes til { $complete }.
options-step-half-all-in = Et fuldt bet er her { $size }. All-in-bettet på { $to } forhøjer med mindst halvdelen af det og tæller derfor fuldt: Det næste raise lægges oven i, til { AMOUNTS($raise_to) }.
options-step-wager-all-in = Det har plads { $seat } ikke chips nok til, men det er tilladt at gå all-in for i alt { $whole }.

options-step-capped = { $raises ->
    [one] Der er bettet og derefter raiset én gang. Dermed er cap nået: Nu kan der kun kaldes eller foldes.
   *[other] Der er bettet og derefter raiset { $raises } gange. Dermed er cap nået: Nu kan der kun kaldes eller foldes.
}
options-step-completion-is-bet = At complete bring-in var bettet. Det tæller ikke som et raise.
options-step-completion-is-raise = At complete bring-in var allerede et af disse raises.
options-step-cap-stays-before-cap = Kun to spillere har chips tilbage, men cap blev nået, mens der var flere. Den forsvinder ikke, fordi nogen folder bagefter.
options-step-cap-stays-round-began = Kun to spillere har chips tilbage, men runden begyndte med flere. Cap gælder, til runden er slut.
options-step-cap-stays-event-last-two = Kun to spillere har chips tilbage i denne hånd. I en turnering forsvinder cap først, når der kun er to tilbage i hele turneringen.
options-step-cap-stays-last-round = Kun to spillere har chips tilbage, men cap forsvinder først i den sidste bettingrunde.
options-step-cap-stays-never = Kun to spillere har chips tilbage, men dette regelsæt har ingen undtagelse: Cap gælder alligevel.
options-step-cap-lifted-before-cap = Allerede før cap blev nået, havde kun to spillere chips tilbage. Derfor er der ingen grænse for antallet af raises. { $raises ->
    [one] Der har været ét indtil nu.
   *[other] Der har været { $raises } indtil nu.
}
options-step-cap-lifted-round-began = Runden begyndte med to spillere, så der er ingen grænse for antallet af raises. { $raises ->
    [one] Der har været ét indtil nu.
   *[other] Der har været { $raises } indtil nu.
}
options-step-cap-lifted-event-last-two = Der er kun to spillere tilbage i hele turneringen, så der er ingen grænse for antallet af raises. { $raises ->
    [one] Der har været ét indtil nu.
   *[other] Der har været { $raises } indtil nu.
}
options-step-cap-lifted-last-round = Det er den sidste bettingrunde, og kun to spillere er tilbage, så der er ingen grænse for antallet af raises. { $raises ->
    [one] Der har været ét indtil nu.
   *[other] Der har været { $raises } indtil nu.
}
options-step-not-reopened = Plads { $seat } har allerede haft turen, og all-in-bettet på { $to } bagefter forhøjer med mindre end et halvt bet. Det åbner ikke for nye raises: Nu kan der kun kaldes eller foldes.
options-step-no-opponent = Alle andre er all-in eller har foldet. Ingen kan kalde en eneste chip mere fra plads { $seat }, så der er ingen at raise imod.
options-step-no-chips = Det koster plads { $seat } alle chips at kalde. Der er intet tilbage at raise med.

options-step-unbet-fold = Man må gerne folde, også når det er gratis at checke. Det er bare aldrig klogt.
options-step-no-fold = Bring-in er tvungen: Plads { $seat } må hverken folde eller checke.

options-other = Plads { $seat } må ikke { $act }: { $reason }.
options-reason-opens = Den skal åbne
options-reason-owes = Der er { $n } at kalde
options-reason-nothing-to-call = Der er intet at kalde
options-reason-call = Der mangler { $n }, hverken mere eller mindre
options-reason-call-all-in = Den kalder med de sidste { $n }, den har
options-reason-sizes = Der kan kun bettes sådan: { LIST($options, list: "or") }
options-reason-capped = Der er bettet og raiset så mange gange, som man må, og cap er nået
options-reason-not-reopened = Den har haft turen, og intet siden åbner for nye raises
options-reason-no-opponent = Ingen andre har chips at kalde med
options-reason-no-chips = Den bruger alle sine chips på at kalde

options-wrong-no-unbet-fold = hvis man ikke måtte folde, når det er gratis at checke
options-wrong-opener-may-fold = hvis man kunne slippe for bring-in ved at folde
options-wrong-opener-may-check = hvis man også måtte åbne third street med et check
options-wrong-check-a-bet = hvis man måtte checke, selv om der er noget at kalde
options-wrong-left-must-open = hvis spilleren til venstre skulle åbne og ikke måtte folde
options-wrong-no-full-opening = hvis man kun måtte åbne med bring-in og ikke med et fuldt bet
options-wrong-short-bring-in-shrinks = hvis en for lille bring-in gjorde det billigere for alle at kalde
options-wrong-short-stack-must-fold = hvis man skulle have chips til hele bettet for at kalde
options-wrong-any-all-in-reopens = hvis ethvert all-in-bet, uanset hvor lille, åbnede for nye raises
options-wrong-all-in-never-reopens = hvis et all-in-bet på mindre end et fuldt raise aldrig åbnede for nye raises
options-wrong-half-all-in-is-completed = hvis et all-in-bet på et halvt bet eller mere først skulle completes
options-wrong-raise-from-short-all-in = hvis et lille all-in-bet talte som et fuldt raise
options-wrong-cap-holds-heads-up = hvis cap også gjaldt med to spillere tilbage
options-wrong-heads-up-lifts-cap = hvis cap forsvandt, så snart der kun er to tilbage
options-wrong-cap-counts-bring-in = hvis bring-in talte som et bet for cap
options-wrong-cap-counts-bet = hvis selve bettet talte som et af de tilladte raises
options-wrong-one-raise-more = hvis ét raise mere var tilladt
options-wrong-no-cap = hvis der ikke var nogen grænse for antallet af raises
options-wrong-open-pair-owner-only = hvis kun spilleren med det åbne par måtte bruge big bet
options-wrong-open-pair-everywhere = hvis et åbent par på fourth street altid tillod et big bet
options-wrong-open-pair-ignored = hvis et åbent par på fourth street ikke ændrede noget
options-wrong-open-pair-must-be-big = hvis et åbent par gjorde big bet obligatorisk
options-wrong-small-raise-over-big = hvis man måtte raise et big bet med et small bet
options-wrong-completion-plus-bring-in = hvis det fulde bet blev lagt oven i bring-in
options-wrong-raise-from-bring-in = hvis man kun raisede med det, som blev lagt oven i bring-in, da der blev completet
options-wrong-no-completion = hvis man kun måtte kalde en bring-in
options-wrong-big-bet-on-fourth = hvis big bet begyndte på fourth street
options-wrong-small-bet-late = hvis small bet stadig gjaldt på denne street
options-wrong-big-bet-on-third = hvis big bet allerede gjaldt på third street
options-wrong-raise-to-the-bet = hvis »raise til« nævnte det, der lægges til, og ikke det samlede beløb
options-wrong-ante-counts = hvis anten blev trukket fra det, man skal kalde
options-wrong-whole-bet-to-call = hvis chips, man allerede har lagt ind på denne street, ikke talte med, når man kalder
options-wrong-no-fold = hvis man ikke måtte folde, selv om der er noget at betale
options-wrong-no-check = hvis man ikke måtte checke, selv om der ikke er noget at kalde
options-wrong-no-call = hvis man ikke bare måtte kalde
options-wrong-no-bring-in = hvis man ikke måtte åbne third street med bring-in
options-wrong-size-is-free = hvis man frit måtte vælge mellem flere størrelser af bet eller raise

class-options-opening = At åbne third street
class-options-left-opens = At åbne for en plads, der er all-in
class-options-short-bring-in = Efter en for lille bring-in
class-options-completion = Efter en bring-in
class-options-bet = Første bet: small bet
class-options-raise = Raise med et small bet
class-options-late-bet = Første bet: big bet
class-options-late-raise = Raise med et big bet
class-options-open-pair = Åbent par, intet bet endnu
class-options-open-pair-of-another = En andens åbne par
class-options-open-pair-raise = Åbent par, efter et small bet
class-options-open-pair-big = Åbent par, efter et big bet
class-options-open-pair-none = Et par, der intet ændrer
class-options-capped = Cap er nået
class-options-capped-completed = Cap efter at have completet
class-options-cap-lifted = Ingen cap, to spillere tilbage
class-options-short-call = For få chips til at kalde
class-options-all-in-wager = For få chips til et fuldt bet
class-options-short-all-in = Efter et lille all-in-bet
class-options-not-reopened = Lille all-in-bet, efter man har haft turen
class-options-half-all-in = Efter et all-in-bet på et halvt bet eller mere
class-options-no-opponent = Alle andre all-in

options-hint-opening = Nogen skal åbne third street. Kan man slippe for det, og hvilke beløb tillader dette hus?
options-hint-left-opens = En spiller uden chips kan ikke åbne, så det gør en anden. Er det en pligt i dette hus, eller må man folde?
options-hint-short-bring-in = Der var ikke chips nok til den fulde bring-in. Hvad skylder de andre i dette hus: det beløb eller den fulde bring-in?
options-hint-completion = En bring-in er ikke et fuldt bet endnu. Hvad må man gøre den til, og tæller bring-in med i det nye beløb?
options-hint-bet = Ingen har bettet endnu. Hvad koster ikke noget, og hvor stort er et bet på denne street?
options-hint-raise = Hvor stort er et bet på denne street, og hvilket samlet beløb fører ét raise til? Det, der allerede er lagt ind, tæller med.
options-hint-late-bet = Ingen har bettet endnu. Hvilke beløb tillader dette hus på de senere streets?
options-hint-late-raise = Hvilke beløb tillader dette hus på de senere streets, og fra hvilket samlet beløb raises der?
options-hint-open-pair = På fourth street ligger et åbent par. Hvilke bets tillader dette hus så, og hvem?
options-hint-open-pair-of-another = Parret er en andens. Må denne plads bruge det, parret tillader, og skal der ske noget først?
options-hint-open-pair-raise = På fourth street ligger et åbent par, og der er bettet. Hvor meget må der raises med i dette hus?
options-hint-open-pair-big = På fourth street ligger et åbent par, og nogen har valgt big bet. Hvad betyder det for alle raises derefter?
options-hint-open-pair-none = På fourth street ligger et åbent par. Ændrer det betstørrelsen i dette spil og dette hus?
options-hint-capped = Tæl runden igennem: bettet og alle raises. Hvor mange raises tillader dette hus, og ved hvor mange spillere?
options-hint-capped-completed = Tæller det at complete bring-in som bettet eller som et raise? Tæl så alle raises.
options-hint-cap-lifted = Der er en grænse for antallet af raises, men ikke altid. Hvornår ophæver dette hus den?
options-hint-short-call = Sammenlign de chips, der er tilbage, med prisen for at kalde. Skal man folde, fordi man mangler chips?
options-hint-all-in-wager = Sammenlign de chips, der er tilbage, med et fuldt bet eller raise. Hvilket beløb må lægges ind, hvis de ikke rækker?
options-hint-short-all-in = Et all-in-bet var mindre end et fuldt bet eller raise. Raises det i dette hus, eller completes det?
options-hint-not-reopened = Pladsen har allerede handlet, og siden er nogen gået all-in. Hvor stort skal et all-in-bet være i dette hus, før der må raises igen?
options-hint-half-all-in = Et all-in-bet var mindre end et fuldt bet eller raise. Fra hvilken størrelse tæller det fuldt i dette hus?
options-hint-no-opponent = Se på de andre: Hvem kunne stadig kalde et raise?
