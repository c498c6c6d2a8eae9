/* Every word of this game's client, in French. */
import type { Translated } from '$web/text/words';
import type { Rank } from '../made/shown';
import { armyOf, rankOf, type Sign } from '../types';
import type { text as english } from './en';

export const text: Translated<typeof english> = {
  pitch: {
    duel: 'Deux armées cachées de 20 pièces. Trouvez le Drapeau ennemi avant qu’on trouve le vôtre.',
    campaign: 'Deux armées chacun, la seconde en réserve. Prenez tous les Drapeaux ennemis du plateau.',
    alliance:
      'Deux contre deux. Unissez votre Drapeau à celui de votre partenaire, ou prenez les deux Drapeaux ennemis.',
    small:
      '8 pièces chacun sur un plateau de 6 sur 6. Trouvez le Drapeau ennemi avant qu’on trouve le vôtre.',
    quick:
      'Le jeu rapide pour deux équipes : 13 pièces chacun, sans réserve. Unissez vos Drapeaux, ou prenez les deux ennemis.',
  },

  ranks: {
    '10': 'Maréchal',
    '9': 'Général',
    '8': 'Colonel',
    '7': 'Commandant',
    '6': 'Capitaine',
    '5': 'Lieutenant',
    '4': 'Sergent',
    '3': 'Caporal',
    '2': 'Éclaireur',
    S: 'Espion',
    B: 'Bombe',
    C: 'Canon',
    F: 'Drapeau',
  } as Record<Rank, string>,

  short: {
    '10': 'Ma',
    '9': 'Gé',
    '8': 'Co',
    '7': 'Cd',
    '6': 'Ca',
    '5': 'Li',
    '4': 'Se',
    '3': 'Cp',
    '2': 'Éc',
    S: 'Es',
    B: 'Bo',
    C: 'Cn',
    F: 'Dr',
  } as Record<Rank, string>,

  sets: { title: 'Pièces', insignia: 'insignes', numbers: 'nombres', letters: 'lettres' },

  board: {
    label: 'Plateau. Les flèches vont de case en case, Entrée prend une pièce et la pose.',
    setupLabel: 'Votre camp. Les flèches vont de case en case, Entrée prend une pièce et la pose.',
    space: (at: string, what: string, may: string) => (may ? `${at}, ${what}. ${may}` : `${at}, ${what}`),
    empty: 'vide',
    own: (rank: Rank) => `votre ${named(rank)}`,
    hidden: (owner: string) => `une pièce cachée de ${owner}`,
    known: (owner: string, rank: Rank) => `${named(rank)} de ${owner}`,
    exposed: 'connue des autres',
    second: 'seconde armée',
    partner: 'votre partenaire',
    notFlag: 'pas le Drapeau',
    moved: 'a bougé',
    unmoved: 'n’a jamais bougé',
    noted: (what: string) => `votre note : ${what}`,
    captive: 'captif',
    stockade: (owner: string) => `palissade du camp de ${owner}`,
    mayMove: (to: string[]) => `Peut aller en ${to.join(', ')}.`,
    mayAttack: (to: string[]) => `Peut attaquer ${to.join(', ')}.`,
    mayFire: (to: string[]) => `Peut tirer sur ${to.join(', ')}.`,
    picked: 'Choisie.',
    moveHere: (name: string) => `${name} peut aller ici.`,
    attackHere: (name: string) => `${name} peut attaquer ici.`,
    fireHere: 'Votre Canon peut tirer sur cette pièce.',
    stepHere: 'Votre Capitaine peut continuer jusqu’ici.',
    rescueHere: (name: string) => `${name} peut revenir ici.`,
    enterHere: (name: string) => `${name} peut entrer ici.`,
    stockadeHere: 'Le Drapeau peut être gardé ici.',
    flagHere: 'Le Drapeau peut être posé ici.',
    claimHere: 'Vous pouvez annoncer que c’est le Drapeau de votre partenaire.',
    claimed: (to: string, named: string[]) =>
      `Drapeau en ${to}. Entrée encore pour le déplacer, ou Entrée sur ${named.join(' ou ')} pour y annoncer le Drapeau de votre partenaire.`,
    marked: (name: string) => `${name} montre cet endroit.`,
    pickPlace: 'Choisissez une case à montrer.',
    tookUp: (name: string, may: string) => `${name}, choisi. ${may || 'Aucun coup possible maintenant.'}`,
    inHand: (name: string, to: string[]) => `${name}, choisi. Peut entrer en ${to.join(', ')}.`,
    laidDown: 'Posé.',
    whole: 'Tout le plateau',
    closer: 'Agrandir',
  },

  ask: {
    pick: 'Choisissez une pièce.',
    pickOrEnter: 'Choisissez une pièce, ou faites-en entrer une de votre réserve.',
    enter: 'Aucune de vos pièces ne peut bouger : faites-en entrer une de votre réserve.',
    enterWhere: (name: string) => `${name} : choisissez une case marquée de votre camp.`,
    bonus: 'Votre attaque a réussi : vous pouvez faire entrer une pièce de votre réserve.',
    stockade: 'Vous avez pris un Drapeau. Laquelle de vos deux palissades le gardera ?',
    ownFlag: 'Votre Drapeau est libre. Choisissez pour lui une case marquée de votre camp.',
    partnersFlag:
      'Le Drapeau de votre partenaire est libre. Choisissez pour lui une case marquée de son camp.',
    claim: (to: string) => `Drapeau en ${to}. Le Drapeau de votre partenaire est-il à côté ?`,
    picked: (name: string, at: string) => `${name} en ${at} : vers où ?`,
    stuck: (name: string, at: string) => `${name} en ${at} ne peut pas bouger maintenant.`,
    never: (name: string) => `${name} : cette pièce ne bouge jamais.`,
    neverFlag: 'Le Drapeau ne bouge jamais.',
    step: 'Votre Capitaine a gagné. Il peut avancer encore d’une case, ou rester.',
    rescue: 'Vous avez atteint la dernière rangée ennemie. Quelle pièce prise voulez-vous ravoir ?',
    rescueWhere: (name: string) => `${name} revient : choisissez une case marquée de votre moitié.`,
    setup: 'Placez votre armée.',
    setupHand: (name: string) => `${name} : choisissez une case de votre camp.`,
    outside: 'Vos pièces commencent dans votre camp, les rangées marquées.',
    hidden: (name: string) => `${name} se place derrière le paravent.`,
    nobody: 'Personne n’est encore derrière ce paravent.',
    behind: (name: string) => `${name} est prêt.`,
    layingOut: 'Placement derrière le paravent',
    ready: 'Prêt',
  },

  plan: {
    where: (name: string, at: string) => `${name} en ${at} : vers où à votre prochain tour ?`,
    move: (name: string, from: string, to: string) => `${name} de ${from} à ${to}`,
    attack: (name: string, from: string, to: string) => `${name} de ${from} attaque ${to}`,
    fromHere: 'Votre coup prévu part d’ici.',
    toHere: 'Votre coup prévu finit ici.',
    withdrawn: 'Coup prévu annulé.',
  },

  button: {
    ready: 'Prêt',
    stop: 'Rester ici',
    decline: 'Ne libérer personne',
    noEntry: 'Aucune pièce',
    stockade: (at: string) => `Le garder en ${at}`,
    move: (to: string) => `Aller en ${to}`,
    claim: (named: string) => `Annoncer le Drapeau en ${named}`,
    back: 'Retour',
    resign: 'Abandonner',
    resignSure: 'Abandonner ? L’autre camp gagne.',
  },

  hint: (piece: string, from: string, to: string) => `${piece} de ${from} à ${to}`,

  setup: {
    tray: 'Pièces à placer',
    chip: (name: string, left: number) => `${name}, ${left} à placer`,
    random: 'Au hasard',
    randomTitle: 'Un bon placement, tiré au hasard',
    mirror: 'Miroir',
    mirrorTitle: 'Échanger gauche et droite',
    clear: 'Vider',
    clearTitle: 'Retirer toutes les pièces du plateau',
    choose: 'Placements',
    chooseTitle: 'Placements tout prêts, et les vôtres',
    ready: 'Tout prêts',
    own: 'Les vôtres',
    keep: 'Enregistrer',
    keepTitle: 'Enregistrer ce placement sous un nom',
    name: 'Nom du placement',
    save: 'Enregistrer',
    cancel: 'Annuler',
    remove: (name: string) => `Supprimer ${name}`,
    removeTitle: 'Supprimer ce placement ; vos pièces restent où elles sont',
    last: 'Le dernier',
    readyTitle: 'Commencer avec ce placement ; vous ne pourrez plus le changer',
    allPlaced: 'Toutes les pièces sont placées.',
    missing: (count: number) => (count === 1 ? 'Il manque une pièce.' : `Il manque ${count} pièces.`),
    must: (name: string) => `Il y faut : ${name}.`,
    reserve: 'Celles-ci restent en réserve et peuvent entrer plus tard.',
    second: 'Votre seconde armée attend en réserve.',
    takeBack: (name: string) => `${name} : remettre dans la boîte`,
    trayEmpty: 'Faites glisser une pièce, ou touchez-en deux pour les échanger.',
    screen: 'derrière le paravent',
  },

  reserve: {
    title: (count: number) => `Réserve, ${count}`,
    chip: (name: string, count: number) => `${name}, ${count} en réserve`,
    corner: (name: string, count: number) => `${name}, ${count} en réserve`,
  },

  captured: {
    by: (name: string) => `Prises de ${name}`,
    none: 'encore rien',
    nobody: 'Rien n’a encore été pris.',
    out: 'Pièces ennemies restantes',
    outOfAll: 'Pièces restantes',
    outOf: (name: string) => `${name} a encore`,
    second: (name: string) => `${name}, seconde armée`,
    chip: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  },

  facts: { pieces: 'Pièces', reserve: 'Réserve', rescues: 'Libérations', captive: 'Drapeau gardé en' },

  describe: {
    phase: {
      setup: 'Les armées se placent.',
      play: 'La partie est en cours.',
      step: 'Un Capitaine peut avancer encore d’une case.',
      rescue: 'Une pièce peut être libérée.',
      bonus: 'Une pièce peut entrer de la réserve.',
      stockade: 'Un Drapeau pris va dans une palissade.',
      flag: 'Un Drapeau libéré retourne dans son camp.',
      over: 'La partie est terminée.',
    } as Record<string, string>,
    side: (name: string, count: number, list: string) => `${name}, ${count} pièces : ${list}.`,
    piece: (what: string, at: string) => `${what} ${at}`,
    hidden: (spaces: string) => `cachées ${spaces}`,
    nothing: 'aucune',
    reserve: (name: string, count: number) => `${name} en a ${count} en réserve.`,
    captive: (owner: string, at: string) => `Le Drapeau de ${owner} est gardé en ${at}.`,
    last: (from: string, to: string) => `Dernier coup : de ${from} à ${to}.`,
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'aller de case en case' },
    { keys: ['Entrée', 'Espace'], text: 'prendre une pièce, la poser, attaquer' },
    { keys: ['Échap'], text: 'remettre la pièce choisie' },
    {
      keys: ['Entrée', 'Échap'],
      text: 'pendant que les autres jouent : prévoir un coup de même, ou l’annuler',
    },
    { keys: ['1 … 9', 'S', 'B', 'C', 'F'], text: 'prendre cette pièce de la boîte ou de la réserve' },
    { keys: ['?'], text: 'montrer ce qui est ici et ce que cela peut faire' },
    { keys: ['N'], text: 'votre note sur une pièce ennemie : tapez un grade, ou Suppr pour l’effacer' },
    { keys: ['Suppr'], text: 'pendant le placement : remettre la pièce dans la boîte' },
    { keys: ['Page haut', 'Page bas'], text: 'aller à la prochaine pièce qui peut agir' },
  ],
};

/** "Capitaine, 6", but "Espion". */
export function named(rank: Rank): string {
  return /^\d/.test(rank) ? `${nameOf(rank)}, ${rank}` : nameOf(rank);
}

export const nameOf = (rank: Rank): string => text.ranks[rank] ?? rank;

export const nameOfSign = (sign: Sign): string =>
  armyOf(sign) === 2 ? `${nameOf(rankOf(sign))}, ${text.board.second}` : nameOf(rankOf(sign));
