options-prompt = Wat mag stoel { $seat } doen?
options-verdict = Stoel { $seat } mag { LIST($options, list: "or") }.

options-say-fold = folden
options-say-check = checken
options-say-call = { $amount } callen
options-say-bring-in = de bring-in van { $amount } betalen
options-say-bring-in-range = elk bedrag van { $min } tot en met { $max } als bring-in inzetten
options-say-complete = completen naar { $amount }
options-say-complete-range = completen naar elk bedrag van { $min } tot en met { $max }
options-say-bet = { $amount } betten
options-say-bet-range = elk bedrag van { $min } tot en met { $max } betten
options-say-raise = raisen naar { $amount }
options-say-raise-range = raisen naar elk bedrag van { $min } tot en met { $max }

options-step-opening = Er is nog niet gebet. Stoel { $seat } heeft de kaart voor de bring-in en moet openen.
options-step-opening-left = Stoel { $low } heeft de kaart voor de bring-in, maar geen chips meer. Stoel { $seat } is links daarvan de eerste met chips en opent in plaats van stoel { $low }.
options-step-unbet = Op deze street is nog niet gebet. Stoel { $seat } hoeft niets bij te leggen en mag checken.
options-step-short-bring-in = Stoel { $seat } kon van de bring-in maar { $posted } betalen en is all-in. De anderen moeten toch de volle { $full } betalen.
options-step-owes = De inzet staat op { $to }. Stoel { $seat } heeft daarvan op deze street al { $has } ingezet, dus callen kost nog { $owed }.
options-step-owes-all = De inzet staat op { $to } en stoel { $seat } heeft op deze street nog niets ingezet. Callen kost { $owed }.
options-step-call-all-in = Stoel { $seat } heeft nog maar { $stack } en mag daarmee all-in callen: niemand hoeft te folden omdat de chips tekortschieten.

options-step-opening-either = Wie third street opent, kiest uit twee bedragen: de bring-in van { $bring_in } of een volle bet van { $bet }.
options-step-opening-range = Wie third street opent, mag elk bedrag van { $least } tot en met { $most } inzetten.
options-step-opening-all-in = Stoel { $seat } heeft nog maar { $stack }, minder dan de bring-in van { $bring_in }, en gaat daarmee all-in.
options-step-opening-exact = Stoel { $seat } heeft nog precies { $stack }, betaalt daarmee de bring-in en is all-in.

options-step-early = Op third en fourth street wordt er in small bets gebet en geraised, telkens { $size }.
options-step-late = Vanaf fifth street wordt er in big bets gebet en geraised, telkens { $size }.
options-step-late-range = Vanaf de derde inzetronde mag een bet of raise elk bedrag van { $least } tot en met { $most } zijn.
options-step-open-pair = { $count ->
    [one] Stoel { SEATS($seats) } heeft op fourth street een open paar. Daarom is zowel een small bet van { $small } als een big bet van { $big } toegestaan.
   *[other] De stoelen { SEATS($seats) } hebben op fourth street een open paar. Daarom is zowel een small bet van { $small } als een big bet van { $big } toegestaan.
}
options-step-open-pair-range = Stoel { $seat } opent met een open paar en mag elk bedrag van { $least } tot en met { $most } betten.
options-step-open-pair-any-seat = Die keuze heeft elke stoel, niet alleen de stoel met het paar.
options-step-open-pair-holder-then-next-after-check = Die keuze heeft eerst de stoel met het paar.
options-step-open-pair-holder-then-next-after-check-passed = De stoel met het paar heeft gecheckt, en daarmee gaat de keuze verder.
options-step-open-pair-opener-only = Dat geldt voor de stoel die opent en zelf het paar toont.
options-step-open-pair-big-bet = Er ligt een open paar en stoel { $seat } heeft een big bet gedaan. Daarna gaat in deze ronde ook elke raise met een big bet omhoog: { $big }.
options-step-open-pair-big-raise = Er ligt een open paar en stoel { $seat } heeft met een big bet geraised. Daarna gaat in deze ronde ook elke raise met een big bet omhoog: { $big }.
options-step-open-pair-big-complete = Er ligt een open paar en stoel { $seat } heeft gecompletet naar een big bet. Daarna gaat in deze ronde ook elke raise met een big bet omhoog: { $big }.
options-step-open-pair-none = { $count ->
    [one] Stoel { SEATS($seats) } heeft een open paar, maar dat verandert hier niets aan de limiet: bets en raises blijven op { $size }.
   *[other] De stoelen { SEATS($seats) } hebben een open paar, maar dat verandert hier niets aan de limiet: bets en raises blijven op { $size }.
}

