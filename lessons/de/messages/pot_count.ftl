# Wie viel in der Mitte liegt.
pot-count-verdict = In der Mitte liegen { $amount }.
pot-count-say = Platz { $seat } { $amount }
pot-count-step-antes = Die Antes ergeben { $amount }. Sie liegen im Pot, zählen aber für keinen Einsatz mit.
pot-count-step-before = Vor dieser Setzrunde lagen { $amount } in der Mitte, die Antes mitgezählt.
pot-count-step-street = In dieser Setzrunde kamen hinein: { LIST($put) }. Das sind { $amount } mehr.
pot-count-step-nothing = In dieser Setzrunde hat noch niemand etwas gebracht.
pot-count-step-folded = Was ein gefoldetes Blatt gebracht hat, bleibt in der Mitte und zählt mit.
