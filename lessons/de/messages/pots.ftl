pots-prompt = Welche Pots gibt es, und was geht zurück?
seat-put = { $amount } drin

pots-verdict = In der Mitte: { LIST($pots) }.
pots-say-only = ein Pot mit { $amount } ({ SEATS($seats, each: "Platz") })
pots-say-main = der Hauptpot mit { $amount } ({ SEATS($seats, each: "Platz") })
pots-say-side = Side Pot { $number } mit { $amount } ({ SEATS($seats, each: "Platz") })
pots-say-back = { $amount } zurück an Platz { $seat }

pots-step-returned = Platz { $seat } hat { $amount } mehr gebracht als alle anderen. Das hat niemand gecallt, also geht es zurück.
pots-step-one =
    { $seats ->
        [one] Nur { SEATS($seats, each: "Platz") } ist noch dabei, also gibt es nur einen Pot.
       *[other] Noch dabei sind { SEATS($seats, each: "Platz") }, und alle haben gleich viel gebracht. Also gibt es einen Pot für alle.
    }
pots-step-one-after = Ohne das, was zurückgeht, haben { SEATS($seats, each: "Platz") } gleich viel gebracht. Also gibt es einen Pot für alle.
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

pots-wrong-uncalled-stays = wenn eine Bet im Pot bliebe, die niemand gecallt hat
pots-wrong-uncalled-side-pot = wenn eine Bet, die niemand gecallt hat, ein weiterer Side Pot wäre
pots-wrong-folded-called-nothing = wenn eine Bet auch dann zurückginge, wenn ein später gefoldetes Blatt sie gecallt hat
pots-wrong-one-pot = wenn es nur einen Pot gäbe, egal wie viel jeder Platz gebracht hat
pots-wrong-all-in-wins-all = wenn alle, die noch dabei sind, jeden Pot gewinnen könnten, egal wie viel sie gebracht haben
pots-wrong-one-pot-each = wenn man mit einem Side Pot nicht auch die Pots davor gewinnen könnte
pots-wrong-folded-out = wenn man beim Folden seine Chips zurücknähme
pots-wrong-folded-to-main = wenn alle Chips gefoldeter Blätter im Hauptpot lägen
pots-wrong-folded-apart = wenn die Chips gefoldeter Blätter ein eigener Pot wären
pots-wrong-folded-may-win = wenn man nach dem Folden noch gewinnen könnte, wofür man gezahlt hat
pots-wrong-antes-out = wenn die Antes nicht mitzählten
pots-wrong-main-again = wenn in einem Side Pot alles läge, was seine Plätze gebracht haben, auch der Teil im Hauptpot
pots-wrong-difference-once = wenn in einem Side Pot der Unterschied zwischen zwei Plätzen nur einmal läge und nicht von jedem Platz
pots-wrong-only-doubles = wenn der Hauptpot doppelt so groß wäre wie das kleinste All-in

class-pots-one-pot = Ein Pot für alle
class-pots-returned = Eine Bet geht zurück
class-pots-side-pot = Ein Side Pot
class-pots-ante = All-in für die Ante
class-pots-folded = Gefoldete Chips im Side Pot
class-pots-side-returned = Ein Side Pot, und eine Bet geht zurück
class-pots-lone = Ein Pot für nur einen Platz
class-pots-many-pots = Mehrere Side Pots
class-pots-many-returned = Mehrere Side Pots, und eine Bet geht zurück

pots-hint-one-pot = Hat jemand, der noch dabei ist, weniger gebracht als die anderen? Wenn nicht: Was ergeben alle Chips zusammen?
pots-hint-returned = Vergleich die beiden Plätze, die am meisten gebracht haben. Hat jemand alles davon gecallt?
pots-hint-side-pot = Fang bei dem Platz an, der noch dabei ist und am wenigsten gebracht hat. Wie viel kann er von jedem anderen gewinnen?
pots-hint-ante = Ein Platz hat nur die Ante gezahlt. Wie viel kann er von jedem anderen gewinnen?
pots-hint-folded = Mach einen Schnitt bei dem, was der All-in-Platz gebracht hat, auch bei gefoldeten Blättern. Was liegt darüber?
pots-hint-side-returned = Sieh zuerst nach, ob jemand die höchste Bet ganz gecallt hat. Dann mach einen Schnitt beim kleinsten All-in.
pots-hint-lone = Wessen Chips liegen über dem All-in, gefoldete mitgezählt? Und wer davon kann noch gewinnen?
pots-hint-many-pots = Mach einen Schnitt bei jedem All-in, beim kleinsten zuerst. Zähl in jeder Schicht alle Plätze, die sie erreichen.
pots-hint-many-returned = Nimm zuerst weg, was niemand gecallt hat. Dann mach einen Schnitt bei jedem All-in, beim kleinsten zuerst.
