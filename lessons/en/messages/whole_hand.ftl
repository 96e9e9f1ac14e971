# One hand from the antes to the award, asked about step by step: $n of $count. Above each question stands where the hand is,
# then what has happened since the step before, a line a street; $acts are seat-did messages, $street is street-fourth.
whole-hand-line = A whole hand · step { $n } of { $count }
whole-hand-acts = { $street }: { LIST($acts) }
# Where nobody has acted there yet.
whole-hand-dealt = { $street } is dealt.

# How the hand goes.
class-whole-hand-unseen = Won unseen
class-whole-hand-showdown = To a showdown
class-whole-hand-side-pot = With a side pot
class-whole-hand-split = Divided between high and low
class-whole-hand-short-stub = Cards run short
