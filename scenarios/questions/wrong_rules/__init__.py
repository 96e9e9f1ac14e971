"""Wrong rules that compute an answer, where a kind has too many for its own file."""
