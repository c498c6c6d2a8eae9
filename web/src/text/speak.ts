/* Loads a language, and no other. */
import type { Language } from './languages';
import { spoken } from './words';

/** All files of one language: of the shared client, and of the games that were built into it. */
type Pack = { files: Record<string, object> };

const packs: Record<Language, () => Promise<Pack>> = {
  en: () => import('./pack.en'),
  de: () => import('./pack.de'),
};

const roomOf = (path: string) => /games\/([^/]+)\/client/.exec(path)?.[1] ?? 'web';

export async function speak(language: Language): Promise<void> {
  const { files } = await packs[language]();
  spoken.rooms.clear();
  for (const [path, file] of Object.entries(files)) {
    const room = roomOf(path);
    spoken.rooms.set(room, { ...spoken.rooms.get(room), ...file });
  }
  spoken.language = language;
  document.documentElement.lang = language;
}
