/* What is said about accounts, in German. */
import type { account as english } from './account.en';
import type { Translated } from './words';

export const account: Translated<typeof english> = {
  title: 'Dein Konto',
  name: 'Name',
  nameAbout: '2 bis 20 lateinische Buchstaben, Ziffern, - und _. Alle sehen ihn, und er gehört nur dir.',
  password: 'Passwort',
  passwordLength: 'Mindestens 8 Zeichen.',
  present: 'Dein jetziges Passwort',
  newPassword: 'Neues Passwort',
  code: 'Wiederherstellungscode',

  logIn: {
    title: 'Anmelden',
    about: 'Die Spiele, die du in diesem Browser begonnen hast, kommen mit.',
    button: 'Anmelden',
    byPasskey: 'Mit Passkey',
  },
  register: {
    title: 'Registrieren',
    about:
      'Mit einem Konto behältst du deinen Namen und deine Spiele, spielst um Wertung und in Turnieren. Spielen kannst du auch ohne.',
    button: 'Registrieren',
    byPasskey: 'Lieber mit Passkey',
  },
  recover: {
    title: 'Passwort vergessen',
    about: 'Mit jedem deiner zehn Wiederherstellungscodes kannst du einmal ein neues Passwort wählen.',
    button: 'Passwort speichern',
    byPasskey: '',
  },
  byMail: {
    about: 'Ohne Code: Wenn dein Konto es erlaubt, können wir dir einen Link mailen.',
    button: 'Link schicken',
    sent: 'Wenn dieses Konto es erlaubt, ist ein Link unterwegs, der eine Stunde lang gilt. Kommt keiner, frag in fünf Minuten noch einmal. Es gibt höchstens zwei Mails in der Stunde.',
    none: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der Mail.',
    title: 'Ein Link per Mail',
    noAddress:
      'Lass dir per Mail Bescheid geben und bestätige deine Adresse: Dann kann ein Link ein verlorenes Passwort ersetzen.',
    off: (address: string) =>
      `Wenn du dein Passwort verlierst, können wir dir einen Link an ${address} schicken.`,
    allow: 'Link per Mail erlauben',
    on: (address: string) =>
      `Wenn du dein Passwort verlierst, kannst du dir einen Link an ${address} schicken lassen.`,
    forbid: 'Keinen Link erlauben',
  },

  noCookies: 'Dein Browser behält keine Cookies dieser Seite, daher bleibst du nicht angemeldet.',

  since: (day: string) => `Dabei seit ${day}.`,
  page: 'Deine Seite, wie andere sie sehen',
  newName: 'Neuer Name',
  rename: 'Namen ändern',
  renameAbout: 'Du kannst ihn alle 30 Tage ändern. Den früheren kann 90 Tage lang niemand anders haben.',
  correctAbout: (time: string) =>
    `Hast du dich vertippt? Bis ${time} Uhr kannst du ihn einmal berichtigen, danach alle 30 Tage ändern.`,
  renamedFrom: (day: string) => `Ab ${day} kannst du deinen Namen wieder ändern.`,
  changePassword: 'Passwort ändern',
  choosePassword: 'Passwort wählen',
  passwordAbout: 'Mindestens 8 Zeichen. Alle anderen Geräte werden abgemeldet.',
  changed: 'Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',

  passkey: {
    title: 'Passkeys',
    about: 'Mit einem Passkey meldest du dich per Finger, Gesicht oder PIN an, ohne Passwort.',
    add: 'Passkey hinzufügen',
    remove: 'Entfernen',
    sure: (name: string) => `Den Passkey von ${name} entfernen?`,
    made: (day: string) => `erstellt am ${day}`,
    instead: 'Mit Passkey',
    none: 'Es wurde kein Passkey benutzt.',
    known: 'Auf diesem Gerät hast du schon einen Passkey.',
  },

  codes: {
    title: 'Wiederherstellungscodes',
    about:
      'Heb diese Codes so auf, dass du sie ohne dieses Gerät findest. Mit jedem kannst du einmal ein neues Passwort wählen. Sie werden nur jetzt gezeigt.',
    copy: 'Alle kopieren',
    copied: 'Kopiert',
    done: 'Ich habe sie',
    left: (codes: number) =>
      codes === 0 ? 'Du hast keinen mehr.' : codes === 1 ? 'Du hast noch einen.' : `Du hast noch ${codes}.`,
    renew: 'Neue Codes',
  },

  bots: {
    title: 'Deine Bots',
    about:
      'Ein Bot ist ein Programm von dir, das hier unter eigenem Namen spielt. Mit seinem Token zeigt es, dass es deins ist.',
    name: 'Name eines neuen Bots',
    make: 'Bot anlegen',
    token: (bot: string) => `Der Token von ${bot}`,
    tokenAbout: 'Halte ihn geheim. Er wird nur jetzt gezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    done: 'Ich habe ihn',
    renew: 'Neuer Token',
    used: (made, used) =>
      `Token vom ${made}, ${used === null ? 'noch nicht benutzt' : `zuletzt benutzt am ${used}`}`,
    looks: 'nur zum Ansehen',
    noToken: 'Er hat keinen Token.',
    end: 'Beenden',
    endSure: (bot: string) =>
      `Diesen Token beenden? Programme, die ihn benutzen, können nicht mehr als ${bot} spielen.`,
    remove: 'Löschen',
    removeSure: (bot: string) =>
      `${bot} löschen? Er verlässt seine Partien, und nach zwei Wochen verschwindet sein Name.`,
  },

  data: {
    title: 'Deine Daten',
    about: 'Eine Datei mit allem, was dieser Server über dich weiß, und den Aufzeichnungen deiner Partien.',
    button: 'Herunterladen',
  },
  logOut: 'Abmelden',
  delete: {
    title: 'Konto löschen',
    about:
      'Du wirst überall abgemeldet und verlässt deine laufenden Partien. Nach zwei Wochen verschwindet dein Name aus allen Partien. Melde dich vorher an, um das Konto zu behalten.',
    button: 'Konto löschen',
  },
};
