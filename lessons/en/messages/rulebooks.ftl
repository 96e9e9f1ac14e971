# The shipped rulebooks: a full name, a short one that fits into a list, and one line on what it is.
rulebook-name-roberts = Robert’s Rules of Poker, version 11
rulebook-name-wsop-cash = WSOP live action rules 2024
rulebook-name-wsop-tournament = WSOP tournament rules 2024
rulebook-name-tda = TDA rules 2024
rulebook-name-de-split-limit = The German source: split limit
rulebook-name-nl-eight-or-better = The Dutch source: eight or better
rulebook-name-da-fixed-limit = The Danish source: fixed limit
rulebook-name-custom = { $name } (own rulebook)

rulebook-short-roberts = Robert’s Rules
rulebook-short-wsop-cash = WSOP cash
rulebook-short-wsop-tournament = WSOP tournament
rulebook-short-tda = TDA
rulebook-short-de-split-limit = German source
rulebook-short-nl-eight-or-better = Dutch source
rulebook-short-da-fixed-limit = Danish source
rulebook-short-custom = { $name } (own rulebook)

rulebook-about-roberts = The rules of many American card rooms, and the best start for learners.
rulebook-about-wsop-cash = The live cash games of the World Series of Poker and its casinos.
rulebook-about-wsop-tournament = The tournaments of the World Series of Poker.
rulebook-about-tda = The rules of the Tournament Directors Association, for dealers and floor staff.
rulebook-about-de-split-limit = A German page on stud with a lower and a higher limit, as it is written.
rulebook-about-nl-eight-or-better = A Dutch page on stud eight-or-better, as it is written.
rulebook-about-da-fixed-limit = A Danish page on stud with fixed limits, as it is written.
rulebook-about-custom = A rulebook of your own.

# Where a rule comes from.
source-read = read
source-memory = from memory
source-silent = the page is silent
source-line = { $source } · { $mark }
