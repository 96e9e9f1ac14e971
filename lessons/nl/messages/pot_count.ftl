pot-count-prompt = Hoeveel ligt er in de pot, de inzetten van deze ronde meegerekend?
ui-pot-before = pot vóór deze ronde { $amount }

pot-count-verdict = Er ligt { $amount } in de pot.
pot-count-say = { $amount } van stoel { $seat }
pot-count-step-antes = De antes zijn samen { $amount }. Ze liggen in de pot, maar tellen niet mee voor een inzet.
pot-count-step-antes-alike = Iedereen die kaarten kreeg heeft de ante betaald, gefold of niet: { $count } keer { $ante } is { $amount }.
pot-count-step-before = Vóór deze inzetronde lag er { $amount } in de pot, antes meegerekend.
pot-count-step-street = In deze inzetronde is ingelegd: { LIST($put) }. Dat is { $amount } erbij.
pot-count-step-nothing = In deze inzetronde heeft nog niemand iets ingelegd.
pot-count-step-bring-in = De bring-in van { $bring_in } zit al in wat stoel { $seat } heeft ingelegd en telt niet nog een keer: { $amount } in totaal.
pot-count-step-total = ‘Raise naar { $amount }’ noemt alles wat stoel { $seat } in deze ronde heeft ingelegd, en niet { $amount } boven op de bet.
pot-count-step-folded =
    { $seats ->
        [one] Stoel { SEATS($seats) } heeft gefold. Wat al was ingelegd, blijft in de pot.
       *[other] De stoelen { SEATS($seats) } hebben gefold. Wat al was ingelegd, blijft in de pot.
    }
pot-count-step-all-in = Stoel { $seat } was all-in met { $amount }. Alleen dat telt, niet de hele inzet.
pot-count-step-sum = Samen: { $before } + { $added } = { $amount }.

pot-count-wrong-bring-in-twice = als de bring-in nog boven op de latere inleg van dezelfde stoel kwam
pot-count-wrong-raise-by = als een raise noemde wat er bij de bet komt en niet het totaal
pot-count-wrong-acts-added = als eerdere inleg van een speler niet meetelde bij een latere call of raise
pot-count-wrong-all-in-full = als een all-in voor minder als de hele inzet telde
pot-count-wrong-folded-out = als je bij een fold je chips terugkreeg
pot-count-wrong-antes-forgotten = als de antes niet meetelden
pot-count-wrong-only-before = als de inzetten van deze ronde nog niet meetelden
pot-count-wrong-antes-again = als de antes nog niet in de pot van de vorige rondes zaten
pot-count-wrong-ante-counts = als de ante van een call af ging
pot-count-wrong-bring-in-forgotten = als de bring-in niet meetelde
pot-count-wrong-raises-forgotten = als alleen de eerste bet telde en geen raise
pot-count-wrong-uncalled-out = als een bet alleen telde voor zover iemand hem had gecalld
pot-count-wrong-all-have-called = als iedereen die nog meedoet al had gecalld
pot-count-wrong-seat-left-out = als de inleg van één speler in deze ronde niet meetelde
pot-count-wrong-act-left-out = als één bet, raise of call van deze ronde niet meetelde
pot-count-wrong-whole-bet-for-more = als meer spelers de hele inzet hadden betaald dan in werkelijkheid
pot-count-wrong-seat-twice = als de inleg van één speler in deze ronde dubbel telde
pot-count-wrong-antes-miscounted = als één speler meer of één minder een ante had betaald

class-pot-count-antes = Antes en bring-in
class-pot-count-completed = De bring-in is gecompletet
class-pot-count-bets = Eén bet
class-pot-count-raise = Eén raise
class-pot-count-reraise = Meerdere raises
class-pot-count-folded = Chips van een gefolde hand
class-pot-count-all-in = All-in voor minder

pot-count-hint-antes = Wie heeft er tot nu toe betaald? Tel de antes van iedereen die kaarten kreeg, dan de bring-in en de calls.
pot-count-hint-completed = Bij completen wordt een totaal genoemd. Zit de bring-in daarin, of komt die er nog bij?
pot-count-hint-bets = Begin bij de pot van vóór deze ronde. Tel dan wat elke stoel sindsdien heeft ingezet.
pot-count-hint-raise = Een raise noemt een totaal voor deze ronde. Wat legt een stoel erbij die al iets heeft ingezet?
pot-count-hint-reraise = Elke raise noemt een totaal voor deze ronde. Tel dus van elke stoel het laatste totaal, en niets dubbel.
pot-count-hint-folded = Iemand heeft gefold na chips te hebben ingezet. Wat gebeurt er met die chips?
pot-count-hint-all-in = Iemand is all-in voor minder dan de anderen hebben ingezet. Hoeveel chips kwamen er van die stoel?
