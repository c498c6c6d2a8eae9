/* How many tables wait for us: in the title of the lobby, and on the icon of an installed page. */
export const waiting = $state({ count: 0 });

export function showWaiting(count: number): void {
  waiting.count = count;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined);
}
