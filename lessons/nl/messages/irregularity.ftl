irregularity-verdict-misdeal = Misdeal: de chips gaan terug en er wordt opnieuw gedeeld.
irregularity-verdict-void = De hand is ongeldig en alle chips gaan terug.
irregularity-verdict-play-on = Er wordt doorgespeeld.
irregularity-verdict-corrected = Het wordt rechtgezet.
irregularity-verdict-stands = Het blijft staan.
irregularity-verdict-becomes-burn = De kaart te veel wordt de eerste burn card.
irregularity-verdict-door-card = De kaart wordt de door card.
irregularity-verdict-stands-keeps = De fold geldt, en de stoel blijft kaarten krijgen tot iemand bet.
irregularity-verdict-stands-none = De fold geldt, en de stoel krijgt geen kaart meer.
irregularity-verdict-posted = De bring-in wordt uit de stack bij de lege stoel betaald.
irregularity-verdict-kept = De kaart blijft.
irregularity-verdict-replaced = De kaart wordt vervangen.
irregularity-verdict-removed = De kaart gaat uit het spel.
irregularity-verdict-back-into-stub = De kaart gaat terug in de reststapel.
irregularity-verdict-drawn = Een van de drie kaarten wordt willekeurig opengedraaid.
irregularity-verdict-exposed = Die geldt als een blootgelegde kaart.
irregularity-verdict-dead-hand = De hand is dood.
irregularity-verdict-live-hand = De hand speelt mee.
irregularity-verdict-announced = De dealer zegt het hardop.
irregularity-verdict-not-announced = De dealer zegt het niet.
irregularity-verdict-call-the-floor = Roep de floor voordat iemand een kaart aanraakt.

irregularity-kind-short-ante = een ante was te klein
irregularity-kind-absent-low-card = de laagste kaart ligt voor een lege stoel
irregularity-kind-wrong-bring-in = de verkeerde stoel betaalde de bring-in
irregularity-kind-unbet-fold = iemand foldde terwijl er niets te callen was
irregularity-kind-exposed-down-card = een dichte kaart werd open gedeeld
irregularity-kind-both-down-exposed = beide dichte kaarten werden open gedeeld
irregularity-kind-two-up = een dichte kaart ligt open, en de door card ook
irregularity-kind-all-three-up = alle drie de startkaarten werden open gedeeld
irregularity-kind-all-three-down = alle drie de startkaarten werden dicht gedeeld
irregularity-kind-extra-starting-card = een starthand heeft te veel kaarten
irregularity-kind-card-to-wrong-seat = een kaart ging naar de verkeerde stoel
irregularity-kind-boxed-cards = een kaart zat omgekeerd in het deck
irregularity-kind-fouled-deck = het deck klopt niet
irregularity-kind-joker = er werd een joker gedeeld
irregularity-kind-exposed-seventh = een zevende kaart werd open gedeeld
irregularity-kind-premature-card = een kaart werd gedeeld voordat de ronde klaar was
irregularity-kind-missing-burn = er werd geen kaart gebrand
irregularity-kind-extra-burn = er werd een kaart te veel gebrand
irregularity-kind-wrong-count = een hand heeft bij de showdown geen zeven kaarten
irregularity-kind-missed-seat = een stoel kreeg op deze street geen kaart, of twee
irregularity-kind-underbet = iemand zette te weinig in
irregularity-kind-upcards-turned-down = een speler draaide de open kaarten om
irregularity-kind-upcards-rearranged = een speler veranderde de volgorde van de open kaarten
irregularity-kind-beaten-caller = een caller was al door de open kaarten verslagen
irregularity-kind-card-off-table = een kaart viel van tafel
irregularity-kind-announcement = er werd iets gezegd, of juist niet
irregularity-kind-skipped-player = een speler werd overgeslagen
irregularity-kind-mucked-hand = de dealer pakte een levende hand af

irregularity-floor-book-is-silent = Wat er gebeurde: { $what }. Dit reglement heeft er geen regel voor.
irregularity-floor-no-text = Wat er gebeurde: { $what }. Geen van de gelezen reglementen heeft er een regel voor.
irregularity-floor-substantial-action = Wat er gebeurde: { $what }. Of er sindsdien substantial action is geweest, hangt af van hoe je de regel leest: telt de opening mee, en moeten er bij beide acties chips zijn ingezet?
irregularity-floor-discretion = Wat er gebeurde: { $what }. Het reglement laat de beslissing aan de floor over.

irregularity-step-in-time = Er is nog geen substantial action geweest, dus voor een misdeal is het niet te laat.
irregularity-step-too-late = Wat er gebeurde: { $what }. Dat was een misdeal geweest, maar sindsdien is er substantial action geweest.

