/* Loads a language, and no other. */
import type { Language } from './languages';
import { forget } from './catalogue';
import { spoken } from './words';

/** All files of one language: of the shared client, and of the games that were built into it. */
type Pack = { files: Record<string, object>; catalogues: Record<string, string> };

const packs: Record<Language, () => Promise<Pack>> = {
  en: () => import('./pack.en'),
  de: () => import('./pack.de'),
  fr: () => import('./pack.fr'),
};

const roomOf = (path: string) => /games\/([^/]+)\//.exec(path)?.[1] ?? 'web';

export async function speak(language: Language): Promise<void> {
  const { files, catalogues } = await packs[language]();
  spoken.rooms.clear();
  spoken.catalogues.clear();
  forget();
  for (const [path, file] of Object.entries(files)) {
    const room = roomOf(path);
    spoken.rooms.set(room, { ...spoken.rooms.get(room), ...file });
  }
  for (const [path, text] of Object.entries(catalogues)) {
    const room = roomOf(path);
    spoken.catalogues.set(room, `${spoken.catalogues.get(room) ?? ''}${text}\n`);
  }
  spoken.language = language;
  document.documentElement.lang = language;
}
