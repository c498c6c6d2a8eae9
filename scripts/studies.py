"""The reports of our own studies: docs/studies/NAME.html for each studies/NAME.yaml.

    python scripts/studies.py                              # all of them: some hours on one processor
    python scripts/studies.py warkings-ladder soldier-rules

What was played before, in studies/NAME.results or under --results, is not played again.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from sandtable.studies.measures import MEASURES
from sandtable.studies.report.page import report
from sandtable.studies.running import run
from sandtable.studies.study import read_study

ROOT = Path(__file__).parents[1]
STUDIES, REPORTS = ROOT / "studies", ROOT / "docs" / "studies"


def write(name: str, results: Path, workers: int | None) -> list[str]:
    """Play the games that a study lacks, write its report, and return its sentences."""
    file = STUDIES / f"{name}.yaml"
    played = run(read_study(file), results / f"{name}.results", workers=workers)
    findings = [MEASURES[measure].find(played) for measure in played.study.measure]
    shown = replace(played, folder=Path("studies") / f"{name}.results")
    REPORTS.mkdir(exist_ok=True)
    page = report(shown, findings, f"sandtable study studies/{name}.yaml")
    (REPORTS / f"{name}.html").write_text(page, encoding="utf-8")
    return [sentence for finding in findings for sentence in finding.sentences]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--results", type=Path, default=STUDIES, metavar="DIR", help="where games are kept")
    parser.add_argument("--workers", type=int, help="processes; as many as processors")
    chosen = parser.parse_args()
    for name in chosen.names or sorted(file.stem for file in STUDIES.glob("*.yaml")):
        print(name, *write(name, chosen.results, chosen.workers), sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
