# What the command line says to people.
cli-code = Share code: { $code }
cli-unsettled = No text settles this ({ $question }). Play goes on as below.
cli-unsettled-seats = No text settles this ({ $question }). It may be seat { SEATS($seats, list: "or") }; play goes on as below.

# $file is a path, $hand the number of a hand in it.
cli-replay-clean =
    { $n ->
        [one] { $file }, hand { $hand }: { $n } decision, as the rules say.
       *[other] { $file }, hand { $hand }: { $n } decisions, all as the rules say.
    }
cli-replay-found =
    { $found ->
        [one] { $file }, hand { $hand }: { $n } decisions, { $found } finding.
       *[other] { $file }, hand { $hand }: { $n } decisions, { $found } findings.
    }
cli-replay-other = { $street }: it was seat { $expected }’s turn, but seat { $recorded } acted.
cli-replay-closed = { $street }: the betting was over, but seat { $recorded } acted.
cli-replay-stopped = { $street }: seat { $expected } still had to act, but the record goes on.
cli-replay-illegal = { $street }: “{ $action }” is not legal ({ $rule }).
cli-replay-awards = The record pays otherwise. By the rules { LIST($awards) }.

cli-verify-fingerprint = Fingerprint: { $fingerprint }

cli-rulebook-sound = { $file }: complete and consistent. { $rulebook }, id and revision { $id }, games { LIST($games) }.
cli-rulebooks-alike = { $a } and { $b } rule alike.
cli-lessons-sound = No message is missing: { LIST($languages) }
# A line for each language; what is not translated appears in English. $language is a language's own name.
cli-lessons-pages = { $language }: { $own } of { $all } lesson pages

# What is typed after these: seat numbers, or the numbers of the options above.
cli-quiz-seat = Seat:
cli-quiz-options = Numbers of all that are allowed:
cli-quiz-high = Seats that win high:
cli-quiz-low = Seats that win low (nothing for nobody):
