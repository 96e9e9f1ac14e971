"""The rules of seven card stud, eight-or-better and razz, as values and rulings."""
