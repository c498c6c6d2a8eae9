/* What is said about accounts, in English. */
export const account = {
  title: 'Your account',
  name: 'Name',
  nameAbout: '2 to 20 Latin letters, digits, - and _. Everybody sees it, and it is yours alone.',
  password: 'Password',
  passwordLength: 'At least 8 characters.',
  present: 'Your present password',
  newPassword: 'New password',
  code: 'Recovery code',

  logIn: {
    title: 'Log in',
    about: 'The games that you have begun in this browser come along.',
    button: 'Log in',
    byPasskey: 'Use a passkey',
  },
  register: {
    title: 'Register',
    about:
      'With an account you keep your name and your games, play for ratings, and enter tournaments. You can play without one.',
    button: 'Register',
    byPasskey: 'Use a passkey instead',
  },
  recover: {
    title: 'Lost password',
    about: 'Each of your ten recovery codes lets you choose a new password once.',
    button: 'Save password',
    byPasskey: '',
  },
  byMail: {
    about: 'Without a code: if your account allows it, we can mail you a link.',
    button: 'Send a link',
    sent: 'If this account allows it, a link is on its way, and works for an hour. If none comes, ask again in five minutes. There are two mails an hour at most.',
    none: 'This link is not complete. Open it from the mail once more.',
    title: 'A link by mail',
    noAddress:
      'Take notices by mail, and confirm your address: then a lost password can be replaced by a link.',
    off: (address: string) => `If you lose your password, we can mail a link to ${address}.`,
    allow: 'Allow a mailed link',
    on: (address: string) => `If you lose your password, you can have a link mailed to ${address}.`,
    forbid: 'Allow no link',
  },

  noCookies: 'Your browser keeps no cookies of this page, so you do not stay logged in.',

  since: (day: string) => `Member since ${day}.`,
  page: 'Your page, as others see it',
  newName: 'New name',
  rename: 'Change name',
  renameAbout: 'You can change it every 30 days. For 90 days nobody else can have the former one.',
  correctAbout: (time: string) =>
    `Is it mistyped? You can correct it once until ${time}. After that you can change it every 30 days.`,
  renamedFrom: (day: string) => `You can change your name again from ${day} on.`,
  changePassword: 'Change password',
  choosePassword: 'Choose a password',
  passwordAbout: 'At least 8 characters. All other devices are signed out.',
  changed: 'Your password is changed. All other devices are signed out.',

  passkey: {
    title: 'Passkeys',
    about: 'With a passkey you log in by a finger, a face or a PIN, without a password.',
    add: 'Add a passkey',
    remove: 'Remove',
    sure: (name: string) => `Remove the passkey of ${name}?`,
    made: (day: string) => `made on ${day}`,
    instead: 'Use a passkey',
    none: 'No passkey was used.',
    known: 'This device has a passkey of yours already.',
  },

  codes: {
    title: 'Recovery codes',
    about:
      'Keep these codes where you find them without this device. Each lets you choose a new password once. They are shown only now.',
    copy: 'Copy all',
    copied: 'Copied',
    done: 'I have kept them',
    left: (codes: number) =>
      codes === 0 ? 'You have none left.' : codes === 1 ? 'You have one left.' : `You have ${codes} left.`,
    renew: 'New codes',
  },

  bots: {
    title: 'Your bots',
    about:
      'A bot is a program of yours that plays here under a name of its own. It shows its token to prove that it is yours.',
    name: 'Name of a new bot',
    make: 'Make a bot',
    token: (bot: string) => `The token of ${bot}`,
    tokenAbout: 'Keep it secret. It is shown only now.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have kept it',
    renew: 'New token',
    used: (made: string, used: string | null) =>
      `Token of ${made}, ${used === null ? 'not used yet' : `used last on ${used}`}`,
    looks: 'to look only',
    noToken: 'It has no token.',
    end: 'End',
    endSure: (bot: string) => `End this token? Programs that use it can no longer play as ${bot}.`,
    remove: 'Delete',
    removeSure: (bot: string) => `Delete ${bot}? It leaves its games, and after two weeks its name is gone.`,
  },

  data: {
    title: 'Your data',
    about: 'A file with all that this server knows about you, and the records of your games.',
    button: 'Download',
  },
  logOut: 'Log out',
  delete: {
    title: 'Delete the account',
    about:
      'You are signed out everywhere, and leave your games under way. After two weeks your name is removed from all games. Log in before that to keep the account.',
    button: 'Delete the account',
  },
};
