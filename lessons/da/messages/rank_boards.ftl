rank-boards-verdict = Plads { $seat } viser de bedste åbne kort.
rank-boards-verdict-tied = Plads { SEATS($seats) } står lige med de bedste åbne kort.
rank-boards-step-counts-high = Af de åbne kort tæller kun ens værdier og høje kort: fire ens, tre ens, to par, et par og så værdierne. Straights og flushes tæller ikke.
rank-boards-step-counts-razz = I razz er de laveste åbne kort de bedste, og esset tæller lavt. Ethvert par er dårligere end intet par; straights og flushes tæller ikke.
rank-boards-step-common = Fælleskortet { CARD($card) } tæller med for alle.
rank-boards-step-seat = Plads { $seat } viser: { $board }.
rank-boards-step-tied = Plads { SEATS($seats) } viser det samme: { $board }.
