/* Was über das Duell des Tages gesagt wird, auf Deutsch. */
import type { daily as english } from './daily.en';
import type { Translated } from './words';

const counted = (turns: number) => (turns === 1 ? '1 Zug' : `${turns} Zügen`);

export const daily: Translated<typeof english> = {
  title: 'Duell des Tages',
  about: 'Eine Stellung für alle, und ein Versuch. Die nächste beginnt um Mitternacht UTC.',
  against: (level: string) => `Du gegen den ${level}.`,
  beat: (name: string, level: string) => `Schlag die Armee von ${name}. Der ${level} führt sie.`,
  finished: (count: number) =>
    count === 0
      ? 'Noch niemand ist fertig.'
      : count === 1
        ? '1 Spieler ist fertig.'
        : `${count} Spieler sind fertig.`,
  left: (hours: number, minutes: number) =>
    hours > 0 ? `Noch ${hours} Std. ${minutes} Min.` : `Noch ${minutes} Min.`,
  play: 'Spielen',
  goOn: 'Weiter',
  cookies: 'Dein Browser behält von hier keine Cookies. So wüsste niemand, dass die Partie dir gehört.',
  ownArmy: 'Heute spielen alle gegen deine Armee. Du siehst dir nur die Ergebnisse an.',
  result: {
    won: (turns: number) => `Du hast in ${counted(turns)} gewonnen.`,
    drawn: (turns: number) => `Du hast nach ${counted(turns)} unentschieden gespielt.`,
    lost: (turns: number) => `Du hast nach ${counted(turns)} verloren.`,
    given_up: () => 'Du hast aufgegeben. Das zählt nicht als beendet.',
  },

  board: 'Ergebnisse',
  boardOrder:
    'Erst kommen Siege, dann Remis, dann Niederlagen. Weniger Züge sind besser, bei Niederlagen mehr.',
  boardHidden: 'Du siehst die Ergebnisse, wenn du fertig bist.',
  boardEmpty: 'Niemand hat es beendet.',
  row: {
    won: (turns: number) => `hat in ${counted(turns)} gewonnen`,
    drawn: (turns: number) => `unentschieden nach ${counted(turns)}`,
    lost: (turns: number) => `hat nach ${counted(turns)} verloren`,
    given_up: () => 'hat aufgegeben',
  },
  you: 'du',
  replay: 'Nachspielen',
  challenge: 'Herausfordern',
  challengeOf: (name: string) => `${name} herausfordern`,
  reportOf: (name: string) => `Bemerkung von ${name} melden`,
  challenged: (name: string) => `${name} ist gefragt. Die Antwort kommt in der Lobby.`,
  lobby: 'Zur Lobby',

  remark: 'Deine Bemerkung',
  remarkHint: 'Bis zu 200 Zeichen. Heute sehen sie nur Spieler, die fertig sind.',
  save: 'Speichern',
  saved: 'Sie steht bei den Ergebnissen.',

  rules: 'So geht es',
  same: 'Für alle ist gleich gemischt, und alle haben denselben Gegner. Er antwortet sofort und spielt auf jedem Server gleich.',
  late: 'Eine Partie, die du nicht beendet hast, bleibt in „Meine Partien“. Nach Mitternacht zählt sie nicht mehr.',
  hidden:
    'Nachspielen, Rückblick und Zuschauen gibt es erst ab Mitternacht UTC, damit niemand vor dem Spielen etwas erfährt.',
  cheat:
    'Gewertet wird das nie. Wer zuerst in einem zweiten Browser spielt, kann hier schummeln: Es ist zum Spaß da.',

  army: 'Eine Armee einschicken',
  armyAbout:
    'Ein späteres Duell wird gegen sie gespielt, mit deinem Namen. Nimm die Armee aus einer deiner beendeten Partien.',
  armyNone: (games: string) =>
    `Du hast noch keine beendete Partie mit einer eigenen Armee: ${games}. Der heutige Versuch zählt nicht.`,
  armyGame: 'Aus der Partie',
  armyOf: (title: string, day: string, others: string) => `${title}, ${day}, gegen ${others}`,
  send: 'Schicken',
  sent: (games: string) =>
    `Deine Armee ist da: ${games}. Ein späteres Duell wird gegen sie gespielt. Eine andere tritt an ihre Stelle.`,
  noSetup: 'In dieser Partie steht keine Aufstellung von dir.',

  yesterday: 'Gestern',
  noYesterday: 'Gestern gab es kein Duell.',
  yours: 'Deine Partie',
  notCounted: 'Sie wurde nicht an ihrem Tag beendet.',
  proof: 'Wie das Mischen bewiesen ist',
  proofAbout:
    'Die Prüfsumme wurde veröffentlicht, bevor der Tag begann. Sie ist der SHA-256-Wert der Zufallszahl, aus der alles Mischen folgt. Also wurde die Zahl nicht nachträglich gewählt.',
  proofLate:
    'Am Tag davor lief kein Server. Darum wurde die Prüfsumme erst veröffentlicht, als der Tag begonnen hatte. Sie ist der SHA-256-Wert der Zufallszahl, aus der alles Mischen folgt.',
  hash: (when: string) => `Prüfsumme, veröffentlicht am ${when}`,
  seed: 'Zufallszahl, geheim bis zum Ende des Tages',
  matches: 'Dein Browser hat die Prüfsumme der Zufallszahl berechnet. Sie stimmt.',
  differs: 'Die Zufallszahl hat eine andere Prüfsumme: Dieses Mischen ist nicht bewiesen.',
  byHand:
    'Willst du es selbst prüfen, dann sichere beim Nachspielen die Aufzeichnung und rufe sandtable verify auf.',
  tomorrow: 'Morgen',
  tomorrowAbout: (title: string) => `${title}.`,
  tomorrowHash: 'Die Prüfsumme der Zufallszahl ist schon öffentlich',
};
