/** A last word no longer than this is cut last: of several computer players it is what tells them apart. */
const LONGEST = 6;

/** A name in two parts where its last word is short, the blank with the second; else in one, and an empty one. */
export function lastWord(name: string): [string, string] {
  const space = name.lastIndexOf(' ');
  const cut = space > 0 && name.length - space - 1 <= LONGEST ? space : name.length;
  return [name.slice(0, cut), name.slice(cut)];
}
