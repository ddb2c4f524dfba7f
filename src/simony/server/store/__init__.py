"""The SQLite data file: rows, migrations, backups, integrity and retention."""
