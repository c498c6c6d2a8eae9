/* What the server says in every game, in German. */
import type { ServedLevels } from './served';

export const served: ServedLevels = {
  levels: {
    recruit: { title: 'Rekrut', text: 'Kennt die Regeln und sieht wenig von dem, was da ist.' },
    corporal: { title: 'Korporal', text: 'Sieht einen Schritt voraus und übersieht manches.' },
    sergeant: { title: 'Sergeant', text: 'Sieht einen Schritt voraus und geht nach dem, was er weiß.' },
    lieutenant: { title: 'Leutnant', text: 'Probiert seine besten Einfälle aus, bevor er handelt.' },
    captain: { title: 'Hauptmann', text: 'Probiert mehr davon aus und sieht weiter.' },
    general: { title: 'General', text: 'Nimmt sich Zeit und macht wenige Fehler.' },
  },
  said: {
    'option *: a document is a mapping with keys':
      'Option {1}: Ein Dokument besteht aus Schlüsseln und Werten',
    'option *: a document holds text, numbers, lists and mappings, and nothing else':
      'Option {1}: Ein Dokument enthält Text, Zahlen, Listen und Schlüssel mit Werten, sonst nichts',
    'option *: a number in the document is too long': 'Option {1}: Eine Zahl im Dokument ist zu lang',
    'option *: the key * stands twice': 'Option {1}: Der Schlüssel {2} steht zweimal da',
    'option *: the document has * characters; it may have *':
      'Option {1}: Das Dokument hat {2} Zeichen; {3} dürfen es sein',
    'option * is *; it may be * (*)': 'Option {1} ist {2}; erlaubt ist {3} ({4})',
    'This was a game of *, which the server no longer has.':
      'Das war eine Partie {1}, die es auf diesem Server nicht mehr gibt.',
    'The rules of * no longer allow what was played here.':
      'Die Regeln von {1} lassen nicht mehr zu, was hier gespielt wurde.',
    'This game was begun under version * of the rules of *; these are version *.':
      'Diese Partie begann nach Fassung {1} der Regeln von {2}; jetzt gilt Fassung {3}.',
    'It cannot be replayed; its record and its log are kept.':
      'Sie kann nicht mehr nachgespielt werden; Aufzeichnung und Protokoll bleiben.',
    'This link brings no seat here: ask for a new one where the seat is.':
      'Dieser Link bringt keinen Platz hierher: Hol dir einen neuen, wo der Platz ist.',
    'This link has been used: ask for a new one where the seat is.':
      'Dieser Link ist benutzt: Hol dir einen neuen, wo der Platz ist.',
    'This link was good for ten minutes only: ask for a new one.':
      'Dieser Link galt nur zehn Minuten: Hol dir einen neuen.',
    'that would be * cells; * are the most here': 'Das wären {1} Zellen; {2} dürfen es hier sein',
    'that would be * games in all; * are the most here: ask for fewer of each cell, or for fewer cells':
      'Das wären im Ganzen {1} Partien; {2} dürfen es hier sein: Nimm weniger je Zelle oder weniger Zellen',
    'a cell has at least 2 games, not *': 'Eine Zelle hat mindestens 2 Partien, nicht {1}',
    'half_width is a share between 0 and 0.5, not *':
      'Bekannt sein kann der Anteil auf mehr als 0 und weniger als 50 Prozent genau; als Anteil war es {1}',
    'meet: at least two players, each of them once':
      'Es treten mindestens zwei Spieler gegeneinander an, und jeder ist ein anderer',
    'players who meet are the cells of a study: compare rules or parts in another one':
      'Treten Spieler gegeneinander an, so sind sie die Zellen: Vergleiche Regeln oder Teile in einer anderen Studie',
    'Another study is being played: “*”. Wait for its end, or stop it.':
      'Eine andere Studie wird gerade gespielt: „{1}“. Warte auf ihr Ende, oder halte sie an.',
    'This server has no lab. Whoever runs it opens one with `sandtable serve --lab`.':
      'Dieser Server hat kein Labor. Wer ihn betreibt, öffnet eines mit `sandtable serve --lab`.',
    'The lab of this server is for whoever sits at its own machine, at http://127.0.0.1.':
      'Das Labor dieses Servers ist für den, der an seiner eigenen Maschine sitzt, unter http://127.0.0.1.',
    'It cannot be played on from here.': 'Von hier aus kann man nicht weiterspielen.',
  },
  wins: (usual: string, times: number) => `Schlägt den Gegner ${usual} ${times}-mal von 100.`,
};
