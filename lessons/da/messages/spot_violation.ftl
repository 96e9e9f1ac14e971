kind-spot-violation = Den ulovlige linje

spot-violation-prompt = Én linje er ikke tilladt. Hvilken, og hvorfor?

spot-violation-fault-opener = En anden plads skal åbne
spot-violation-fault-turn = Pladsen har ikke turen endnu
spot-violation-fault-out = Pladsen har foldet eller er all-in
spot-violation-fault-check = Der er noget at kalde
spot-violation-fault-too-little = Beløbet er for lille
spot-violation-fault-too-much = Beløbet er for stort
spot-violation-fault-cap = Cap er nået
spot-violation-fault-closed = All-in-bettet åbner ikke for nye raises

spot-violation-verdict-opener = Linje { $line } er ikke tilladt: Det er ikke plads { $seat }, der skal åbne.
spot-violation-verdict-turn = Linje { $line } er ikke tilladt: Plads { $seat } har ikke turen endnu.
spot-violation-verdict-out = Linje { $line } er ikke tilladt: Plads { $seat } har ikke mere at sige i bettingen.
spot-violation-verdict-check = Linje { $line } er ikke tilladt: Der er noget at kalde, så plads { $seat } må ikke checke.
spot-violation-verdict-too-little = Linje { $line } er ikke tilladt: Plads { $seat } lægger for lidt.
spot-violation-verdict-too-much = Linje { $line } er ikke tilladt: Plads { $seat } lægger for meget.
spot-violation-verdict-cap = Linje { $line } er ikke tilladt: Cap er nået, så plads { $seat } må ikke raise.
spot-violation-verdict-closed = Linje { $line } er ikke tilladt: Plads { $seat } har allerede haft turen og må ikke raise igen efter det all-in-bet.

spot-violation-step-due = Hvad der gælder ved linje { $line }: { $due }
spot-violation-legal = Linje { $line }: { $due }
spot-violation-guide =
    { $count ->
        [one] Der er intet galt med denne linje: { LIST($lines) }.
       *[other] Der er intet galt med disse linjer: { LIST($lines) }.
    }
spot-violation-line = { $line }

spot-violation-wrong-completion-plus-bring-in = { options-wrong-completion-plus-bring-in }
spot-violation-wrong-no-full-opening = { options-wrong-no-full-opening }
spot-violation-wrong-raise-from-bring-in = { options-wrong-raise-from-bring-in }
spot-violation-wrong-open-pair-ignored = { options-wrong-open-pair-ignored }
spot-violation-wrong-open-pair-owner-only = { options-wrong-open-pair-owner-only }
spot-violation-wrong-open-pair-must-be-big = { options-wrong-open-pair-must-be-big }
spot-violation-wrong-cap-holds-heads-up = { options-wrong-cap-holds-heads-up }
spot-violation-wrong-cap-counts-bring-in = { options-wrong-cap-counts-bring-in }
spot-violation-wrong-cap-counts-bet = { options-wrong-cap-counts-bet }
spot-violation-wrong-all-in-never-reopens = { options-wrong-all-in-never-reopens }
spot-violation-wrong-half-all-in-is-completed = { options-wrong-half-all-in-is-completed }
spot-violation-wrong-raise-from-short-all-in = { options-wrong-raise-from-short-all-in }
spot-violation-wrong-short-stack-must-fold = { options-wrong-short-stack-must-fold }
spot-violation-wrong-big-bet-on-fourth = { options-wrong-big-bet-on-fourth }
spot-violation-wrong-small-bet-late = { options-wrong-small-bet-late }
spot-violation-wrong-raise-to-the-bet = { options-wrong-raise-to-the-bet }
spot-violation-wrong-suits-reversed = { bring-in-wrong-suits-reversed }
spot-violation-wrong-position-for-suit = { bring-in-wrong-position-for-suit }
spot-violation-wrong-ace-low = { bring-in-wrong-ace-low }
spot-violation-wrong-razz-ace-high = { bring-in-wrong-razz-ace-high }
spot-violation-wrong-board-suits-reversed = { first-to-act-wrong-suits-reversed }
spot-violation-wrong-board-suit-for-position = { first-to-act-wrong-suit-for-position }
spot-violation-wrong-board-position-for-suit = { first-to-act-wrong-position-for-suit }
spot-violation-wrong-draw-outranks = { first-to-act-wrong-draw-outranks }
spot-violation-wrong-low-board-opens = { first-to-act-wrong-low-board-opens }
spot-violation-wrong-groups-ignored = { first-to-act-wrong-groups-ignored }
spot-violation-wrong-bring-in-opens = { first-to-act-wrong-bring-in-opens }
spot-violation-wrong-last-opener = { first-to-act-wrong-last-opener }
spot-violation-wrong-high-card = { bring-in-wrong-high-card }
spot-violation-wrong-razz-low-card = { bring-in-wrong-razz-low-card }
spot-violation-wrong-left-of-dealer = { bring-in-wrong-left-of-dealer }
spot-violation-wrong-first-dealt = { first-to-act-wrong-first-dealt }
spot-violation-wrong-all-in-acts = { next-to-act-wrong-all-in-acts }
spot-violation-wrong-folded-acts = { next-to-act-wrong-folded-acts }
spot-violation-wrong-bring-in-is-done = { next-to-act-wrong-bring-in-is-done }
spot-violation-wrong-check-is-final = { next-to-act-wrong-check-is-final }
spot-violation-wrong-raised-one-answers = { next-to-act-wrong-raised-one-answers }
spot-violation-wrong-opener-first = { next-to-act-wrong-opener-first }
spot-violation-wrong-cards-decide = { next-to-act-wrong-cards-decide }
spot-violation-wrong-anticlockwise = { next-to-act-wrong-anticlockwise }

