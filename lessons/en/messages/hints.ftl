# After a wrong answer: a second try, with hints on request.
retry-verdict = Not yet. Try again.
# How many parts of the answer are still to be found.
retry-missing =
    { $n ->
        [one] One is still missing.
       *[other] { $n } are still missing.
    }
# Over the hints already shown, for those who hear the page.
retry-hints = Hints
# Two buttons beside each other: the next hint, by its kind (rule: which rule decides; look: what to look at; guide: step
# by step with help; on: one step further), and the end. Very little room.
retry-next =
    { $hint ->
        [rule] Which rule?
        [look] Which cards?
        [guide] Do it with me
       *[on] One step on
    }
retry-ruling = Show the ruling
# The second answer is the first one again.
error-same-answer = That was your first answer. Change it, or have the ruling shown.
# $verdict is a whole sentence, such as "Seat 4 brings it in."
verdict-right-second = Right at the second try. { $verdict }

# The hints that every kind of question has.
hint-look =
    { $seats ->
        [one] Look closely at seat { SEATS($seats) }. What matters glows on the table.
       *[other] Compare seats { SEATS($seats) }. What matters glows on the table.
    }
hint-left = That leaves seats { SEATS($seats, list: "or") }.

# In the terminal, under a wrong answer.
cli-quiz-again = Try again. “?” gives a hint, an empty line shows the ruling.
