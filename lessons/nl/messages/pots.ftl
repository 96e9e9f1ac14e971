pots-prompt = Welke potten zijn er, en wat gaat er terug?
seat-put = { $amount } erin

pots-verdict = In het midden: { LIST($pots) }.
pots-say-only =
    { $seats ->
        [one] één pot van { $amount } (stoel { SEATS($seats) })
       *[other] één pot van { $amount } (stoelen { SEATS($seats) })
    }
pots-say-main =
    { $seats ->
        [one] de hoofdpot van { $amount } (stoel { SEATS($seats) })
       *[other] de hoofdpot van { $amount } (stoelen { SEATS($seats) })
    }
pots-say-side =
    { $seats ->
        [one] sidepot { $number } van { $amount } (stoel { SEATS($seats) })
       *[other] sidepot { $number } van { $amount } (stoelen { SEATS($seats) })
    }
pots-say-back = { $amount } terug naar stoel { $seat }

pots-step-returned = Stoel { $seat } heeft { $amount } meer ingelegd dan alle anderen. Niemand heeft dat gecalld, dus het gaat terug.
pots-step-one =
    { $seats ->
        [one] Alleen stoel { SEATS($seats) } doet nog mee, dus er is maar één pot.
       *[other] De stoelen { SEATS($seats) } doen nog mee en hebben allemaal evenveel ingelegd. Dus is er één pot voor hen allemaal.
    }
pots-step-one-after = Zonder wat er teruggaat, hebben de stoelen { SEATS($seats) } allemaal evenveel ingelegd. Dus is er één pot voor hen allemaal.
pots-step-main = Van elke stoel gaat de inleg tot { $upto } in de hoofdpot: { $amount }. { $seats ->
    [one] Alleen stoel { SEATS($seats) } kan die winnen.
   *[other] De stoelen { SEATS($seats) } kunnen die winnen.
}
pots-step-side = Van elke stoel gaat de inleg boven { $below } en tot { $upto } in sidepot { $number }: { $amount }. { $seats ->
    [one] Alleen stoel { SEATS($seats) } kan die winnen.
   *[other] De stoelen { SEATS($seats) } kunnen die winnen.
}
pots-step-folded =
    { $seats ->
        [one] Stoel { SEATS($seats) } heeft gefold. De chips blijven in de pot, maar er valt niets meer mee te winnen.
       *[other] De stoelen { SEATS($seats) } hebben gefold. De chips blijven in de pot, maar er valt niets meer mee te winnen.
    }
pots-step-above = Wat gefolde handen meer hebben ingelegd dan elke stoel die nog meedoet, samen { $amount }, ligt in de laatste pot.

pots-wrong-uncalled-stays = als een bet die niemand heeft gecalld in de pot bleef
pots-wrong-uncalled-side-pot = als een bet die niemand heeft gecalld nog een sidepot was
pots-wrong-folded-called-nothing = als een bet ook terugging wanneer een later gefolde hand hem had gecalld
pots-wrong-one-pot = als er maar één pot was, hoeveel elke stoel ook heeft ingelegd
pots-wrong-all-in-wins-all = als iedereen die nog meedoet elke pot kon winnen, hoeveel die ook heeft ingelegd
pots-wrong-one-pot-each = als je met een sidepot niet ook de potten ervoor kon winnen
pots-wrong-folded-out = als je bij een fold je chips terugkreeg
pots-wrong-folded-to-main = als alle chips van gefolde handen in de hoofdpot lagen
pots-wrong-folded-apart = als de chips van gefolde handen een eigen pot waren
pots-wrong-folded-may-win = als je na een fold nog kon winnen waarvoor je hebt betaald
pots-wrong-antes-out = als de antes niet meetelden
pots-wrong-main-again = als een sidepot alles bevatte wat zijn stoelen hebben ingelegd, ook het deel in de hoofdpot
pots-wrong-difference-once = als een sidepot het verschil tussen twee stoelen maar één keer bevatte en niet van elke stoel
pots-wrong-only-doubles = als de hoofdpot twee keer de kleinste all-in was

class-pots-one-pot = Eén pot voor iedereen
class-pots-returned = Een bet gaat terug
class-pots-side-pot = Eén sidepot
class-pots-ante = All-in voor de ante
class-pots-folded = Gefolde chips in een sidepot
class-pots-side-returned = Een sidepot en een bet die teruggaat
class-pots-lone = Een pot voor maar één stoel
class-pots-many-pots = Meerdere sidepotten
class-pots-many-returned = Meerdere sidepotten en een bet die teruggaat

pots-hint-one-pot = Heeft iemand die nog meedoet minder ingelegd dan de anderen? Zo niet, wat zijn alle chips dan samen?
pots-hint-returned = Vergelijk de twee stoelen die het meest hebben ingelegd. Heeft iemand alles daarvan gecalld?
pots-hint-side-pot = Begin bij de stoel die nog meedoet en het minst heeft ingelegd. Hoeveel kan die van elke andere stoel winnen?
pots-hint-ante = Eén stoel heeft alleen de ante betaald. Hoeveel kan die van elke andere stoel winnen?
pots-hint-folded = Trek een streep bij de inleg van de all-in, ook bij gefolde handen. Wat ligt daarboven?
pots-hint-side-returned = Kijk eerst of iemand de hoogste bet helemaal heeft gecalld. Trek dan een streep bij de kleinste all-in.
pots-hint-lone = Van wie liggen er chips boven de all-in, gefolde handen meegerekend? En wie van hen kan nog winnen?
pots-hint-many-pots = Trek een streep bij elke all-in, de kleinste eerst. Tel in elke laag alle stoelen die zover komen.
pots-hint-many-returned = Haal eerst weg wat niemand heeft gecalld. Trek dan een streep bij elke all-in, de kleinste eerst.
