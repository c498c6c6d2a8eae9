/* What is done while somebody sees the page. */

/** As often as the server wants to hear of it: see the message `visible` in docs/protocol.md. */
const SAID_EVERY_MS = 20_000;

/** Does something whenever the page comes in sight, and again after each interval while it stays. Answers how to stop. */
export function whileVisible(run: () => void, everyMs: number): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') run();
  };
  look();
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, everyMs);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
}

export const reportSight = (tell: () => void): (() => void) => whileVisible(tell, SAID_EVERY_MS);
