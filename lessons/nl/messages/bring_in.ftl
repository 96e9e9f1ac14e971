bring-in-prompt = Wie betaalt de bring-in?

bring-in-verdict = Stoel { $seat } betaalt de bring-in.
bring-in-verdict-instead = Stoel { $seat } opent in plaats van stoel { $low }.
bring-in-verdict-absent = Stoel { $seat } is de bring-in schuldig, ook al is die stoel leeg.
bring-in-verdict-nobody = Niemand betaalt de bring-in: er kan niet meer worden ingezet.

bring-in-step-lowest = De laagste door card betaalt de bring-in. Stoel { $seat } heeft { CARD($card) }, en niets op tafel is lager.
bring-in-step-highest = Bij razz betaalt de hoogste door card de bring-in. Stoel { $seat } heeft { CARD($card) }, en niets op tafel is hoger.
bring-in-step-tied-lowest = De laagste door card betaalt de bring-in. De stoelen { SEATS($seats) } hebben dezelfde laagste waarde: { CARDS($cards) }.
bring-in-step-tied-highest = Bij razz betaalt de hoogste door card de bring-in. De stoelen { SEATS($seats) } hebben dezelfde hoogste waarde: { CARDS($cards) }.
bring-in-step-suit-lowest = Bij gelijke waarde beslist de kleur, van laag naar hoog: { SUITS($suits) }. De laagste kaart is { CARD($card) }, dus stoel { $seat } moet betalen.
bring-in-step-suit-highest = Bij gelijke waarde beslist de kleur, van laag naar hoog: { SUITS($suits) }. De hoogste kaart is { CARD($card) }, dus stoel { $seat } moet betalen.
bring-in-step-ace-high = Voor de bring-in telt het aas hoog, boven de heer. Het is hier nooit de laagste kaart.
bring-in-step-ace-low = Bij razz telt het aas altijd laag. Zolang er een andere kaart open ligt, betaalt het nooit de bring-in.
bring-in-step-absent = Stoel { $seat } is niet aan tafel. De kaart telt toch mee, en de bring-in wordt uit de stack betaald.
bring-in-step-nobody = Minder dan twee spelers hebben nog chips, dus er valt niets in te zetten.
bring-in-step-all-in = Stoel { $seat } is met de ante all-in en heeft niets meer om te betalen.
bring-in-step-left-opens = De plicht gaat niet naar de volgende kaart in rangorde, maar naar links: stoel { $seat } is na stoel { $low } de eerste met chips en mag folden, de bring-in betalen of een volle bet doen.
bring-in-step-left-opens-no-fold = De plicht gaat niet naar de volgende kaart in rangorde, maar naar links: stoel { $seat } is na stoel { $low } de eerste met chips en moet de bring-in betalen of een volle bet doen.
bring-in-step-next-lowest = De plicht gaat naar de volgende kaart in rangorde waar nog chips achter staan: stoel { $seat } in plaats van stoel { $low }.

bring-in-other-higher = Stoel { $seat } heeft { CARD($card) }, hoger dan { CARD($than) }.
bring-in-other-lower = Stoel { $seat } heeft { CARD($card) }, lager dan { CARD($than) }.
bring-in-other-suit-higher = Stoel { $seat } heeft { CARD($card) }: dezelfde waarde als { CARD($than) }, maar een hogere kleur.
bring-in-other-suit-lower = Stoel { $seat } heeft { CARD($card) }: dezelfde waarde als { CARD($than) }, maar een lagere kleur.
bring-in-other-lowest-all-in = Stoel { $seat } heeft de laagste kaart, maar is all-in en kan niet openen.
bring-in-other-highest-all-in = Stoel { $seat } heeft de hoogste kaart, maar is all-in en kan niet openen.
bring-in-other-away = Stoel { $seat } is niet aan tafel en wordt overgeslagen.
bring-in-other-after = Stoel { $seat } komt vanaf stoel { $low } naar links pas na stoel { $opener }.

bring-in-wrong-all-in-opens = als een speler zonder chips nog kon openen
bring-in-wrong-next-lowest = als de plicht naar de volgende kaart in rangorde ging in plaats van naar links
bring-in-wrong-absent-not-counted = als de kaart van een afwezige speler niet telde
bring-in-wrong-left-of-absent = als de speler links opende voor iemand die er niet is
bring-in-wrong-suits-reversed = als de kleuren andersom gerangschikt waren
bring-in-wrong-position-for-suit = als bij gelijke kaarten de plaats aan tafel besliste in plaats van de kleur
bring-in-wrong-last-of-tied = als van gelijke door cards de laatste de bring-in betaalde
bring-in-wrong-ace-low = als het aas voor de bring-in laag telde
bring-in-wrong-razz-ace-high = als het aas bij razz hoog telde
bring-in-wrong-high-card = als de hoogste door card de bring-in betaalde
bring-in-wrong-razz-low-card = als, zoals bij stud, de laagste door card de bring-in betaalde
bring-in-wrong-left-of-dealer = als altijd de speler links van de dealer opende
bring-in-wrong-left-of-low-card = als altijd de speler links van de beslissende kaart opende

bring-in-hint-rank = Alleen de door cards tellen. Bij stud betaalt de laagste de bring-in, bij razz de hoogste.
bring-in-hint-ace = Er ligt een aas op tafel. Telt het in dit spel voor de bring-in hoog of laag?
bring-in-hint-suit = Bij gelijke waarde beslist de kleur. In welke volgorde staan de kleuren in dit huis?
bring-in-hint-suit-many = Meer dan twee kaarten hebben de waarde waar het om gaat. Dan beslist de kleur: in welke volgorde staan de kleuren in dit huis?
bring-in-hint-all-in = Wie de kaart voor de bring-in heeft, heeft geen chips meer. Naar wie gaat de plicht in dit huis?
bring-in-hint-absent = Er is iemand niet aan tafel. Telt in dit huis de kaart voor een lege stoel mee?