irregularity-step-ante-missing = De ante komt vóór de kaarten. Stoel { $seat } legt bij wat ontbreekt, en dan pas wordt er gedeeld.
irregularity-step-ante-all-in = Stoel { $seat } heeft niets meer om bij te leggen. Die stoel is all-in met wat er ligt en krijgt gewoon kaarten.
irregularity-step-door-card = De door card van stoel { $seat } is nu { CARD($card) }, en de derde kaart komt dicht.
irregularity-step-door-card-opens = Naar de door cards die nu open liggen, opent stoel { $opens }.
irregularity-step-door-card-left-opens = Door een kaart die de dealer blootlegde, hoeft stoel { $seat } de bring-in niet te betalen. De eerste stoel links daarvan met chips opent: stoel { $opens }.
irregularity-step-exposed-misdeal = Stoel { $seat } kreeg een dichte kaart open: { CARD($card) }. Dat is hier een misdeal.
irregularity-step-both-dead = Stoel { $seat } kreeg beide dichte kaarten open. Die hand is dood en de ante gaat terug.
irregularity-step-both-misdeal = Stoel { $seat } kreeg beide dichte kaarten open. Dat is hier een misdeal.
irregularity-step-three-dead = Stoel { $seat } kreeg alle drie de kaarten open. Die hand is dood en de ante gaat terug.
irregularity-step-three-misdeal = Stoel { $seat } kreeg alle drie de kaarten open. Dat is hier een misdeal.
irregularity-step-three-down-turned = Stoel { $seat } heeft geen door card. De floor schudt de drie kaarten en draait er een open.
irregularity-step-extra-becomes-burn = Stoel { $seat } heeft een kaart te veel, en nog niemand heeft gehandeld. Die kaart gaat ongezien terug en wordt de eerste burn card.
irregularity-step-extra-misdeal = Stoel { $seat } heeft te veel kaarten. Dat is hier een misdeal.
irregularity-step-extra-dead = Stoel { $seat } heeft te veel kaarten, en voor een misdeal is het te laat. Die hand is dood.
irregularity-step-wrong-seat-misdeal = Bij stoel { $seat } ging het delen mis: die stoel werd overgeslagen of had geen recht op de kaart. Dat is een misdeal.
irregularity-step-boxed-blank = Eén kaart die omgekeerd in het deck zit, is niet meer dan een stukje papier. Ze wordt getoond en weggelegd, en de volgende komt ervoor in de plaats.
irregularity-step-boxed-misdeal = Twee of meer kaarten zaten omgekeerd in het deck. Dat is een misdeal.
irregularity-step-fouled-void = Met twee gelijke kaarten of een vreemde achterkant heeft het deck nooit geklopt. De hand is ongeldig, hoe laat het ook blijkt.
irregularity-step-fouled-stub = De fout zat alleen in de reststapel, en er was al substantial action geweest. Geen enkele hand was erbij betrokken, dus er wordt doorgespeeld.
irregularity-step-joker-replaced = Stoel { $seat } kreeg een joker en heeft nog niet gehandeld. De joker wordt vervangen.
irregularity-step-joker-dead = Stoel { $seat } kreeg een joker en handelde toch. Die hand is dood.
irregularity-step-joker-misdeal = Stoel { $seat } kreeg een joker, en dat bleek op tijd. Dat is een misdeal.
irregularity-step-joker-scrap = Voor een misdeal is het te laat. De joker bij stoel { $seat } is nu niet meer dan een stukje papier.

irregularity-step-absent-lives-until-action = Stoel { $seat } is leeg en verliest de ante en een bring-in van { $amount }. De hand is dood zodra de beurt daar komt, en krijgt op fourth street geen kaart.
irregularity-step-absent-dead-at-once = Stoel { $seat } is leeg. De hand is meteen dood, maar uit de stack gaat nog { $amount } de pot in. Op fourth street komt er geen kaart.
irregularity-step-absent-dead-after-third = Stoel { $seat } is leeg en verliest de ante en een bring-in van { $amount }. De dichte kaarten zijn dood zodra iedereen drie kaarten heeft, de open kaart als de beurt daar komt. Op fourth street komt er geen kaart.
irregularity-step-absent-without-chips = Stoel { $seat } is leeg en heeft geen chips om te betalen. Daarom opent stoel { $opens }.
irregularity-step-absent-nobody = Stoel { $seat } is leeg en heeft geen chips om te betalen. Niemand kan openen, want minder dan twee spelers hebben chips.
irregularity-step-bring-in-corrected = De volgende speler heeft nog niet gehandeld. Stoel { $seat } neemt de chips terug, en stoel { $opens } opent.
irregularity-step-bring-in-stands = De volgende speler heeft al gehandeld, dus de bring-in van stoel { $opens } blijft staan. Stoel { $right } had moeten openen, maar is er niets voor schuldig.
irregularity-step-fold-keeps = Stoel { $seat } had kunnen checken, maar de fold blijft staan. Tot iemand inzet krijgt die stoel gewoon kaarten, zodat er voor de anderen niets verschuift.
irregularity-step-fold-gets-none = Stoel { $seat } had kunnen checken, maar de fold blijft staan. Die stoel krijgt geen kaarten meer.
irregularity-step-underbet-corrected = Stoel { $seat } zette te weinig in. Zolang de street duurt komt er { $amount } bij, tot { $to }.
irregularity-step-underbet-callers = { $seats ->
    [one] Wie al callde, legt ook bij: stoel { SEATS($seats) }, tot { $to }. Een call wordt daarbij geen raise.
   *[other] Wie al callde, legt ook bij: de stoelen { SEATS($seats) }, tot { $to }. Een call wordt daarbij geen raise.
}
irregularity-step-underbet-stands = Stoel { $seat } zette te weinig in, maar de street is voorbij. Bijleggen kan niet meer.
irregularity-step-turned-dead = Er staat een bet voor stoel { $seat }. Wie bij stud dan zijn open kaarten omdraait, foldt.
irregularity-step-turned-nothing = De ronde is klaar. Dat stoel { $seat } de open kaarten omdraaide, betekent dan niets.
irregularity-step-caller-stands = Stoel { $seat } betaalde om de andere hand te zien. Terug krijg je niets, ook niet als de open kaarten al beter waren.
irregularity-step-skipped-keeps = Sindsdien hebben minder dan twee spelers gehandeld. Stoel { $seat } houdt de beurt, en het spel gaat daarheen terug.
irregularity-step-mucked-back = Het staat vast welke kaarten van stoel { $seat } waren. Ze komen terug en de hand speelt mee.
irregularity-step-mucked-lost = Niemand kan met zekerheid zeggen welke kaarten van stoel { $seat } waren. De hand is verloren; alleen een bet die niemand callde gaat terug.