options-step-bet = De eerste bet is { AMOUNTS($amounts) }.
options-step-bet-range = De eerste bet mag elk bedrag van { $least } tot en met { $most } zijn.
options-step-raise = Een raise komt boven op { $base }: naar { AMOUNTS($amounts) }.
options-step-raise-range = Een raise komt boven op { $base } en is minstens zo groot als de vorige verhoging: naar elk bedrag van { $least } tot en met { $most }.
options-step-raise-most = Een raise komt boven op { $base } en is minstens zo groot als de vorige verhoging. Dat was al het hoogste wat mag, dus het kan alleen naar { $to }.
options-step-completion = De bring-in van { $bring_in } is nog geen volle bet. Meer inzetten kan alleen door te completen naar { $to }; de bring-in telt daarin mee.
options-step-short-all-in = Een volle raise is { $size } boven op { $level }. Met de all-in naar { $to } komt er minder dan de helft daarvan bij: dat is geen raise, maar completen naar { $complete } mag wel.
options-step-short-all-in-bet = Een volle bet zou { $size } zijn. De all-in van { $to } is minder dan de helft daarvan: het is geen volle bet, maar completen naar { $complete } mag wel.
options-step-half-all-in = Een volle bet is hier { $size }. Met de all-in naar { $to } komt er minstens de helft daarvan bij, dus die telt volledig mee: de volgende raise komt er bovenop en gaat naar { AMOUNTS($raise_to) }.
options-step-wager-all-in = Daarvoor heeft stoel { $seat } niet genoeg chips, maar all-in gaan voor in totaal { $whole } mag wel.

options-step-capped = { $raises ->
    [one] Er is gebet en één keer geraised. Daarmee is de cap bereikt: alleen callen of folden kan nog.
   *[other] Er is gebet en { $raises } keer geraised. Daarmee is de cap bereikt: alleen callen of folden kan nog.
}
options-step-completion-is-bet = Het completen van de bring-in was de bet. Dat telt niet als raise.
options-step-completion-is-raise = Het completen van de bring-in was al een van die raises.
options-step-cap-stays-before-cap = Er zijn nog maar twee spelers met chips, maar de cap was al bereikt toen het er meer waren. Een fold daarna heft de cap niet meer op.
options-step-cap-stays-round-began = Er zijn nog maar twee spelers met chips, maar aan het begin van de ronde waren het er meer. De cap blijft gelden tot de ronde voorbij is.
options-step-cap-stays-event-last-two = In deze hand zijn nog maar twee spelers met chips over. In een toernooi vervalt de cap pas als er in het hele toernooi nog twee over zijn.
options-step-cap-stays-last-round = Er zijn nog maar twee spelers met chips, maar de cap vervalt pas in de laatste inzetronde.
options-step-cap-stays-never = Er zijn nog maar twee spelers met chips, maar dit reglement kent geen uitzondering: de cap blijft gelden.
options-step-cap-lifted-before-cap = Al voordat de cap bereikt was, waren er nog maar twee spelers met chips. Daarom mag er onbeperkt geraised worden. { $raises ->
    [one] Tot nu toe was dat één keer.
   *[other] Tot nu toe was dat { $raises } keer.
}
options-step-cap-lifted-round-began = De ronde begon met twee spelers, dus er mag onbeperkt geraised worden. { $raises ->
    [one] Tot nu toe was dat één keer.
   *[other] Tot nu toe was dat { $raises } keer.
}
options-step-cap-lifted-event-last-two = In het hele toernooi zijn nog maar twee spelers over, dus er mag onbeperkt geraised worden. { $raises ->
    [one] Tot nu toe was dat één keer.
   *[other] Tot nu toe was dat { $raises } keer.
}
options-step-cap-lifted-last-round = Dit is de laatste inzetronde en er zijn nog maar twee spelers over, dus er mag onbeperkt geraised worden. { $raises ->
    [one] Tot nu toe was dat één keer.
   *[other] Tot nu toe was dat { $raises } keer.
}
options-step-not-reopened = Stoel { $seat } is al aan de beurt geweest, en met de all-in naar { $to } is er daarna minder dan een halve bet bij gekomen. Dat heropent het inzetten niet: alleen callen of folden kan nog.
options-step-no-opponent = Alle anderen zijn all-in of hebben gefold. Niemand kan nog een chip van stoel { $seat } callen, dus er valt niets te raisen.
options-step-no-chips = Een call kost stoel { $seat } alle chips. Er blijft niets over om mee te raisen.

