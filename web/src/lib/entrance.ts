/* What enters does so once: not again when the page is loaded again. */

/** Ends what moves into its place; what moves for ever goes on. Not every browser that draws can say what moves. */
export function finishEntrance(root: Element): void {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (Number.isFinite(endTime)) animation.finish();
  }
}
