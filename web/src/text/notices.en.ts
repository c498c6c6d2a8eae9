/* What is said about notices, in English. */
const coming = (count: number) =>
  count === 0 ? 'Be the first to come.' : `${count === 1 ? 'One player is' : `${count} players are`} coming.`;

export const notices = {
  title: 'Notices',
  about: 'Be told of your turn while you are away. A notice names the game and the players, nothing else.',

  push: 'On this device',
  pushAbout: 'The maker of your browser passes them on, and cannot read them.',
  pushDenied: 'Your browser does not let this page show notices. Its settings for this page can change that.',
  pushFailed:
    'Your browser takes no notices: its maker’s service for them is off or out of reach. In Brave, the setting “Use Google services for push messaging” turns it on.',
  pushLost: 'Notices do not reach this device any more.',
  iphone:
    'On an iPhone or iPad notices need the installed page: press Share, then “Add to Home Screen”, and open Sandtable from there.',

  mail: 'By mail',
  mailAbout:
    'Two mails a day at most, one for each game until you look at it. Each has a link that stops them.',
  address: 'Your e-mail address',
  send: 'Send a link',
  again: 'Send the link again',
  unconfirmed: (address: string) =>
    `Open the link in the mail to ${address}. Until then no other mail comes.`,
  confirmed: (address: string) => `Mails go to ${address}.`,
  dropMail: 'Stop mails',

  bell: 'Ring me when somebody waits',
  bellAbout: 'At most once in six hours.',
  games: 'For these games, or for all if you choose none:',
  from: 'From',
  to: 'To',
  hour: (hour: number) => `${hour}:00`,
  save: 'Save',
  saved: 'Saved.',

  club: 'Club hour',
  comes: (when: string, count: number) => `${when}. ${coming(count)}`,
  come: 'I am coming',
  calendar: 'Calendar file',

  offer: 'Shall we tell you when it is your turn?',
  offerPush: 'Yes, on this device',
  offerMail: 'By mail …',
  offerNo: 'No',
  offerDone: 'Close',

  confirm: {
    title: 'Notices by mail',
    about: 'Do you want notices at this address?',
    button: 'Yes, send them',
    done: 'Notices go to your address from now on.',
    none: 'This link is not complete. Open it from the mail once more.',
  },
  stop: {
    title: 'No more mails',
    about: 'Shall this server send you no more mails?',
    button: 'Stop the mails',
    done: 'No more mails will come.',
    none: 'This link is not complete. Open it from the mail once more.',
  },
};
