seventh-street-prompt = Er is niet gebrand. Hoe wordt seventh street gedeeld?
seventh-street-prompt-burned = Er zijn drie kaarten gebrand. Hoe wordt seventh street gedeeld?

seventh-street-choice-own-cards = Elke hand een kaart
seventh-street-choice-own-cards-burn = Eén branden, dan elke hand een kaart
seventh-street-choice-own-cards-mix-burn = Burn cards erbij schudden, één branden, elke hand een kaart
seventh-street-choice-own-cards-mix = Burn cards erbij schudden, niets branden, elke hand een kaart
seventh-street-choice-common-card = Eén gemeenschappelijke kaart voor iedereen
seventh-street-choice-common-card-burn = Eén branden, dan één gemeenschappelijke kaart
seventh-street-choice-common-card-mix-burn = Burn cards erbij schudden, één branden, één kaart voor iedereen
seventh-street-choice-muck = Gefolde kaarten schudden, dan elke hand een kaart
seventh-street-choice-as-far = Elke hand een kaart, tot ze op zijn

seventh-street-verdict-own-cards = Elke hand die nog meedoet krijgt een eigen kaart.
seventh-street-verdict-own-cards-burn = Er wordt één kaart gebrand, en elke hand die nog meedoet krijgt een eigen kaart.
seventh-street-verdict-own-cards-mix-burn = De burn cards worden erbij geschud, er wordt één kaart gebrand, en elke hand die nog meedoet krijgt een eigen kaart.
seventh-street-verdict-own-cards-mix = De burn cards worden erbij geschud, er wordt niet nog eens gebrand, en elke hand die nog meedoet krijgt een eigen kaart.
seventh-street-verdict-common-card = Er komt één gemeenschappelijke kaart open voor iedereen.
seventh-street-verdict-common-card-burn = Er wordt één kaart gebrand, en er komt één gemeenschappelijke kaart open voor iedereen.
seventh-street-verdict-common-card-mix-burn = De burn cards worden erbij geschud, er wordt één kaart gebrand, en er komt één gemeenschappelijke kaart open voor iedereen.
seventh-street-verdict-open = Geen tekst zegt hoe het verdergaat.

seventh-street-step-left-burned = Third street kostte { $third } kaarten, fourth { $fourth }, fifth { $fifth } en sixth { $sixth }, en er zijn drie burn cards. Van de 52 zijn er dus over: { $stub }.
seventh-street-step-left = Third street kostte { $third } kaarten, fourth { $fourth }, fifth { $fifth } en sixth { $sixth }, en er zijn geen burn cards. Van de 52 zijn er dus over: { $stub }.
seventh-street-step-sixth = Third street kostte { $third } kaarten, fourth { $fourth } en fifth { $fifth }. Dat laat zelfs voor sixth street te weinig over, want die heeft er { $sixth } nodig.
seventh-street-step-nothing = Er is niet eens een gemeenschappelijke kaart over.

seventh-street-step-folded = Wie op sixth street heeft gefold, krijgt geen kaart. Handen die nog meedoen: { $hands }.
seventh-street-step-enough-burn = Dat is genoeg voor een burn card en { $hands } kaarten.
seventh-street-step-enough = Dat is genoeg voor { $hands } kaarten.
seventh-street-step-mix-burn = Dat is te weinig voor een burn card en { $hands } kaarten. Alle kaarten behalve de laatste worden gedeeld, en de laatste wordt met de drie burn cards geschud. Samen zijn het er { $total }, genoeg om er nog een te branden.
seventh-street-step-mix = Dat is te weinig voor een burn card en { $hands } kaarten. Alle kaarten behalve de laatste worden gedeeld, en de laatste wordt met de drie burn cards geschud. Samen zijn het er { $total }, net genoeg als er niet nog een gebrand wordt.
seventh-street-step-common-burned = Zelfs met de drie burn cards is er geen verse kaart voor elk van de { $hands } handen. Daarom komt er één gemeenschappelijke kaart in plaats van de zevende.
seventh-street-step-common = Dat is te weinig voor { $hands } kaarten. Daarom komt er één gemeenschappelijke kaart in plaats van de zevende.
seventh-street-step-two-enough = Er moeten twee kaarten meer zijn dan handen, een om te branden en een die blijft liggen: { $needed } voor { $hands } handen. Dat is genoeg.
seventh-street-step-two-mix = Er moeten twee kaarten meer zijn dan handen, een om te branden en een die blijft liggen: { $needed } voor { $hands } handen. Dat is te weinig, maar met de drie burn cards erbij geschud zijn het er { $total }.
seventh-street-step-two-common = Er moeten twee kaarten meer zijn dan handen, een om te branden en een die blijft liggen: { $needed } voor { $hands } handen. Zelfs met de drie burn cards zijn het er maar { $total }, dus komt er één gemeenschappelijke kaart.
seventh-street-step-two-short = Er moeten twee kaarten meer zijn dan handen: { $needed } voor { $hands } handen. Dat is te weinig, dus komt er één gemeenschappelijke kaart.
seventh-street-step-mix-for-common = { $stub ->
    [one] Met { $stub } kaart over is er te weinig voor een burn card en een gemeenschappelijke kaart, dus wordt die eerst met de drie burn cards geschud.
   *[other] Met { $stub } kaarten over is er te weinig, dus worden die eerst met de drie burn cards geschud.
}
seventh-street-step-eight-stay = Alle { $hands } doen nog mee, dus komt er één gemeenschappelijke kaart in plaats van de zevende.
seventh-street-step-eight-go = Een gemeenschappelijke kaart komt er alleen als alle acht nog meedoen. Het zijn er { $hands }, dus krijgt elke hand een kaart.

