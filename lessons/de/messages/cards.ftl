street-third = Third Street
street-fourth = Fourth Street
street-fifth = Fifth Street
street-sixth = Sixth Street
street-seventh = Seventh Street
street-showdown = Showdown

street-third-inline = Third Street
street-fourth-inline = Fourth Street
street-fifth-inline = Fifth Street
street-sixth-inline = Sixth Street
street-seventh-inline = Seventh Street
street-showdown-inline = Showdown

game-stud = Seven Card Stud
game-stud8 = Seven Card Stud 8-or-better
game-razz = Razz

game-short-stud = Stud
game-short-stud8 = Stud 8
game-short-razz = Razz

card-name = { CARD($card) }
card-face-down = verdeckt
cards-row = { CARDS($cards) }
suit-order = { SUITS($order) }
