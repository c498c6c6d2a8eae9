import { beforeEach, expect, it, vi } from 'vitest';
import { opened, readdress, turnTo } from './sheets';

const turned = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
async function back() {
  const done = turned();
  history.back();
  await done;
}

/** Every test has a page of its own, with the one before it to go back to. */
let pages = 0;
let page = '';
beforeEach(() => {
  pages += 1;
  page = `/table/t${pages}`;
  turnTo(null, `/before-${pages}`);
  turnTo(null, page);
});

/** Something that is put away as parts of the page are. */
function lay() {
  const close = vi.fn(() => away());
  const away = opened(close);
  return { close, away };
}

it('is put away by Back, and the page stays', async () => {
  const { close } = lay();
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(page);
  await back();
  expect(location.pathname).toBe(`/before-${pages}`);
});

it('goes one by one, the uppermost first', async () => {
  const [drawer, note] = [lay(), lay()];
  await back();
  expect([drawer.close, note.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await back();
  expect(drawer.close).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(page);
});

it('costs no further Back when it was put away otherwise', async () => {
  lay().away();
  const entries = history.length;
  lay().away();
  expect(history.length, 'the entry serves again').toBe(entries);
  await back();
  await turned();
  expect(location.pathname).toBe(`/before-${pages}`);
});

it('is not gone back to from the next page', async () => {
  lay().away();
  turnTo(null, `/after-${pages}`);
  await back();
  expect(location.pathname).toBe(page);
  await back();
  await turned();
  expect(location.pathname).toBe(`/before-${pages}`);
});

it('leaves the address as it has been written meanwhile', async () => {
  lay();
  readdress(`${page}#at=25`);
  await back();
  expect(location.hash, 'it was put away by Back').toBe('#at=25');
  lay().away();
  turnTo(null, `/after-${pages}`);
  await back();
  expect(location.pathname + location.hash, 'another page was gone to').toBe(`${page}#at=25`);
});

it('leaves links within the page alone when it was put away otherwise', async () => {
  lay().away();
  const followed = turned();
  location.hash = '#at=3';
  await followed;
  expect(location.hash).toBe('#at=3');
  await new Promise((done) => setTimeout(done, 50));
  expect(location.hash, 'nothing goes back from it').toBe('#at=3');
  await back();
  expect(location.hash).toBe('');
  expect(location.pathname).toBe(page);
});