options-step-unbet-fold = Folden mag ook als checken niets kost. Het is alleen nooit verstandig.
options-step-no-fold = De bring-in is verplicht: stoel { $seat } mag niet folden en niet checken.

options-other = Stoel { $seat } mag niet { $act }: { $reason }.
options-reason-opens = die stoel moet openen
options-reason-owes = er moet { $n } gecalld worden
options-reason-nothing-to-call = er valt niets te callen
options-reason-call = er ontbreekt { $n }, niet meer en niet minder
options-reason-call-all-in = die stoel callt met de laatste { $n } die er nog liggen
options-reason-sizes = inzetten kan alleen zo: { LIST($options, list: "or") }
options-reason-capped = er is gebet en zo vaak geraised als mag, de cap is bereikt
options-reason-not-reopened = die stoel is al aan de beurt geweest, en sindsdien heeft niets het inzetten heropend
options-reason-no-opponent = niemand anders heeft nog chips om mee te callen
options-reason-no-chips = een call kost die stoel alle chips

options-wrong-no-unbet-fold = als je niet mocht folden zolang checken niets kost
options-wrong-opener-may-fold = als je met een fold onder de bring-in uit kon komen
options-wrong-opener-may-check = als je third street ook met een check mocht openen
options-wrong-check-a-bet = als je mocht checken terwijl er iets te callen valt
options-wrong-left-must-open = als de speler links moest openen en niet mocht folden
options-wrong-no-full-opening = als je alleen met de bring-in mocht openen en niet met een volle bet
options-wrong-short-bring-in-shrinks = als een te kleine bring-in de call voor iedereen goedkoper maakte
options-wrong-short-stack-must-fold = als je voor een call genoeg chips voor de hele inzet moest hebben
options-wrong-any-all-in-reopens = als elke all-in, hoe klein ook, het inzetten heropende
options-wrong-all-in-never-reopens = als een all-in van minder dan een volle raise het inzetten nooit heropende
options-wrong-half-all-in-is-completed = als je ook een all-in van een halve bet of meer eerst nog moest completen
options-wrong-raise-from-short-all-in = als een kleine all-in als volle raise telde
options-wrong-cap-holds-heads-up = als de cap ook met twee spelers gold
options-wrong-heads-up-lifts-cap = als de cap verviel zodra er nog maar twee spelers over zijn
options-wrong-cap-counts-bring-in = als de bring-in voor de cap als bet meetelde
options-wrong-cap-counts-bet = als de bet voor de cap al als raise telde
options-wrong-one-raise-more = als er één raise meer mocht
options-wrong-no-cap = als er onbeperkt geraised mocht worden
options-wrong-open-pair-owner-only = als alleen de speler met het open paar de big bet mocht gebruiken
options-wrong-open-pair-everywhere = als een open paar op fourth street altijd de big bet toeliet
options-wrong-open-pair-ignored = als een open paar op fourth street niets veranderde
options-wrong-open-pair-must-be-big = als een open paar de big bet verplicht maakte
options-wrong-small-raise-over-big = als je een big bet met een small bet mocht raisen
options-wrong-completion-plus-bring-in = als de volle bet nog boven op de bring-in kwam
options-wrong-raise-from-bring-in = als een raise maar zo groot was als wat er bij het completen op de bring-in kwam
options-wrong-no-completion = als je een bring-in alleen mocht callen
options-wrong-big-bet-on-fourth = als de big bet al op fourth street gold
options-wrong-small-bet-late = als op deze street nog de small bet gold
options-wrong-big-bet-on-third = als op third street al de big bet gold
options-wrong-raise-to-the-bet = als je met ‘raisen naar’ noemde wat erbij komt en niet het totaal
options-wrong-ante-counts = als de ante van de call af ging
options-wrong-whole-bet-to-call = als de chips die er op deze street al liggen niet meetelden voor de call
options-wrong-no-fold = als je niet mocht folden terwijl er iets te betalen valt
options-wrong-no-check = als je niet mocht checken terwijl er niets te callen valt
options-wrong-no-call = als je niet gewoon mocht callen
options-wrong-no-bring-in = als je third street niet met de bring-in mocht openen
options-wrong-size-is-free = als je vrijer mocht kiezen hoe groot een bet of raise is

