"""The schema of the database: tables, the log of each, snapshots of rooms, finished games and reviews; players, how
they are known, how they find one another, and what they are told while they are away.
"""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

# One row: the oldest schema version whose servers go on with the database.
COMPATIBLE = sa.Table("compatible", METADATA, sa.Column("since", sa.String(32), primary_key=True))

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("variant", sa.String(64), nullable=False),
    sa.Column("founding", sa.LargeBinary, nullable=False),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    # drawn at random for each line by servers that share the database; null: written by a server alone
    sa.Column("nonce", sa.String(16)),
)

FINISHED = sa.Table(
    "finished",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.LargeBinary, nullable=False),
)

REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("review", sa.LargeBinary, nullable=False),
)

# The room of each table under way after so many lines of its log, as the sources with this fingerprint made it.
SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("lines", sa.Integer, nullable=False),
    sa.Column("fingerprint", sa.String(64), nullable=False),
    sa.Column("room", sa.LargeBinary, nullable=False),
)

# Tables from before finished games were stored that have not been examined since.
UNEXAMINED = sa.Table(
    "unexamined",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)

# Where several servers share the database: each of them, until it has to be heard of again, in seconds since 1970 by
# the database's clock; and the viewers that are connected to it.
NODES = sa.Table(
    "nodes",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("viewer", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id"), primary_key=True),
)

# The keys by which addresses are hashed, one for each day since 1970.
DAY_KEYS = sa.Table(
    "day_keys",
    METADATA,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
)

# Where several servers share the database: how many tables each address has founded on a day. The caller is a hash of
# the address by the key of the day.
FOUNDED = sa.Table(
    "founded",
    METADATA,
    sa.Column("day", sa.Integer, sa.ForeignKey("day_keys.day", ondelete="CASCADE"), primary_key=True),
    sa.Column("caller", sa.String(32), primary_key=True),
    sa.Column("tables", sa.Integer, nullable=False),
)

# What is due, and work that a server has claimed: of each kind and subject one row, the one with the highest number.
# `at` is when it is due, or when the claim ends, in milliseconds since 1970 by the database's clock. What concerns a
# table has the table's id as its subject.
DUE = sa.Table(
    "due",
    METADATA,
    sa.Column("kind", sa.String(32), primary_key=True),
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("due_by_time", "kind", "at"),
)

# Players, each known by the sessions of their browsers; bots by their tokens. Days are counted since 1970. The name of
# a guest is that under which the guest sat down last, empty: nowhere yet; that of an account or a bot is reserved in
# its `folded` form, and was chosen on the day `named`. `owner` is the account whose bot it is; null: it is the
# server's own, or no bot. `deleted` is when the player has asked to be forgotten, in seconds since 1970.
PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),  # guest, account, bot
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("folded", sa.String(64)),
    sa.Column("named", sa.Integer),
    sa.Column("deleted", sa.BigInteger),
    sa.Column("owner", sa.String(32)),
    sa.Index("ix_players_folded", "folded", unique=True),
    sa.Index("ix_players_owner", "owner"),
)

