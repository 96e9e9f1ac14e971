whole-hand-line = Eine ganze Hand · Schritt { $n } von { $count }
whole-hand-acts = { $street }: { LIST($acts) }
whole-hand-dealt = { $street } wird gegeben.

class-whole-hand-unseen = Gewonnen ohne Showdown
class-whole-hand-showdown = Mit Showdown
class-whole-hand-side-pot = Mit Side Pot
class-whole-hand-split = Geteilt zwischen High und Low
class-whole-hand-short-stub = Die Karten werden knapp
