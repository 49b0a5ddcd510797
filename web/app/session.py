"""What can be done in a sitting at one screen, whichever the game.

Each intent of a player is a method. Nothing here knows a document or a clock, and nothing a
rule: what may be done, where and why not comes from the view that the engine gives. What is
chosen in a turn differs from game to game, and so does what is said of it: `app.play` has both.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from operator import eq
from typing import Any

from app import back
from app.refusals import Unplayable
from app.saves.text import Saved
from app.sitting import Move, Sitting, State
from sixteen import seeds
from sixteen.bots import Thought, bot, check_level, levels
from sixteen.errors import SixteenError
from sixteen.match import Match, PlayedRound, Player
from sixteen.reasons import Reason


class Session(Sitting[State, Move]):
    """A sitting, and all that can be done in it."""

    # Intents

    @abstractmethod
    def intent(self, name: str, value: str) -> None:
        """Do what a part of the table with that name means. Raises `KeyError` for no name."""

    @abstractmethod
    def cancel(self) -> None:
        """Give back what is chosen: the last thing first."""

    def confirm(self) -> None:
        """Do what the green button says."""
        self.refused = None
        if not self._my_turn():
            return
        if self.move:
            self._play(self.move)
        else:
            self.refused = Reason(self._missing)

    def start(
        self,
        players: Sequence[Player],
        settings: Mapping[str, str],
        edition: str,
        seed: str,
        position: str = "",
    ) -> None:
        """Begin a match; `position` instead of a deal where one is given.

        Raises `SixteenError` for players, rules or a position that cannot be; what was there
        before stays then.
        """
        rules = self.game.rules.of(edition, settings)
        match = Match(rules, tuple(players))
        deals = seeds.deals(seed)
        if position:
            start = self.game.parse_position(position, rules)
            self._check_start(start, len(players))
        else:
            start = self.game.deal(rules, len(players), deals)
        match.start_round(start)
        self.match = match
        self.watching = False
        self.chronicles = []
        self._seed, self._deals, self._chance = seed, deals, seeds.chance(seed)
        self._open()

    def again(self, seed: str) -> None:
        """A new match with the same players and rules."""
        rules = self.playing.rules
        self.start(self.players, rules.settings, rules.edition, seed)

    def next_round(self) -> None:
        """Deal the next round."""
        match = self.playing
        match.start_round(self.game.deal(match.rules, len(match.players), self._deals))
        self._open()

    def leave(self) -> None:
        """Give the match up and go back to the set-up."""
        self.match = None
        self.phase = "setup"
        self.eyes = None
        self.watching = False
        self._changed()

    def take_over(self) -> None:
        """Who the curtain is for has the screen and wants to see their tiles."""
        if self.phase == "hands":
            self.phase = "table"
            self.eyes = self.curtain
            self._changed()

    def hide(self) -> None:
        """Hide the tiles of the one who looks."""
        if self.SECRET and self.phase == "table" and self.eyes is not None:
            self._lower(self.eyes)
            self._changed()

    @property
    def way_back(self) -> int:
        """How many moves can be taken back together; 0 for none."""
        return back.moves(self, self._drawn[-1:] != [self._chance.drawn])

    def undo(self) -> None:
        """Take back what can be taken back."""
        count = self.way_back
        if not count:
            self.refused = Reason("no-way-back")
            return
        match = self.playing
        others = len({seat for seat, _move in match.state.log[-count:]}) > 1
        if others or self._drawn[-count] < 0:
            match.taken_back += 1
        match.take_back(count)
        self._chance = seeds.chance(self._seed, self._drawn[-count])
        del self._drawn[-count:], self.chronicle[-count:]
        seen = self._seen_by.items()
        self._seen_by = {seat: min(number, len(self.chronicle)) for seat, number in seen}
        self.rewound += 1
        self._turn_to()

    def seat(self, number: int, level: str | None) -> None:
        """Let a bot of that level play a seat from now on, or a person."""
        match = self.playing
        if self.watching or match.outcome:
            return
        players = list(match.players)
        players[number] = replace(players[number], bot=level)
        match.players = tuple(players)
        self._look()
        if self.SECRET and self.phase == "table" and self.eyes is not None:
            self.hide()

    def retell(self, names: Mapping[str, str]) -> None:
        """Tell everything anew: the language is another one, and some are called otherwise in it.

        `names` gives for such a name what it is called now.
        """
        match = self.playing
        match.players = tuple(
            replace(player, name=names.get(player.name, player.name)) for player in match.players
        )
        self.chronicles = [self._chronicle_of(played) for played in match.rounds]

    # What is kept

    @property
    def saved(self) -> Saved:
        """The match as it stands, with all that it needs to go on later."""
        seen = tuple(self._seen_by.get(seat, 0) for seat in range(len(self.players)))
        drawn = self._deals.drawn, self._chance.drawn
        return Saved(self.playing, self._seed, drawn, seen, self._arrangements())

    def resume(self, saved: Saved, watching: bool = False) -> None:
        """Go on with a match that was kept, or look on while it is played elsewhere.

        Where people have something to hide from each other, no rack is in sight until one of
        them takes the screen over. Raises `SixteenError` for a match that cannot be played
        here; what was there before stays then.
        """
        match = saved.match
        for player in match.players:
            if player.bot:
                check_level(self.GAME, player.bot)
        for played in match.rounds:
            self._check_start(played.start, len(match.players))
        deals, chance = saved.drawn
        self._seed = saved.seed
        self._deals = seeds.deals(saved.seed, deals)
        self._chance = seeds.chance(saved.seed, chance)
        if not match.rounds:
            match.start_round(self.game.deal(match.rules, len(match.players), self._deals))
        self.match = match
        self.watching = watching
        self.chronicles = [self._chronicle_of(played) for played in match.rounds]
        self._seen_by = dict(enumerate(saved.seen))
        self._drawn = self._draws()
        self._arrange(saved.orders)
        self._look()

    def look_on(self) -> None:
        """The match is played elsewhere from now on."""
        self.watching = True
        self._look()

    def follow(self, saved: Saved) -> None:
        """Catch up with a match that is looked at: moves, rounds, moves taken back, who plays."""
        match, theirs = self.playing, saved.match.rounds
        now = len(match.rounds) - 1
        known = match.state.history
        there = theirs[now].state.history if now < len(theirs) else []
        same = sum(1 for _ in takewhile(lambda pair: eq(*pair), zip(known, there, strict=False)))
        parted = same < len(known)
        if parted or match.players != saved.match.players:
            self.rewound += 1
        if now >= len(theirs) or (parted and match.state.over):
            self.resume(saved, watching=True)
            return
        match.players = saved.match.players
        if parted:
            match.take_back(len(known) - same)
            del self.chronicle[same:]
            self._turn_to()
        for number, played in enumerate(theirs[now:]):
            if number:
                match.start_round(played.start)
                self._open()
            for move in played.state.history[len(match.state.history) :]:
                self._play(move)

    # Bots

    def advice(self, clock: Callable[[], float]) -> Thought:
        """What the best bot would do in the place of the one who looks."""
        seat = self.playing.state.turn
        rng = seeds.turn(self._seed, seat, "advice")
        return Thought(bot(self.GAME, levels(self.GAME)[-1]), self.view, rng, clock)

    def is_pass(self, _move: Any) -> bool:
        """Whether a move is a pass."""
        return False

    def suggest(self, move: Any) -> None:
        """Choose what was advised, and say why; it is not played yet."""
        self.refused = None
        if self._my_turn() and move in self.legal:
            self._choose(move)

    def thought(self, clock: Callable[[], float], patient: bool = False) -> Thought:
        """The choice that the bot to move begins to make; a patient one thinks of more."""
        seat = self.playing.state.turn
        level = self.players[seat].bot
        if level is None:
            raise SixteenError("no-bot", "it is a person's turn.")
        place = f"round {len(self.chronicles)} move {len(self.chronicle)}"
        rng = seeds.turn(self._seed, seat, place)
        player = bot(self.GAME, level)
        if patient:
            player = player.patient()
        return Thought(player, self.playing.view(seat), rng, clock)

    def bot_plays(self, move: Any) -> None:
        """Play what a bot chose."""
        self._play(move)

    # Inside

    def _arrangements(self) -> tuple[str, ...]:
        """How each seat has put its tiles in order, as texts; empty where nobody has."""
        return ()

    def _arrange(self, arrangements: Sequence[str]) -> None:
        """Put the tiles of each seat in order again; what cannot be read is left out."""

    def _by_chance(self, _move: Any) -> bool:
        """Whether chance was asked for a move of the round."""
        return False

    def _draws(self) -> list[int]:
        """How often chance had been asked before each move of the round.

        Before the beginning, where it is not the chance of this match that was asked.
        """
        draws: list[int] = []
        drawn = self._chance.drawn
        for move in reversed(self.playing.state.history):
            drawn -= self._by_chance(move)
            draws.append(drawn)
        return draws[::-1]

    @property
    @abstractmethod
    def _missing(self) -> str:
        """The code of what is to be chosen before there is a whole move."""

    @abstractmethod
    def _clear(self) -> None:
        """Nothing is chosen any more."""

    @abstractmethod
    def _choose(self, move: Any) -> None:
        """Have a legal move chosen whole, as a hint with its reasons."""

    def _check_start(self, start: Any, seats: int) -> None:
        """Raise `SixteenError` for a position that so many players cannot begin with."""
        if start.seats != seats:
            raise Unplayable(Reason("other-seats", {"there": start.seats, "value": seats}))

    def _open(self) -> None:
        """A round begins: show it to whom it may concern."""
        self._seen_by, self._drawn = {}, []
        self.chronicles.append([])
        self._look()

    def _look(self) -> None:
        """Nobody has looked yet: let those eyes look that may."""
        people = self.people
        if self.watching:
            self.eyes = None
        elif len(people) == 1:
            self.eyes = people[0]
        elif people and not self.SECRET:
            turn, seats = self.playing.state.turn, len(self.players)
            self.eyes = min(people, key=lambda seat: (seat - turn) % seats)
        else:
            self.eyes = None
        self._turn_to()

    def _play(self, decision: Any) -> None:
        state = self.playing.state
        before = state.copy()
        self._drawn.append(self._chance.drawn)
        move = state.resolve(decision, self._chance)
        self.playing.play(move)
        self.chronicle.append(self._told(before, move))
        if self.eyes is not None:
            self._seen_by[self.eyes] = len(self.chronicle)
        self._turn_to()

    def _told(self, before: Any, move: Any) -> tuple[int, str]:
        """A move in words, with its seat."""
        names = [player.name for player in self.players]
        return before.turn, self.words.tell(before, move, names)

    def _chronicle_of(self, played: PlayedRound) -> list[tuple[int, str]]:
        """The moves of a round in words, each with its seat."""
        state = played.start.copy()
        chronicle = []
        for move in played.state.history:
            chronicle.append(self._told(state, move))
            state.push(move)
        return chronicle

    def _turn_to(self) -> None:
        """What is to be seen after a move: the table, the next person's turn, or the end."""
        state = self.playing.state
        if state.over:
            self.phase = "match-end" if self.playing.outcome else "round-end"
        elif not self.watching and state.turn in self.people and state.turn != self.eyes:
            if self.SECRET:
                self._lower(state.turn)
            else:
                self.phase, self.eyes = "table", state.turn
        else:
            self.phase = "table"
        self._changed()

    def _lower(self, seat: int) -> None:
        """The curtain comes down; that seat's person may open it."""
        self.phase, self.eyes, self.curtain = "hands", None, seat

    def _changed(self) -> None:
        self.serial += 1
        self.refused = None
        self._view = None
        self._legal = self.view.state.legal_moves() if self._choosing() else []
        self._clear()

    def _choosing(self) -> bool:
        return self.match is not None and self.to_move

    def _my_turn(self) -> bool:
        if not self.to_move:
            self.refused = Reason("not-your-turn")
        return self.to_move