seventh-street-wrong-late-fold-counted = als een hand die op sixth street heeft gefold nog een kaart kreeg
seventh-street-wrong-all-in-left-out = als een speler die all-in is geen kaart kreeg
seventh-street-wrong-two-to-spare = als er twee kaarten meer dan handen moesten zijn
seventh-street-wrong-one-to-spare = als één kaart meer dan handen genoeg was
seventh-street-wrong-burns-left-out = als de burn cards apart bleven, hoe weinig kaarten er ook zijn
seventh-street-wrong-burned-again = als er na het schudden met de burn cards nog eens gebrand moest worden
seventh-street-wrong-not-burned-again = als er na het schudden met de burn cards niet meer gebrand werd
seventh-street-wrong-common-always-mixed = als de burn cards vóór elke gemeenschappelijke kaart erbij geschud werden
seventh-street-wrong-last-burn-forgotten = als er voor het branden vóór seventh street geen kaart over hoefde te zijn
seventh-street-wrong-burns-forgotten = als de drie burn cards nog in de reststapel zaten
seventh-street-wrong-burned-here = als er in dit huis vóór elke street een kaart gebrand werd
seventh-street-wrong-eight-dealt-in = als er een gemeenschappelijke kaart kwam zodra er acht handen gedeeld zijn, en anders nooit
seventh-street-wrong-eight-staying = als er een gemeenschappelijke kaart kwam wanneer alle acht nog meedoen, en anders nooit
seventh-street-wrong-muck-reused = als de gefolde kaarten opnieuw geschud en gedeeld werden
seventh-street-wrong-as-far = als er gedeeld werd zolang er kaarten zijn en de rest niets kreeg
seventh-street-wrong-all-dealt-on = als elke hand die gedeeld is tot sixth street was gebleven
seventh-street-wrong-folded-uncounted = als de kaarten van gefolde handen nog in de reststapel zaten
seventh-street-wrong-down-cards-uncounted = als de dichte kaarten nog in de reststapel zaten
seventh-street-wrong-mixed-always = als de burn cards vóór elke seventh street erbij geschud werden
seventh-street-wrong-one-for-all = als de laatste kaart altijd één kaart voor iedereen was

class-seventh-street-plenty = Genoeg kaarten
class-seventh-street-eight-began = Met acht begonnen, en toch genoeg kaarten
class-seventh-street-exact = Net genoeg kaarten
class-seventh-street-late-fold = Op sixth street is een hand gefold
class-seventh-street-mix-burn = De burn cards erbij geschud
class-seventh-street-mix = Erbij geschud, en niet meer gebrand
class-seventh-street-common = Een gemeenschappelijke kaart
class-seventh-street-common-mix = Een gemeenschappelijke kaart na het schudden

seventh-street-hint-plenty = Tel de kaarten die tot nu toe gedeeld en gebrand zijn. Hoeveel blijven er over voor wie nog meedoet?
seventh-street-hint-eight-began = Velen kregen kaarten, maar wie doet er nog mee? Tel de gebruikte kaarten en de handen die er nog een nodig hebben.
seventh-street-hint-exact = Tel de resterende kaarten en de handen die nog meedoen. Moeten er in dit huis kaarten overblijven?
seventh-street-hint-late-fold = Wie krijgt er nog een kaart? Tel de handen die nu nog meedoen, niet de handen die de vorige kaart kregen.
seventh-street-hint-mix-burn = De resterende kaarten zijn niet genoeg. Wat mag er in dit huis bij, en wordt er nog eens gebrand?
seventh-street-hint-mix = De resterende kaarten zijn niet genoeg. Wat mag er in dit huis bij, en wordt er nog eens gebrand?
seventh-street-hint-common = Tel de resterende kaarten en dan de burn cards. Is dat in dit huis genoeg voor een kaart voor elke hand?
seventh-street-hint-common-mix = Tel de resterende kaarten en dan de burn cards. Is dat in dit huis genoeg voor een kaart voor elke hand?
