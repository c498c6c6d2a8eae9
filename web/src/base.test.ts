import { afterEach, expect, it, vi } from 'vitest';

const PAGE = '<meta name="base" content="/war/games/" />';

afterEach(() => {
  document.head.innerHTML = '';
  vi.resetModules();
});

async function loaded(page: string) {
  vi.resetModules();
  document.head.innerHTML = page;
  return { ...(await import('./base')), ...(await import('./api')) };
}

/** Where a line to a table is opened. */
function lineOf(openLine: (id: string, way: 'socket', token: null) => unknown): string {
  const asked: string[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(at: string) {
        asked.push(at);
      }
    },
  );
  openLine('abc', 'socket', null);
  vi.unstubAllGlobals();
  return asked[0]!;
}

it('finds pages and the server at the root of a host', async () => {
  const { below, openLine, within } = await loaded('');
  expect([below('/'), below('/api/games')]).toEqual(['/', '/api/games']);
  expect(within('/table/abc')).toBe('/table/abc');
  expect(lineOf(openLine)).toBe(`ws://${location.host}/api/tables/abc/ws`);
});

it('finds pages and the server below a path', async () => {
  const { below, openLine, studyFile, within } = await loaded(PAGE);
  expect([below('/'), below('/table/abc')]).toEqual(['/war/games/', '/war/games/table/abc']);
  expect(within('/war/games/table/abc')).toBe('/table/abc');
  expect(within('/table/abc'), 'asked for without the web server in front').toBe('/table/abc');
  expect(lineOf(openLine)).toBe(`ws://${location.host}/war/games/api/tables/abc/ws`);
  expect(studyFile('one', 'a.csv')).toBe('/war/games/api/lab/studies/one/files/a.csv');
});
