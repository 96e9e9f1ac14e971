ui-set = Quiz

quiz-title = Ein Quiz für deine Klasse
quiz-about = Wähle, was gefragt wird. Alle bekommen denselben Link, niemand braucht ein Konto.
quiz-house = { $rulebook } · { $game }. Beides lässt sich oben auf der Seite ändern.
quiz-kinds = Themen
quiz-situations = Nur bestimmte Situationen
quiz-level = Schwierigkeit
quiz-level-any = Egal
quiz-count = Anzahl der Fragen
quiz-count-hands = Anzahl der Hände
quiz-hands = Hände
quiz-hands-same = Für alle dieselben Hände
quiz-hands-different = Derselbe Stoff, aber verschiedene Hände
quiz-told = Erklärungen
quiz-told-after = Nach jeder Antwort
quiz-told-end = Erst am Ende
quiz-make = Quiz erstellen
quiz-none-chosen = Wähle mindestens ein Thema.
quiz-too-few = Davon gibt es nicht genug Fragen. Wähle mehr Themen, eine andere Schwierigkeit oder weniger Fragen.
quiz-whole-hand-alone = Ganze Hände bilden ein eigenes Quiz, ohne andere Themen.
quiz-ready = Dein Quiz
quiz-size =
    { $n ->
        [one] Eine Frage
       *[other] { $n } Fragen
    }
quiz-size-hands =
    { $n ->
        [one] Eine ganze Hand
       *[other] { $n } ganze Hände
    }
quiz-level-is = Stufe { $n }
quiz-qr = Der Link als QR-Code
quiz-too-long = Für einen QR-Code ist der Link zu lang. Schick ihn als Text.
quiz-only-here = Diese Adresse gilt nur auf diesem Rechner. Öffne den Tutor unter einer Adresse, die auch andere erreichen, und erstelle dann das Quiz.
quiz-preview = Vorschau
quiz-preview-different = Ein Beispiel: Zum gleichen Stoff bekommen alle verschiedene Hände.

quiz-progress = Frage { $n } von { $count }
quiz-kept = Deine Antwort ist notiert: { $answer }
quiz-waits = Deine Antwort wartet in diesem Tab: { $answer }
quiz-go-on = Trotzdem weiter
quiz-to-score = Zum Ergebnis
quiz-broken = Dieser Link führt zu keinem Quiz: Ein Teil des Codes fehlt oder ist verändert. Kopiere den ganzen Link oder frag dort nach, wo du ihn herhast.
quiz-outdated = Dieser Link stammt aus einer früheren Version, und seine Fragen lassen sich nicht mehr genauso geben. Bitte um einen neuen Link.
quiz-newer = Dieser Link stammt aus einer neueren Version des Tutors. Diese hier kann seine Fragen nicht geben. Bitte die, die diesen Tutor betreiben, ihn zu aktualisieren.

quiz-score = Ergebnis
quiz-name = Name auf diesem Ergebnis
quiz-name-help = Er steht nur hier. Ein Spitzname genügt.
quiz-name-keep = Namen speichern
quiz-points = { $points } von { $count } Punkten · { $share }
quiz-by-topic = Nach Thema
quiz-points-label = Punkte
quiz-wrong-rules = Falsche Regeln hinter den Fehlern
quiz-look-again = Noch einmal ansehen
quiz-all-right = Alle Antworten waren richtig.
quiz-all-questions = Alle Fragen
quiz-question = { $n }. { $title }
quiz-answered = Deine Antwort: { $answer }
quiz-on-the-table = Auf dem Tisch ansehen
quiz-answer-again = Noch einmal beantworten
quiz-back = Zurück
quiz-print = Drucken
quiz-download = Als CSV speichern
quiz-another = Ein eigenes Quiz erstellen
quiz-sheets = Deine Ergebnisse
quiz-sheet = { $rulebook } · { $game } · { $n } von { $count } beantwortet

quiz-csv-number = Nummer
quiz-csv-topic = Thema
quiz-csv-situation = Situation
quiz-csv-question = Frage
quiz-csv-answer = Antwort
quiz-csv-right-answer = Richtige Antwort
quiz-csv-points = Punkte
quiz-csv-wrong-rule = Falsche Regel
quiz-csv-code = Code
quiz-csv-name = Name
quiz-csv-sum = Summe
