/* Das Deutsche zu club.en.ts. */
import type { club as english } from './club.en';
import { number } from './de';
import type { Translated } from './words';

/** So viele spielen miteinander. */
const TOGETHER = ['', '', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst'];
const together = (players: number) => TOGETHER[players] ?? `zu ${players}.`;

export const club: Translated<typeof english> = {
  motto: 'Vier Kriegsspiele mit verdeckten Figuren und Karten: gegen Menschen oder den Computer.',
  either: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`,
  ways: 'Seiten des Clubs',
  noLimit: 'ohne Zeitlimit',
  game: (title, players) => `${title} ${together(players)}`,

  now: {
    title: 'Ein Spiel beginnen',
    now: 'Jetzt gegen Menschen',
    byDay: 'Fernpartie spielen',
    instead: (wish) => `${wish}. Beendet deine Suche.`,
    computer: 'Gegen den Computer',
    computerWith: (title) => `${title}, sofort`,
    what: 'Spiele und Zeiten:',
    none: 'kein Spiel',
    games: 'Eines dieser Spiele',
    players: (title) => `Spielerzahl von ${title}`,
    size: together,
    times: {
      live: 'Jetzt gegen Menschen, mit einer dieser Zeiten: Minuten für jeden + Sekunden für jeden Zug',
      by_day: 'Fernpartie spielen, mit einer dieser Zeiten',
    },
    needsGame: 'Wähl ein Spiel.',
    opponents: 'Mit wem',
    bots: 'Auch Bots anderer Spieler',
    cookies:
      'Dieser Browser sperrt Cookies: Der Server erkennt dich nicht wieder, und deine Plätze sind verloren, wenn du diese Seite schließt. Gegen den Computer kannst du spielen, mit Freunden über einen Link. Erlaub Cookies, um jemand Neues zu treffen.',
  },

  bar: {
    label: 'Suche nach einem Spiel',
    looking: (wish) => `Du suchst: ${wish}`,
    together: (partner, wish) => `Du suchst mit ${partner}: ${wish}`,
    told: (count) =>
      count === 1 ? 'Wir haben es einer Person gesagt.' : `Wir haben es ${number(count)} Personen gesagt.`,
    stays: 'Du kannst diese Seite schließen: Wir suchen einen Tag lang.',
    meanwhile: 'Solange gegen den Computer',
    stay: '24 Stunden weitersuchen',
    stop: 'Aufhören',
    ended: 'Du sitzt jetzt an einem Tisch. Deine Suche ist damit beendet.',
    found: 'Es hat sich jemand gefunden.',
    accepted: (name) => `${name} nimmt an.`,
    round: (tournament) => `Dein Spiel in „${tournament}“ hat begonnen.`,
    left: (time) => `Zeit: ${time}`,
    toTable: 'Zum Tisch',
    offline: 'Keine Verbindung. Versuch es wieder, sobald du online bist.',
    lost: 'Verbindung verloren. Es wird neu verbunden.',
  },

  challenge: {
    got: {
      play: (name, wish) => `${name} fordert dich heraus: ${wish}`,
      table: (name, wish) => `${name} bittet dich an einen Tisch: ${wish}`,
      team: (name, wish) => `${name} will mit dir im Team gegen zwei andere spielen: ${wish}`,
    },
    sent: {
      play: (name, wish) => `Du hast ${name} herausgefordert: ${wish}`,
      table: (name, wish) => `Du hast ${name} an deinen Tisch gebeten: ${wish}`,
      team: (name, wish) => `Du hast ${name} als Partner gefragt: ${wish}`,
    },
    called: (name) => `${name} hat dieses Spiel gesucht und zehn Minuten Zeit zu kommen.`,
    declined: {
      later: (name) => `${name} kann jetzt nicht spielen.`,
      game: (name) => `${name} möchte ein anderes Spiel.`,
      time: (name) => `${name} möchte eine andere Zeit.`,
      no: (name) => `${name} möchte nicht spielen.`,
    },
    accept: 'Annehmen',
    decline: 'Ablehnen',
    why: 'Warum nicht?',
    again: 'Noch einmal fragen',
    reasons: {
      later: 'Nicht jetzt',
      game: 'Anderes Spiel',
      time: 'Andere Zeit',
      no: 'Ohne Grund',
    },
    back: 'Zurück',
    withdraw: 'Zurücknehmen',
    dismiss: 'Schließen',
    ask: 'Herausfordern',
    to: (name) => `${name} herausfordern`,
    send: 'Herausforderung senden',
    how: 'Was möchtest du?',
    play: 'Gegeneinander spielen',
    team: 'Ein Team bilden und zwei andere suchen',
    game: 'Spiel',
    time: 'Zeit',
  },

  here: {
    title: 'Gerade hier',
    open: 'Ich bin zu einem Spiel bereit',
    why: 'Andere sehen deinen Namen und können dich herausfordern.',
    empty: 'Sonst ist hier niemand zu einem Spiel bereit.',
  },

  tables: {
    title: 'Offene Tische',
    empty:
      'Niemand wartet. Drück „Fernpartie spielen“, und deine Suche bleibt einen Tag lang offen: Der nächste Besucher kann sie annehmen.',
    emptyRings:
      'Niemand wartet. Drück „Fernpartie spielen“, und deine Suche bleibt einen Tag lang offen. Wir sagen dir Bescheid.',
    emptyMayRing:
      'Niemand wartet. Drück „Fernpartie spielen“, und deine Suche bleibt einen Tag lang offen. Schalte Benachrichtigungen ein, und wir sagen dir Bescheid.',
    nobodyElse: 'Sonst wartet niemand.',
    none: 'Niemand wartet. Drück bei einem Spiel auf „Mit einem Freund spielen“ und schick den Link.',
    sit: 'Hinsetzen',
    sitAt: (title, names) => (names ? `Hinsetzen bei ${title} mit ${names}` : `Hinsetzen bei ${title}`),
    relieve: 'Übernehmen',
    relieveAt: (title, names) => `Den Platz des Computers bei ${title} mit ${names} übernehmen`,
    answer: 'Spielen',
    answerTo: (names) => `Mit ${names} spielen`,
    free: (count) => (count === 1 ? 'ein freier Platz' : `${number(count)} freie Plätze`),
    and: ' und ',
    look: (count) => (count === 1 ? 'sucht' : 'suchen'),
    rules: (count) => (count === 1 ? 'Eine Regel ist anders' : `${number(count)} Regeln sind anders`),
    open: 'Alle in der Lobby dürfen sich setzen.',
    bots: 'Auch Bots anderer Spieler dürfen das.',
    isOpen: 'Auch aus der Lobby darf sich jeder setzen.',
  },

  tabs: {
    label: 'Teile der Lobby',
    play: 'Spielen',
    mine: 'Meine Spiele',
    here: 'Hier',
    me: 'Ich',
    waiting: (count) =>
      count === 1 ? 'in einem Spiel bist du am Zug' : `in ${count} Spielen bist du am Zug`,
    offered: (count) => (count === 1 ? 'ein Spiel zum Mitspielen' : `${number(count)} Spiele zum Mitspielen`),
    none: 'Du hast noch keine Spiele. Drück „Spielen“.',
  },
};
