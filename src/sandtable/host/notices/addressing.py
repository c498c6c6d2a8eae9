"""From what a player is to be told to the letters by which that goes."""

from __future__ import annotations

import msgspec

from sandtable.host.notices.notice import Notice
from sandtable.host.store.notice_settings import Reach
from sandtable.host.store.outbox import Letter


def letters(reach: Reach, notice: Notice, key: str, mail_key: str) -> list[Letter]:
    """Return the letters with which a notice goes to all browsers of a player, and by mail."""
    body, player = msgspec.json.encode(notice).decode(), reach.player
    made = [Letter(f"push {hash[:24]} {key}", "push", player, body, hash) for hash in reach.browsers]
    return [*made, Letter(f"mail {player} {mail_key}", "mail", player, body)] if reach.mail else made
