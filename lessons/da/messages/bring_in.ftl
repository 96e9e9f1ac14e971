bring-in-prompt = Hvem betaler bring-in?

bring-in-verdict = Plads { $seat } betaler bring-in.
bring-in-verdict-instead = Plads { $seat } åbner i stedet for plads { $low }.
bring-in-verdict-absent = Plads { $seat } skylder bring-in, også selv om stolen er tom.
bring-in-verdict-nobody = Ingen betaler bring-in: Der kan ikke bettes mere.

bring-in-step-lowest = Det laveste door-kort betaler bring-in. Plads { $seat } viser { CARD($card) }, og intet på bordet er lavere.
bring-in-step-highest = I razz betaler det højeste door-kort bring-in. Plads { $seat } viser { CARD($card) }, og intet på bordet er højere.
bring-in-step-tied-lowest = Det laveste door-kort betaler bring-in. Plads { SEATS($seats) } viser den samme laveste værdi: { CARDS($cards) }.
bring-in-step-tied-highest = I razz betaler det højeste door-kort bring-in. Plads { SEATS($seats) } viser den samme højeste værdi: { CARDS($cards) }.
bring-in-step-suit-lowest = Ved samme værdi afgør kuløren det, fra lav til høj: { SUITS($suits) }. Det laveste kort er { CARD($card) }, så pligten falder på plads { $seat }.
bring-in-step-suit-highest = Ved samme værdi afgør kuløren det, fra lav til høj: { SUITS($suits) }. Det højeste kort er { CARD($card) }, så pligten falder på plads { $seat }.
bring-in-step-ace-high = Ved bring-in tæller esset højt, over kongen. Her er det aldrig det laveste kort.
bring-in-step-ace-low = I razz tæller esset altid lavt. Så længe der ligger et andet kort åbent, betaler det aldrig bring-in.
bring-in-step-absent = Plads { $seat } er ikke ved bordet. Kortet tæller alligevel, og bring-in betales fra stacken.
bring-in-step-nobody = Færre end to spillere har chips tilbage, så der kan ikke bettes mere.
bring-in-step-all-in = Plads { $seat } er all-in med anten og har intet tilbage at betale med.
bring-in-step-left-opens = Pligten går ikke til det næste kort i rækken, men til venstre: Plads { $seat } er den første med chips efter plads { $low } og må folde, betale bring-in eller bette et fuldt bet.
bring-in-step-left-opens-no-fold = Pligten går ikke til det næste kort i rækken, men til venstre: Plads { $seat } er den første med chips efter plads { $low } og skal betale bring-in eller bette et fuldt bet.
bring-in-step-next-lowest = Pligten går til det næste kort i rækken med chips bag sig: plads { $seat } i stedet for plads { $low }.

bring-in-other-higher = Plads { $seat } viser { CARD($card) }, højere end { CARD($than) }.
bring-in-other-lower = Plads { $seat } viser { CARD($card) }, lavere end { CARD($than) }.
bring-in-other-suit-higher = Plads { $seat } viser { CARD($card) }: samme værdi som { CARD($than) }, men en højere kulør.
bring-in-other-suit-lower = Plads { $seat } viser { CARD($card) }: samme værdi som { CARD($than) }, men en lavere kulør.
bring-in-other-lowest-all-in = Plads { $seat } viser det laveste kort, men er all-in og kan ikke åbne.
bring-in-other-highest-all-in = Plads { $seat } viser det højeste kort, men er all-in og kan ikke åbne.
bring-in-other-away = Plads { $seat } er ikke ved bordet og springes over.
bring-in-other-after = Plads { $seat } kommer mod venstre fra plads { $low } først efter plads { $opener }.

bring-in-wrong-all-in-opens = hvis en spiller uden chips stadig kunne åbne
bring-in-wrong-next-lowest = hvis pligten gik til det næste kort i rækken i stedet for til venstre
bring-in-wrong-absent-not-counted = hvis en fraværende spillers kort ikke talte med
bring-in-wrong-left-of-absent = hvis spilleren til venstre åbnede for en, der er væk
bring-in-wrong-suits-reversed = hvis kulørerne var ordnet omvendt
bring-in-wrong-position-for-suit = hvis pladsen ved bordet i stedet for kuløren afgjorde det mellem lige høje kort
bring-in-wrong-last-of-tied = hvis det sidste af lige høje door-kort betalte bring-in
bring-in-wrong-ace-low = hvis esset talte lavt ved bring-in
bring-in-wrong-razz-ace-high = hvis esset talte højt i razz
bring-in-wrong-high-card = hvis det højeste door-kort betalte bring-in
bring-in-wrong-razz-low-card = hvis det laveste door-kort betalte bring-in som i stud
bring-in-wrong-left-of-dealer = hvis spilleren til venstre for dealeren altid åbnede
bring-in-wrong-left-of-low-card = hvis spilleren til venstre for det afgørende kort altid åbnede

bring-in-hint-rank = Kun door-kortene tæller. I stud betaler det laveste bring-in, i razz det højeste.
bring-in-hint-ace = Der ligger et es på bordet. Tæller det højt eller lavt for bring-in i dette spil?
bring-in-hint-suit = Ved samme værdi afgør kuløren det. Hvilken rækkefølge har kulørerne i dette hus?
bring-in-hint-suit-many = Flere end to kort har den værdi, det kommer an på. Så afgør kuløren det: Hvilken rækkefølge har kulørerne i dette hus?
bring-in-hint-all-in = Den, der har bring-in-kortet, har ingen chips tilbage. Hvem går pligten videre til i dette hus?
bring-in-hint-absent = Nogen er væk fra bordet. Tæller kortet foran en tom stol i dette hus?
