/* Was über Nachrichten gesagt wird, auf Deutsch. */
import type { notices as english } from './notices.en';
import type { Translated } from './words';

export const notices: Translated<typeof english> = {
  title: 'Benachrichtigungen',
  about:
    'Erfahre, dass du am Zug bist, auch wenn du nicht hier bist. Genannt werden das Spiel und die Spieler, sonst nichts.',

  push: 'Auf diesem Gerät',
  pushAbout: 'Der Hersteller deines Browsers leitet sie weiter und kann sie nicht lesen.',
  pushDenied:
    'Dein Browser lässt diese Seite nichts melden. In seinen Einstellungen für diese Seite kannst du das ändern.',
  pushFailed:
    'Dein Browser nimmt keine Benachrichtigungen an: Der Dienst seines Herstellers dafür ist aus oder nicht erreichbar. In Brave schaltet ihn die Einstellung „Google-Dienste für Push-Nachrichten verwenden“ ein.',
  pushLost: 'Auf diesem Gerät kommen keine Benachrichtigungen mehr an.',
  iphone:
    'Auf iPhone und iPad braucht es dafür die installierte Seite: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Sandtable von dort.',

  mail: 'Per Mail',
  mailAbout:
    'Höchstens zwei Mails am Tag, eine für jedes Spiel, bis du es ansiehst. Jede hat einen Link, mit dem du sie abstellst.',
  address: 'Deine E-Mail-Adresse',
  send: 'Link schicken',
  again: 'Link noch einmal schicken',
  unconfirmed: (address: string) => `Öffne den Link in der Mail an ${address}. Bis dahin kommt keine andere.`,
  confirmed: (address: string) => `Mails gehen an ${address}.`,
  dropMail: 'Mails abstellen',

  bell: 'Ruf mich, wenn jemand wartet',
  bellAbout: 'Höchstens einmal in sechs Stunden.',
  games: 'Für diese Spiele, oder für alle, wenn du keines wählst:',
  from: 'Von',
  to: 'Bis',
  hour: (hour: number) => `${hour} Uhr`,
  save: 'Speichern',
  saved: 'Gespeichert.',

  club: 'Klubstunde',
  comes: (when: string, count: number) =>
    `${when}. ${count === 0 ? 'Sag als Erste oder Erster zu.' : count === 1 ? 'Eine Person kommt.' : `${count} Personen kommen.`}`,
  come: 'Ich komme',
  calendar: 'Kalenderdatei',

  offer: 'Sollen wir dir sagen, wann du am Zug bist?',
  offerPush: 'Ja, auf diesem Gerät',
  offerMail: 'Per Mail …',
  offerNo: 'Nein',
  offerDone: 'Schließen',

  confirm: {
    title: 'Nachrichten per Mail',
    about: 'Möchtest du unter dieser Adresse Nachrichten bekommen?',
    button: 'Ja, schickt sie',
    done: 'Von jetzt an gehen Nachrichten an deine Adresse.',
    none: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail.',
  },
  stop: {
    title: 'Keine Mails mehr',
    about: 'Soll dir dieser Server keine Mails mehr schicken?',
    button: 'Mails abstellen',
    done: 'Es kommen keine Mails mehr.',
    none: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail.',
  },
};
