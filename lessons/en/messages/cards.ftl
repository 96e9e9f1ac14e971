# Streets. The first form stands alone as a heading, the second inside a sentence.
street-third = Third street
street-fourth = Fourth street
street-fifth = Fifth street
street-sixth = Sixth street
street-seventh = Seventh street
street-showdown = Showdown

street-third-inline = third street
street-fourth-inline = fourth street
street-fifth-inline = fifth street
street-sixth-inline = sixth street
street-seventh-inline = seventh street
street-showdown-inline = showdown

# Games: the full name, and the short one for places with little room.
game-stud = Seven card stud
game-stud8 = Stud eight-or-better
game-razz = Razz

game-short-stud = Stud
game-short-stud8 = Stud 8
game-short-razz = Razz

# Cards that stand in a picture or a list rather than in a sentence.
card-name = { CARD($card) }
card-face-down = face down
cards-row = { CARDS($cards) }
suit-order = { SUITS($order) }
