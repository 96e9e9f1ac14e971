progress-title = Je voortgang
progress-none = Nog geen antwoorden. Oefen een paar handen, dan worden ze hier geteld.
progress-answered =
    { $n ->
        [one] { $n } vraag beantwoord
       *[other] { $n } vragen beantwoord
    }
progress-right =
    { $answered ->
        [one] { $right } van { $answered } antwoord goed
       *[other] { $right } van de { $answered } antwoorden goed
    }
progress-share = { $share } goed
progress-label-answered = Beantwoord
progress-label-right = Goed
progress-label-wrong = Fout
progress-label-share = Percentage goed
progress-label-day = Dag
progress-by-topic = Per onderwerp
progress-by-situation = Per situatie
progress-over-time = In de loop van de tijd
progress-wrong-rules = Meest voorkomende verkeerde regels
progress-wrong-rule-times = { $n } keer
progress-wrong-rules-none = Er is nog geen verkeerde regel opgevallen.
progress-chart-alt = Goede en foute antwoorden per dag, { $first } tot en met { $last }: { $right } van { $answered } goed.
progress-chart-as-table = De grafiek als tabel
progress-delete = Mijn antwoorden wissen
progress-delete-sure = Al je antwoorden en instellingen worden gewist. Dit kun je niet ongedaan maken.
progress-deleted = Je antwoorden zijn gewist.
