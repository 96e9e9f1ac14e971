"""Pure rules, situations and questions: the same input gives the same output, for ever."""
