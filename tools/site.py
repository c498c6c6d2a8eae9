"""The documentation as a site: `build/site`, made from the same Markdown that people read on a git host.

`lay_out` copies the pages to `build/site-pages`, arranged as in the site and with their links rewritten. Zensical
builds the site from that copy by `mkdocs.yml`. `faults` then checks the site: every address in it must exist, and
nothing may be loaded from another host.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from tools.install import BIN, LOCKS, install
from tools.steps import ROOT, Failed, digest, once, run

PAGES = ROOT / "build" / "site-pages"
SITE = ROOT / "build" / "site"
CONFIGURATION = ROOT / "mkdocs.yml"


def modules_of_engine() -> list[str]:
    """Return the modules where the names are defined that games import from `sandtable.engine`."""
    stub = ast.parse((ROOT / "src" / "sandtable" / "engine" / "__init__.pyi").read_text(encoding="utf-8"))
    return list(
        dict.fromkeys(f"sandtable.engine.{node.module}" for node in stub.body if isinstance(node, ast.ImportFrom))
    )


REFERENCE = {
    "python": ("From Python", ["sandtable"]),
    "ports": (
        "Ports",
        ["sandtable.ports.pettingzoo", "sandtable.ports.gymnasium", "sandtable.ports.openspiel"],
    ),
    "engine": ("What games use of the engine", modules_of_engine()),
}
"""The pages of the reference: each one's title, and the modules whose docstrings it shows. This is their only list."""

MOVED = {
    "README.md": "index.md",
    "docs/studies/README.md": "studies/index.md",
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CREDITS.md": "project/credits.md",
    "SECURITY.md": "project/reporting-faults.md",
}
FENCED = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r'(\]\(|<img [^>]*?src=")([^)"#\s]*)(?=[)"#])')
LISTED = re.compile(r": (\S+\.md)$", re.MULTILINE)
"""A page in the navigation of `mkdocs.yml`."""


def place(path: str) -> str:
    """Return the path in the site of a file of the repository; `files/` holds linked files that are no pages."""
    if path in MOVED:
        return MOVED[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path.startswith("bench/") and path.endswith(".md"):
        return path
    if (ROOT / path).is_dir():
        return f"files/{path}/index.md"
    return f"files/{path}" if PurePosixPath(path).suffix else f"files/{path}.txt"


def lay_out() -> None:
    """Copy the pages, and the files that they link to, to their places in the site."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.md"))
    shutil.copyfile(ROOT / "tools" / "site.css", PAGES / "site.css")
    shutil.copyfile(ROOT / "web" / "public" / "favicon.svg", PAGES / "favicon.svg")
    linked: set[str] = set()
    for source in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]:
        path = source.relative_to(ROOT).as_posix()
        _write(place(path), with_links(path, source.read_text(encoding="utf-8"), linked))
    for path in sorted(linked):
        if (ROOT / path).is_dir():
            names = sorted(file.name for file in (ROOT / path).iterdir() if file.is_file())
            _write(place(path), f"# {path}/\n\n" + "".join(f"- [{name}]({name})\n" for name in names))
            for name in names:
                shutil.copyfile(ROOT / path / name, PAGES / "files" / path / name)
        elif not (PAGES / place(path)).exists() and (ROOT / path).exists():  # `faults` reports a dead link
            (PAGES / place(path)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, PAGES / place(path))
    for name, (title, modules) in REFERENCE.items():
        _write(f"reference/{name}.md", f"# {title}\n\n" + "\n\n".join(f"::: {module}" for module in modules) + "\n")


def _write(page: str, text: str) -> None:
    (PAGES / page).parent.mkdir(parents=True, exist_ok=True)
    (PAGES / page).write_text(text, encoding="utf-8")


def with_links(path: str, text: str, linked: set[str]) -> str:
    """Return the text of a page with its links rewritten for the page's place in the site."""
    here = PurePosixPath(path).parent.as_posix()
    there = PurePosixPath(place(path)).parent.as_posix()

    def led(found: re.Match[str]) -> str:
        target = found[2]
        if not target or urlsplit(target).scheme:
            return found[0]
        meant = os.path.normpath(os.path.join(here, target)).replace(os.sep, "/")
        linked.add(meant)
        return found[1] + os.path.relpath(place(meant), there).replace(os.sep, "/")

    parts = FENCED.split(text)
    return "".join(part if number % 2 else LINK.sub(led, part) for number, part in enumerate(parts))


class _Addresses(HTMLParser):
    """The links of a page, the files it loads, and the anchors in it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.anchors.update(value for name in ("id", "name") if (value := values.get(name)))
        if tag == "a" and (href := values.get("href")):
            self.links.append(href)
        elif tag == "link" and values.get("rel") not in ("canonical", "prev", "next") and (href := values.get("href")):
            self.loads.append(href)
        if src := values.get("src"):
            self.loads.append(src)


def faults() -> Iterator[str]:
    """Yield what is wrong with the built site."""
    listed = set(LISTED.findall(CONFIGURATION.read_text(encoding="utf-8")))
    laid_out = {page.relative_to(PAGES).as_posix() for page in PAGES.rglob("*.md")}
    for missing in sorted(name for name in laid_out - listed if not name.startswith("files/")):
        yield f"{missing} is not in the navigation of mkdocs.yml"
    read: dict[Path, _Addresses] = {}
    for file in sorted(SITE.rglob("*.html")):
        read[file] = _Addresses()
        read[file].feed(file.read_text(encoding="utf-8"))
    for file, page in read.items():
        where = file.relative_to(SITE)
        for address in page.loads:
            if urlsplit(address).netloc or urlsplit(address).scheme not in ("", "data"):
                yield f"{where} loads {address} from another host"
        if file.name != "404.html":  # it is shown at any address, so that its links begin at the root
            yield from (f"{where} links to {address}, {gone}" for address, gone in _leading_nowhere(file, read))


def _leading_nowhere(file: Path, read: dict[Path, _Addresses]) -> Iterator[tuple[str, str]]:
    """Yield the addresses in a page that do not exist in the site, each with what is missing."""
    for address in dict.fromkeys(read[file].links + read[file].loads):
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            continue
        target = Path(os.path.normpath(file.parent / unquote(parts.path))) if parts.path else file
        if not target.is_file():
            yield address, "which is not there"
        elif parts.fragment and target in read and unquote(parts.fragment) not in read[target].anchors | {"__top"}:
            yield address, "a place that is not in that page"


def need_packages() -> None:
    lock = LOCKS / "site.txt"
    once(
        "Python packages (site)",
        lock.name,
        digest(lock),
        BIN / "zensical",
        lambda: install("--require-hashes", "-r", lock),
    )


def build() -> float:
    """Build the site; return the seconds of processor time that it took."""
    begun = time.thread_time()
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    spent = run(BIN / "zensical", "build", "--strict", "--clean", "--config-file", CONFIGURATION)
    found = list(faults())
    if found:
        raise Failed("\n".join(f"   | {fault}" for fault in found) + f"\n{len(found)} faults in the documentation site")
    return spent + time.thread_time() - begun
