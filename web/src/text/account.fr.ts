/* What is said about accounts, in French. */
import type { account as english } from './account.en';
import type { Translated } from './words';

export const account: Translated<typeof english> = {
  title: 'Votre compte',
  name: 'Nom',
  nameAbout: '2 à 20 lettres latines, chiffres, - et _. Tout le monde le voit, et il n’est qu’à vous.',
  password: 'Mot de passe',
  passwordLength: 'Au moins 8 caractères.',
  present: 'Votre mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  code: 'Code de secours',

  logIn: {
    title: 'Se connecter',
    about: 'Les parties commencées dans ce navigateur vous suivent.',
    button: 'Se connecter',
    byPasskey: 'Utiliser une clé d’accès',
  },
  register: {
    title: 'S’inscrire',
    about:
      'Avec un compte, vous gardez votre nom et vos parties, jouez des parties classées et entrez dans les tournois. On peut jouer sans.',
    button: 'S’inscrire',
    byPasskey: 'Plutôt une clé d’accès',
  },
  recover: {
    title: 'Mot de passe perdu',
    about: 'Chacun de vos dix codes de secours permet de choisir une fois un nouveau mot de passe.',
    button: 'Enregistrer le mot de passe',
    byPasskey: '',
  },
  byMail: {
    about: 'Sans code : si votre compte le permet, nous pouvons vous envoyer un lien.',
    button: 'Envoyer un lien',
    sent: 'Si ce compte le permet, un lien est en route, et sert pendant une heure. S’il n’arrive pas, redemandez dans cinq minutes. Il y a deux messages par heure au plus.',
    none: 'Ce lien est incomplet. Ouvrez-le encore une fois depuis le message.',
    title: 'Un lien par e-mail',
    noAddress:
      'Prenez les notifications par e-mail et confirmez votre adresse : un lien peut alors remplacer un mot de passe perdu.',
    off: (address: string) => `Si vous perdez votre mot de passe, nous pouvons envoyer un lien à ${address}.`,
    allow: 'Permettre un lien par e-mail',
    on: (address: string) => `Si vous perdez votre mot de passe, vous pouvez recevoir un lien à ${address}.`,
    forbid: 'Ne permettre aucun lien',
  },

  noCookies: 'Votre navigateur ne garde pas les cookies de cette page : vous ne restez pas connecté.',

  since: (day: string) => `Membre depuis le ${day}.`,
  page: 'Votre page, telle que les autres la voient',
  newName: 'Nouveau nom',
  rename: 'Changer de nom',
  renameAbout:
    'Vous pouvez le changer tous les 30 jours. Pendant 90 jours, personne d’autre ne peut prendre l’ancien.',
  correctAbout: (time: string) =>
    `Une faute de frappe ? Vous pouvez le corriger une fois jusqu’à ${time}. Ensuite, vous pouvez le changer tous les 30 jours.`,
  renamedFrom: (day: string) => `Vous pourrez changer de nom à partir du ${day}.`,
  changePassword: 'Changer de mot de passe',
  choosePassword: 'Choisir un mot de passe',
  passwordAbout: 'Au moins 8 caractères. Tous les autres appareils sont déconnectés.',
  changed: 'Votre mot de passe est changé. Tous les autres appareils sont déconnectés.',

  passkey: {
    title: 'Clés d’accès',
    about: 'Avec une clé d’accès, on se connecte par un doigt, un visage ou un code PIN, sans mot de passe.',
    add: 'Ajouter une clé d’accès',
    remove: 'Retirer',
    sure: (name: string) => `Retirer la clé d’accès de ${name} ?`,
    made: (day: string) => `créée le ${day}`,
    instead: 'Utiliser une clé d’accès',
    none: 'Aucune clé d’accès n’a été utilisée.',
    known: 'Cet appareil a déjà une de vos clés d’accès.',
  },

  codes: {
    title: 'Codes de secours',
    about:
      'Gardez ces codes là où vous les trouverez sans cet appareil. Chacun permet de choisir une fois un nouveau mot de passe. Ils ne sont montrés que maintenant.',
    copy: 'Tout copier',
    copied: 'Copié',
    done: 'Je les ai gardés',
    left: (codes: number) =>
      codes === 0
        ? 'Il ne vous en reste aucun.'
        : codes === 1
          ? 'Il vous en reste un.'
          : `Il vous en reste ${codes}.`,
    renew: 'Nouveaux codes',
  },

  bots: {
    title: 'Vos bots',
    about:
      'Un bot est un programme à vous, qui joue ici sous son propre nom. Il montre son jeton pour prouver qu’il est à vous.',
    name: 'Nom d’un nouveau bot',
    make: 'Créer un bot',
    token: (bot: string) => `Le jeton de ${bot}`,
    tokenAbout: 'Gardez-le secret. Il n’est montré que maintenant.',
    copy: 'Copier',
    copied: 'Copié',
    done: 'Je l’ai gardé',
    renew: 'Nouveau jeton',
    used: (made: string, used: string | null) =>
      `Jeton du ${made}, ${used === null ? 'pas encore utilisé' : `utilisé le ${used}`}`,
    looks: 'pour regarder seulement',
    noToken: 'Il n’a pas de jeton.',
    end: 'Mettre fin',
    endSure: (bot: string) =>
      `Mettre fin à ce jeton ? Les programmes qui l’utilisent ne pourront plus jouer en tant que ${bot}.`,
    remove: 'Supprimer',
    removeSure: (bot: string) =>
      `Supprimer ${bot} ? Il quitte ses parties, et son nom disparaît après deux semaines.`,
  },

  data: {
    title: 'Vos données',
    about: 'Un fichier avec tout ce que ce serveur sait de vous, et les relevés de vos parties.',
    button: 'Télécharger',
  },
  logOut: 'Se déconnecter',
  delete: {
    title: 'Supprimer le compte',
    about:
      'Vous êtes déconnecté partout, et quittez vos parties en cours. Après deux semaines, votre nom est retiré de toutes les parties. Reconnectez-vous avant pour garder le compte.',
    button: 'Supprimer le compte',
  },
};
