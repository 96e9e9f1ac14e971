# What a rulebook is, in one line. The names of rulebooks are never translated.
rulebook-about-roberts = The rules of many American card rooms, and the best start for learners.
rulebook-about-wsop-cash = The live cash games of the World Series of Poker and its casinos, 2024.
rulebook-about-wsop-tournament = The tournaments of the World Series of Poker, 2024.
rulebook-about-tda = The rules of the Tournament Directors Association, 2024: for dealers and floor staff.
rulebook-about-de-split-limit = A German page on stud with a lower and a higher limit, as it is written.
rulebook-about-nl-eight-or-better = A Dutch page on stud eight-or-better, as it is written.
rulebook-about-da-fixed-limit = A Danish page on stud with fixed limits, as it is written.
rulebook-about-custom = A rulebook of your own.

# Where a rule comes from.
source-read = read
source-memory = from memory
source-silent = the page is silent
source-read-long = The text of this rule was read.
source-memory-long = This rule is given from memory; its text was not at hand.
source-silent-long = The page does not say. The tutor follows Robert’s Rules here.
source-line = { $source } · { $mark }
