progress-title = Dein Fortschritt
progress-none = Noch keine Antworten. Übe ein paar Hände, dann werden sie hier gezählt.
progress-answered =
    { $n ->
        [one] { $n } Frage beantwortet
       *[other] { $n } Fragen beantwortet
    }
progress-right =
    { $answered ->
        [one] { $right } von { $answered } Antwort richtig
       *[other] { $right } von { $answered } Antworten richtig
    }
progress-share = { $share } richtig
progress-label-answered = Beantwortet
progress-label-right = Richtig
progress-label-wrong = Falsch
progress-label-share = Anteil richtig
progress-label-day = Tag
progress-by-topic = Nach Thema
progress-by-situation = Nach Situation
progress-over-time = Im Lauf der Zeit
progress-wrong-rules = Häufigste falsche Regeln
progress-wrong-rule-times = { $n }-mal
progress-wrong-rules-none = Bisher ist keine falsche Regel aufgefallen.
progress-chart-alt = Richtige und falsche Antworten nach Tagen, { $first } bis { $last }: { $right } von { $answered } richtig.
progress-chart-as-table = Das Diagramm als Tabelle
progress-delete = Meine Antworten löschen
progress-delete-sure = Alle deine Antworten und Einstellungen werden gelöscht. Das lässt sich nicht rückgängig machen.
progress-deleted = Deine Antworten sind gelöscht.
