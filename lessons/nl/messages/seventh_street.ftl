seventh-street-verdict-own = { $hands ->
    [one] De ene hand krijgt een eigen kaart.
   *[other] Elk van de { $hands } handen krijgt een eigen kaart.
}
seventh-street-verdict-common = Er komt één gemeenschappelijke kaart open voor iedereen.
seventh-street-verdict-open = Geen tekst zegt hoe het verdergaat.

seventh-street-step-left-burned = Third street kostte { $third } kaarten, fourth { $fourth }, fifth { $fifth } en sixth { $sixth }, en er zijn drie burn cards. Van de 52 blijven er { $stub } over.
seventh-street-step-left = Third street kostte { $third } kaarten, fourth { $fourth }, fifth { $fifth } en sixth { $sixth }, en er zijn geen burn cards. Van de 52 blijven er { $stub } over.
seventh-street-step-sixth = Third street kostte { $third } kaarten, fourth { $fourth } en fifth { $fifth }. Dat laat zelfs voor sixth street te weinig over, want die heeft er { $sixth } nodig.
seventh-street-step-nothing = Er is niet eens een gemeenschappelijke kaart over.

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
