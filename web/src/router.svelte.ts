/*
 * Where the page is: the lobby at `/`, a table at `/table/ID`. An invite link has the table's secret after
 * the `#`, which browsers never send to a server; it is taken out of the address bar as soon as it is read.
 */
export type Route = { at: 'lobby' } | { at: 'table'; id: string; invite: string | null };

export function parseRoute(path: string, fragment: string): Route {
  const match = /^\/table\/([^/]+)\/?$/.exec(path);
  if (!match?.[1]) return { at: 'lobby' };
  const invite = fragment.replace(/^#/, '');
  return { at: 'table', id: decodeURIComponent(match[1]), invite: invite || null };
}

function current(): Route {
  const route = parseRoute(location.pathname, location.hash);
  if (route.at === 'table' && route.invite) history.replaceState(null, '', location.pathname);
  return route;
}

export const router = $state({ route: current() });

export function go(path: string): void {
  history.pushState(null, '', path);
  router.route = current();
  scrollTo(0, 0);
}

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

addEventListener('popstate', () => (router.route = current()));
// Pasting an invite link of the table one is already looking at changes only the fragment.
addEventListener('hashchange', () => (router.route = current()));
