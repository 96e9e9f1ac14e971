pot-count-prompt = Hvor meget ligger der i potten, når denne rundes bets tælles med?
ui-pot-before = pot før denne runde { $amount }

pot-count-verdict = Der ligger { $amount } i potten.
pot-count-say = { $amount } fra plads { $seat }
pot-count-step-antes = Anterne giver { $amount }. De ligger i potten, men tæller ikke med i noget bet.
pot-count-step-antes-alike = Alle, der har fået kort, har betalt ante, foldet eller ej: { $count } gange { $ante } giver { $amount }.
pot-count-step-before = Før denne bettingrunde lå der { $amount } i potten, anterne talt med.
pot-count-step-street = I denne bettingrunde er der lagt ind: { LIST($put) }. Det giver { $amount } mere.
pot-count-step-nothing = I denne bettingrunde har ingen lagt noget ind endnu.
pot-count-step-bring-in = Bring-in på { $bring_in } er en del af det, plads { $seat } har lagt ind, og tæller ikke en gang til: { $amount } i alt.
pot-count-step-total = »Raiser til { $amount }« er alt, hvad plads { $seat } har lagt ind i denne runde, og ikke { $amount } oven i bettet.
pot-count-step-folded = { $seats ->
    [one] Plads { SEATS($seats) } har foldet. Det, der er lagt ind, bliver i potten.
   *[other] Plads { SEATS($seats) } har foldet. Det, der er lagt ind, bliver i potten.
}
pot-count-step-all-in = Plads { $seat } var all-in med { $amount }. Kun det tæller, ikke hele bettet.
pot-count-step-sum = Tilsammen: { $before } + { $added } = { $amount }.

pot-count-wrong-bring-in-twice = hvis bring-in kom oven i det, samme plads lægger ind senere
pot-count-wrong-raise-by = hvis et raise nævnte det, der lægges til, og ikke det samlede beløb
pot-count-wrong-acts-added = hvis det, en spiller allerede har lagt ind, ikke talte med i et senere kald eller raise
pot-count-wrong-all-in-full = hvis et all-in for mindre talte som hele bettet
pot-count-wrong-folded-out = hvis man fik sine chips tilbage, når man folder
pot-count-wrong-antes-forgotten = hvis anterne ikke talte med
pot-count-wrong-only-before = hvis denne rundes bets ikke talte med endnu
pot-count-wrong-antes-again = hvis anterne ikke allerede lå i potten fra de tidligere runder
pot-count-wrong-ante-counts = hvis anten blev trukket fra, når man kalder
pot-count-wrong-bring-in-forgotten = hvis bring-in ikke talte med
pot-count-wrong-raises-forgotten = hvis kun det første bet talte og intet raise
pot-count-wrong-uncalled-out = hvis et bet kun talte så langt, som nogen har kaldt det
pot-count-wrong-all-have-called = hvis alle, der stadig er med, allerede havde kaldt
pot-count-wrong-seat-left-out = hvis det, én af spillerne har lagt ind i denne runde, ikke talte med
pot-count-wrong-act-left-out = hvis ét bet, raise eller kald i denne runde ikke talte med
pot-count-wrong-whole-bet-for-more = hvis flere spillere havde lagt hele bettet ind, end der faktisk har
pot-count-wrong-seat-twice = hvis det, én af spillerne har lagt ind i denne runde, talte dobbelt
pot-count-wrong-antes-miscounted = hvis én spiller mere eller én færre havde betalt ante

class-pot-count-antes = Anter og bring-in
class-pot-count-completed = En completet bring-in
class-pot-count-bets = Ét bet
class-pot-count-raise = Ét raise
class-pot-count-reraise = Flere raises
class-pot-count-folded = En foldet hånds chips
class-pot-count-all-in = All-in for mindre

pot-count-hint-antes = Hvem har betalt indtil nu? Tæl ante fra alle, der fik kort, og derefter bring-in og kald.
pot-count-hint-completed = Når man completer, nævnes et samlet beløb. Er bring-in med i det, eller kommer den oveni?
pot-count-hint-bets = Begynd med potten før denne street. Tæl så, hvad hver plads har lagt ind siden.
pot-count-hint-raise = Et raise nævner et samlet beløb for denne street. Hvad lægger en plads til, som allerede har chips inde?
pot-count-hint-reraise = Hvert raise nævner et samlet beløb for denne street. Tæl altså det sidste beløb fra hver plads, og intet to gange.
pot-count-hint-folded = Nogen har foldet efter at have lagt chips ind. Hvad sker der med de chips?
pot-count-hint-all-in = Nogen er all-in for mindre, end de andre har lagt ind. Hvor mange chips kom der fra den plads?
