/* The languages of the client, and which of them this browser's user reads. */
import { readLanguage } from '../storage';

/** By their codes, each in its own words. A new one also has its files (pack.XX.ts gathers them). */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const known = (code: string): code is Language => code in LANGUAGES;

/** The one that was chosen in the settings; else the first of the browser's that there is. */
export function languageOf(wishes: readonly string[] = navigator.languages): Language {
  return [readLanguage(), ...wishes].map((wish) => wish.toLowerCase().split('-')[0]!).find(known) ?? 'en';
}
