ui-set = Quiz

quiz-title = En quiz til dit hold
quiz-about = Vælg, hvad der skal spørges om. Alle får det samme link, og ingen behøver en konto.
quiz-house = { $rulebook } · { $game }. Begge dele kan ændres øverst på siden.
quiz-kinds = Emner
quiz-situations = Kun bestemte situationer
quiz-level = Sværhedsgrad
quiz-level-any = Alle
quiz-count = Antal spørgsmål
quiz-count-hands = Antal hænder
quiz-hands = Hænder
quiz-hands-same = De samme hænder til alle
quiz-hands-different = Det samme stof, men hver sine hænder
quiz-told = Forklaringer
quiz-told-after = Efter hvert svar
quiz-told-end = Først til sidst
quiz-make = Lav quizzen
quiz-none-chosen = Vælg mindst ét emne.
quiz-too-few = Der er ikke spørgsmål nok af den slags. Vælg flere emner, en anden sværhedsgrad eller færre spørgsmål.
quiz-whole-hand-alone = Hele hænder er en quiz for sig, uden andre emner.
quiz-ready = Din quiz
quiz-size = { $n } spørgsmål
quiz-size-hands =
    { $n ->
        [one] Én hel hånd
       *[other] { $n } hele hænder
    }
quiz-level-is = Niveau { $n }
quiz-qr = Linket som QR-kode
quiz-too-long = Linket er for langt til en QR-kode. Send det som tekst.
quiz-only-here = Denne adresse virker kun på denne computer. Åbn tutoren på den adresse, som de andre kan nå, og lav så quizzen.
quiz-preview = Forhåndsvisning
quiz-preview-different = Et eksempel: Alle får andre hænder til det samme stof.

quiz-progress = Spørgsmål { $n } af { $count }
quiz-kept = Dit svar er gemt: { $answer }
quiz-waits = Dit svar venter i denne fane: { $answer }
quiz-go-on = Fortsæt alligevel
quiz-to-score = Til resultatet
quiz-broken = Dette link fører ikke til en quiz: En del af koden mangler eller er ændret. Kopiér hele linket, eller spørg den, du har det fra.
quiz-outdated = Dette link stammer fra en tidligere version, og spørgsmålene kan ikke længere gives på samme måde. Bed om et nyt link.
quiz-newer = Dette link stammer fra en nyere version af tutoren end denne, som ikke kan give spørgsmålene. Bed den, der driver tutoren, om at opdatere den.

quiz-score = Resultat
quiz-name = Navn på dette resultat
quiz-name-help = Det står kun her. Et kaldenavn er nok.
quiz-name-keep = Gem navnet
quiz-points = { $points } af { $count } point · { $share }
quiz-by-topic = Fordelt på emne
quiz-points-label = Point
quiz-wrong-rules = Forkerte regler bag fejlene
quiz-look-again = Værd at se på igen
quiz-all-right = Alle svar var rigtige.
quiz-all-questions = Alle spørgsmål
quiz-question = { $n }. { $title }
quiz-answered = Dit svar: { $answer }
quiz-on-the-table = Se det på bordet
quiz-answer-again = Svar på det igen
quiz-back = Tilbage
quiz-print = Udskriv
quiz-download = Gem som CSV
quiz-another = Lav din egen quiz
quiz-sheets = Dine quizzer
quiz-sheet = { $rulebook } · { $game } · { $n } af { $count } besvaret

quiz-csv-number = Nummer
quiz-csv-topic = Emne
quiz-csv-situation = Situation
quiz-csv-question = Spørgsmål
quiz-csv-answer = Svar
quiz-csv-right-answer = Rigtigt svar
quiz-csv-points = Point
quiz-csv-wrong-rule = Forkert regel
quiz-csv-code = Kode
quiz-csv-name = Navn
quiz-csv-sum = I alt