class-options-opening = Third street openen
class-options-left-opens = Openen voor een stoel die all-in is
class-options-short-bring-in = Na een te kleine bring-in
class-options-completion = Na een bring-in
class-options-bet = Eerste bet: small bet
class-options-raise = Raisen met een small bet
class-options-late-bet = Eerste bet: big bet
class-options-late-raise = Raisen met een big bet
class-options-open-pair = Open paar, nog geen bet
class-options-open-pair-of-another = Open paar van een ander
class-options-open-pair-raise = Open paar, na een small bet
class-options-open-pair-big = Open paar, na een big bet
class-options-open-pair-none = Een paar dat niets verandert
class-options-capped = Cap bereikt
class-options-capped-completed = Cap na completen
class-options-cap-lifted = Geen cap meer, twee spelers over
class-options-short-call = Te weinig chips voor de call
class-options-all-in-wager = Te weinig chips voor een volle bet
class-options-short-all-in = Na een kleine all-in
class-options-not-reopened = Kleine all-in na je eigen beurt
class-options-half-all-in = Na een all-in van een halve bet of meer
class-options-no-opponent = Alle anderen all-in

options-hint-opening = Iemand moet third street openen. Kun je daar onderuit, en welke bedragen staat dit huis daarvoor toe?
options-hint-left-opens = Wie geen chips heeft, kan niet openen, dus doet iemand anders het. Is dat in dit huis een plicht, of mag je folden?
options-hint-short-bring-in = Voor de volle bring-in waren er te weinig chips. Wat zijn de anderen in dit huis schuldig: dat bedrag of het volle?
options-hint-completion = Een bring-in is nog geen volle bet. Wat mag je ervan maken, en telt de bring-in mee in het nieuwe bedrag?
options-hint-bet = Er is nog niet gebet. Wat kost niets, en hoe groot is een bet op deze street?
options-hint-raise = Hoe groot is een bet op deze street, en op welk totaal komt één raise uit? Wat al is ingezet, telt mee.
options-hint-late-bet = Er is nog niet gebet. Welke bedragen staat dit huis op de latere streets toe?
options-hint-late-raise = Welke bedragen staat dit huis op de latere streets toe, en vanaf welk totaal wordt er geraised?
options-hint-open-pair = Op fourth street ligt een open paar. Welke bets staat dit huis dan toe, en aan wie?
options-hint-open-pair-of-another = Het paar is van een ander. Mag deze stoel gebruiken wat het toestaat, en moet er eerst iets gebeuren?
options-hint-open-pair-raise = Op fourth street ligt een open paar en er is gebet. Met hoeveel mag er in dit huis geraised worden?
options-hint-open-pair-big = Op fourth street ligt een open paar en iemand heeft de big bet gekozen. Wat betekent dat voor elke raise daarna?
options-hint-open-pair-none = Op fourth street ligt een open paar. Verandert dat in dit spel en dit huis iets aan de hoogte van de bets?
options-hint-capped = Tel de bet en de raises van deze ronde. Hoeveel raises staat dit huis toe, en bij hoeveel spelers?
options-hint-capped-completed = Telt het completen van de bring-in als de bet of als een raise? Tel daarna de raises.
options-hint-cap-lifted = Het aantal raises is beperkt, maar niet altijd. Wanneer heft dit huis die grens op?
options-hint-short-call = Vergelijk de resterende chips met de prijs van een call. Moet iemand folden omdat de chips tekortschieten?
options-hint-all-in-wager = Vergelijk de resterende chips met een volle bet of raise. Hoeveel mag je inzetten als het er te weinig zijn?
options-hint-short-all-in = Een all-in bleef onder een volle bet of raise. Wordt die in dit huis verhoogd of gecompletet?
options-hint-not-reopened = De stoel was al aan de beurt, en daarna ging iemand all-in. Hoe groot moet een all-in in dit huis zijn om het raisen weer te openen?
options-hint-half-all-in = Een all-in bleef onder een volle bet of raise. Vanaf welke grootte telt die in dit huis volledig?
options-hint-no-opponent = Kijk naar de anderen: wie zou een raise nog kunnen callen?