# Names that accounts have given up, which stay reserved until the end of the day `until`.
FORMER_NAMES = sa.Table(
    "former_names",
    METADATA,
    sa.Column("folded", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("until", sa.Integer, nullable=False),
)

# What accounts prove themselves by. `id` is the hash of a passkey's name or of a recovery code, `secret` the hash of a
# password, a passkey's public key, or the hash of an address to which a link may be mailed, `handle` the passkey's name
# and `count` how often it was used, by its own count.
CREDENTIALS = sa.Table(
    "credentials",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),  # password, passkey, recovery, mail
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("handle", sa.Text),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("browser", sa.String(32), nullable=False),
    sa.Column("system", sa.String(32), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("used", sa.Integer),
)

# What this server has asked of passkeys, by the hashes of the questions, each good for one answer until a time in
# seconds since 1970.
PASSKEY_QUESTIONS = sa.Table(
    "passkey_questions",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# The sessions of browsers and the tokens of bots, each by the hash of its secret. It is good until the end of the day
# `ends`. `scopes` is what a token is good for, in words; null: it is the session of a browser.
SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("ends", sa.Integer, nullable=False),
    sa.Column("browser", sa.String(32), nullable=False),
    sa.Column("system", sa.String(32), nullable=False),
    sa.Column("scopes", sa.String(32)),
)

# Seats that players hold, one at a table at most. `holder` is the hash of the seat's token: when another token holds
# the seat, the player has lost it. `hidden`: the player has taken the game off the list.
SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    sa.Column("holder", sa.String(64), nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sa.Index("ix_seats_player", "player", "table_id", unique=True),
)

# Seats that players have held and lost, with the hashes of their tokens: whose names they are in the table's log.
FORMER_SEATS = sa.Table(
    "former_seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("holder", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Codes that add a browser to a player, by their hashes, each good until a time in seconds since 1970.
LINKS = sa.Table(
    "links",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
)

# What is said at tables, in the order of `number`: by players to one another, and apart from them by those who watch.
# `phrase` is one of the set phrases, in the place of a text; `moment` is how far the game had come then, as everybody
# sees it. Times are in seconds since 1970.
LINES = sa.Table(
    "lines",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("room", sa.String(8), nullable=False),  # players, watchers
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.String(64)),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.String(16)),
    sa.Column("moment", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("removed", sa.Boolean, nullable=False),
    sa.Index("ix_lines_table", "table_id", "number"),
)

# Players who want to have nothing to do with another one.
BLOCKS = sa.Table(
    "blocks",
    METADATA,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Accounts whose holders look after what is said.
MODERATORS = sa.Table(
    "moderators",
    METADATA,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
)

# What players tell moderators, in the order of `number`: about somebody, a table, or a line. `closed` is when a
# moderator was done with it. Times are in seconds since 1970.
REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("sender", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("about", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), index=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("line", sa.String(32)),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.BigInteger),
)

# What moderators have done about players, in the order of `number`. `subject` is the line that was removed, or the name
# that was taken away; `ends` is when a mute or a ban ends by itself, null: never; `lifted` when a moderator has ended
# it; `answer` what the player says to it.
MEASURES = sa.Table(
    "measures",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # mute, ban, rename, remove, call_off
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("subject", sa.Text, nullable=False),
    sa.Column("moderator", sa.String(32), sa.ForeignKey("players.id", ondelete="SET NULL"), index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("ends", sa.BigInteger),
    sa.Column("lifted", sa.BigInteger),
    sa.Column("answer", sa.Text),
)

# The tables at which anybody may sit down, as everybody sees them (JSON).
LISTED = sa.Table(
    "listed",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("shown", sa.Text, nullable=False),
)

# What players seek, each one thing at most. Times are in milliseconds since 1970 by the database's clock. `table_id`: a
# table was found. Without `stays` a seek counts only while a page of the player is open. `bots`: a bot may answer it.
# Seeks that are being paired share a `pairing`; `there` are those of its players who have said that they are here.
SEEKS = sa.Table(
    "seeks",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, unique=True),
    sa.Column("partner", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), index=True),
    sa.Column("wish", sa.Text, nullable=False),
    sa.Column("class", sa.String(8), nullable=False),  # live, by_day, none
    sa.Column("met", sa.Text, nullable=False),
    sa.Column("stays", sa.Boolean, nullable=False),
    sa.Column("bots", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("came", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE")),
    sa.Column("pairing", sa.String(32), index=True),
    sa.Column("there", sa.Text),
)

# Challenges of one player to another: to play, to sit down at a table, or to seek two others as partners. `seek` is the
# seek of the receiver that somebody has answered who then waits.
CHALLENGES = sa.Table(
    "challenges",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # play, table, team
    sa.Column("sender", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("receiver", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("wish", sa.Text, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),  # open, accepted, declined
    sa.Column("reason", sa.String(16)),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE")),
    sa.Column("seek", sa.String(32), sa.ForeignKey("seeks.id", ondelete="CASCADE")),
)

# Where several servers share the database: the players who have a page of the lobby open at each of them.
LOBBY_PAGES = sa.Table(
    "lobby_pages",
    METADATA,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("node", sa.String(32), primary_key=True),
    sa.Column("open", sa.Boolean, nullable=False),
)

# Secret keys of the servers that share the database, each made when it is first needed.
KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
)

# How players want to hear of what concerns them while they are away. `seen` is when the player last had the lobby in
# sight, `rung` when the player was last told that somebody waits, in milliseconds by the database's clock; `coming` is
# the club hour to which the player has said yes, in seconds since 1970.
NOTICE_SETTINGS = sa.Table(
    "notice_settings",
    METADATA,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("mail", sa.String(254)),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("bell", sa.Text),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("rung", sa.BigInteger, nullable=False),
    sa.Column("coming", sa.BigInteger),
)

# Browsers that take notices, each by the hash of the address at which its vendor takes them, and no longer than its
# session lasts. `failures` counts the notices that were refused one after the other.
PUSH = sa.Table(
    "push",
    METADATA,
    sa.Column("endpoint_hash", sa.String(64), primary_key=True),
    sa.Column(
        "session", sa.String(64), sa.ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, unique=True
    ),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
)

# Notices on their way. `key` says what a notice is about, so that it is sent once. `target` is the hash of a browser's
# endpoint. `at` is when it is to be tried next; once it is `done`, when that was: milliseconds by the database's clock.
OUTBOX = sa.Table(
    "outbox",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), index=True),
    sa.Column("channel", sa.String(8), nullable=False),  # push, mail, confirm, recover, webhook
    sa.Column("target", sa.String(64), nullable=False),
    sa.Column("key", sa.String(200), nullable=False, unique=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Index("outbox_by_time", "done", "at"),
)

# When each seat of a table was last in sight of its player, in milliseconds by the database's clock.
VISITS = sa.Table(
    "visits",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# How many players were told that a seek waits.
RUNG = sa.Table(
    "rung",
    METADATA,
    sa.Column("seek", sa.String(32), sa.ForeignKey("seeks.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("told", sa.Integer, nullable=False),
)

# The results of rated games, numbered in the order in which they were rated. They stay when the tables are deleted,
# because all ratings are computed from them.
RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, unique=True),
    sa.Column("variant", sa.String(64), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),  # live, by_day
    sa.Column("at", sa.BigInteger, nullable=False),
)

# How a rated game ended for each of its players, and their strengths after it. Players who were forgotten stay here by
# their ids. `gone`: a computer player went on in the seat, or the game ended because the player had left or was away.
RANKS = sa.Table(
    "ranks",
    METADATA,
    sa.Column("number", sa.Integer, sa.ForeignKey("results.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Index("ix_ranks_player", "player", "number"),
)

# The strengths of players now, for each game and pace.
RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("pace", sa.String(8), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_ratings_best", "game", "pace", "mu"),
)

# The internet lines by which players have come, as hashes of their addresses by the keys of the last days.
PLAYER_LINES = sa.Table(
    "lines_today",
    METADATA,
    sa.Column("day", sa.Integer, sa.ForeignKey("day_keys.day", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("line", sa.String(32), primary_key=True),
)

# Tournaments. `next` is when the first or the next round begins, `ends` when an arena pairs nobody any more, both in
# milliseconds by the database's clock; `version` counts its changes. `creator` is empty once that player is forgotten.
TOURNAMENTS = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # swiss, round_robin, arena
    sa.Column("variant", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("time", sa.Text, nullable=False),
    sa.Column("rounds", sa.Integer),
    sa.Column("minutes", sa.Integer),
    sa.Column("bots", sa.Boolean, nullable=False),
    sa.Column("creator", sa.String(32), nullable=False),
    sa.Column("state", sa.String(16), nullable=False),  # open, running, over, called_off
    sa.Column("starts", sa.BigInteger, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("next", sa.BigInteger),
    sa.Column("ends", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Index("tournaments_by_state", "state", "starts"),
)

# Who plays in a tournament: a player, or a team that is in once the partner has agreed. `seed` is the number in the
# pairings, `since` the first round, `gone` the round after which they have withdrawn. Players are empty once forgotten.
ENTRANTS = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), nullable=False, index=True),
    sa.Column("partner", sa.String(32), index=True),
    sa.Column("agreed", sa.Boolean, nullable=False),
    sa.Column("seed", sa.Integer),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("gone", sa.Integer),
)

# The games of a tournament, by the seeds of entrants; without a second one: a bye. `table_id` names a table that may
# have been deleted since. `ended` is in milliseconds by the database's clock.
PAIRINGS = sa.Table(
    "pairings",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("second", sa.Integer),
    sa.Column("table_id", sa.String(32), index=True),
    sa.Column("result", sa.String(8)),  # first, second, drawn, void
    sa.Column("ended", sa.BigInteger),
)

# Today's duels, one a day. Dates are days since 1970 (UTC), times milliseconds, both by the database's clock. `bot` is
# the seat of the computer player, `army` what it sets up if a player has sent that in, `by` that player's name and
# `sender` the id.
DAYS = sa.Table(
    "days",
    METADATA,
    sa.Column("date", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("variant", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("level", sa.String(32), nullable=False),
    sa.Column("bot", sa.Integer, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("army", sa.Text),
    sa.Column("by", sa.String(64)),
    sa.Column("sender", sa.String(32)),
    sa.Column("made", sa.BigInteger, nullable=False),
)

# Who plays the duel of a day, and at which table. `ended` is when that game was over, and `result` how (JSON).
ATTEMPTS = sa.Table(
    "attempts",
    METADATA,
    sa.Column("date", sa.Integer, sa.ForeignKey("days.date"), primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    sa.Column("result", sa.Text),
    sa.Column("ended", sa.BigInteger),
    sa.Column("remark", sa.Text),
)

# Armies that players have sent in for duels to come, each for one seat of a variant.
ARMIES = sa.Table(
    "armies",
    METADATA,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("variant", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("army", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# What may have rows though nobody has used the servers, by name: the version of the schema, what servers note of
# themselves, their keys, and the duels that they draw.
OF_SERVERS = {
    "alembic_version",
    *(table.name for table in (COMPATIBLE, NODES, PRESENCE, DAY_KEYS, FOUNDED, DUE, KEYS, LOBBY_PAGES, DAYS)),
}
