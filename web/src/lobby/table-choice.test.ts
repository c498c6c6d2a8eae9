import { describe, expect, it } from 'vitest';
import type { GameCard, Variant } from '../game';
import { cardsOf } from '../games';
import { parseRoute } from '../router.svelte';
import {
  clocksOf,
  FRIEND,
  hasFriends,
  notReady,
  pointsOf,
  rated,
  against,
  keptOf,
  lasts,
  recalled,
  usualChoice,
  usualLevel,
  requestOf,
  withPlayers,
  withSitter,
  YOU,
  yourSeat,
} from './table-choice';

const variant: Variant = {
  id: 'draughts-small',
  title: 'Small Draughts',
  game: 'draughts',
  seats: { min: 2, max: 2, names: ['South', 'North'] },
  options: [
    { key: 'steps', default: 1, values: [1, 2], ruling: 'DR-R-3', text: 'Steps', document: null },
    { key: 'first', default: '0', values: ['0', '1'], ruling: 'DR-R-1', text: 'Who starts', document: null },
    {
      key: 'quiet',
      default: 40,
      values: { min: 1, max: 90 },
      ruling: 'DR-R-2',
      text: 'Quiet moves',
      document: null,
    },
  ],
  levels: [
    { id: 'recruit', title: 'Recruit', text: '' },
    { id: 'sergeant', title: 'Sergeant', text: '', usual: true },
  ],
  teams: [],
  places: [],
  orders: [],
  proposal: {},
};

describe('a new table', () => {
  it('is against the fair level, in the first seat, by the rulebook, unless something else is wished', () => {
    expect(requestOf(usualChoice(variant))).toEqual({
      variant: 'draughts-small',
      players: 2,
      options: {},
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'sergeant' }],
    });
  });

  it('with friends has people in every seat', () => {
    const { seats } = requestOf(withSitter(usualChoice(variant, FRIEND), 1, YOU));
    expect(seats).toEqual([{ kind: 'human' }, { kind: 'human' }]);
  });

  it('begins with a stand-in only by the day, with friends, and where nobody has a partner', () => {
    const friends = { ...usualChoice(variant, FRIEND), standin: true };
    const time = (kind: 'none' | 'live' | 'by_day') => ({ ...friends.time, class: kind });
    const daily = { ...friends, time: time('by_day') };
    expect(requestOf(daily)).toMatchObject({ standin: true, time: { type: 'by_day' } });
    const teams = { ...variant, teams: [['South'], ['North']] };
    const others = [
      { ...daily, standin: false },
      { ...friends, time: time('live') },
      friends,
      { ...daily, sitters: [YOU, 'sergeant'] },
      { ...daily, variant: teams },
    ];
    for (const other of others) expect(requestOf(other)).not.toHaveProperty('standin');
  });

  it('sends only the options that were changed', () => {
    const options = { first: '1', quiet: '40', steps: '2' };
    const request = requestOf({ ...withSitter(usualChoice(variant), 1, YOU), options });
    expect(request.options).toEqual({ first: '1', steps: 2 });
    expect(requestOf({ ...usualChoice(variant), options: { quiet: '50' } }).options).toEqual({ quiet: 50 });
    expect(request.seats[0]).toEqual({ kind: 'bot', level: 'sergeant' });
  });

  it('takes the only level where there is one', () => {
    expect(usualLevel(variant.levels.slice(0, 1))).toBe('recruit');
    expect(usualLevel([])).toBe(FRIEND);
  });
});

