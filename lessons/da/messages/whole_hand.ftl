whole-hand-line = En hel hånd · trin { $n } af { $count }
whole-hand-acts = { $street }: { LIST($acts) }
whole-hand-dealt = { $street } gives.

class-whole-hand-unseen = Vundet uden showdown
class-whole-hand-showdown = Med showdown
class-whole-hand-side-pot = Med sidepot
class-whole-hand-split = Delt mellem high og low
class-whole-hand-short-stub = Kortene slipper op
