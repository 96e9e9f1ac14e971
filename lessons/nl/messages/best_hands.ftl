best-hands-verdict = Op elke stoel tellen de beste vijf kaarten.
best-hands-step-high = Stoel { $seat } speelt voor high { CARDS($cards) }: { $hand }.
best-hands-step-low = Stoel { $seat } speelt voor low { CARDS($cards) }: { $hand }.
best-hands-step-no-low = Stoel { $seat } heeft geen vijf verschillende waarden van acht of lager, dus geen low.
