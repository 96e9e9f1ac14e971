"""Questions with their keys, derivations and the wrong rules that explain wrong answers."""
