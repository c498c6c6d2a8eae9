/* For the text files of a game in another package, whose client is built apart: it brings all its languages along. */

/** The file of the language that the page is in, or the English one: `export const { text } = choose({ en, de })`. */
export const choose = <T>(files: { en: T } & Record<string, T>): T =>
  files[document.documentElement.lang] ?? files.en;
