/* What is said about the chat, in German. */
import type { talk as english } from './talk.en';

const because: Record<string, string> = {
  'Partners may not confer now: players can say set phrases, one until something happens at the table.':
    'Partner dürfen sich jetzt nicht absprechen: Ihr könnt feste Sätze sagen, einen, bis am Tisch etwas geschieht.',
  'Until you have finished 3 games, you can say set phrases.':
    'Bis du 3 Partien beendet hast, kannst du feste Sätze sagen.',
};

export const talk: typeof english = {
  players: 'Das lesen alle Spieler und alle, die zusehen.',
  watchers: 'Du siehst zu. Die Spieler lesen das nach dem Ende der Partie.',
  lines: 'Was gesagt wurde',
  nothing: 'Noch hat niemand etwas gesagt.',
  removed: 'Diese Zeile wurde von der Moderation entfernt.',
  watches: 'sieht zu',
  message: 'Nachricht',
  send: 'Senden',
  say: 'Etwas sagen',
  phrases: {
    hello: 'Hallo',
    good_luck: 'Viel Glück',
    well_played: 'Gut gespielt',
    thanks: 'Danke',
    sorry: 'Entschuldigung',
    moment: 'Einen Moment, bitte',
    soon_back: 'Ich bin gleich zurück',
    good_game: 'Schöne Partie',
  },
  why: (sentence) =>
    because[sentence] ??
    sentence.replace(
      /^You cannot write in the chat(?: until ([^.]*))?\. /,
      (_, until?: string) => `Du kannst nichts im Chat schreiben${until ? ` bis ${until}` : ''}. `,
    ),
  others: 'Blockieren oder melden:',
  about: (name) => `Was mit ${name} geschehen soll`,
  block: {
    button: 'Blockieren',
    sure: (name) =>
      `${name} blockieren? Du liest keine Zeilen mehr von dort, bekommst keine Herausforderungen, und ihr werdet nicht gepaart.`,
    done: (name) => `Du blockierst ${name}. Auf der Seite deines Kontos kannst du das beenden.`,
    title: 'Blockierte Spieler',
    none: 'Du blockierst niemanden.',
    unblock: 'Nicht mehr blockieren',
  },
  report: {
    button: 'Melden',
    title: 'Der Moderation melden',
    reason: 'Was stimmt nicht?',
    reasons: {
      rude: 'Grob oder verletzend',
      cheating: 'Betrug',
      name: 'Ein anstößiger Name',
      away: 'Verlässt immer wieder Partien',
      other: 'Etwas anderes',
    },
    words: 'In deinen Worten (darf leer bleiben)',
    send: 'Senden',
    cancel: 'Abbrechen',
    done: 'Deine Meldung ist bei der Moderation.',
  },
  measures: {
    title: 'Von der Moderation',
    about: 'Du kannst auf jedes davon einmal antworten. Die Moderation liest es.',
    kinds: {
      mute: 'Du kannst nichts im Chat schreiben',
      ban: 'Du kannst hier nicht spielen',
      rename: 'Dein Name wurde geändert',
      remove: 'Eine Zeile von dir wurde entfernt',
      call_off: 'Dein Turnier wurde abgesagt',
    },
    until: (moment) => `bis ${moment}`,
    forGood: 'auf Dauer',
    over: 'Das ist vorbei.',
    why: (reason) => `Warum: ${reason}`,
    answer: 'Deine Antwort',
    send: 'Antwort senden',
    answered: (answer) => `Du hast geantwortet: ${answer}`,
    moderate: 'Zur Seite der Moderation',
  },
  moderation: {
    title: 'Moderieren',
    none: 'Diese Seite ist für die Moderation. Melde dich so an.',
    reports: 'Meldungen',
    noReports: 'Keine Meldung ist offen.',
    log: 'Was getan wurde',
    noLog: 'Noch wurde nichts getan.',
    from: (sender, moment) => `${sender} meldet, ${moment}`,
    nobody: 'einen Tisch',
    table: 'Den Tisch ansehen',
    close: 'Ohne Maßnahme schließen',
    kind: 'Was zu tun ist',
    kinds: {
      mute: 'Stummschalten',
      ban: 'Ausschließen',
      rename: 'Den Namen wegnehmen',
      remove: 'Die Zeile entfernen',
      call_off: 'Das Turnier absagen',
    },
    days: 'Für wie viele Tage (leer: auf Dauer)',
    name: 'Neuer Name',
    reason: 'Warum? Die Person liest das.',
    act: 'Ausführen',
    sure: (kind, name) => `${kind}: ${name}?`,
    by: (moderator, moment) => `${moderator}, ${moment}`,
    gone: 'jemand, der gegangen ist',
    inForce: 'gilt noch',
    lift: 'Beenden',
    answer: (answer) => `Die Antwort: ${answer}`,
  },
};
