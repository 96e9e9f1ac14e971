rank-boards-verdict = Stoel { $seat } heeft de beste open kaarten.
rank-boards-verdict-tied = De stoelen { SEATS($seats) } staan gelijk met de beste open kaarten.
rank-boards-step-counts-high = Van de open kaarten tellen alleen gelijke waarden en hoge kaarten: vier, drie, twee paren, een paar, dan de waarden. Straights en flushes tellen niet.
rank-boards-step-counts-razz = Bij razz zijn de laagste open kaarten de beste en telt het aas laag. Elk paar is slechter dan geen paar; straights en flushes tellen niet.
rank-boards-step-common = De gemeenschappelijke kaart { CARD($card) } telt voor iedereen mee.
rank-boards-step-seat = Stoel { $seat } heeft: { $board }.
rank-boards-step-tied = De stoelen { SEATS($seats) } hebben hetzelfde: { $board }.
