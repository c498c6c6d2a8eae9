/* Words that another language shares with English, and why. Whatever else is the same has been forgotten: a test says so. */
import type { Language } from './languages';

const KEY = 'so it stands on the key';
const SHORT = 'the beginning of a word that begins alike in German';
const WORD = 'so it is called in German';

export const SAME: Partial<Record<Language, Record<string, string>>> = {
  de: {
    Sandtable: 'the name of this program',
    Bo: SHORT,
    Bots: WORD,
    Buchholz: WORD,
    Chat: WORD,
    Enter: KEY,
    Esc: KEY,
    Tab: KEY,
    Ge: SHORT,
    General: WORD,
    Initiative: WORD,
    Lobby: WORD,
    Ma: SHORT,
    Mj: SHORT,
    Major: WORD,
    Name: WORD,
    Passkeys: WORD,
    Reserve: WORD,
    Se: SHORT,
    Sp: SHORT,
    Sergeant: WORD,
    'Sonneborn Berger': WORD,
    'in Reserve': WORD,
    said: 'the kind of a message, not shown',
  },
};
