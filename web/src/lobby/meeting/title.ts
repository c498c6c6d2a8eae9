/* The title of the page while a game waits for us, whatever page it is. */
const EVERY_MS = 1000;

/** Puts these words before the title, also when another page gives itself another one; answers how to take them away. */
export function titled(words: string): () => void {
  const before = `${words} · `;
  const put = () => {
    if (!document.title.startsWith(before)) document.title = before + document.title;
  };
  put();
  const timer = setInterval(put, EVERY_MS);
  return () => {
    clearInterval(timer);
    if (document.title.startsWith(before)) document.title = document.title.slice(before.length);
  };
}
