winners-prompt-stud = Hvem vinder?
winners-prompt-stud8 = Hvem vinder high, og hvem vinder low?
winners-prompt-razz = Hvem vinder med den laveste hånd?

winners-verdict-one = Plads { $seat } vinder.
winners-verdict-tie = Plads { SEATS($seats) } står lige og deler potten.
winners-verdict-scoop = Plads { $seat } vinder high og low.
winners-verdict-no-low =
    { $seats ->
        [one] Plads { SEATS($seats) } vinder det hele: Der er ingen low.
       *[other] Plads { SEATS($seats) } har samme high-hånd og deler det hele: Der er ingen low.
    }
winners-verdict-sides = High: plads { SEATS($high) }. Low: plads { SEATS($low) }.

winners-step-high-best = De fem bedste af syv kort tæller. Plads { $seat } har den bedste high-hånd: { $hand } ({ CARDS($cards) }).
winners-step-high-tied = De fem bedste af syv kort tæller, et sjette aldrig. Plads { SEATS($seats) } deler den bedste high-hånd: { $hand }.
winners-step-high-next-category = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). Hænderne er af forskellig slags, så den bedste slags vinder, uanset de enkelte kort.
winners-step-high-next-rank = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). Hænderne er af samme slags, så værdien afgør det: { RANKS($better) } slår { RANKS($worse) }.
winners-step-high-next-kicker = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). Selve hånden er ens, så kickeren afgør det: { RANKS($better) } slår { RANKS($worse) }.
winners-step-high-next-card = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). De højere kort er ens, så det første, der er forskelligt, afgør det: { RANKS($better) } slår { RANKS($worse) }.
winners-step-suits-never = Kuløren afgør det aldrig mellem lige hænder. Derfor deler plads { SEATS($seats) }.
winners-step-third-pair = Plads { $seat } har et tredje par: { CARDS($cards) }. En hånd er kun fem kort, så tre par er bare to par.
winners-step-wheel = Plads { $seat } bruger sit es som det laveste kort: 5-4-3-2-A. Det er en straight, og det er den laveste.
winners-step-hidden = Alle tre lukkede kort på plads { $seat } spiller med: { CARDS($cards) }. Indtil showdown kunne ingen andre se den hånd.

winners-step-low-only = En low kræver fem forskellige værdier på otte eller lavere. Dem har kun plads { $seat }: { $hand } ({ CARDS($cards) }).
winners-step-low-best = En low kræver fem forskellige værdier på otte eller lavere. Plads { $seat } har den bedste: { $hand } ({ CARDS($cards) }).
winners-step-low-tied = En low kræver fem forskellige værdier på otte eller lavere. Plads { SEATS($seats) } deler den bedste: { $hand }.
winners-step-low-next-rank = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). Low-hænder sammenlignes fra det højeste kort og ned, og { RANKS($better) } er lavere end { RANKS($worse) }.
winners-step-low-next-kicker = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). Low-hænder sammenlignes fra det højeste kort og ned. Det første, der er forskelligt, afgør det: { RANKS($better) } er lavere end { RANKS($worse) }.
winners-step-low-nobody = Ingen har fem forskellige værdier på otte eller lavere. Der er ingen low, så den bedste high-hånd vinder hele potten.
winners-step-low-nine = Plads { $seat } er tættest på en low: { CARDS($cards) }. Nieren er for høj, for en low går kun til otte.
winners-step-low-paired-away = Plads { $seat } har fem lave kort: { CARDS($cards) }. Men en værdi tæller kun én gang, og der er ikke fem forskellige, så der er ingen low.
winners-step-low-counts-once = Plads { $seat } har et par blandt sine lave kort: { CARDS($cards) }. Men en værdi tæller kun én gang, så dette er tilbage: { $hand }.
winners-step-straight-ignored = De fem lave kort på plads { $seat } er en straight eller en flush: { CARDS($cards) }. Det skader ikke en low.
winners-step-both-ways = Én plads må gerne vinde begge sider, med de samme fem kort eller med andre. Det gør plads { $seat } her.

winners-step-razz-best = I razz vinder den laveste hånd, og esset tæller lavt. Plads { $seat } har den: { $hand } ({ CARDS($cards) }).
winners-step-razz-tied = I razz vinder de fem laveste kort, og esset tæller lavt. Plads { SEATS($seats) } har de samme: { $hand }.
winners-step-razz-next-pair = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). Hånden med færrest ens kort vinder, uanset værdierne.
winners-step-razz-next-both-paired = Derefter kommer plads { $seat }: { $hand } ({ CARDS($cards) }). Begge hænder har lige mange ens kort, så værdierne afgør det, parrenes først: { RANKS($better) } er lavere end { RANKS($worse) }.
winners-step-razz-must-pair = Plads { $seat } har ikke fem forskellige værdier, så et par skal med: { $hand } ({ CARDS($cards) }). Enhver hånd uden par er lavere.
winners-step-razz-no-qualifier = Razz har intet kvalifikationskrav: Ingen hånd er for høj til at vinde.

