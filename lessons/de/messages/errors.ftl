error-broken-code = Dieser Link führt zu keiner Frage: Ein Teil des Codes fehlt oder ist verändert. Kopiere den ganzen Link oder beginne mit einer neuen Frage.
error-outdated-code = Dieser Link stammt aus einer früheren Version, und die Frage lässt sich nicht mehr genauso geben. Beginne mit einer neuen Frage.
error-newer-code = Dieser Link stammt aus einer neueren Version des Tutors als dieser hier, der seine Frage nicht geben kann. Beginne mit einer neuen Frage oder bitte, wer diesen Tutor betreibt, ihn zu aktualisieren.
error-address-ignored = Die Adresse verlangt etwas, das es hier nicht gibt ({ LIST($names) }); gezeigt wird deshalb das Übliche.
error-outdated-rulebook = Das Regelwerk { $rulebook } wurde geändert, seit dieser Link entstand; die Entscheidung kann anders ausfallen. Beginne mit einer neuen Frage.
error-unreadable-answer = Diese Antwort war nicht lesbar und zählt deshalb nicht. Wähle noch einmal.
error-nothing-answered = Noch ist nichts gewählt. Wähle zuerst eine Antwort.
error-hand-cannot-be-built = Mit diesen Einstellungen lässt sich keine solche Hand geben. Wähle andere Themen, ein anderes Spiel oder eine andere Zahl von Plätzen.
error-page-not-found = Diese Seite gibt es nicht. Die Lektionen findest du unter „Lernen“.
error-page-not-translated = Diese Lektion ist noch nicht übersetzt und erscheint deshalb auf Englisch.
error-database = Antworten können im Moment nicht gespeichert werden. Was du antwortest, wartet in diesem Tab, bis das wieder geht, und geht verloren, wenn du ihn schließt.
error-database-mend = Falls du diesen Tutor betreibst: Im Protokoll steht, warum, und was zu tun ist.
error-records-unreadable = Deine Antworten können im Moment nicht gelesen werden. Verloren ist nichts davon.
error-attempt-not-found = Diese Frage gehört zu einem anderen Besuch. Beginne mit einer neuen Frage.
error-answered-before = Diese Frage war schon beantwortet, vielleicht in einem anderen Tab. Die erste Antwort zählt.
error-unexpected = Etwas ist schiefgegangen und wurde vermerkt. Beginne mit einer neuen Frage.

show-unsaved = Zeig mir jetzt die Entscheidung
error-answers-wait =
    { $n ->
        [one] Deine Antwort ist hier notiert und nicht verloren, konnte aber noch nicht gespeichert werden. Lass diesen Tab offen und versuche es gleich noch einmal.
       *[other] { $n } Antworten sind hier notiert und nicht verloren, konnten aber noch nicht gespeichert werden. Lass diesen Tab offen und versuche es gleich noch einmal.
    }
