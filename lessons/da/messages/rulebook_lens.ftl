# Efter hvilke af de medfølgende regelsæt noget gælder; der kan være flere. $option er en handling som »bette 10«.

rulebook-lens-prompt-first = Efter hvilke regelsæt handler plads { $seat } først?
rulebook-lens-prompt-wager = Efter hvilke regelsæt må plads { $seat } { $option }?
rulebook-lens-prompt-common = Efter hvilke regelsæt er det sidste kort ét til alle?
rulebook-lens-prompt-mix = Efter hvilke regelsæt blandes de brændte kort i nu?
rulebook-lens-prompt-odd = Efter hvilke regelsæt får plads { $seat } den overskydende chip?
rulebook-lens-prompt-odd-high = Efter hvilke regelsæt får plads { $seat } den overskydende chip i high-halvdelen?
rulebook-lens-prompt-odd-low = Efter hvilke regelsæt får plads { $seat } den overskydende chip i low-halvdelen?

# $rulebooks afgør det ens; $reason er en hel sætning.
rulebook-lens-verdict = Det gælder i: { LIST($rulebooks) }.
rulebook-lens-step-yes = Ja i: { LIST($rulebooks) }. { $reason }
rulebook-lens-step-no = Nej i: { LIST($rulebooks) }. { $reason }
rulebook-lens-step-counted = { $count } { $reason }
rulebook-lens-step-room = Et bet og { $max } raises er tilladt. Der er raiset { $made } gange.

# Forkerte regler: »Dit svar ville være rigtigt, hvis …«.
rulebook-lens-wrong-tournament-like-cash = hvis der gjaldt samme regel for WSOP-turneringer som for WSOP’s cash games
rulebook-lens-wrong-cash-like-tournament = hvis der gjaldt samme regel for WSOP’s cash games som for WSOP-turneringer
rulebook-lens-wrong-tda-like-wsop = hvis TDA havde samme regel som WSOP-turneringerne
rulebook-lens-wrong-wsop-like-tda = hvis WSOP-turneringerne havde samme regel som TDA
rulebook-lens-wrong-rooms-like-roberts = hvis alle de amerikanske regelsæt fulgte Robert’s Rules
rulebook-lens-wrong-pages-like-roberts = hvis den tyske, den hollandske og den danske kilde fulgte Robert’s Rules
rulebook-lens-wrong-tournaments-apart = hvis der gjaldt én regel for turneringer og en anden for alle andre spil
rulebook-lens-wrong-rooms-apart = hvis de amerikanske regelsæt havde én regel og de øvrige kilder en anden
rulebook-lens-wrong-roberts-alone = hvis Robert’s Rules stod alene med deres regel
rulebook-lens-wrong-this-house-alone = hvis regelsættet for denne hånd stod alene med sin regel
rulebook-lens-wrong-all-alike = hvis alle disse regelsæt havde samme regel
rulebook-lens-wrong-other-way-round = hvis det var lige omvendt overalt

# Situationerne, til lister.
class-rulebook-lens-tie = Lige gode åbne kort
class-rulebook-lens-open-pair = Et åbent par på fourth street
class-rulebook-lens-late-size = Størrelsen på senere bets
class-rulebook-lens-opening = Størrelsen på bring-in
class-rulebook-lens-cap = Et raise til
class-rulebook-lens-cap-two = Et raise til, to spillere tilbage
class-rulebook-lens-last-card = For få kort til seventh street
class-rulebook-lens-odd-chip = En overskydende chip mellem lige hænder

# Det første hint efter et forkert svar: hvad der afgør det, aldrig svaret.
rulebook-lens-hint-tie = De bedste åbne kort er lige gode. I hvilke huse afgør kuløren det, og i hvilke pladsen ved bordet?
rulebook-lens-hint-open-pair = Der ligger et åbent par på fourth street. Hvilke huse tillader så et større bet, og til hvem?
rulebook-lens-hint-late-size = Fifth street eller senere, og ingen har bettet. Hvilke huse kender kun ét beløb, og hvilke et interval?
rulebook-lens-hint-opening = Hvad må den plads, der åbner, lægge ind under et fuldt bet: anten, en fast bring-in eller alt derimellem?
rulebook-lens-hint-cap = Tæl rundens bet og raises. Hvor mange raises tillader hvert hus?
rulebook-lens-hint-cap-two = Kun to kan stadig bette. Hvilke huse ophæver så cap, og på hvilken betingelse?
rulebook-lens-hint-last-card = Tæl de kort, der er tilbage, og så de brændte. Hvor mange kræver hvert hus, før alle får deres eget kort?
rulebook-lens-hint-odd-chip = To hænder er lige gode, og én chip er tilovers. Hvilke kort sammenligner hvert hus: alle syv eller fem, og vinder de høje eller de lave?
