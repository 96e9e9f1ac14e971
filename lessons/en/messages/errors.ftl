# What went wrong, and what to do about it. Never the learner's fault.
error-broken-code = This link does not lead to a question: part of its code is missing or changed. Copy the whole link, or start a new question.
error-outdated-code = This link comes from an earlier version, and the question can no longer be dealt the same way. Start a new question.
error-newer-code = This link comes from a newer version of the tutor than this one, which cannot deal its question. Start a new question, or ask whoever runs this tutor to bring it up to date.
# $names are parameters of the address, such as "rulebook" and "kind".
error-address-ignored = The address asks for something that there is not here ({ LIST($names) }), so the usual is shown.
error-outdated-rulebook = The rulebook { $rulebook } has changed since this link was made, so the ruling may differ. Start a new question.
error-unreadable-answer = This answer could not be read, so it does not count. Choose again.
error-nothing-answered = Nothing is chosen yet. Choose an answer first.
error-hand-cannot-be-built = No such hand can be dealt with these settings. Choose other topics, another game or another number of seats.
error-page-not-found = There is no page here. The lessons are under Learn.
error-page-not-translated = This lesson is not translated yet, so it is shown in English.
error-database = Answers cannot be saved at the moment. What you answer waits in this tab until it can be saved, and is lost when you close it.
error-database-mend = If you run this tutor: its log says why, and what to do.
error-records-unreadable = Your answers cannot be read at the moment. Nothing of them is lost.
error-attempt-not-found = This question belongs to another visit. Start a new question.
error-answered-before = This question had been answered already, in another tab perhaps. The first answer counts.
error-unexpected = Something went wrong, and it has been noted. Start a new question.

# Answers that the records have not taken yet.
show-unsaved = Show me the ruling now
# $n is the number of answers that wait.
error-answers-wait =
    { $n ->
        [one] Your answer is kept here and is not lost, but it could not be saved yet. Keep this tab open and try again in a moment.
       *[other] { $n } answers are kept here and are not lost, but they could not be saved yet. Keep this tab open and try again in a moment.
    }
