/* Documents as the values of options: which options share them, what they are called, and which are kept here. */
import type { OptionDocument, OptionValue, SavedDocuments, Variant } from './game';
import { readDocuments, writeDocuments } from './storage';
import { text } from './text';

export const isDocument = (value: unknown): value is OptionDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of an option in a word or two. */
export const titleOf = (value: OptionValue): string =>
  isDocument(value)
    ? value.name || text.documents.unnamed
    : (text.lobby.values[String(value)] ?? String(value));

/** Options that take the same document (an army, and that of one side) go by the first of them. */
function kindOf({ options }: Variant, key: string): string {
  const form = (one: string) => JSON.stringify(options.find((option) => option.key === one)?.document);
  return options.find((option) => form(option.key) === form(key))?.key ?? key;
}

/** The documents of a game's options that this browser keeps. */
export function savedFor(variant: Variant): SavedDocuments {
  const place = (option: string) => `${variant.game}.${kindOf(variant, option)}`;
  const list = (option: string) =>
    readDocuments(place(option)).sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
  const without = (option: string, name?: string) => list(option).filter((kept) => kept.name !== name);
  return {
    list,
    keep: (option, document) =>
      !!document.name && writeDocuments(place(option), [...without(option, document.name), document]),
    forget: (option, name) => void writeDocuments(place(option), without(option, name)),
  };
}
