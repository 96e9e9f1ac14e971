"""One file per question kind. A kind imports no other kind; ``catalogue`` finds them all."""
