"""How people fared, in the browser's store."""

from contextlib import suppress

from app.saves import statistics
from app.saves.shelf import Store
from sixteen.errors import SixteenError
from sixteen.match import Match

NAME = "statistics"
ASIDE = "statistics-aside"


class People:
    """The statistics that are kept. What cannot be read is set aside, and counting begins anew."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def statistics(self) -> statistics.Statistics:
        """What is kept."""
        text = self._store.get(NAME)
        if text:
            with suppress(SixteenError):
                return statistics.read(text)
            if self._store.put(ASIDE, text):
                self._store.drop(NAME)
        return {}

    @property
    def aside(self) -> str:
        """What could not be read, as it was."""
        return self._store.get(ASIDE)

    def count(self, match: Match) -> None:
        """Count a match that is over, where it can be kept."""
        self._store.put(NAME, statistics.write(statistics.with_match(self.statistics(), match)))

    def clear(self) -> None:
        """Forget all of it."""
        self._store.drop(NAME)
        self._store.drop(ASIDE)
