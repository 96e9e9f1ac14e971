# What went wrong, and what to do about it. Never the learner's fault.
error-broken-code = This link does not lead to a question: part of its code is missing or changed. Copy the whole link, or start a new question.
error-outdated-code = This link comes from an earlier version, and the question can no longer be dealt the same way. Start a new question.
error-outdated-rulebook = The rulebook { $rulebook } has changed since this link was made, so the ruling may differ. Start a new question.
error-unreadable-answer = This answer could not be read, so it does not count. Choose again.
error-nothing-answered = Nothing is chosen yet. Choose an answer first.
error-hand-cannot-be-built = No such hand can be dealt with these settings. Choose other topics, another game or another number of seats.
error-page-not-found = There is no page here. The lessons are under Learn.
error-page-not-translated = This lesson is not translated yet, so it is shown in English.
error-database = Your answers cannot be saved at the moment. You can go on practicing; what you answer now may not be counted.
error-attempt-not-found = This question belongs to another visit. Start a new question.
error-unexpected = Something went wrong, and it has been noted. Start a new question.
