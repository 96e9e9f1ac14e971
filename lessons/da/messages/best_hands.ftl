best-hands-verdict = På hver plads tæller de bedste fem kort.
best-hands-step-high = Plads { $seat } spiller { CARDS($cards) } som high: { $hand }.
best-hands-step-low = Plads { $seat } spiller { CARDS($cards) } som low: { $hand }.
best-hands-step-no-low = Plads { $seat } har ikke fem forskellige værdier på otte eller lavere og derfor ingen low.
