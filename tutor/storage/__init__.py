"""Where records are kept: SQLite in the data folder by default, any SQLAlchemy URL when there are many learners.

No other package imports SQLAlchemy or Alembic.

    place      the data folder and the URL of its file
    file       whether the file is still the one that was opened
    engine     a URL to connections that wait, keep foreign keys and write ahead
    tables     what is stored        rows      the same as plain values, without SQLAlchemy
    upgrade    an old or empty database brought to this version, at start
    database   one open database, its transactions and its named errors
    learners   attempts   sheets     the questions asked of it
"""
