/*
 * Below which path the server is reached: `/` at the root of a host, `/games/` where `--public-url` has that path. The
 * server writes it into the page (host/wire/static_files.py).
 */
export const base = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? '/';

/** A path of the server as the browser asks for it. */
export const below = (path: string): string => base + path.slice(1);

/** The path of a page as the server knows it: without the base. */
export const within = (path: string): string => (path.startsWith(base) ? path.slice(base.length - 1) : path);
