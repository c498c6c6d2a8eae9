/* What is fetched once and does not change: the answer is kept; a failure is tried again when next asked for. */
export function memoized<K, V>(fetch: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const kept = new Map<K, Promise<V>>();
  return (key) => {
    const before = kept.get(key);
    if (before) return before;
    const fetched = fetch(key);
    kept.set(key, fetched);
    fetched.catch(() => kept.delete(key));
    return fetched;
  };
}
