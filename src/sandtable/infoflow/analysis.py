"""The analysis of a rule function without running it: on which hidden things does each value depend?

This is the information flow control of Denning and Denning ("Certification of Programs for Secure Information Flow",
1977) with two levels, and disclosures that declassify: a value depends on what it is computed from, on the index by
which it is found, and on every condition under which it is reached. After a loop or a function that may have been left
early, what comes later depends on why. Called functions are analysed too, once for each way in which they are called.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sandtable.engine.compile.jit import as_int, word
from sandtable.engine.errors import SandtableError
from sandtable.engine.record import events
from sandtable.engine.record.composite_facts import parts_of
from sandtable.engine.record.disclosure import CHOICE, Disclosure, disclosure_of
from sandtable.engine.record.event_kinds import Event, is_known
from sandtable.infoflow.sinks import Fields, Sink, stopped
from sandtable.infoflow.sources import Function, Unknown, as_rule, meaning, tree_of
from sandtable.infoflow.values import ACTING, FIXED, NONE, OTHER, PLAIN, Labels, Ref, Thing, Unlike, Value, join


@dataclass(frozen=True)
class Finding:
    """Something hidden that reaches a place where others see it."""

    file: str
    line: int
    what: tuple[str, ...]
    sink: str
    chain: tuple[str, ...]  # the functions, outermost first

    def __str__(self) -> str:
        what = ", ".join(f"`{name}`" for name in self.what)
        where = Path(self.file)
        return f"{where.parent.name}/{where.name}:{self.line}: {what} reaches {self.sink} (in {' > '.join(self.chain)})"


class CannotFollow(SandtableError):
    """An error: the rules contain code that the analysis does not know; the message names file and line."""


@dataclass
class Flow:
    """The results so far for one game."""

    fields: Fields
    events: Mapping[Function, Event] = field(default_factory=dict)  # declared ones, by the functions that tell them
    findings: dict[tuple[str, int, str], Finding] = field(default_factory=dict)
    used: dict[Function, set[str]] = field(default_factory=dict)  # what each disclosure has let out
    known: dict[tuple[object, ...], Value] = field(default_factory=dict)
    chain: list[Function] = field(default_factory=list)

    def call(self, function: Function, args: tuple[Value, ...], reached: Labels, privately: frozenset[str]) -> Value:
        """Analyse a function call; return what is known of its value."""
        key = (function, args, reached, privately)
        if key not in self.known:
            self.chain.append(function)
            self.known[key] = Walk(self, function, args, reached, privately).through()
            self.chain.pop()
        return self.known[key]

    def note(self, function: Function, line: int, found: Labels, sink: str) -> None:
        """Record a finding, if anything was found."""
        if found:
            file = function.__code__.co_filename
            what = tuple(sorted({label.what for label in found}))
            chain = tuple(one.__name__ for one in self.chain or [function])
            self.findings.setdefault((file, line, sink), Finding(file, line, what, sink, chain))


class Walk:
    """One analysis of a function."""

    def __init__(
        self, flow: Flow, function: Function, args: tuple[Value, ...], reached: Labels, privately: frozenset[str]
    ) -> None:
        self.flow = flow
        self.function = function
        self.tree = tree_of(function)
        self.disclosure: Disclosure | None = disclosure_of(function)
        self.privately = privately
        if self.disclosure:
            self.flow.used.setdefault(function, set())
            if self.disclosure.privately:
                self.privately = privately | frozenset(self.disclosure.what)
        given = zip(self.tree.args.args, args, strict=True)
        self.names = {arg.arg: self._let(value, given=True) for arg, value in given}
        self.called = reached  # what the call of the function depends on
        self.reached = self.called  # what reaching the present line depends on
        self.left: Labels = NONE  # what leaving the function depends on
        self.broken: list[Labels] = []  # the same for each loop around the present line
        self.answer: Value | None = None

    def through(self) -> Value:
        self._block(self.tree.body)
        return self.answer or PLAIN

    # what a disclosure lets out

    def _out(self, labels: Labels, *, given: bool = False) -> Labels:
        """Return the labels without what this function discloses; of its arguments, it discloses the choice but no
        field.
        """
        if not self.disclosure or self.disclosure.privately:
            return labels
        what = {CHOICE}.intersection(self.disclosure.what) if given else self.disclosure.what
        gone = frozenset(label for label in labels if label.what in what)
        self.flow.used[self.function] |= {label.what for label in gone}
        return labels - gone

    def _let(self, value: Value, *, given: bool = False) -> Value:
        parts = tuple(self._let(part, given=given) for part in value.parts)
        return replace(value, labels=self._out(value.labels, given=given), parts=parts)

    # statements

    def _now(self) -> Labels:
        """Return what reaching the present line depends on."""
        return self.reached.union(self.left, *self.broken)

    def _block(self, body: list[ast.stmt]) -> None:
        for line in body:
            match line:
                case ast.Expr():
                    self._value(line.value)
                case ast.Assign():
                    value = self._value(line.value)
                    for target in line.targets:
                        self._assign(target, value)
                case ast.AnnAssign() if line.value:
                    self._assign(line.target, self._value(line.value))
                case ast.AugAssign():
                    self._augment(line)
                case ast.If():
                    self._if(line)
                case ast.For() | ast.While():
                    self._loop(line)
                case ast.Return():
                    self._return(line)
                case ast.Break() | ast.Continue():
                    self.broken[-1] |= self._now()
                case ast.Pass():
                    pass
                case _:
                    raise self._cannot(line)

    def _return(self, line: ast.Return) -> None:
        value = (self._value(line.value) if line.value else PLAIN).under(self._now() - self.called)
        self.answer = self._join(line, self.answer, value) if self.answer else value
        self.left |= self._now()

    def _if(self, line: ast.If) -> None:
        test = self._labels(self._value(line.test))
        before, outer = dict(self.names), self.reached
        self.reached = outer | test
        self._block(line.body)
        then, self.names = self.names, before
        self._block(line.orelse)
        self._merge(line, then)
        self.reached = outer

    def _loop(self, line: ast.For | ast.While) -> None:
        """Analyse a loop again and again, until nothing new is learnt of any value."""
        outer = self.reached
        within = self._labels(self._value(line.iter)) if isinstance(line, ast.For) else NONE
        self.broken.append(NONE)
        while True:
            before = dict(self.names), self.broken[-1], self.left, self.reached
            if isinstance(line, ast.For):
                self.reached |= within
                self._assign(line.target, Value(within))
            else:
                self.reached |= self._labels(self._value(line.test))
            self._block(line.body)
            self._merge(line, before[0])
            if (self.names, self.broken[-1], self.left, self.reached) == before:
                break
        self.reached = outer | self.broken.pop()  # `else` runs after a loop without `break`
        self._block(line.orelse)
        self.reached = outer

    def _merge(self, line: ast.stmt, others: dict[str, Value]) -> None:
        for name, value in others.items():
            self.names[name] = self._join(line, self.names[name], value) if name in self.names else value

    def _join(self, node: ast.AST, one: Value, other: Value) -> Value:
        try:
            return join(one, other)
        except Unlike:
            raise self._cannot(node) from None

    # places that are written to

    def _assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Tuple):
            parts = value.parts or (Value(self._labels(value)),) * len(target.elts)
            for one, part in zip(target.elts, parts, strict=True):
                self._assign(one, part)
        elif isinstance(target, ast.Name):
            self.names[target.id] = value.under(self._now())
        else:
            self._write(target, value)

    def _augment(self, line: ast.AugAssign) -> None:
        value = self._value(line.value)
        if isinstance(line.target, ast.Name):
            old = self._value(line.target)
            if old.ref:  # an array is changed in place
                raise self._cannot(line)
            self.names[line.target.id] = Value(self._labels(value) | self._labels(old)).under(self._now())
        else:
            self._write(line.target, value)

    def _write(self, target: ast.expr, value: Value) -> None:
        """Write a number to a field. A row is refused: interpreted rules would put the same row into two fields."""
        place = self._place(target)
        if place.ref is None or place.ref.thing is not Thing.FIELD or value.ref:
            raise self._cannot(target)
        labels = self._labels(value)
        sink, shown = self.flow.fields.written(place.ref, value.private and not labels)
        if sink:
            self._reach(target, sink, labels | place.labels | self._out(shown))

    def _reach(self, node: ast.AST, sink: Sink, labels: Labels) -> None:
        """Record a finding if something is written here that must not be."""
        seen = labels | self._now()
        found = stopped(sink, seen, self.privately)
        if self.disclosure and self.disclosure.privately and sink.private:
            self.flow.used[self.function] |= {label.what for label in seen} & set(self.disclosure.what)
        self.flow.note(self.function, getattr(node, "lineno", 0), found, sink.title)

    # values

    def _labels(self, value: Value) -> Labels:
        """Return what a number depends on, including one read from a field."""
        labels = value.labels.union(*map(self._labels, value.parts))
        if value.ref and value.ref.thing is Thing.FIELD:
            return labels | self._out(self.flow.fields.read(value.ref))
        return labels

    def _value(self, node: ast.expr) -> Value:
        match node:
            case ast.Constant():
                return FIXED
            case ast.Name():
                return self._name(node)
            case ast.Attribute() | ast.Subscript():
                return self._read(self._place(node))
            case ast.Call():
                return self._call(node)
            case ast.Tuple():
                return Value(parts=tuple(map(self._value, node.elts)))
            case ast.BinOp():
                return self._sum(node)
            case ast.UnaryOp():
                value = self._value(node.operand)
                return Value(self._labels(value), fixed=value.fixed)
            case ast.Compare():
                return self._in_turn([node.left, *node.comparators])
            case ast.BoolOp():
                return self._in_turn(node.values)
            case ast.IfExp():
                return self._either(node)
        raise self._cannot(node)

    def _name(self, node: ast.Name) -> Value:
        if node.id in self.names:
            return self.names[node.id]
        self._meaning(node)
        return FIXED

    def _meaning(self, node: ast.expr) -> Any:
        """Return what a name stands for that is not local to this function."""
        try:
            return meaning(self.function, node)
        except Unknown:
            raise self._cannot(node) from None

    def _read(self, place: Value) -> Value:
        """Return what a place holds: a number, if enough indices were given."""
        if place.ref and self.flow.fields.is_number(place.ref):
            return Value(self._labels(place), fixed=self.flow.fields.is_settled(place.ref))
        return place

    def _place(self, node: ast.expr) -> Value:
        match node:
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                return self._element(node)
        return self._value(node)

    def _attribute(self, node: ast.Attribute) -> Value:
        if isinstance(node.value, ast.Name) and node.value.id in self.names:
            record = self.names[node.value.id]
            if not record.ref or record.ref.thing is not Thing.STATE:
                raise self._cannot(node)
            return Value(record.labels, Ref(Thing.FIELD, node.attr))
        self._meaning(node)
        return FIXED

    def _element(self, node: ast.Subscript) -> Value:
        base, index = self._place(node.value), self._value(node.slice)
        labels = base.labels | self._labels(index)
        if base.parts and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int):
            return base.parts[node.slice.value]
        ref = base.ref
        if ref and ref.thing is not Thing.FIELD:  # events are hidden from some viewers
            raise self._cannot(node)
        if ref:
            row = ref.row or (ACTING if index.acting else OTHER)
            ref = ref._replace(depth=ref.depth + 1, row=row)
        return Value(labels.union(*map(self._labels, base.parts)), ref)

    def _sum(self, node: ast.BinOp) -> Value:
        left, right = self._value(node.left), self._value(node.right)
        both = isinstance(node.op, ast.BitOr | ast.BitAnd) and left.private and right.private
        one = _is_shifted_one(node) and not right.fixed
        fixed = left.fixed and right.fixed
        return Value(self._labels(left) | self._labels(right), private=one or both, fixed=fixed)

    def _in_turn(self, nodes: list[ast.expr]) -> Value:
        """Evaluate each node only under the conditions of those before it."""
        outer, labels = self.reached, NONE
        for node in nodes:
            labels |= self._labels(self._value(node))
            self.reached = outer | labels
        self.reached = outer
        return Value(labels)

    def _either(self, node: ast.IfExp) -> Value:
        test = self._labels(self._value(node.test))
        outer = self.reached
        self.reached = outer | test
        value = self._join(node, self._value(node.body), self._value(node.orelse))
        self.reached = outer
        return value.under(test)

    def _call(self, node: ast.Call) -> Value:
        if node.keywords or (isinstance(node.func, ast.Name) and node.func.id in self.names):
            raise self._cannot(node)
        called = self._meaning(node.func)
        args = tuple(map(self._value, node.args))
        if called in _COMPUTE:
            return Value(NONE.union(*map(self._labels, args)), fixed=all(arg.fixed for arg in args))
        rule = as_rule(called)
        if rule is None or rule in self.flow.chain or len(args) != rule.__code__.co_argcount:
            raise self._cannot(node)
        if rule in _EVENTS:
            self._tell(node, rule, args)
            return PLAIN
        if rule in self.flow.events:
            self._tell_declared(node, self.flow.events[rule], args)
            return PLAIN
        return self._let(self.flow.call(rule, args, self._now(), self.privately))

    def _tell(self, node: ast.Call, rule: Function, args: tuple[Value, ...]) -> None:
        """Analyse an event: its contents, its audience, and whether it happens at all."""
        audience = args[-1]
        private = audience.private and not audience.labels
        told = NONE.union(*map(self._labels, args))
        if rule is _REVEAL:
            masks = args[3].ref
            if masks is None or masks.thing is not Thing.FIELD:
                raise self._cannot(node)
            told = args[3].labels.union(*(self._labels(arg) for arg in args if arg is not args[3]))
            self._let_know(node, masks, private, told)
        self._reach(node, Sink("an event", private), told)

    def _tell_declared(self, node: ast.Call, event: Event, args: tuple[Value, ...]) -> None:
        """Analyse an event of a declared kind: what is not declared `disclosed` depends on nothing hidden, even if only
        single seats are told.
        """
        audience = args[-1]
        private = audience.private and not audience.labels
        given = iter(args[1:-1])
        told, known = self._labels(audience), list[Value]()
        for name, fact in event.given.items():
            labels = NONE.union(*(self._labels(next(given)) for _ in parts_of(fact) or (name,)))
            told |= labels
            if fact.to is None and (event.to is None or not private):
                self.flow.note(self.function, node.lineno, labels, f"the open fact `{name}`")
            elif is_known(fact):
                known.append(next(given))
        clause = self._labels(next(given))
        self.flow.note(self.function, node.lineno, clause, "the open fact `clause`")
        told = told.union(clause, *(masks.labels for masks in known))
        for masks in known:
            if masks.ref is None or masks.ref.thing is not Thing.FIELD:
                raise self._cannot(node)
            self._let_know(node, masks.ref, private, told)
        self._reach(node, Sink("an event", private), told)

    def _let_know(self, node: ast.Call, masks: Ref, private: bool, told: Labels) -> None:
        """Analyse how viewers get to know an element of a hidden field, by a mask."""
        sink, shown = self.flow.fields.written(masks, private)
        if sink:
            self._reach(node, sink, told | self._out(shown))

    def _cannot(self, node: ast.AST) -> CannotFollow:
        where = f"{self.function.__code__.co_filename}:{getattr(node, 'lineno', 0)}"
        return CannotFollow(f"{where}: the rules of flow do not know `{ast.unparse(node).splitlines()[0]}`")


def _is_shifted_one(node: ast.BinOp) -> bool:
    """Return whether this is `1 << n`: the bit of a seat, unless `n` is fixed: that may be the spectator's."""
    return isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant) and node.left.value == 1


_COMPUTE = (abs, bool, float, int, len, max, min, range, as_int, word)
"""Functions that only compute with their arguments, and keep and change nothing."""

_REVEAL = as_rule(events.reveal)
_EVENTS = tuple(map(as_rule, (events.emit, events.reveal, events.disclose)))
