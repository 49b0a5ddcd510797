"""How the site is built: each module here is one concern of `scripts/build.py`."""
