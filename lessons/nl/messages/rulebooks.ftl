rulebook-name-roberts = Robert’s Rules of Poker, versie 11
rulebook-name-wsop-cash = WSOP Live Action Rules 2024
rulebook-name-wsop-tournament = WSOP Tournament Rules 2024
rulebook-name-tda = TDA Rules 2024
rulebook-name-de-split-limit = De Duitse bron: split limit
rulebook-name-nl-eight-or-better = De Nederlandse bron: 8 or better
rulebook-name-da-fixed-limit = De Deense bron: fixed limit
rulebook-name-custom = { $name } (eigen reglement)

rulebook-short-roberts = Robert’s Rules
rulebook-short-wsop-cash = WSOP cash
rulebook-short-wsop-tournament = WSOP-toernooi
rulebook-short-tda = TDA
rulebook-short-de-split-limit = Duitse bron
rulebook-short-nl-eight-or-better = Nederlandse bron
rulebook-short-da-fixed-limit = Deense bron
rulebook-short-custom = { $name } (eigen reglement)

rulebook-about-roberts = De regels van veel Amerikaanse cardrooms, en het beste begin als je leert.
rulebook-about-wsop-cash = De cashgames van de World Series of Poker en haar casino’s.
rulebook-about-wsop-tournament = De toernooien van de World Series of Poker.
rulebook-about-tda = De regels van de Tournament Directors Association, voor dealers en toernooileiding.
rulebook-about-de-split-limit = Een Duitse pagina over stud met een lage en een hoge limiet, zoals die er staat.
rulebook-about-nl-eight-or-better = Een Nederlandse pagina over stud 8 or better, zoals die er staat.
rulebook-about-da-fixed-limit = Een Deense pagina over stud met fixed limit, zoals die er staat.
rulebook-about-custom = Een eigen reglement.

source-read = gelezen
source-memory = uit het hoofd
source-silent = de pagina zwijgt hierover
source-line = { $source } · { $mark }
