kind-rank-boards = Rangering af åbne kort

rank-boards-prompt = Rangér pladserne efter deres åbne kort, de bedste først. Lige gode kort står lige.

rank-boards-verdict = Fra de bedste åbne kort og nedefter: { LIST($places) }.

rank-boards-step-counts-high = Af de åbne kort tæller kun ens værdier og høje kort: fire ens, tre ens, to par, et par og så værdierne. Straights og flusher tæller ikke.
rank-boards-step-counts-razz = I razz er de laveste åbne kort de bedste, og esset tæller lavt. Ethvert par er dårligere end intet par; straights og flusher tæller ikke.
rank-boards-step-common = Fælleskortet { CARD($card) } tæller med for alle.
rank-boards-step-common-apart = Fælleskortet { CARD($card) } hører ikke til nogens åbne kort her: Kun pladsernes egne åbne kort sammenlignes.
rank-boards-step-low-board =
    { $seats ->
        [one] Plads { SEATS($seats) } viser en flot low. Også i 8 or better rangerer de åbne kort som high-hænder.
       *[other] Plads { SEATS($seats) } viser hver en flot low. Også i 8 or better rangerer de åbne kort som high-hænder.
    }
rank-boards-step-best = Plads { $seat } viser de bedste åbne kort: { $board }.
rank-boards-step-best-tied = Plads { SEATS($seats) } viser de bedste åbne kort, og de er lige gode: { $board }.
rank-boards-step-next = Derefter kommer plads { $seat }: { $board }.
rank-boards-step-next-tied = Derefter kommer plads { SEATS($seats) } med lige gode kort: { $board }.
rank-boards-step-next-card = Plads { $seat } viser til at begynde med det samme som plads { $above }: { $shared }. Det første kort, der er forskelligt, afgør det: { RANK($rank) } mod { RANK($other) }.
rank-boards-step-equal = Lige gode åbne kort står lige. Hverken kulør eller plads ved bordet gør nogen af dem bedre; det afgør højst, hvem der er først til at handle.

rank-boards-guide-seat = Plads { $seat } viser: { $board }.

rank-boards-wrong-common-card-counts = hvis fælleskortet talte med for alle
rank-boards-wrong-common-card-ignored = hvis fælleskortet ikke talte med
rank-boards-wrong-suits-break-ties = hvis kuløren på det højeste kort afgjorde det mellem lige gode åbne kort
rank-boards-wrong-position-breaks-ties = hvis den plads, der først fik kort, stod bedst ved lige gode åbne kort
rank-boards-wrong-kicker-ignored = hvis åbne kort med samme par eller samme højeste kort var lige gode
rank-boards-wrong-draw-outranks = hvis en begyndt straight eller flush talte blandt de åbne kort
rank-boards-wrong-two-pair-beats-three = hvis to par slog tre ens
rank-boards-wrong-low-boards-lead = hvis de laveste åbne kort var bedst i 8 or better
rank-boards-wrong-razz-pair-allowed = hvis et par ikke skadede lave åbne kort
rank-boards-wrong-razz-as-high = hvis de højeste åbne kort var bedst i razz
rank-boards-wrong-razz-ace-high = hvis esset talte højt i razz
rank-boards-wrong-razz-from-bottom = hvis lave åbne kort blev sammenlignet fra det laveste kort og op
rank-boards-wrong-groups-ignored = hvis høje kort talte før par
rank-boards-wrong-ace-low = hvis esset talte lavt blandt de åbne kort
rank-boards-wrong-same-kind-ties = hvis alle par var lige gode, og alle åbne kort uden par også
rank-boards-wrong-worst-first = hvis de dårligste åbne kort kom først
rank-boards-wrong-equals-apart = hvis åbne kort med samme værdier ikke var lige gode
rank-boards-wrong-neighbours-equal = hvis to hænders åbne kort ved siden af hinanden var lige gode
rank-boards-wrong-neighbours-exchanged = hvis to hænders åbne kort ved siden af hinanden byttede plads
rank-boards-wrong-one-misplaced = hvis en enkelt hånds åbne kort stod et andet sted

class-rank-boards-high-card = Høje kort afgør det
class-rank-boards-pair = Par og høje kort
class-rank-boards-kicker = Det næste kort afgør det
class-rank-boards-trips-or-better = To par eller bedre
class-rank-boards-draw-trap = Ligner en straight eller flush
class-rank-boards-low-board-trap = En flot low, men ikke de bedste kort
class-rank-boards-tie = Lige gode åbne kort
class-rank-boards-common-card = Et fælleskort
class-rank-boards-low = Lave kort afgør det
class-rank-boards-hidden-pair = Et par blandt lave kort

rank-boards-hint-pair = Et åbent par går over alle kort uden par, uanset hvor høje de er.
rank-boards-hint-kicker = Nogle åbne kort begynder ens. Sammenlign dem kort for kort, til der er en forskel.
rank-boards-hint-trips-or-better = Ens kort tæller før enkelte: fire ens over tre ens, tre ens over to par, to par over ét par.
rank-boards-hint-draw-trap = Kort i rækkefølge eller i én kulør falder i øjnene. Tæller straight og flush blandt de åbne kort?
rank-boards-hint-hidden-pair = I razz er åbne kort med et par dårligere end alle uden, uanset hvor lave de er.
rank-boards-hint-high-card = Uden par tæller det højeste kort hos hver, så det næste.
rank-boards-hint-low-board-trap = Der ligger flotte lave kort på bordet. Hvilke åbne kort står øverst i 8 or better: høje eller lave?
rank-boards-hint-tie = Nogle åbne kort ser lige gode ud: Er der noget, der skiller dem ad, når de rangeres?
rank-boards-hint-common-card = Der ligger et fælleskort på bordet. Tæller det med til de åbne kort i dette hus?
rank-boards-hint-low = I razz er de laveste åbne kort de bedste. Sammenlign det højeste kort hos hver, så det næste under det.