irregularity-step-seventh-kept = Stoel { $seat } houdt { CARD($card) }.
irregularity-step-seventh-may-declare = De laatste kaarten van de anderen blijven dicht. Voor het inzetten mag stoel { $seat } zich all-in verklaren, omdat iedereen een kaart meer van die hand kent.
irregularity-step-seventh-other-up = Er zijn nog maar twee spelers, dus komt de andere laatste kaart ook open, en er wordt gewoon ingezet.
irregularity-step-seventh-all-up = Stoel { $seat } kreeg als eerste een kaart, dus komen de laatste kaarten van iedereen open.
irregularity-step-seventh-no-matter = Die stoel zet niet meer in, dus verandert een open kaart niets. De laatste kaarten van de anderen komen gewoon dicht.
irregularity-step-seventh-replaced = Er wordt nog ingezet, dus krijgt stoel { $seat } een andere laatste kaart.
irregularity-step-seventh-opens-board = Alle open kaarten tellen, ook de blootgelegde: stoel { $opens } opent.
irregularity-step-seventh-opens-sixth = Het blijft bij de volgorde van sixth street: stoel { $opens } opent.
irregularity-step-seventh-opens-seen = Wie opent, blijkt als alle laatste kaarten open liggen.
irregularity-step-premature-removed = De ronde was nog niet klaar, dus gaat de kaart van stoel { $seat } uit het spel. Na de ronde gaat voor iedereen die nog meedoet één kaart mee weg.
irregularity-step-premature-back = De ronde was nog niet klaar. De kaart van stoel { $seat } gaat terug en de reststapel wordt geschud; de burn card blijft liggen, en er wordt er geen bij gebrand.
irregularity-step-burn-missing = Er werd geen kaart gebrand. Niemand heeft gehandeld of een kaart bekeken, dus gaan de kaarten op volgorde terug en wordt er eerst een gebrand.
irregularity-step-burn-extra = Er werd een kaart te veel gebrand. Niemand heeft gehandeld of een kaart bekeken, dus schuift elke kaart naar waar ze hoort.
irregularity-step-burn-too-late = Iemand heeft al gehandeld of een kaart bekeken, dus blijven de kaarten liggen zoals ze liggen.
irregularity-step-burn-never = De kaarten blijven liggen zoals ze liggen. Voortaan wordt er voor elke street één kaart gebrand, en nooit twee om het goed te maken.
irregularity-step-burn-none = In dit reglement wordt geen kaart gebrand, dus er ontbreekt er ook geen.
irregularity-step-count-many = Stoel { $seat } heeft { $n } kaarten in plaats van zeven. Niemand kan zeggen welke daarvan bij de hand horen.
irregularity-step-count-few = { $n ->
    [one] Stoel { $seat } heeft { $n } kaart in plaats van zeven. Dat is te weinig om mee te spelen.
   *[other] Stoel { $seat } heeft { $n } kaarten in plaats van zeven. Dat is te weinig om mee te spelen.
}
irregularity-step-count-last-missing = Stoel { $seat } heeft zes kaarten, en alleen de laatste ontbreekt. De hand speelt met die zes.
irregularity-step-fallen = Stoel { $seat } krijgt { CARD($card) } terug nadat iedereen de kaart heeft gezien.

irregularity-step-said-wager = Bets en raises worden hardop gezegd, zodat iedereen weet wat er te callen valt.
irregularity-step-said-bring-in = De kaart die de bring-in betaalt, wordt genoemd, met waarde en kleur.
irregularity-step-said-cards = Een nieuw paar wordt genoemd zodra het er ligt, en ook de hoogste hand, die opent.
irregularity-step-not-said = Mogelijke straights en flushes worden niet genoemd. Die moet je zelf zien.
irregularity-step-not-said-razz = Bij razz opent de laagste hand. Die wordt dus genoemd, niet de hoogste.
