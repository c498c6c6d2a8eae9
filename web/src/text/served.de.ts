/* What the server says in every game, in German. */
import type { ServedLevels } from './served';

export const served: ServedLevels = {
  levels: {
    recruit: { title: 'Rekrut', text: 'Sehr leicht: übersieht die meisten guten Züge.' },
    corporal: { title: 'Korporal', text: 'Leicht: denkt einen Zug voraus, übersieht aber manches.' },
    sergeant: { title: 'Sergeant', text: 'Mittel: denkt einen Zug voraus.' },
    lieutenant: { title: 'Leutnant', text: 'Schwer: spielt seine besten Einfälle durch, bevor er zieht.' },
    captain: { title: 'Hauptmann', text: 'Sehr schwer: spielt mehr Einfälle durch, und weiter voraus.' },
    general: { title: 'General', text: 'Experte: nimmt sich Zeit und macht wenige Fehler.' },
  },
  said: {
    'option *: a document is a mapping with keys':
      'Option {1}: Ein Dokument besteht aus Schlüsseln und Werten',
    'option *: a document holds text, numbers, lists and mappings, and nothing else':
      'Option {1}: Ein Dokument enthält Text, Zahlen, Listen und Schlüssel mit Werten, sonst nichts',
    'option *: a number in the document is too long': 'Option {1}: Eine Zahl im Dokument ist zu lang',
    'option *: * is *; it is a whole number from * to * (*)':
      'Option {1}: {2} ist {3}; erlaubt ist eine ganze Zahl von {4} bis {5} ({6})',
    'option *: * is *; it is one of * (*)': 'Option {1}: {2} ist {3}; erlaubt ist {4} ({5})',
    'option *: * is *; it is yes or no (*)': 'Option {1}: {2} ist {3}; erlaubt ist yes oder no ({4})',
    'option *: *: only * can be changed, not * (*)':
      'Option {1}: {2}: Nur {3} lässt sich ändern, nicht {4} ({5})',
    'option *: *: there is no *; there is * (*)': 'Option {1}: {2}: {3} gibt es nicht; es gibt {4} ({5})',
    'option *: there is no *; there is * (*)': 'Option {1}: {2} gibt es nicht; es gibt {3} ({4})',
    'option *: the document changes nothing about the printed rules; it may have *':
      'Option {1}: Das Dokument ändert nichts an den gedruckten Regeln; es kann {2} haben',
    'option *: name is one line of up to * characters (*)':
      'Option {1}: name ist eine Zeile von höchstens {2} Zeichen ({3})',
    'option *: the key * stands twice': 'Option {1}: Der Schlüssel {2} steht zweimal da',
    'option *: the document has * characters; it may have *':
      'Option {1}: Das Dokument hat {2} Zeichen; {3} dürfen es sein',
    'option * is *; it may be * (*)': 'Option {1} ist {2}; erlaubt ist {3} ({4})',
    '* cells are too many; the limit here is *': '{1} Zellen sind zu viele; hier sind höchstens {2} möglich',
    '* games in all are too many; the limit here is *: ask for fewer games or fewer cells':
      '{1} Partien sind zu viele; hier sind höchstens {2} möglich: Nimm weniger Partien oder weniger Zellen',
    'a cell has at least 2 games, not *': 'Eine Zelle braucht mindestens 2 Partien, nicht {1}',
    'half_width is a share between 0 and 0.5, not *':
      'Die Genauigkeit liegt zwischen 0 und 50 Prozent; angegeben war der Anteil {1}',
    'meet: at least two players, each of them once':
      'Es müssen mindestens zwei verschiedene Spieler gegeneinander antreten',
    'if players meet, each pair is a cell: compare rules or parts in another study':
      'Wenn Spieler gegeneinander antreten, ist jedes Paar eine Zelle: Vergleiche Regeln oder Teile in einer anderen Studie',
  },
  wins: (usual: string, times: number) => `Gewinnt ${times} von 100 Partien gegen den ${usual}.`,
};
