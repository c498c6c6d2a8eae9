"""The numbers behind an act, in games that show sums: a template pasted behind the drivers."""

# mypy: ignore-errors
# ruff: noqa: F821


@driver
def sum_up_at(views, j, a, out):
    """Write the numbers behind the act `a` of the viewer of views[j]; returns how many there are."""
    return sum_up(views[j], views[j].viewer, a, out)