describe('a table of many', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const many: Variant = { ...variant, seats: { min: 2, max: 6, names } };
  const usual = usualChoice(many);

  it('is neither empty nor crowded, and needs nothing to be chosen', () => {
    expect(usual.sitters).toEqual([YOU, 'sergeant', 'sergeant', 'sergeant']);
    expect(requestOf(usual)).toMatchObject({ players: 4, seats: [{ kind: 'human' }, {}, {}, {}] });
    expect(hasFriends(usual)).toBe(false);
  });

  it('mixes friends and levels at will', () => {
    const mixed = withSitter(withSitter(usual, 1, FRIEND), 3, 'recruit');
    expect(requestOf(mixed).seats).toEqual([
      { kind: 'human' },
      { kind: 'human' },
      { kind: 'bot', level: 'sergeant' },
      { kind: 'bot', level: 'recruit' },
    ]);
    expect(hasFriends(mixed)).toBe(true);
  });

  it('has you in one seat: whoever sat there takes yours', () => {
    const moved = withSitter(withSitter(usual, 2, FRIEND), 2, YOU);
    expect(moved.sitters).toEqual([FRIEND, 'sergeant', YOU, 'sergeant']);
    expect(yourSeat(moved)).toBe('C');
  });

  it('grows by more of the same, and keeps you in when it shrinks', () => {
    const six = withPlayers(withSitter(usual, 3, FRIEND), 6);
    expect(six.sitters).toEqual([YOU, 'sergeant', 'sergeant', FRIEND, FRIEND, FRIEND]);
    const last = withSitter(six, 5, YOU);
    expect(withPlayers(last, 2).sitters).toEqual([FRIEND, YOU]);
    expect(withPlayers(last, 5).sitters).toHaveLength(5);
  });
});

describe('a table of partners', () => {
  const teams = [
    ['A', 'C'],
    ['B', 'D'],
  ];
  const four: Variant = { ...variant, seats: { min: 4, max: 4, names: ['A', 'B', 'C', 'D'] }, teams };

  it('says when they may write to each other, where friends play', () => {
    const friends = usualChoice(four, FRIEND);
    expect(requestOf(friends).talk).toBe('plan');
    expect(requestOf({ ...friends, talk: 'always' }).talk).toBe('always');
    expect(requestOf(usualChoice(four)).talk).toBeUndefined();
    expect(requestOf(usualChoice(variant, FRIEND)).talk).toBeUndefined();
  });
});

describe('a table at which there is something to react to', () => {
  const orders = [{ id: 'always', title: 'Always', text: '' }];
  const jumps: Variant = { ...variant, orders };

  it('is open to everybody where a friend may come, for this once', () => {
    const friends = { ...usualChoice(variant, FRIEND), open: true };
    expect(requestOf(friends).open).toBe(true);
    expect(requestOf({ ...usualChoice(variant), open: true }).open).toBeUndefined();
    expect(requestOf(usualChoice(variant, FRIEND)).open).toBeUndefined();
    expect(keptOf(friends)).not.toHaveProperty('open');
  });

  it('has time where friends wait for each other', () => {
    const friends = usualChoice(variant, FRIEND);
    const live = { ...friends.time, class: 'live' as const, minutes: 5, seconds: 0 };
    const byDay = { ...friends.time, class: 'by_day' as const, days: 2 };
    expect(requestOf(friends).time).toBeUndefined();
    expect(requestOf({ ...friends, time: live }).time).toEqual({
      type: 'live',
      initial: 300,
      increment: 0,
      setup: 300,
    });
    expect(requestOf({ ...friends, time: byDay }).time).toEqual({ type: 'by_day', days: 2, reserve: 7 });
    expect(requestOf({ ...usualChoice(variant), time: live }).time).toBeUndefined();
  });

  it('lets nobody react for ever where turns have clocks, and by the day as long as a turn', () => {
    const friends = { ...usualChoice(jumps, FRIEND), clock: 0 };
    const live = { ...friends, time: { ...friends.time, class: 'live' as const } };
    expect(clocksOf(friends)).toContain(0);
    expect(clocksOf(live)).not.toContain(0);
    expect(requestOf(live).clock).toBe(30);
    expect(requestOf({ ...live, clock: 60 }).clock).toBe(60);
    const byDay = { ...friends, time: { ...friends.time, class: 'by_day' as const } };
    expect(requestOf(byDay).clock).toBeUndefined();
  });

  it('has a clock where friends wait for each other', () => {
    const friends = usualChoice(jumps, FRIEND);
    expect(requestOf(friends).clock).toBe(30);
    expect(requestOf({ ...friends, clock: 0 }).clock).toBe(0);
    expect(requestOf(usualChoice(jumps)).clock).toBeUndefined();
    expect(requestOf(usualChoice(variant, FRIEND)).clock).toBeUndefined();
  });
});

