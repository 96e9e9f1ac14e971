first-to-act-prompt = Hvem er først til at handle?

first-to-act-verdict = Plads { $seat } er først til at handle.
first-to-act-verdict-instead = Plads { $seat } er først til at handle i stedet for plads { $best }.
first-to-act-verdict-nobody = Ingen skal handle: Der kan ikke bettes mere.

first-to-act-step-seventh = Det sidste kort ligger lukket. Det er de fire åbne kort fra sixth street, der tæller.
first-to-act-step-common = Fælleskortet { CARD($card) } tæller med for alle.
first-to-act-step-common-apart = Fælleskortet { CARD($card) } ændrer intet ved, hvem der begynder: Kun de åbne kort fra sixth street sammenlignes.
first-to-act-step-highest = Fra fourth street begynder den, der viser de bedste åbne kort. Ingen viser mere end plads { $seat }: { $board }.
first-to-act-step-lowest = I razz begynder den, der viser de laveste åbne kort. Ingen viser mindre end plads { $seat }: { $board }.
first-to-act-step-tied-highest = Fra fourth street begynder den, der viser de bedste åbne kort. Plads { SEATS($seats) } viser det samme: { $board }.
first-to-act-step-tied-lowest = I razz begynder den, der viser de laveste åbne kort. Plads { SEATS($seats) } viser det samme: { $board }.
first-to-act-step-folded = Hos plads { $seat } ligger der bedre kort, men pladsen har foldet. Kun de spillere, der stadig er med, sammenlignes.
first-to-act-step-low-board =
    { $seats ->
        [one] Plads { SEATS($seats) } viser en flot low. Også i 8 or better begynder de høje åbne kort.
       *[other] Plads { SEATS($seats) } viser hver en flot low. Også i 8 or better begynder de høje åbne kort.
    }
first-to-act-step-draw-flush =
    { $seats ->
        [one] Plads { SEATS($seats) } viser kort i én kulør. Blandt de åbne kort tæller kun par, tre ens, fire ens og høje kort: Det er ikke en flush.
       *[other] Plads { SEATS($seats) } viser hver især kort i én kulør. Blandt de åbne kort tæller kun par, tre ens, fire ens og høje kort: Det er ikke en flush.
    }
first-to-act-step-draw-straight =
    { $seats ->
        [one] Plads { SEATS($seats) } viser kort i rækkefølge. Blandt de åbne kort tæller kun par, tre ens, fire ens og høje kort: Det er ikke en straight.
       *[other] Plads { SEATS($seats) } viser hver især kort i rækkefølge. Blandt de åbne kort tæller kun par, tre ens, fire ens og høje kort: Det er ikke en straight.
    }
first-to-act-step-draw-both =
    { $seats ->
        [one] Plads { SEATS($seats) } viser kort i én kulør og i rækkefølge. Blandt de åbne kort tæller kun par, tre ens, fire ens og høje kort: Det er hverken en flush eller en straight.
       *[other] Plads { SEATS($seats) } viser kort i én kulør eller i rækkefølge. Blandt de åbne kort tæller kun par, tre ens, fire ens og høje kort: Det er hverken en flush eller en straight.
    }
first-to-act-step-draw-razz = Kortene ligner en straight eller en flush. I en low tæller ingen af delene, så det skader ikke.
first-to-act-step-hidden-pair =
    { $seats ->
        [one] Kortene hos plads { SEATS($seats) } er lave, men rummer dette: { LIST($boards) }. I en low er ethvert par dårligere end intet par.
       *[other] Kortene hos plads { SEATS($seats) } er lave, men rummer hver især et par: { LIST($boards) }. I en low er ethvert par dårligere end intet par.
    }
first-to-act-step-ace-low = Esset tæller altid lavt her og er derfor det bedste kort at vise.
first-to-act-step-next-card = Plads { $seat } viser det samme til at begynde med: { $shared }. Det første kort, der er forskelligt, afgør det: { RANK($rank) } mod { RANK($other) }.
first-to-act-step-groups = Højere kort andre steder betyder intet: Fire ens går over tre ens, tre ens over to par, to par over ét par og et par over alle kort uden par.
first-to-act-step-pair = Højere kort andre steder betyder intet: Et par er bedre end to kort uden par, også de højeste.
first-to-act-step-suit = Er de åbne kort lige gode, afgør kuløren på det højeste kort det, fra lav til høj: { SUITS($suits) }. Det højeste er { CARD($card) } hos plads { $seat }.
first-to-act-step-position = Er de åbne kort lige gode, afgør pladsen ved bordet det, ikke kuløren. Plads { $seat } er den første af dem til venstre for dealeren.
first-to-act-step-nobody = Færre end to spillere har chips tilbage, så der kan ikke bettes mere.
first-to-act-step-all-in = Plads { $seat } er all-in og har intet tilbage at bette med.
first-to-act-step-next-clockwise = Turen går ikke til de næstbedste åbne kort, men videre med uret: Plads { $seat } er den første med chips efter plads { $best }.

