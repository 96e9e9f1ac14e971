rulebook-name-roberts = Robert’s Rules of Poker, version 11
rulebook-name-wsop-cash = WSOP Live Action Rules 2024
rulebook-name-wsop-tournament = WSOP Tournament Rules 2024
rulebook-name-tda = TDA Rules 2024
rulebook-name-de-split-limit = Den tyske kilde: split limit
rulebook-name-nl-eight-or-better = Den hollandske kilde: 8 or better
rulebook-name-da-fixed-limit = Den danske kilde: fixed limit
rulebook-name-custom = { $name } (eget regelsæt)

rulebook-short-roberts = Robert’s Rules
rulebook-short-wsop-cash = WSOP cash
rulebook-short-wsop-tournament = WSOP-turnering
rulebook-short-tda = TDA
rulebook-short-de-split-limit = tysk kilde
rulebook-short-nl-eight-or-better = hollandsk kilde
rulebook-short-da-fixed-limit = dansk kilde
rulebook-short-custom = { $name } (eget regelsæt)

rulebook-about-roberts = Reglerne i mange amerikanske pokerrum og det bedste sted at begynde.
rulebook-about-wsop-cash = Cash games hos World Series of Poker og deres kasinoer.
rulebook-about-wsop-tournament = Turneringerne hos World Series of Poker.
rulebook-about-tda = Reglerne fra Tournament Directors Association, for dealere og turneringsledelse.
rulebook-about-de-split-limit = En tysk side om stud med et lavt og et højt limit, som den står.
rulebook-about-nl-eight-or-better = En hollandsk side om stud 8 or better, som den står.
rulebook-about-da-fixed-limit = En dansk side om stud med fixed limit, som den står.
rulebook-about-custom = Dit eget regelsæt.

source-read = læst
source-memory = efter hukommelsen
source-silent = siden siger intet
source-line = { $source } · { $mark }
