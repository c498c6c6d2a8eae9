"""A game as text against computer players: `sandtable play --terminal`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from sandtable.bots.advice import advise, adviser
from sandtable.bots.levels import TUNED, Player, make, usual
from sandtable.bots.levels import level as find_level
from sandtable.bots.watcher import Watcher
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import SetUps, Variant
from sandtable.engine.record.view import PackedView
from sandtable.engine.records import write_record
from sandtable.engine.text_files import MARK
from sandtable.engine.umpire import Step, Umpire

HELP = (
    ("moves", "list everything you may do now; `moves WORD` only what begins with WORD"),
    ("why ACTION", "say whether an action is allowed, and by which rule"),
    ("help THING", "explain a piece, a card or a place"),
    ("hint", "say what the best computer player would do, and why"),
    ("rule ID", "show a rule by its number, as in ST-MOVE-3"),
    ("board", "draw the board again"),
    ("save FILE", "save the record of the game; during play, only what you know"),
    ("quit", "leave the game"),
)
SHOWN_CHOICES = 60


class Quit(Exception):
    """Raised when the person quits."""


class TerminalGame:
    """One game between the person at the keyboard, in the first seat, and computer players."""

    def __init__(
        self,
        console: Console,
        variant: Variant,
        level: str,
        seed: int,
        options: Mapping[str, Any],
        players: int | None = None,
    ) -> None:
        self.console = console
        self.variant = variant
        self.umpire = Umpire(variant, players, options)
        self.umpire.addresses = True
        self.me = 0
        self.level = level
        self.seed = seed
        self.bots: dict[int, Player] = {
            seat: make(level, variant, seed + seat) for seat in range(1, len(self.umpire.seats))
        }
        self.proposal = ""
        self.setups = variant.game.setups
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "moves": self._moves,
            "why": self._why,
            "help": self._what,
            "hint": self._hint,
            "rule": self._rule,
            "board": lambda _: self._draw(),
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
        }
        if self.setups:
            self.commands[self.setups.listing] = partial(self._list_presets, self.setups.listing)

    def play(self) -> None:
        """Play until the game is over or the person quits."""
        seat = self.umpire.seats[self.me]
        self.console.print(f"[bold]{escape(self.variant.title)}[/]. {escape(self.variant.line)}")
        others = ", ".join(self.umpire.seats[other] for other in self.bots)
        level = find_level(self.level, self.variant)
        self.console.print(f"You play {seat}; the {level.title} plays {others}. Type ? for help.\n")
        if not level.ready:
            other = find_level(usual(self.variant), self.variant).title
            self.console.print(f"Interpreted rules are too slow for the {level.title}: the {other} plays instead.\n")
        if changes := self._changes():
            self.console.print("\n".join([*map(escape, changes), TUNED]) + "\n", highlight=False)
        self._show()
        self._tell(self.umpire.opening)
        try:
            while not self.umpire.over:
                self._let_bots_act()
                if self.me in self.umpire.waiting:
                    self._ask()
        except (Quit, EOFError):
            self.console.print("You have left the game.")
            return
        self._draw()
        result = self.umpire.view(self.me)["result"]
        clause = f" ({result['clause']})" if result["clause"] else ""
        self.console.print(f"\n[bold]{escape(result['text'])}[/]{clause}")

    def _changes(self, clause: str = "") -> list[str]:
        """Return what a document changes about the rules, or about one clause, as sentences."""
        changes = self.umpire.view(self.me).get("changes", ())
        return [f"{one['text']} ({one['clause']})" for one in changes if clause in ("", one["clause"])]

    def _let_bots_act(self) -> None:
        while ready := [seat for seat in self.umpire.waiting if seat in self.bots]:
            seat = ready[0]
            choice = self.bots[seat].choose(PackedView(self.umpire.packed(seat)), self.umpire.legal(seat))
            self._tell(self.umpire.act(seat, int(choice)))
            self._show()

    def _show(self) -> None:
        """Show computer players with a memory the present views of their seats."""
        for seat, bot in self.bots.items():
            if isinstance(bot, Watcher):
                bot.see(PackedView(self.umpire.packed(seat)))

    def _ask(self) -> None:
        """Ask the person once and carry out what is typed, a command or an action."""
        self._draw()
        while True:
            self.console.print(f"\n[bold]{escape(self.umpire.ask(self.me))}[/]")
            typed = " ".join(self.console.input("> ").removeprefix(MARK).split())
            if not typed:
                continue
            try:
                if not self._command(typed):
                    self._act(typed)
                    return
            except SandtableError as error:
                self.console.print(f"[yellow]{escape(str(error))}[/]")

    def _act(self, typed: str) -> None:
        """Carry out an action. If it consists of many small ones, print only the last, which sums them up."""
        steps = self.umpire.act(self.me, self.proposal if self._takes(typed) else typed)
        self.proposal = ""
        own = [number for number, step in enumerate(steps) if step.seat == self.me]
        self._tell(steps[own[-1] :])
        self._show()

    def _command(self, typed: str) -> bool:
        """Carry out a command; return False if it is none, so that it must be an action."""
        word, _, rest = typed.partition(" ")
        if self._takes(typed):
            return False
        if word in self.commands:
            self.commands[word](rest)
            return True
        return self.setups is not None and word == self.setups.word and self._propose(self.setups, typed)

    def _takes(self, typed: str) -> bool:
        """Return whether this accepts the set-up that was proposed."""
        return self.setups is not None and bool(self.proposal) and typed == self.setups.taking

    def _draw(self) -> None:
        view: Mapping[str, Any] = self.umpire.view(self.me)
        if self.setups and self.proposal:
            view = self.setups.lay_out(view, self.proposal)
        drawn, width = self._picture(view), self.console.width
        self.console.print()
        self.console.print(drawn, highlight=False, no_wrap=True)
        if (needed := _width(drawn)) > width:
            said = f"The board needs {needed} columns and this terminal has {width}. Widen it, then type `board`."
            self.console.print(f"[yellow]{said}[/]")

    def _picture(self, view: Mapping[str, Any]) -> Any:
        """Return the picture of the table in full width, or as narrow as the terminal if the game can draw it so."""
        game, board, width = self.variant.game, self.variant.board, self.console.width
        drawn = game.picture(view, board)
        return game.narrow(view, board, width) if game.narrow and _width(drawn) > width else drawn

    def _tell(self, steps: list[Step]) -> None:
        for step in steps:
            for event in self.umpire.told(step, self.me):
                clause = f" [dim]({event['clause']})[/]" if event["clause"] else ""
                if event["text"]:
                    self.console.print(f"  {escape(event['text'])}{clause}", highlight=False)

    def _help(self, _: str) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2))
        usual = self.setups.taking if self.setups else ""
        example = next((choice["text"] for choice in self.umpire.offer(self.me)), usual)
        action = (example, "do it: any action, written as in the rulebook")
        for command, text in (action, *HELP, *(_help_of(self.setups) if self.setups else ())):
            table.add_row(f"[bold]{escape(command)}[/]", escape(text))
        self.console.print(table)

    def _moves(self, prefix: str) -> None:
        offered = [choice["text"] for choice in self.umpire.offer(self.me)]
        texts = [text for text in offered if text.startswith(prefix)]
        if not texts:
            words = ", ".join([*dict.fromkeys(text.partition(" ")[0] for text in offered)][:SHOWN_CHOICES])
            said = f"Nothing begins with {prefix} now. What you may do begins with: {words}." if words else "Nothing."
            self.console.print(escape(said), highlight=False)
            return
        more = f" and {len(texts) - SHOWN_CHOICES} more" if len(texts) > SHOWN_CHOICES else ""
        self.console.print(escape(", ".join(texts[:SHOWN_CHOICES])) + more, highlight=False)

    def _why(self, action: str) -> None:
        verdict = self.umpire.preview(self.me, action)
        if verdict.get("legal"):
            self.console.print(f"{escape(action)} is allowed.", highlight=False)
        else:
            text = verdict.get("message") or self.variant.game.rulebook.clauses[verdict["clause"]].text
            self.console.print(escape(f"{text} ({verdict['clause']})"), highlight=False)

    def _what(self, where: str) -> None:
        if not where:
            self._help(where)
            return
        found = self.umpire.preview(self.me, f"help {where}")
        self.console.print(escape(f"{found['text']} ({found['clause']})"), highlight=False)

    def _hint(self, _: str) -> None:
        legal = self.umpire.legal(self.me)
        listed = {choice["id"] for choice in self.umpire.offer(self.me)}
        if self.variant.game.reason is None or not listed & set(legal):
            self.console.print("There is no hint here.")
            return
        player = make(adviser(self.variant), self.variant, self.seed)
        advice = advise(self.variant, player, PackedView(self.umpire.packed(self.me)), legal)
        self.console.print(f"[bold]{escape(advice.text)}[/]. {escape(advice.why)}", highlight=False)

    def _rule(self, id: str) -> None:
        clause = self.variant.game.rulebook.clauses.get(id.upper())
        known = f"{clause.question} {clause.text}".strip() if clause else "There is no such rule."
        self.console.print(escape(" ".join([known, *(self._changes(clause.id) if clause else ())])), highlight=False)

    def _list_presets(self, listing: str, _: str) -> None:
        for preset in self.umpire.preview(self.me, listing)["presets"]:
            line = f"[bold]{escape(preset['name'])}[/]  {escape(preset['title'])}. {escape(preset['text'])}"
            self.console.print(line, highlight=False)

    def _propose(self, setups: SetUps, typed: str) -> bool:
        """Show the requested set-up; return False if one is written out, which is an action."""
        proposal = self.umpire.preview(self.me, typed).get("action")
        if proposal is None:
            return False
        self.proposal = proposal
        self._draw()
        line = f"Type `{setups.taking}` to use this set-up, or `{setups.word}` for another."
        self.console.print(line, highlight=False)
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.console.print("Name a file: `save FILE`.")
            return
        viewer = None if self.umpire.over else self.me
        try:
            Path(name).write_text(write_record(self.umpire, {}, viewer), encoding="utf-8")
            self.console.print(f"Saved as {escape(name)}.", highlight=False)
        except OSError as error:
            self.console.print(f"[yellow]{escape(name)} cannot be written: {error.strerror}[/]")

    def _quit(self, _: str) -> None:
        raise Quit


def _width(drawn: Any) -> int:
    """Return the number of columns that a picture needs."""
    return max((cell_len(line.rstrip()) for line in str(drawn).splitlines()), default=0)


def _help_of(setups: SetUps) -> tuple[tuple[str, str], ...]:
    """Return the help on set-ups that `HELP` lacks, as not all games begin with one."""
    word, listing = setups.word, setups.listing
    return (
        (word, f"suggest a set-up; `{word} NAME` a named one; `{listing}` lists them"),
        (setups.taking, "use the set-up that was suggested"),
    )
