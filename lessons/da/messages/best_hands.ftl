best-hands-verdict = På hver plads tæller de bedste fem kort.
best-hands-step-high = Plads { $seat } spiller { CARDS($cards) } som high: { $hand }.
best-hands-step-low = Plads { $seat } spiller { CARDS($cards) } som low: { $hand }.
best-hands-step-no-low = Plads { $seat } har ikke fem forskellige værdier på otte eller lavere og derfor ingen low.

kind-best-hands = De bedste fem kort

best-hands-prompt-hand = Vælg de fem kort, der er den bedste hånd på plads { $seat }.
best-hands-prompt-high = Vælg de fem kort, der er den bedste high-hånd på plads { $seat }.
best-hands-prompt-low = Vælg de fem kort, der er den bedste low på plads { $seat }, eller sig, at der ingen er.
best-hands-prompt-razz = Vælg de fem kort, der er den laveste hånd på plads { $seat }.
best-hands-no-low = Ingen low

best-hands-verdict-one = Plads { $seat } spiller { CARDS($cards) }: { $hand }.
best-hands-verdict-no-low = Plads { $seat } har ingen low.

best-hands-step-counts = Netop fem af kortene på plads { $seat } er hånden. Lukkede og åbne kort tæller lige meget.
best-hands-step-third-pair = Her er tre par: { CARDS($cards) }. De to højeste spiller med og ved siden af dem det højeste kort, der er tilbage, hvad enten det er fra det tredje par eller ej.
best-hands-step-full-house = Tre ens og et par er fuldt hus. Først kommer de højeste tre, så det højeste par ved siden af.
best-hands-step-straight = Fem værdier i rækkefølge er en straight. Følger flere end fem efter hinanden, tæller de højeste fem.
best-hands-step-straight-flush = Fem kort i én kulør og i rækkefølge er en straight flush. Intet er bedre.
best-hands-step-flush = Fem kort i én kulør er en flush, og en flush slår en straight. Af disse tæller de fem højeste: { CARDS($cards) }.
best-hands-step-high-card = Der er intet par, ingen straight og ingen flush, så de fem højeste kort tæller.
best-hands-step-kickers = Først kommer de ens værdier og ved siden af dem de højeste kort, der er tilbage.
best-hands-step-counts-low = En low kræver fem forskellige værdier på otte eller lavere. Esset tæller lavt, og straights og flusher betyder intet.
best-hands-step-counts-razz = I razz er de laveste fem kort de bedste. Esset tæller lavt, straights og flusher betyder intet, og et par er dårligere end intet par.
best-hands-step-nine = De laveste fem forskellige kort er disse: { CARDS($cards) }. Nieren er for høj.
best-hands-step-paired-away = De laveste fem kort er disse: { CARDS($cards) }. Men en værdi tæller kun én gang, og der er ikke fem forskellige på otte eller lavere.
best-hands-step-must-pair = Der er ikke fem forskellige værdier, så et par skal med: så få ens kort som muligt, og så lave som muligt.
best-hands-step-straight-ignored = De lave kort er en straight eller en flush. Det skader ikke en low.
best-hands-step-counts-once = Blandt de laveste fem kort er der et par: { CARDS($cards) }. Fem forskellige værdier er den bedste low, så det næste højere kort spiller med i stedet.

best-hands-wrong-third-pair-plays = hvis det tredje par skulle give det femte kort
best-hands-wrong-lower-pair-fills = hvis det laveste par hørte til det fulde hus
best-hands-wrong-low-straight = hvis den laveste af flere straights talte
best-hands-wrong-low-flush = hvis de laveste kort i kuløren udgjorde flushen
best-hands-wrong-straight-beats-flush = hvis en straight slog en flush
best-hands-wrong-flush-not-seen = hvis fem kort i én kulør ikke var noget særligt
best-hands-wrong-straight-not-seen = hvis fem kort i rækkefølge ikke var noget særligt
best-hands-wrong-kickers-do-not-matter = hvis hvilke som helst kort kunne spille ved siden af de ens
best-hands-wrong-down-cards-must-play = hvis alle tre lukkede kort skulle med
best-hands-wrong-two-down-cards-play = hvis netop to lukkede kort skulle med som i Omaha
best-hands-wrong-upcards-must-play = hvis alle åbne kort skulle med
best-hands-wrong-highest-cards = hvis de fem højeste kort altid var hånden
best-hands-wrong-nine-qualifies = hvis en low med en nier også kvalificerede sig
best-hands-wrong-pair-allowed = hvis et par ikke skadede en low
best-hands-wrong-straight-spoils = hvis straights og flusher ødelagde en low
best-hands-wrong-lowest-always = hvis en low ikke behøvede at kvalificere sig
best-hands-wrong-eight-in-razz = hvis en low højst måtte gå til otte også i razz
best-hands-wrong-ace-not-low = hvis esset ikke kunne tælle lavt
best-hands-wrong-same-five-both-ways = hvis high og low skulle bruge de samme fem kort
best-hands-wrong-high-for-low = hvis der blev spurgt om den bedste high-hånd

class-best-hands-high-card = Fem høje kort
class-best-hands-groups = Ens kort og kickere
class-best-hands-third-pair = Tre par
class-best-hands-full-house = Et fuldt hus
class-best-hands-straight = En straight
class-best-hands-flush = En flush
class-best-hands-wheel = Wheel
class-best-hands-low = En low
class-best-hands-counterfeited = Et par blandt de lave kort
class-best-hands-straight-low = Straight eller flush som low
class-best-hands-nine = En low med en nier
class-best-hands-paired-away = Lave kort, der danner par
class-best-hands-must-pair = En lav hånd, der må have et par
class-best-hands-no-qualifier = Nier eller højere i razz
