whole-hand-line = Een hele hand · stap { $n } van { $count }
whole-hand-acts = { $street }: { LIST($acts) }
whole-hand-dealt = { $street } wordt gedeeld.

class-whole-hand-unseen = Gewonnen zonder showdown
class-whole-hand-showdown = Met showdown
class-whole-hand-side-pot = Met een sidepot
class-whole-hand-split = Gedeeld tussen high en low
class-whole-hand-short-stub = De kaarten raken op
