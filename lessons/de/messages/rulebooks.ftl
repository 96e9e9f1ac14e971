rulebook-name-roberts = Robert’s Rules of Poker, Version 11
rulebook-name-wsop-cash = WSOP Live Action Rules 2024
rulebook-name-wsop-tournament = WSOP Tournament Rules 2024
rulebook-name-tda = TDA Rules 2024
rulebook-name-de-split-limit = Die deutsche Quelle: Split Limit
rulebook-name-nl-eight-or-better = Die niederländische Quelle: 8-or-better
rulebook-name-da-fixed-limit = Die dänische Quelle: Fixed Limit
rulebook-name-custom = { $name } (eigenes Regelwerk)

rulebook-short-roberts = Robert’s Rules
rulebook-short-wsop-cash = WSOP Cash
rulebook-short-wsop-tournament = WSOP Turnier
rulebook-short-tda = TDA
rulebook-short-de-split-limit = deutsche Quelle
rulebook-short-nl-eight-or-better = niederländische Quelle
rulebook-short-da-fixed-limit = dänische Quelle
rulebook-short-custom = { $name } (eigenes Regelwerk)

rulebook-about-roberts = Die Regeln vieler amerikanischer Cardrooms und der beste Einstieg zum Lernen.
rulebook-about-wsop-cash = Die Cash Games der World Series of Poker und ihrer Casinos.
rulebook-about-wsop-tournament = Die Turniere der World Series of Poker.
rulebook-about-tda = Die Regeln der Tournament Directors Association, für Dealer und Turnierleitung.
rulebook-about-de-split-limit = Eine deutsche Seite über Stud mit unterem und oberem Limit, so wie sie dasteht.
rulebook-about-nl-eight-or-better = Eine niederländische Seite über Stud 8-or-better, so wie sie dasteht.
rulebook-about-da-fixed-limit = Eine dänische Seite über Stud mit Fixed Limit, so wie sie dasteht.
rulebook-about-custom = Ein eigenes Regelwerk.

source-read = gelesen
source-memory = aus dem Gedächtnis
source-silent = die Seite schweigt dazu
source-line = { $source } · { $mark }
