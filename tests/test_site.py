"""Tests of the documentation site: the layout of its pages, and the faults that are found in it.

`make test` builds the site.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import site

PAGE = """<!doctype html><html><head>
<link rel="stylesheet" href="site.css"><script src="https://example.org/script.js"></script>
</head><body><h2 id="here">Here</h2>
<a href="#here">a</a> <a href="#nowhere">b</a> <a href="gone.html">c</a> <a href="https://example.org/">d</a>
<img src="data:image/png;base64,"></body></html>
"""


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("README.md", "index.md"),
        ("docs/players.md", "players.md"),
        ("docs/studies/README.md", "studies/index.md"),
        ("docs/studies/soldier-rules.html", "studies/soldier-rules.html"),
        ("bench/results.md", "bench/results.md"),
        ("studies", "files/studies/index.md"),
        ("src/sandtable/games/soldier/clause_map.json", "files/src/sandtable/games/soldier/clause_map.json"),
        ("LICENSE", "files/LICENSE.txt"),
    ],
)
def test_every_file_has_its_place(path: str, place: str) -> None:
    assert site.place(path) == place


def test_links_lead_to_the_same_files() -> None:
    linked: set[str] = set()
    text = "[a](../CONTRIBUTING.md#taste) [b](time.md) [c](#top) [d](https://example.org)\n```\n[e](../LICENSE)\n```\n"
    assert site.with_links("docs/security.md", text, linked) == text.replace(
        "../CONTRIBUTING.md#taste", "project/contributing.md#taste"
    )
    assert linked == {"CONTRIBUTING.md", "docs/time.md"}
    image = '<img alt="a phone" src="docs/pictures/phone.webp">'
    assert site.with_links("README.md", image, linked) == image.replace("docs/", "")


def test_faults_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages, built = tmp_path / "pages", tmp_path / "site"
    for folder in (pages, built):
        folder.mkdir()
    (pages / "index.md").touch()
    (pages / "forgotten.md").touch()
    (built / "index.html").write_text(PAGE, encoding="utf-8")
    (built / "site.css").touch()
    monkeypatch.setattr(site, "PAGES", pages)
    monkeypatch.setattr(site, "SITE", built)
    assert list(site.faults()) == [
        "forgotten.md is not in the navigation of mkdocs.yml",
        "index.html loads https://example.org/script.js from another host",
        "index.html links to #nowhere, a place that is not in that page",
        "index.html links to gone.html, which is not there",
    ]