class-spot-violation-bring-in-seat = Den forkerte plads betaler bring-in
class-spot-violation-first-seat = Den forkerte plads begynder
class-spot-violation-turn = Uden for tur
class-spot-violation-folded = Med igen efter et fold
class-spot-violation-all-in = Med uden chips
class-spot-violation-check = Et check mod et bet
class-spot-violation-bring-in-size = Bring-in på et forkert beløb
class-spot-violation-completion-size = Completet til et forkert beløb
class-spot-violation-bet-size = Et bet på et forkert beløb
class-spot-violation-raise-size = Et raise til et forkert beløb
class-spot-violation-cap = Et raise for meget
class-spot-violation-closed = Et raise efter et lille all-in-bet

spot-violation-hint-bring-in-seat = Kortene afgør, hvem der åbner third street. Er det den rigtige plads, der åbner?
spot-violation-hint-first-seat = De åbne kort afgør, hvem der begynder. Er det den rigtige plads, der begynder?
spot-violation-hint-turn = Turen går med uret. Følg den linje for linje: Bliver en plads sprunget over, som stadig skal handle?
spot-violation-hint-folded = Den, der folder, er ude af hånden. Læg mærke til, hvem der folder, og følg turen linje for linje.
spot-violation-hint-all-in = Den, der ingen chips har tilbage, får ikke turen igen. Tæl med, hvad pladsen med få chips lægger ind.
spot-violation-hint-check = Man må kun checke, når der ikke er noget at kalde. Hvad skylder hver plads, når den har turen?
spot-violation-hint-bring-in-size = Hvilket beløb tillader dette hus som bring-in?
spot-violation-hint-completion-size = Bring-in må gøres til et fuldt bet. Tæller den med i beløbet, eller kommer bettet oveni?
spot-violation-hint-bet-size = Hvor stort er et bet på denne street i dette hus, med disse åbne kort?
spot-violation-hint-raise-size = Hvor meget forhøjer et raise på denne street, og fra hvilket beløb?
spot-violation-hint-cap = Tæl bettet og alle raises. Hvor mange tillader dette hus?
spot-violation-hint-closed = Nogen er all-in for mindre end et fuldt bet eller raise. Hvem må stadig raise efter det i dette hus?
