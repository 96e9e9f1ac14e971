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

game-stud = Seven card stud
game-stud8 = Seven card stud 8 or better
game-razz = Razz

game-short-stud = Stud
game-short-stud8 = Stud 8
game-short-razz = Razz

card-name = { CARD($card) }
card-face-down = dicht
cards-row = { CARDS($cards) }
suit-order = { SUITS($order) }
