ui-set = Quiz

quiz-title = Een quiz voor je klas
quiz-about = Kies wat er gevraagd wordt. Iedereen krijgt dezelfde link, en niemand heeft een account nodig.
quiz-house = { $rulebook } · { $game }. Beide kun je bovenaan de pagina wijzigen.
quiz-kinds = Onderwerpen
quiz-situations = Alleen bepaalde situaties
quiz-level = Niveau
quiz-level-any = Maakt niet uit
quiz-count = Aantal vragen
quiz-count-hands = Aantal handen
quiz-hands = Handen
quiz-hands-same = Voor iedereen dezelfde handen
quiz-hands-different = Voor iedereen dezelfde stof, maar andere handen
quiz-told = Uitleg
quiz-told-after = Na elk antwoord
quiz-told-end = Pas aan het eind
quiz-make = Quiz maken
quiz-none-chosen = Kies minstens één onderwerp.
quiz-too-few = Van deze soort zijn er niet genoeg vragen. Kies meer onderwerpen, een ander niveau of minder vragen.
quiz-whole-hand-alone = Hele handen vormen een quiz op zich, zonder andere onderwerpen.
quiz-ready = Je quiz
quiz-size =
    { $n ->
        [one] Eén vraag
       *[other] { $n } vragen
    }
quiz-size-hands =
    { $n ->
        [one] Eén hele hand
       *[other] { $n } hele handen
    }
quiz-level-is = Niveau { $n }
quiz-qr = De link als QR-code
quiz-too-long = De link is te lang voor een QR-code. Stuur hem als tekst.
quiz-only-here = Dit adres werkt alleen op deze computer. Open de tutor op het adres dat de anderen kunnen bereiken en maak daar de quiz.
quiz-preview = Voorbeeld
quiz-preview-different = Dit is één voorbeeld: iedereen krijgt andere handen bij dezelfde stof.

quiz-progress = Vraag { $n } van { $count }
quiz-kept = Je antwoord is bewaard: { $answer }
quiz-waits = Je antwoord wacht in dit tabblad: { $answer }
quiz-go-on = Toch doorgaan
quiz-to-score = Naar de uitslag
quiz-broken = Deze link leidt niet naar een quiz: een deel van de code ontbreekt of is veranderd. Kopieer de hele link, of vraag hem nog eens op bij degene van wie je hem kreeg.
quiz-outdated = Deze link komt uit een eerdere versie en de vragen zijn niet meer precies zo terug te halen. Vraag om een nieuwe link.
quiz-newer = Deze link komt uit een nieuwere versie van de tutor, en deze versie kan de vragen niet stellen. Vraag de beheerder om de tutor bij te werken.

quiz-score = Uitslag
quiz-name = Naam op deze uitslag
quiz-name-help = De naam staat alleen hier. Een bijnaam mag ook.
quiz-name-keep = Naam opslaan
quiz-points = { $points } van de { $count } punten · { $share }
quiz-by-topic = Per onderwerp
quiz-points-label = Punten
quiz-wrong-rules = Verkeerde regels achter de fouten
quiz-look-again = Nog eens bekijken
quiz-all-right = Alle antwoorden waren goed.
quiz-all-questions = Alle vragen
quiz-question = { $n }. { $title }
quiz-answered = Jouw antwoord: { $answer }
quiz-on-the-table = Op tafel bekijken
quiz-answer-again = Nog een keer beantwoorden
quiz-back = Terug
quiz-print = Afdrukken
quiz-download = Opslaan als CSV
quiz-another = Zelf een quiz maken
quiz-sheets = Jouw quizzen
quiz-sheet = { $rulebook } · { $game } · { $n } van de { $count } beantwoord

quiz-csv-number = Nummer
quiz-csv-topic = Onderwerp
quiz-csv-situation = Situatie
quiz-csv-question = Vraag
quiz-csv-answer = Antwoord
quiz-csv-right-answer = Juiste antwoord
quiz-csv-points = Punten
quiz-csv-wrong-rule = Verkeerde regel
quiz-csv-code = Code
quiz-csv-name = Naam
quiz-csv-sum = Totaal
