/*
 * A pseudo-language: every text that the page loads for the language is put in brackets, before anything is said.
 * `unmarked()` returns what can be read on the page without them, but for what is marked as another language.
 */
(() => {
  const OPEN = "\u27e6";
  const CLOSE = "\u27e7";

  /** Whether one pair of brackets holds all of a text, and not one its beginning and another its end. */
  const whole = (text) => {
    let depth = 0;
    return [...text].every((letter, at, { length }) => {
      depth += letter === OPEN ? 1 : letter === CLOSE ? -1 : 0;
      return at === length - 1 ? depth === 0 : depth > 0;
    });
  };

  const marked = (text) =>
    /\p{L}{2}/u.test(text) && !(text.startsWith(OPEN) && whole(text))
      ? OPEN + text + CLOSE
      : text;

  const mark = (said, key) => {
    if (key === "names") return { first: ["A"], second: ["B"] }; // of which a name is made
    if (typeof said === "string") return marked(said);
    if (typeof said === "function")
      return new Proxy(said, {
        apply: (target, self, given) => mark(target.apply(self, given), ""),
      });
    if (Array.isArray(said)) return said.map((one) => mark(one, ""));
    if (typeof said !== "object" || said === null) return said;
    return new Proxy(said, {
      get: (target, one) =>
        typeof one === "string" ? mark(target[one], one) : target[one],
    });
  };

  /** Sentences in Fluent's syntax: the value of each message and attribute in brackets. */
  const markCatalogue = (text) => {
    const lines = text.split("\n");
    let last = -1;
    const close = () => {
      if (last >= 0) lines[last] += CLOSE;
      last = -1;
    };
    let waits = false;
    lines.forEach((line, at) => {
      const [, head, value] =
        /^(\s*(?:\.?[a-zA-Z][\w-]*) = ?)(.*)$/.exec(
          line.includes(" =") ? line : "",
        ) ?? [];
      if (
        head &&
        !line.startsWith("#") &&
        (/^\S/.test(line) || /^\s+\.\w/.test(line))
      ) {
        close();
        waits = value === "";
        if (!waits) [lines[at], last] = [head + OPEN + value, at];
      } else if (/^\s*$/.test(line) || line.startsWith("#")) {
        if (
          !lines
            .slice(at + 1)
            .find((next) => next.trim() !== "")
            ?.startsWith("    ")
        )
          close();
      } else if (waits) {
        [lines[at], last, waits] = [
          line.replace(/^(\s*)(.*)$/, `$1${OPEN}$2`),
          at,
          false,
        ];
      } else if (last >= 0) last = at;
    });
    close();
    return lines.join("\n");
  };

  class Marked extends Map {
    set(room, said) {
      return super.set(
        room,
        typeof said === "string"
          ? markCatalogue(said)
          : mark({ ...said }, room),
      );
    }
  }
  globalThis.sandtableWords = {
    language: "fr",
    rooms: new Marked(),
    catalogues: new Marked(),
  };

  const bare = (text) => {
    let rest = text;
    for (let before = ""; before !== rest;) {
      before = rest;
      rest = rest.replace(/\u27e6[^\u27e6\u27e7]*\u27e7/gu, " ");
    }
    return rest.replace(/\u27e6.*$/su, "").replace(/^.*\u27e7/su, "");
  };

  globalThis.unmarked = () => {
    const found = new Set();
    const look = (text, element) => {
      const told = element.closest("[lang]");
      if (told !== document.documentElement || element.closest("script, style"))
        return;
      const rest = bare(text ?? "").trim();
      if (/\p{L}{2}/u.test(rest)) found.add(rest);
    };
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of [
        "aria-label",
        "title",
        "placeholder",
        "alt",
        "aria-roledescription",
      ])
        if (element.hasAttribute(name))
          look(element.getAttribute(name), element);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) look(node.data, element);
    }
    return [...found];
  };
})();
