/* What a page of the lobby holds: all that the host has sent, folded. Pure, so that tests can read it. */
import type { HereNow, LobbyMessage, OpenSeek, OpenTable, Own } from '../../protocol';

export interface LobbyState {
  /** The host has sent the whole lobby. */
  known: boolean;
  here: readonly HereNow[];
  tables: readonly OpenTable[];
  seeks: readonly OpenSeek[];
  own: Own;
  /** When `own` was sent, in milliseconds since 1970. */
  at: number;
}

const NOBODY: Own = { player: null, seek: null, challenges: [], begun: [] };
export const EMPTY: LobbyState = { known: false, here: [], tables: [], seeks: [], own: NOBODY, at: 0 };

export function heard(state: LobbyState, message: LobbyMessage, now = Date.now()): LobbyState {
  switch (message.type) {
    case 'lobby': {
      const { here, tables, seeks } = message;
      return { ...state, known: true, here, tables, seeks };
    }
    case 'lobby_changes': {
      const gone = new Set(message.gone);
      return {
        ...state,
        here: changed(state.here, message.here, gone),
        tables: changed(state.tables, message.tables, gone),
        seeks: changed(state.seeks, message.seeks, gone),
      };
    }
    case 'own': {
      const { player, seek, challenges, begun } = message;
      return { ...state, own: { player, seek, challenges, begun }, at: now };
    }
    default:
      return state;
  }
}

/** What has changed stays at its place. */
function changed<T extends { id: string }>(
  before: readonly T[],
  come: readonly T[] = [],
  gone: Set<string>,
): readonly T[] {
  const now = new Map(before.filter(({ id }) => !gone.has(id)).map((one) => [one.id, one]));
  for (const one of come) now.set(one.id, one);
  return [...now.values()];
}
