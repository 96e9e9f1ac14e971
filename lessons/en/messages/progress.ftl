progress-title = Your progress
progress-none = No answers yet. Practice a few hands and they will be counted here.
progress-answered =
    { $n ->
        [one] { $n } question answered
       *[other] { $n } questions answered
    }
progress-right =
    { $answered ->
        [one] { $right } of { $answered } answer right
       *[other] { $right } of { $answered } answers right
    }
progress-share = { $share } right
progress-label-answered = Answered
progress-label-right = Right
progress-label-wrong = Wrong
progress-label-share = Share right
progress-label-day = Day
progress-by-topic = By topic
progress-by-situation = By situation
progress-over-time = Over time
progress-wrong-rules = Wrong rules most met
progress-wrong-rule-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
progress-wrong-rules-none = No wrong rule has shown up so far.
# For those who cannot see the chart. $first and $last are dates.
progress-chart-alt = Right and wrong answers by day, { $first } to { $last }: { $right } of { $answered } right.
progress-chart-as-table = The chart as a table
progress-delete = Delete my answers
progress-delete-sure = All your answers and settings will be erased. This cannot be undone.
progress-deleted = Your answers are erased.