winners-wrong-suits-break-ties = hvis kuløren afgjorde det ved lige hænder
winners-wrong-sixth-card-counts = hvis et sjette kort afgjorde det ved lige hænder
winners-wrong-first-seat-breaks-ties = hvis pladsen, der først får kort, vandt ved lige hænder
winners-wrong-third-pair-counts = hvis tre par slog to par
winners-wrong-wheel-not-seen = hvis 5-4-3-2-A ikke var en straight
winners-wrong-wheel-ace-high = hvis 5-4-3-2-A var en straight til esset
winners-wrong-kicker-ignored = hvis kickere ikke talte
winners-wrong-straight-beats-flush = hvis en straight slog en flush
winners-wrong-flush-beats-full-house = hvis en flush slog fuldt hus
winners-wrong-two-pair-beats-three = hvis to par slog tre ens
winners-wrong-three-beats-straight = hvis tre ens slog en straight
winners-wrong-same-kind-ties = hvis hænder af samme slags altid stod lige
winners-wrong-rank-before-kind = hvis værdien af et par talte mere end håndens slags
winners-wrong-ace-only-low = hvis esset kun talte lavt
winners-wrong-top-card-first = hvis det højeste enkelte kort vandt, uanset hænderne
winners-wrong-nine-qualifies = hvis en low med en nier også kvalificerede sig
winners-wrong-suits-break-low-ties = hvis kuløren afgjorde det mellem lige low-hænder
winners-wrong-sixth-card-counts-in-low = hvis et sjette kort afgjorde det mellem lige low-hænder
winners-wrong-first-seat-breaks-low-ties = hvis pladsen, der først får kort, vandt mellem lige low-hænder
winners-wrong-straight-spoils-low = hvis straights og flusher ødelagde en low
winners-wrong-pair-allowed = hvis en værdi måtte tælle to gange i en low
winners-wrong-one-side-each = hvis ingen kunne vinde begge sider
winners-wrong-low-from-bottom = hvis low-hænder blev sammenlignet fra det laveste kort og op
winners-wrong-low-top-card-only = hvis kun det højeste kort i en low talte
winners-wrong-ace-not-low = hvis esset ikke kunne tælle lavt
winners-wrong-same-five-both-ways = hvis high og low skulle bruge de samme fem kort
winners-wrong-best-bad-low = hvis den laveste hånd vandt low uden at kvalificere sig
winners-wrong-best-high-wins-razz = hvis den bedste high-hånd vandt som i stud
winners-wrong-worst-high-wins-low = hvis den svageste high-hånd vandt low
winners-wrong-down-cards-must-play = hvis alle tre lukkede kort skulle med
winners-wrong-two-down-cards-play = hvis netop to lukkede kort skulle med som i Omaha
winners-wrong-only-upcards = hvis kun de åbne kort talte

class-winners-category = Hænder af forskellig slags
class-winners-rank = Samme slags, forskellige værdier
class-winners-kicker = Kickeren afgør det
class-winners-tie = Lige hænder
class-winners-third-pair = Tre par
class-winners-straight-or-flush = Bedste hånd mest lukket
class-winners-wheel = Wheel
class-winners-no-low = Ingen low
class-winners-one-low = Kun én low
class-winners-scoop = Én plads vinder begge sider
class-winners-straight-both-ways = Straight eller flush som low
class-winners-two-lows = Low-hænder sammenlignet
class-winners-tied-low = Lige low-hænder
class-winners-counterfeited-low = Lave kort, der danner par
class-winners-nine-low = En low med en nier
class-winners-low = Højeste kort afgør low
class-winners-second-card = Et senere kort afgør low
class-winners-paired = Lav hånd med par
class-winners-straight-ignored = Straight eller flush i razz
class-winners-no-qualifier = Nier eller højere vinder

winners-hint-category = Find de fem bedste af syv kort i hver hånd. Den bedre slags hånd vinder, uanset de enkelte kort.
winners-hint-rank = Hænder af samme slags: Først sammenlignes de værdier, der udgør hånden.
winners-hint-kicker = Hænderne begynder ens. Så afgør de øvrige af de fem kort det, det højeste først.
winners-hint-tie = En hånd er fem kort: Et sjette tæller ikke, og kuløren heller ikke. Hvad er der så tilbage at skille hænderne ad med?
winners-hint-third-pair = En hånd er kun fem kort. Hvad bliver der af et tredje par?
winners-hint-straight-or-flush = Ved showdown tæller de lukkede kort lige så meget som de åbne. Hvad giver alle syv?
winners-hint-wheel = I en straight må et es også stå nederst, ikke kun øverst. Hvor betyder det noget her?
winners-hint-no-low = En low kræver fem forskellige værdier på otte eller lavere. Tæl dem hos hver plads.
winners-hint-one-low = High og low bedømmes hver for sig. Tæl for low de forskellige værdier på otte eller lavere: Der skal fem til.
winners-hint-scoop = High og low bedømmes hver for sig, hver på sine fem bedste kort. Må én plads vinde begge dele?
winners-hint-straight-both-ways = Hvad betyder en straight eller en flush for high, og hvad betyder den for en low?
winners-hint-two-lows = Low-hænder sammenlignes fra det højeste kort og ned.
winners-hint-tied-low = Low-hænder sammenlignes fra det højeste kort og ned, fem kort og ikke et sjette. Hvad nu, hvis alle fem er ens?
winners-hint-counterfeited-low = I en low tæller hver værdi kun én gang. Hvor mange forskellige på otte eller lavere er der?
winners-hint-nine-low = Hvor højt må det højeste kort i en low være?
winners-hint-low = Den laveste hånd vinder, og esset tæller lavt. Sammenlign først det højeste af de fem bedste.
winners-hint-second-card = Er de højeste kort ens, afgør det næste kort det, og så videre nedad.
winners-hint-paired = En hånd med fem forskellige værdier er lavere end enhver med et par. Hvem har fem forskellige?
winners-hint-straight-ignored = Hvad betyder straights og flusher i razz?
winners-hint-no-qualifier = Skal en hånd i razz være lav nok for at kunne vinde, som i 8 or better?
