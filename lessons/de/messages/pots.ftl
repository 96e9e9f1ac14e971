pots-verdict-one = Es gibt einen Pot mit { $amount }.
pots-verdict = Es gibt mehrere Pots: { LIST($pots) }.
pots-say-main = den Hauptpot mit { $amount }
pots-say-side = Side Pot { $number } mit { $amount }

pots-step-returned = Platz { $seat } hat { $amount } mehr gebracht als alle anderen. Das hat niemand gecallt, also geht es zurück.
pots-step-one =
    { $seats ->
        [one] Nur { SEATS($seats, each: "Platz") } ist noch dabei, also gibt es nur einen Pot.
       *[other] Noch dabei sind { SEATS($seats, each: "Platz") }, und alle haben gleich viel gebracht. Also gibt es einen Pot für alle.
    }
pots-step-main = Von jedem Platz kommt alles bis { $upto } in den Hauptpot: { $amount }. Gewinnen { $seats ->
    [one] kann ihn nur { SEATS($seats, each: "Platz") }.
   *[other] können ihn { SEATS($seats, each: "Platz") }.
}
pots-step-side = Von jedem Platz kommt alles, was über { $below } hinausgeht, bis { $upto } in Side Pot { $number }: { $amount }. Gewinnen { $seats ->
    [one] kann ihn nur { SEATS($seats, each: "Platz") }.
   *[other] können ihn { SEATS($seats, each: "Platz") }.
}
pots-step-folded =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } hat gefoldet. Die Chips bleiben im Pot, zu gewinnen gibt es dafür aber nichts mehr.
       *[other] { SEATS($seats, each: "Platz") } haben gefoldet. Die Chips bleiben im Pot, zu gewinnen gibt es dafür aber nichts mehr.
    }
pots-step-above = Was gefoldete Blätter mehr gebracht haben als jeder Platz, der noch dabei ist, insgesamt { $amount }, liegt im letzten Pot.
