"""The kinds of event in Classic Stratego, and their names."""

PLACED, READIED, OPENED, MOVED, ATTACKED, REVEALED, CAPTURED, RESIGNED, STUCK, WON, DRAWN = range(1, 12)
NAMES = {
    PLACED: "placed",
    READIED: "readied",
    OPENED: "opened",
    MOVED: "moved",
    ATTACKED: "attacked",
    REVEALED: "revealed",
    CAPTURED: "captured",
    RESIGNED: "resigned",
    STUCK: "stuck",
    WON: "won",
    DRAWN: "drawn",
}
