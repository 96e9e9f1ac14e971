seventh-street-prompt = Intet kort er brændt. Hvordan gives seventh street?
seventh-street-prompt-burned = Tre kort er brændt. Hvordan gives seventh street?

seventh-street-choice-own-cards = Et kort til hver hånd
seventh-street-choice-own-cards-burn = Brænd ét, så et kort til hver hånd
seventh-street-choice-own-cards-mix-burn = Bland de brændte i, brænd ét, et kort til hver hånd
seventh-street-choice-own-cards-mix = Bland de brændte i, brænd intet, et kort til hver hånd
seventh-street-choice-common-card = Ét fælleskort til alle
seventh-street-choice-common-card-burn = Brænd ét, så ét fælleskort til alle
seventh-street-choice-common-card-mix-burn = Bland de brændte i, brænd ét, så ét fælleskort
seventh-street-choice-muck = Bland de foldede kort, så et kort til hver hånd
seventh-street-choice-as-far = Et kort til hver hånd, så langt kortene rækker

seventh-street-verdict-own-cards = Hver hånd, der stadig er med, får sit eget kort.
seventh-street-verdict-own-cards-burn = Ét kort brændes, og hver hånd, der stadig er med, får sit eget kort.
seventh-street-verdict-own-cards-mix-burn = De brændte kort blandes i, ét kort brændes, og hver hånd, der stadig er med, får sit eget kort.
seventh-street-verdict-own-cards-mix = De brændte kort blandes i, intet brændes igen, og hver hånd, der stadig er med, får sit eget kort.
seventh-street-verdict-common-card = Ét fælleskort vendes for alle.
seventh-street-verdict-common-card-burn = Ét kort brændes, og ét fælleskort vendes for alle.
seventh-street-verdict-common-card-mix-burn = De brændte kort blandes i, ét kort brændes, og ét fælleskort vendes for alle.
seventh-street-verdict-open = Ingen tekst siger, hvordan det går videre.

seventh-street-step-left-burned = Third street tog { $third } kort, fourth { $fourth }, fifth { $fifth } og sixth { $sixth }, og tre blev brændt. Af 52 er der { $stub } tilbage.
seventh-street-step-left = Third street tog { $third } kort, fourth { $fourth }, fifth { $fifth } og sixth { $sixth }, og ingen blev brændt. Af 52 er der { $stub } tilbage.
seventh-street-step-sixth = Third street tog { $third } kort, fourth { $fourth } og fifth { $fifth }. Det efterlader for få selv til sixth street, som skulle bruge { $sixth }.
seventh-street-step-nothing = Der er ikke engang et fælleskort tilbage.

seventh-street-step-folded = Den, der foldede på sixth street, får intet kort. Hænder, der stadig er med: { $hands }.
seventh-street-step-enough-burn = Det er nok til et brændt kort og { $hands } kort.
seventh-street-step-enough = Det er nok til { $hands } kort.
seventh-street-step-mix-burn = Det er for lidt til et brændt kort og { $hands } kort. Alle på nær det sidste gives, og det sidste blandes med de tre brændte kort. Med dem er der { $total }, nok til at brænde ét mere.
seventh-street-step-mix = Det er for lidt til et brændt kort og { $hands } kort. Alle på nær det sidste gives, og det sidste blandes med de tre brændte kort. Med dem er der { $total }, lige nok, hvis intet brændes igen.
seventh-street-step-common-burned = Selv med de tre brændte kort er der ikke et nyt kort til hver af de { $hands } hænder. Derfor træder ét fælleskort i stedet for det syvende.
seventh-street-step-common = Det er for lidt til { $hands } kort. Derfor træder ét fælleskort i stedet for det syvende.
seventh-street-step-two-enough = Der skal være to kort mere end hænder, ét at brænde og ét, der bliver liggende: { $needed } til { $hands } hænder. Det er der.
seventh-street-step-two-mix = Der skal være to kort mere end hænder, ét at brænde og ét, der bliver liggende: { $needed } til { $hands } hænder. Det er for lidt, men blandet med de tre brændte kort er der { $total }.
seventh-street-step-two-common = Der skal være to kort mere end hænder, ét at brænde og ét, der bliver liggende: { $needed } til { $hands } hænder. Selv med de tre brændte kort er der kun { $total }, så der gives ét fælleskort.
seventh-street-step-two-short = Der skal være to kort mere end hænder: { $needed } til { $hands } hænder. Det er for lidt, så der gives ét fælleskort.
seventh-street-step-mix-for-common = { $stub ->
    [one] En rest på { $stub } kort er for lille til et brændt kort og et fælleskort, så den blandes først med de tre brændte kort.
   *[other] En rest på { $stub } kort er for lille, så den blandes først med de tre brændte kort.
}
seventh-street-step-eight-stay = Alle { $hands } er stadig med, så ét fælleskort træder i stedet for det syvende.
seventh-street-step-eight-go = Et fælleskort gives kun, når alle otte stadig er med. Der er { $hands }, så hver hånd får et kort.

