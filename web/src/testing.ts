/*
 * For the tests of games: what a part is handed at a table where nothing is shown just now, and what the server tells. A game's own
 * `testing.ts` makes its views and offers with it.
 */
import { vi } from 'vitest';
import type {
  Offer,
  PartProps,
  Place,
  Planned,
  Preview,
  Settings,
  Told,
  TourMoment,
  Variant,
  View,
} from './game';

/** Everything stands still, so that nothing has to be waited for. */
export const SETTINGS: Settings = {
  night: false,
  sound: false,
  remember: true,
  still: true,
  pace: 'usual',
  notes: true,
  hover: true,
  premoves: true,
  sets: {},
};

const NAMES = ['Heron', 'Otter', 'Badger', 'Weasel', 'Marten', 'Lynx'];

/** A variant with its board; what is not said is empty. */
export function variantOf<Board>(game: string, seats: string[], board: Board, change: Partial<Variant> = {}) {
  return {
    id: game,
    title: game,
    game,
    seats: { min: 2, max: seats.length, names: seats },
    options: [],
    levels: [],
    teams: [],
    places: [],
    orders: [],
    proposal: {},
    board,
    ...change,
  } satisfies Variant;
}

/** Seen by the view's own seat, whose turn it may be; everything that is said is kept by spies. */
export function partsOf<V extends View, D>(
  view: V,
  legal: Offer[],
  variant: Variant,
  draft: D,
  change: Partial<PartProps<V, D>> = {},
) {
  return {
    view,
    you: view.viewer,
    legal,
    variant,
    names: Object.fromEntries(view.seats.map((seat, i) => [seat, NAMES[i] ?? seat])),
    played: [],
    recent: [],
    disabled: false,
    settings: SETTINGS,
    draft,
    pointing: null,
    window: null,
    hint: null,
    notes: {},
    planning: false,
    planned: null,
    onact: vi.fn<(text: string, place?: Place) => void>(),
    onplan: vi.fn<(planned: Planned | null) => void>(),
    onpreview: () => Promise.resolve({} as Preview),
    onhelp: vi.fn<(thing: string, place: Place) => void>(),
    onsay: vi.fn<(message: string, place: Place) => void>(),
    onclause: vi.fn<(id: string) => void>(),
    ...change,
  };
}

/** A moment for the guide: the view's own seat, asked for the first time, with nothing told yet. */
export const momentOf = <V extends View, D>(
  view: V,
  draft: D,
  change: Partial<TourMoment<V, D>> = {},
): TourMoment<V, D> => ({
  view,
  you: view.viewer,
  legal: [],
  draft,
  told: [],
  window: null,
  question: 1,
  asked: true,
  acts: 0,
  talking: false,
  ...change,
});

/** An event as the server tells it. */
export const tell = <T extends Told>(kind: string, fields: Partial<T> = {}): T =>
  ({ kind, text: '', clause: null, ...fields }) as T;

/** Makes the browser forbid storage, as with cookies blocked; returns what allows it again. */
export function forbidStorage(): () => void {
  const areas = ['localStorage', 'sessionStorage'] as const;
  const before = areas.map((area) => Object.getOwnPropertyDescriptor(globalThis, area)!);
  const get = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const area of areas) Object.defineProperty(globalThis, area, { configurable: true, get });
  return () => areas.forEach((area, at) => Object.defineProperty(globalThis, area, before[at]!));
}

/** Makes the browser's storage full; returns what makes room again. */
export function fillStorage(): () => void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}
