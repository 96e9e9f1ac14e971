# Quiz sets: a teacher chooses questions and gets one link; learners answer them by that link and get a score sheet.

# The screen in the menu.
ui-set = Sets

## The teacher

quiz-title = A set for your class
quiz-about = Choose what is to be asked. Everybody gets the same link, and nobody needs an account.
# $game is a short name ("Stud 8").
quiz-house = { $rulebook } · { $game }. Both can be changed at the top of the page.
quiz-kinds = Topics
# The heading of the lists of situations, folded away.
quiz-situations = Only some situations
quiz-level = Level of difficulty
quiz-level-any = Any
quiz-count = Number of questions
# In its place where whole hands are asked about.
quiz-count-hands = Number of hands
quiz-hands = Hands
quiz-hands-same = The same hands for all
quiz-hands-different = The same skills, different hands for each
quiz-told = Explanations
quiz-told-after = After each answer
quiz-told-end = Only at the end
quiz-make = Make the set
quiz-none-chosen = Choose at least one topic.
quiz-too-few = There are not enough questions of this kind. Choose more topics, another level or fewer questions.
quiz-whole-hand-alone = A whole hand makes a set of its own, without other topics.
quiz-ready = Your set
quiz-size =
    { $n ->
        [one] One question
       *[other] { $n } questions
    }
quiz-size-hands =
    { $n ->
        [one] One whole hand
       *[other] { $n } whole hands
    }
quiz-level-is = Level { $n }
quiz-qr = The link as a QR code
quiz-too-long = The link is too long for a QR code. Send it as text.
# The address begins with "localhost" or the like.
quiz-only-here = This address only works on this computer. Open the tutor under the address that the others can reach, then make the set.
quiz-preview = Preview
quiz-preview-different = An example: everybody gets other hands for the same skills.

## The learner

quiz-progress = Question { $n } of { $count }
# $answer is an answer in few words: "seat 4".
quiz-kept = Your answer is kept: { $answer }
quiz-waits = Your answer waits in this tab: { $answer }
quiz-go-on = Go on all the same
# After the last question. Very little room.
quiz-to-score = To the score
quiz-broken = This link does not lead to a set: part of its code is missing or changed. Copy the whole link, or ask whoever gave it to you.
quiz-outdated = This link comes from an earlier version, and its questions can no longer be dealt the same way. Ask for a new link.
quiz-newer = This link comes from a newer version of the tutor than this one, which cannot deal its questions. Ask whoever runs this tutor to bring it up to date.

## The score sheet

quiz-score = Score sheet
quiz-name = Name on this sheet
quiz-name-help = It is kept on this sheet alone. An alias will do.
quiz-name-keep = Save name
# $points is a number such as "14.5".
quiz-points = { $points } of { $count } points · { $share }
quiz-by-topic = By topic
quiz-points-label = Points
quiz-wrong-rules = Wrong rules behind the misses
quiz-look-again = To look at again
quiz-all-right = Every answer was right.
quiz-all-questions = All questions
# The heading of one question. $title is the question itself.
quiz-question = { $n }. { $title }
quiz-answered = Your answer: { $answer }
quiz-on-the-table = See it on the table
quiz-answer-again = Answer it again
# On a question looked at again: back to the score sheet. Very little room.
quiz-back = Back
quiz-print = Print
quiz-download = Save as CSV
quiz-another = Make a set of your own
quiz-sheets = Your sheets
# A set that was begun or finished: $n of its $count questions are answered.
quiz-sheet = { $rulebook } · { $game } · { $n } of { $count } answered

# The heads of the columns in the file, and its lines about the whole.
quiz-csv-number = Number
quiz-csv-topic = Topic
quiz-csv-situation = Situation
quiz-csv-question = Question
quiz-csv-answer = Answer
quiz-csv-right-answer = Right answer
quiz-csv-points = Points
quiz-csv-wrong-rule = Wrong rule
quiz-csv-code = Code
quiz-csv-name = Name
quiz-csv-sum = Total
