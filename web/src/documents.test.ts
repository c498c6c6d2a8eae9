import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedFor, titleOf } from './documents';
import type { Option, Variant } from './game';
import { files } from './yaml';
import { variant } from './table/fixture/game';
import { fillStorage } from './testing';

const takes = (key: string, document: Option['document']): Option => ({
  key,
  default: 'usual',
  values: ['usual'],
  ruling: 'DR-R-1',
  text: key,
  document,
});
const army = { about: 'An army.', schema: { type: 'object' } };
const written: Variant = {
  ...variant,
  options: [
    takes('army', army),
    takes('army_north', { ...army }),
    takes('map', { ...army, about: 'A map.' }),
  ],
};
const swift = { name: 'Swift', units: [['man', 3]] };

beforeEach(() => localStorage.clear());

describe('documents kept in this browser', () => {
  const saved = savedFor(written);

  it('are those of an option, by name, each once', () => {
    expect(saved.keep('army', { name: 'Zeal', units: [] })).toBe(true);
    saved.keep('army', { name: 'Swift', units: [] });
    saved.keep('army', swift);
    expect(saved.list('army').map(titleOf)).toEqual(['Swift', 'Zeal']);
    expect(saved.list('army')[0]).toEqual(swift);
    saved.forget('army', 'Swift');
    expect(saved.list('army').map(titleOf)).toEqual(['Zeal']);
  });

  it('are shared by the options that take the same kind, and by no others', () => {
    saved.keep('army_north', swift);
    expect(saved.list('army')).toEqual([swift]);
    expect(saved.list('map')).toEqual([]);
    expect(savedFor({ ...written, game: 'chess' }).list('army')).toEqual([]);
  });

  it('need a name and an undamaged storage', () => {
    expect(saved.keep('army', { units: [] })).toBe(false);
    localStorage.setItem('sandtable.documents.draughts.army', '[null, 7, {"name": 3}, {"name": "Swift"}]');
    expect(saved.list('army')).toEqual([{ name: 'Swift' }]);
    localStorage.setItem('sandtable.documents.draughts.army', '{"name": "Swift"}');
    expect(saved.list('army')).toEqual([]);
  });

  it('are kept for this visit where the browser has no room, which is said', () => {
    const makeRoom = fillStorage();
    expect(saved.keep('army', swift)).toBe(false);
    expect(saved.list('army')).toEqual([swift]);
    makeRoom();
  });
});

describe('documents as YAML', () => {
  it('come back as they were written, lists of words and numbers in a line', async () => {
    const content = await files.write({ ...swift, note: 'no: yes', none: [] });
    expect(content).toContain('- [man, 3]');
    expect(await files.read(content)).toEqual({ ...swift, note: 'no: yes', none: [] });
  });

  it('may be JSON', async () => {
    expect(await files.read(JSON.stringify(swift, null, '\t'))).toEqual(swift);
  });

  it.each([
    ['name: one\nname: two', /unique/],
    ['a: &x [1]\nb: *x', /YAML/],
    ['[1, 2]', /KEY: VALUE/],
    ['just words', /KEY: VALUE/],
    ['', /KEY: VALUE/],
    ['{a: [1', /YAML/],
    [`{a: ${'['.repeat(20_000)}`, /YAML/],
    ['x'.repeat(70_000), /64 kB/],
  ])('that cannot be read are told in a sentence (%#)', async (content, sentence) => {
    await expect(files.read(content)).rejects.toThrow(sentence);
  });

  it('are opened from files that are not too long, and saved under their name', async () => {
    expect(await files.open(new File(['name: Swift'], 'a.yaml'))).toEqual({ name: 'Swift' });
    await expect(files.open(new File(['x'.repeat(70_000)], 'a.yaml'))).rejects.toThrow('64 kB');
    URL.createObjectURL = vi.fn(() => 'blob:1');
    URL.revokeObjectURL = vi.fn();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('Swift-Two.yaml');
    });
    await files.save({ name: 'Swift: Two' });
    expect(clicked).toHaveBeenCalledOnce();
    clicked.mockRestore();
  });
});
