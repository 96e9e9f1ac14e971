"""The steps from one version of the tables to the next, oldest first in ``versions``. None of them drops records."""
