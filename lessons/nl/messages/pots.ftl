pots-verdict-one = Er is één pot van { $amount }.
pots-verdict = Er zijn meerdere potten: { LIST($pots) }.
pots-say-main = de hoofdpot van { $amount }
pots-say-side = sidepot { $number } van { $amount }

pots-step-returned = Stoel { $seat } heeft { $amount } meer ingelegd dan alle anderen. Niemand heeft dat gecalld, dus het gaat terug.
pots-step-one =
    { $seats ->
        [one] Alleen stoel { SEATS($seats) } doet nog mee, dus er is maar één pot.
       *[other] De stoelen { SEATS($seats) } doen nog mee en hebben allemaal evenveel ingelegd. Dus is er één pot voor hen allemaal.
    }
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
