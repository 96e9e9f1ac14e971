# Hvor meget der ligger i midten.
pot-count-verdict = Der ligger { $amount } i midten.
pot-count-say = plads { $seat } { $amount }
pot-count-step-antes = Anterne giver { $amount }. De ligger i potten, men tæller ikke med i noget bet.
pot-count-step-before = Før denne bettingrunde lå der { $amount } i midten, anterne talt med.
pot-count-step-street = I denne bettingrunde er der lagt ind: { LIST($put) }. Det giver { $amount } mere.
pot-count-step-nothing = I denne bettingrunde har ingen lagt noget ind endnu.
pot-count-step-folded = Det, en foldet hånd har lagt ind, bliver i midten og tæller med.
