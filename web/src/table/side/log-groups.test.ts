import { describe, expect, it } from 'vitest';
import type { Told } from '../../game';
import { linesOf, sentencesOf, together, worthALine } from './log-groups';

describe('the log', () => {
  const told = (text: string, n?: number): Told => ({ kind: 'x', text, clause: null, ...(n ? { n } : {}) });

  it('keeps together what came in one update', () => {
    const lines = [told('a', 1), told('b', 1), told('c', 2), told('d'), told('e')];
    expect(together(lines).map((group) => group.map(({ text }) => text).join(''))).toEqual([
      'ab',
      'c',
      'd',
      'e',
    ]);
  });

  describe('of a battle', () => {
    const battle: Told[] = [
      { ...told('You attack f7.', 4), headline: 'Your Scout attacks a Sergeant and is captured.', move: 12 },
      told('A Sergeant stands there.', 4),
      told('Your Scout is captured.', 4),
    ];
    const won: Told = { ...told('Ann wins.', 4), kind: 'won' };
    const leads = () => false;
    const read = (told: Told[], showing?: boolean) => sentencesOf(told, showing).map(({ text }) => text);

    it('is one sentence with the number of the position, and the end of the game', () => {
      const [before, line] = linesOf([told('Ann moves.', 3), ...battle, won], leads);
      expect(before).toMatchObject({ headline: null, move: undefined });
      expect(line).toMatchObject({ headline: battle[0]!.headline, move: 12, brief: [won] });
      expect(line!.group).toHaveLength(4);
      expect(read([told('Ann moves.', 3), ...battle, won])).toEqual([
        'Ann moves.',
        battle[0]!.headline,
        'Ann wins.',
      ]);
    });

    it('is told event by event as long as it is being shown', () => {
      const [line] = linesOf(battle.slice(0, 2), leads, true);
      expect(line).toMatchObject({ headline: null, move: 12, brief: battle.slice(0, 2) });
      expect(read(battle, true)).toEqual(battle.map(({ text }) => text));
      expect(read([...battle, told('Ann moves.', 5)], true)).toEqual([battle[0]!.headline, 'Ann moves.']);
    });

    it('keeps its sentence and its number where its first event is not worth a line', () => {
      const rest = battle.slice(1).map(({ text }) => text);
      const worth = worthALine(battle, ({ text }) => rest.includes(text));
      expect(worth.map(({ text }) => text)).toEqual(rest);
      expect(linesOf(worth, leads)[0]).toMatchObject({ headline: battle[0]!.headline, move: 12 });
      expect(worthALine(battle, () => false)).toEqual([]);
    });

    it('is an event alone where no other is told', () => {
      expect(read(battle.slice(0, 1))).toEqual(['You attack f7.']);
    });
  });
});
