"""Who sits where, the match, what is chosen and whose eyes look: all the page's state.

Each intent of a player is a method. Nothing here knows a document or a clock, and nothing a
rule: what may be done, where and why not comes from the view that the engine gives.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.step import SPECIALS, Step
from sixteen import seeds
from sixteen.bots import Thought, bot
from sixteen.box import Game, game_named
from sixteen.errors import SixteenError
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.match import Match, MatchOutcome, Player
from sixteen.reasons import Reason
from sixteen.tiles import SPECIAL, Tile
from sixteen.view import View

GAME = "sixteen"
NOTHING = Step()


class Session:
    """One sitting at one screen.

    `phase` tells which screen is due: `setup`, `hands` (the screen goes to the next person),
    `table`, `round-end` or `match-end`. `eyes` is the seat whose rack is shown, if any.
    """

    def __init__(self) -> None:
        self.match: Match | None = None
        self.phase = "setup"
        self.eyes: int | None = None
        self.step = NOTHING
        self.refused: Reason | None = None
        self.serial = 0
        """Grows with every change of the table, so that what was begun before it is dropped."""
        self._seen_by: dict[int, int] = {}
        self._seed = ""
        self._deals = seeds.deals("")
        self._bots = [seeds.seat("", 0)]
        self._view: View[Round] | None = None
        self._legal: list[Move] = []

    # What there is

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game_named(GAME)

    @property
    def playing(self) -> Match:
        """The match. Raises `SixteenError` where there is none."""
        if self.match is None:
            raise SixteenError("no-match", "no match has begun.")
        return self.match

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return self.playing.players

    @property
    def people(self) -> list[int]:
        """The seats of those who are no bots."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def view(self) -> View[Round]:
        """The table through the eyes that look now."""
        if self._view is None:
            self._view = self.playing.view(self.eyes)
        return self._view

    @property
    def state(self) -> Round:
        """The round as those eyes see it."""
        return self.view.state

    @property
    def to_move(self) -> bool:
        """Whether it is the turn of the one who looks."""
        return self.phase == "table" and self.eyes == self.state.turn

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to choose now."""
        return self.phase == "table" and self.players[self.state.turn].bot is not None

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The rack that is shown, sorted by colour and number."""
        return () if self.eyes is None else self.state.rack(self.eyes)

    @property
    def legal(self) -> list[Move]:
        """What the one who looks may do now."""
        return self._legal

    @property
    def move(self) -> Move | None:
        """The move that is chosen, once it is whole."""
        return self.step.move(self.legal)

    @property
    def rows(self) -> frozenset[int]:
        """The rows that can be tapped to go on."""
        return self.step.rows(self.legal)

    @property
    def takes(self) -> list[int]:
        """How many tiles the trash bin may take from the chosen row."""
        return self.step.takes(self.legal) if self.step.colour >= 0 else []

    @property
    def only_pass(self) -> bool:
        """Whether passing is all that can be done."""
        return self.legal == [PASS]

    @property
    def usable(self) -> frozenset[Tile]:
        """The tiles of the rack that can be chosen now."""
        tiles = set(self.step.layable(self.legal))
        if not self.step.special or self.step.colour < 0:
            tiles |= NOTHING.layable(self.legal)
            tiles |= {tile for tile, code in SPECIALS.items() if self._has_special(code)}
        return frozenset(tiles)

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended."""
        return self.playing.outcome

    def missed(self, seat: int) -> list[tuple[int, Move]]:
        """What the others did since that seat last looked, in this round."""
        return self.state.log[self._seen_by.get(seat, 0) :]

    # Intents

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
            if start.seats != len(players) or any(map(start.unknown, range(start.seats))):
                raise SixteenError(
                    "bad-position",
                    f"The position has {start.seats} racks, and all of them must be known.",
                )
        else:
            start = self.game.deal(rules, len(players), deals)
        match.start_round(start)
        self.match = match
        self._seed, self._deals = seed, deals
        self._bots = [seeds.seat(seed, seat) for seat in range(len(players))]
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
        self._changed()

    def take_over(self) -> None:
        """The next person has the screen and wants to see their rack."""
        if self.phase == "hands":
            self.phase = "table"
            self.eyes = self.playing.state.turn
            self._changed()

    def tap_tile(self, tile: Tile) -> None:
        """Choose a tile of the rack, or give it back."""
        self.refused = None
        if not self._my_turn():
            return
        if tile.colour == SPECIAL:
            self._tap_special(SPECIALS[tile])
            return
        step = self.step if self.step.colour >= 0 else Step(tiles=self.step.tiles)
        if step.special and tile.colour != step.colour:
            self.refused = Reason("same-row", {"colour": step.colour})
            return
        after = step.toggled(tile, self.legal)
        if after:
            self.step = after
        else:
            lay = Move(step.special, tile.colour, step.take, tile.rank, tile.rank)
            self.refused = self.state.why_not(lay)

    def tap_row(self, colour: int) -> None:
        """Lay on a row, or use the chosen special on it."""
        self.refused = None
        if not self._my_turn():
            return
        step = self.step
        if step.special and step.colour != colour:
            if colour in Step(step.special).rows(self.legal):
                self.step = step.on(colour, self.legal)
            else:
                self.refused = self.state.why_not(Move(step.special, colour, 1))
        elif colour in self.rows:
            self.confirm()
        elif step.tiles:
            self.refused = Reason("other-row", {"colour": min(step.tiles).colour})
        else:
            self.refused = Reason("choose-tile")

    def take(self, number: int) -> None:
        """Say how many tiles the special takes away from the chosen row."""
        self.refused = None
        step = self.step
        if number in self.takes:
            self.step = step.taking(number, self.legal)
        elif number < 1:
            self.refused = Reason("take-one")
        elif self.takes:
            self.refused = self.state.why_not(Move(step.special, step.colour, number))

    def confirm(self) -> None:
        """Play the move that is chosen."""
        self.refused = None
        if not self._my_turn():
            return
        move = self.move
        if move:
            self._play(move)
        else:
            self.refused = Reason("choose-row" if self.step.special else "choose-tile")

    def pass_turn(self) -> None:
        """Pass."""
        self.refused = None
        if not self._my_turn():
            return
        self.refused = self.state.why_not(PASS)
        if not self.refused:
            self._play(PASS)

    def cancel(self) -> None:
        """Give back what is chosen: the last thing first."""
        self.refused = None
        step = self.step
        if step.special and step.tiles:
            self.step = replace(step, tiles=frozenset())
        elif step.colour >= 0:
            self.step = Step(step.special)
        else:
            self.step = NOTHING

    # Bots

    def thought(self, clock: Callable[[], float]) -> Thought:
        """The choice that the bot to move begins to make."""
        seat = self.state.turn
        level = self.players[seat].bot
        if level is None:
            raise SixteenError("no-bot", "it is a person's turn.")
        return Thought(bot(GAME, level), self.playing.view(seat), self._bots[seat], clock)

    def bot_plays(self, move: Any) -> None:
        """Play what a bot chose."""
        self._play(move)

    # Inside

    def _open(self) -> None:
        """A round begins: show it to whom it may concern."""
        self._seen_by = {}
        self.eyes = self.people[0] if len(self.people) == 1 else None
        self._turn_to()

    def _play(self, move: Move) -> None:
        self.playing.play(move)
        if self.eyes is not None:
            self._seen_by[self.eyes] = len(self.playing.state.history)
        self._turn_to()

    def _turn_to(self) -> None:
        """What is to be seen after a move: the table, the next person's turn, or the end."""
        state = self.playing.state
        if state.over:
            self.phase = "match-end" if self.playing.outcome else "round-end"
        elif state.turn in self.people and state.turn != self.eyes:
            self.phase, self.eyes = "hands", None
        else:
            self.phase = "table"
        self._changed()

    def _changed(self) -> None:
        self.serial += 1
        self.step = NOTHING
        self.refused = None
        self._view = None
        self._legal = self.state.legal_moves() if self.match and self.to_move else []

    def _my_turn(self) -> bool:
        if not self.to_move:
            self.refused = Reason("not-your-turn")
        return self.to_move

    def _has_special(self, code: str) -> bool:
        return any(move.special == code for move in self.legal)

    def _tap_special(self, code: str) -> None:
        if self.step.special == code:
            self.step = NOTHING
        elif not self._has_special(code):
            self.refused = Reason("nothing-anywhere")
        else:
            self.step = Step(code)
