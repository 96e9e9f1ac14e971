best-hands-verdict = Auf jedem Platz zählen die besten fünf Karten.
best-hands-step-high = Platz { $seat } spielt als High { CARDS($cards) }: { $hand }.
best-hands-step-low = Platz { $seat } spielt als Low { CARDS($cards) }: { $hand }.
best-hands-step-no-low = Platz { $seat } hat keine fünf verschiedenen Werte bis zur Acht, also kein Low.
