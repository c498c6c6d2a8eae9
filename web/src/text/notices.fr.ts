/* What is said about notices, in French. */
import type { notices as english } from './notices.en';
import type { Translated } from './words';

const coming = (count: number) =>
  count === 0
    ? 'Soyez le premier à venir.'
    : count === 1
      ? 'Une personne vient.'
      : `${count} personnes viennent.`;

export const notices: Translated<typeof english> = {
  title: 'Notifications',
  about:
    'Apprenez que c’est votre tour pendant votre absence. Une notification nomme le jeu et les joueurs, rien d’autre.',

  push: 'Sur cet appareil',
  pushAbout: 'L’éditeur de votre navigateur les transmet, et ne peut pas les lire.',
  pushDenied:
    'Votre navigateur ne laisse pas cette page montrer de notifications. Ses réglages pour cette page peuvent changer cela.',
  pushFailed:
    'Votre navigateur ne prend pas de notifications : le service de son éditeur est coupé ou hors d’atteinte. Dans Brave, le réglage « Utiliser les services Google pour les messages push » l’active.',
  pushLost: 'Les notifications n’atteignent plus cet appareil.',
  iphone:
    'Sur un iPhone ou un iPad, il faut installer la page : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez Sandtable de là.',

  mail: 'Par e-mail',
  mailAbout:
    'Deux messages par jour au plus, un par partie jusqu’à ce que vous la regardiez. Chacun a un lien qui les arrête.',
  address: 'Votre adresse e-mail',
  send: 'Envoyer un lien',
  again: 'Renvoyer le lien',
  unconfirmed: (address: string) =>
    `Ouvrez le lien du message envoyé à ${address}. D’ici là, aucun autre ne part.`,
  confirmed: (address: string) => `Les messages vont à ${address}.`,
  dropMail: 'Arrêter les messages',

  bell: 'Me sonner quand quelqu’un attend',
  bellAbout: 'Une fois en six heures au plus.',
  games: 'Pour ces jeux, ou pour tous si vous n’en choisissez aucun :',
  from: 'De',
  to: 'À',
  hour: (hour: number) => `${hour} h`,
  save: 'Enregistrer',
  saved: 'Enregistré.',

  club: 'Heure du club',
  comes: (when: string, count: number) => `${when}. ${coming(count)}`,
  come: 'Je viens',
  calendar: 'Fichier de calendrier',

  offer: 'Faut-il vous prévenir quand c’est votre tour ?',
  offerPush: 'Oui, sur cet appareil',
  offerMail: 'Par e-mail …',
  offerNo: 'Non',
  offerDone: 'Fermer',

  confirm: {
    title: 'Notifications par e-mail',
    about: 'Voulez-vous des notifications à cette adresse ?',
    button: 'Oui, les envoyer',
    done: 'Les notifications vont désormais à votre adresse.',
    none: 'Ce lien est incomplet. Ouvrez-le encore une fois depuis le message.',
  },
  stop: {
    title: 'Plus de messages',
    about: 'Ce serveur ne doit-il plus vous envoyer de messages ?',
    button: 'Arrêter les messages',
    done: 'Vous ne recevrez plus de messages.',
    none: 'Ce lien est incomplet. Ouvrez-le encore une fois depuis le message.',
  },
};