describe('the cards of the lobby', () => {
  const client = { game: 'draughts' } as GameCard;
  const find = (game: string) => (game === 'draughts' ? client : undefined);

  it('are one a game, with all its variants', () => {
    const large = { ...variant, id: 'draughts-large' };
    const cards = cardsOf([variant, large, { ...variant, id: 'x', game: 'unknown' }], find);
    expect(cards).toHaveLength(1);
    expect(cards[0]?.variants.map(({ id }) => id)).toEqual(['draughts-small', 'draughts-large']);
  });
});

describe('addresses', () => {
  it('lead to the lobby, to a table, by invite, or to a workshop', () => {
    const lobby = { at: 'lobby', intent: null };
    expect(parseRoute('/', '')).toEqual(lobby);
    const table = { at: 'table', id: 'abc', invite: null, seat: null, moment: null };
    expect(parseRoute('/table/abc', '')).toEqual(table);
    expect(parseRoute('/table/abc', '#s3cret')).toEqual({ ...table, invite: 's3cret' });
    expect(parseRoute('/table/abc', '#seat=c0de')).toEqual({ ...table, seat: 'c0de' });
    expect(parseRoute('/table/abc', '#at=41')).toEqual({ ...table, moment: { at: 41, by: 'everything' } });
    expect(parseRoute('/workshop/draughts', '')).toEqual({ at: 'workshop', game: 'draughts' });
    expect(parseRoute('/elsewhere', '#s3cret')).toEqual(lobby);
    const intent = { variant: 'draughts-small', options: { steps: 2 } };
    expect(parseRoute('/', '', intent)).toEqual({ at: 'lobby', intent });
  });
});

it('says of a level that the server is too slow for who plays instead', () => {
  const general = { id: 'general', title: 'General', text: '' };
  expect(notReady([...variant.levels, { ...general, ready: false }], 'general')).toMatch(
    'the Sergeant plays',
  );
  expect(notReady([...variant.levels, { ...general, ready: true }], 'general')).toBe('');
  expect(notReady(variant.levels, 'sergeant')).toBe('');
});

it('shows the rating of a level beside its name', () => {
  const level = { id: 'general', title: 'General', text: '' };
  expect(rated({ ...level, rating: 640 })).toBe('General +640');
  expect(rated({ ...level, rating: -75 })).toBe('General \u221275');
  for (const rating of [0, null, undefined]) expect(rated({ ...level, rating })).toBe('General');
});

it('says what the ratings are where there are any', () => {
  const level = { ...variant.levels[0]!, usual: true, title: 'Sergeant', rating: 0 };
  expect(pointsOf([level, { ...level, usual: false, rating: 90 }])).toMatch(
    /than the Sergeant, in rating points/,
  );
  expect(pointsOf([level])).toBe('');
});

describe('what was chosen last', () => {
  const level = variant.levels.at(-1)!.id;

  it('is offered again, and says against whom', () => {
    const choice = withSitter(usualChoice(variant), 1, level);
    expect(recalled([variant], keptOf(choice))).toEqual(choice);
    expect(against(choice)).toBe(`Against the ${variant.levels.at(-1)!.title}`);
  });

  it('is forgotten where it cannot be played any more, or waits for friends', () => {
    const kept = keptOf(usualChoice(variant));
    expect(recalled([], kept)).toBeNull();
    expect(recalled([variant], null)).toBeNull();
    expect(recalled([variant], { ...kept, sitters: [YOU, 'marshall'] })).toBeNull();
    expect(recalled([variant], { ...kept, sitters: [YOU, FRIEND] })).toBeNull();
    expect(recalled([variant], { ...kept, sitters: [level, level] })).toBeNull();
    expect(recalled([variant], { ...kept, options: { gone: 1 } })?.options).toEqual({});
  });
});

describe('how long a game takes', () => {
  it('is said for the number of players, and not where nobody has measured it', () => {
    const measured: Variant = { ...variant, minutes: { '2': [10, 17], '3': [4, 4] } };
    expect(lasts(measured, 2)).toBe('about 15 min');
    expect(lasts(measured, 3)).toBe('about 4 min');
    expect(lasts(measured, 4)).toBeNull();
    expect(lasts(variant, 2)).toBeNull();
  });
});