seventh-street-wrong-late-fold-counted = hvis en hånd, der foldede på sixth street, stadig fik et kort
seventh-street-wrong-all-in-left-out = hvis en spiller, der er all-in, ikke fik noget kort
seventh-street-wrong-two-to-spare = hvis der skulle være to kort mere end hænder
seventh-street-wrong-one-to-spare = hvis ét kort mere end hænder var nok
seventh-street-wrong-burns-left-out = hvis de brændte kort blev ude, uanset hvor få kort der er
seventh-street-wrong-burned-again = hvis der skulle brændes igen, når de brændte kort er blandet i
seventh-street-wrong-not-burned-again = hvis der ikke blev brændt igen, når de brændte kort er blandet i
seventh-street-wrong-common-always-mixed = hvis de brændte kort blev blandet i før hvert fælleskort
seventh-street-wrong-last-burn-forgotten = hvis der ikke skulle være et kort til at brænde før seventh street
seventh-street-wrong-burns-forgotten = hvis de tre brændte kort stadig lå i restbunken
seventh-street-wrong-burned-here = hvis der i dette hus blev brændt et kort før hver street
seventh-street-wrong-eight-dealt-in = hvis der blev givet et fælleskort, netop når otte hænder fik kort fra begyndelsen
seventh-street-wrong-eight-staying = hvis der blev givet et fælleskort, netop når alle otte stadig er med
seventh-street-wrong-muck-reused = hvis de foldede kort blev blandet og givet igen
seventh-street-wrong-as-far = hvis kortene blev givet, så langt de rækker, og resten ikke fik noget
seventh-street-wrong-all-dealt-on = hvis hver hånd, der fik kort, var blevet til sixth street
seventh-street-wrong-folded-uncounted = hvis de foldede hænders kort stadig lå i restbunken
seventh-street-wrong-down-cards-uncounted = hvis de lukkede kort stadig lå i restbunken
seventh-street-wrong-mixed-always = hvis de brændte kort blev blandet i før hver seventh street
seventh-street-wrong-one-for-all = hvis det sidste kort altid var et fælleskort

class-seventh-street-plenty = Kort nok
class-seventh-street-eight-began = Otte fra begyndelsen, og stadig kort nok
class-seventh-street-exact = Lige akkurat kort nok
class-seventh-street-late-fold = En hånd er foldet på sixth street
class-seventh-street-mix-burn = De brændte kort blandes i
class-seventh-street-mix = Blandet i, og intet brændt igen
class-seventh-street-common = Et fælleskort
class-seventh-street-common-mix = Et fælleskort efter blanding

seventh-street-hint-plenty = Tæl de kort, der er givet og brændt indtil nu. Hvor mange er der tilbage til dem, der stadig er med?
seventh-street-hint-eight-began = Mange fik kort, men hvem er stadig med? Tæl de brugte kort og de hænder, der mangler ét.
seventh-street-hint-exact = Tæl de kort, der er tilbage, og de hænder, der er med. Skal der være kort i overskud i dette hus?
seventh-street-hint-late-fold = Hvem mangler et kort: Tæl de hænder, der er med nu, ikke dem, der fik kort på sixth street.
seventh-street-hint-mix-burn = De kort, der er tilbage, rækker ikke. Hvad må lægges til i dette hus, og brændes der igen?
seventh-street-hint-mix = De kort, der er tilbage, rækker ikke. Hvad må lægges til i dette hus, og brændes der igen?
seventh-street-hint-common = Tæl de kort, der er tilbage, og så de brændte. Er det nok til et kort til hver hånd i dette hus?
seventh-street-hint-common-mix = Tæl de kort, der er tilbage, og så de brændte. Er det nok til et kort til hver hånd i dette hus?