first-to-act-other-lower = Plads { $seat } viser mindre end plads { $best }: { $board } mod { $leading }.
first-to-act-other-higher = Plads { $seat } viser mere end plads { $best }: { $board } mod { $leading }.
first-to-act-other-next-card = Plads { $seat } viser til at begynde med det samme som plads { $best }: { $board }. Derefter er det { RANK($rank) } mod { RANK($other) }.
first-to-act-other-suit = Plads { $seat } viser det samme, men i en lavere kulør: { CARD($card) } mod { CARD($than) }.
first-to-act-other-position = Plads { $seat } viser det samme, men til venstre for dealeren kommer plads { $best } først.
first-to-act-other-best-all-in = Plads { $seat } viser de bedste åbne kort, men er all-in og har intet tilbage at bette med.
first-to-act-other-after = Plads { $seat } kommer med uret fra plads { $best } først efter plads { $opener }.

first-to-act-wrong-all-in-acts = hvis en spiller uden chips stadig skulle handle
first-to-act-wrong-next-best = hvis de næstbedste åbne kort begyndte, når de bedste er all-in
first-to-act-wrong-common-card-counts = hvis fælleskortet talte med for alle
first-to-act-wrong-common-card-ignored = hvis fælleskortet ikke talte med
first-to-act-wrong-suit-for-position = hvis kuløren i stedet for pladsen ved bordet afgjorde det mellem lige gode åbne kort
first-to-act-wrong-position-for-suit = hvis pladsen ved bordet i stedet for kuløren afgjorde det mellem lige gode åbne kort
first-to-act-wrong-suits-reversed = hvis kulørerne var ordnet omvendt
first-to-act-wrong-last-of-tied = hvis den sidste med lige gode åbne kort begyndte
first-to-act-wrong-kicker-ignored = hvis kun parret eller det højeste kort talte og ingen andre kort
first-to-act-wrong-draw-outranks = hvis en begyndt straight eller flush talte blandt de åbne kort
first-to-act-wrong-low-board-opens = hvis de lave åbne kort begyndte i 8 or better
first-to-act-wrong-razz-high-opens = hvis de høje åbne kort begyndte i razz
first-to-act-wrong-razz-pair-allowed = hvis et par ikke skadede lave åbne kort
first-to-act-wrong-razz-ace-high = hvis esset talte højt i razz
first-to-act-wrong-groups-ignored = hvis høje kort talte før par
first-to-act-wrong-ace-low = hvis esset talte lavt blandt de åbne kort
first-to-act-wrong-left-of-folded = hvis foldede kort stadig førte, og spilleren til venstre for dem begyndte
first-to-act-wrong-lowest-opens = hvis de laveste åbne kort begyndte, som det laveste kort gør på third street
first-to-act-wrong-bring-in-opens = hvis den, der betalte bring-in, åbnede hver street
first-to-act-wrong-last-opener = hvis den, der åbnede forrige street, åbnede igen
first-to-act-wrong-last-aggressor = hvis den, der sidst bettede eller raisede, begyndte
first-to-act-wrong-first-dealt = hvis den første spiller til venstre for dealeren altid begyndte

class-first-to-act-high-card = Det højeste kort afgør det
class-first-to-act-pair = Et par fører
class-first-to-act-kicker = Det næste kort afgør det
class-first-to-act-trips-or-better = To par eller bedre fører
class-first-to-act-draw-trap = Ligner en straight eller flush
class-first-to-act-folded-best = De bedste åbne kort har foldet
class-first-to-act-tie = Lige gode åbne kort
class-first-to-act-all-in-best = De bedste åbne kort er all-in
class-first-to-act-common-card = Et fælleskort
class-first-to-act-low-board-trap = En flot low, men ikke de højeste kort
class-first-to-act-low = De laveste åbne kort afgør det
class-first-to-act-hidden-pair = Et par blandt lave kort

first-to-act-hint-high-card = De højeste åbne kort begynder. Uden par tæller først det højeste kort, så det næste.
first-to-act-hint-pair = Et åbent par går over alle kort uden par, uanset hvor høje de er.
first-to-act-hint-kicker = Nogle åbne kort begynder ens. Sammenlign dem kort for kort, til der er en forskel.
first-to-act-hint-trips-or-better = Ens kort tæller før enkelte: fire ens over tre ens, tre ens over to par, to par over ét par.
first-to-act-hint-draw-trap = Kort i rækkefølge eller i én kulør falder i øjnene. Tæller straight og flush blandt de åbne kort?
first-to-act-hint-folded-best = Kun de spillere, der stadig er med, sammenlignes. Hvem har foldet?
first-to-act-hint-tie = De åbne kort er lige gode: Hvad afgør det i dette hus, kuløren eller pladsen ved bordet?
first-to-act-hint-all-in-best = Den, der viser de bedste åbne kort, har ingen chips tilbage og kan ikke handle. Hvem går turen videre til?
first-to-act-hint-common-card = Der ligger et fælleskort på bordet. Tæller det med til de åbne kort i dette hus?
first-to-act-hint-low = I razz begynder de laveste åbne kort. Sammenlign det højeste kort hos hver, så det næste under det.
first-to-act-hint-hidden-pair = I razz er åbne kort med et par dårligere end alle uden, uanset hvor lave de er.
first-to-act-hint-low-board-trap = Der ligger flotte lave kort på bordet. Hvilke åbne kort begynder i 8 or better: de høje eller de lave?
