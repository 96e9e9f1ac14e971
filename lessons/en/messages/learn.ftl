# The lessons: the list, a page, its examples and its links to Practice.

learn-title = Lessons
learn-none = There are no lessons yet.
learn-all = All lessons
practise-this = Practice this
# $situation is the name of a situation: "Two equal cards".
practise-situation = Practice: { $situation }
hint-example = Tap or click a seat.
try-again = Try again
# $game is a short name ("Stud 8"), $subtitle says "Third street · six players".
example-line = { $game } · { $rulebook } · { $subtitle }
# Above an example that the reader's own rulebook cannot rule on. $used rules in its place.
example-not-covered = Your rulebook ({ $rulebook }) does not cover this game. Ruled here under { $used }.
example-not-played = Under your rulebook ({ $rulebook }) the hand cannot come to this. Ruled here under { $used }.
example-unsettled = Your rulebook ({ $rulebook }) does not settle this. Ruled here under { $used }.
# Before what is often thought, and before what is right.
mistake-says = Mistake:
mistake-right = Right:
# Above the questions of a drill: a situation or a kind of question, and a button that ends the drill.
drill-line = Drill: { $situation }
drill-end = Practice everything
