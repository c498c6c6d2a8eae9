/* Every word of this game's client, in French. */
import type { Translated } from '$web/text/words';
import type { text as english } from './en';

export const text: Translated<typeof english> = {
  pitch: 'Des soldats de plomb, un mètre ruban et deux dés. Prenez les trois drapeaux et tenez-les.',

  positions: { st: 'debout', kn: 'à genoux', pr: 'couché' },
  stance: { st: 'Se lever', kn: 'À genoux', pr: 'Se coucher' },
  terrain: { bldg: 'bâtiment', trees: 'arbres', hole: 'trou', veh: 'derrière un véhicule' } as Record<
    string,
    string
  >,
  scenarios: { battle: 'Bataille', skirmish: 'Escarmouche', hold: 'Tenir' } as Record<string, string>,

  unit: {
    called: (name: string, number: number | string | null) => (number ? `${name} ${number}` : name),
    yours: (title: string) => `votre ${title}`,
    of: (owner: string, title: string) => `${title} de ${owner}`,
    wounds: (count: number) => (count === 1 ? 'une blessure' : `${count} blessures`),
    confused: 'désorienté, ne peut pas agir',
    killed: 'hors de combat',
    unarmed: 'sans arme',
    in: (terrain: string) => (terrain === 'derrière un véhicule' ? terrain : `abri : ${terrain}`),
    points: (count: number) => (count < 2 ? `${count} point` : `${count} points`),
  },

  board: {
    label:
      'Le sol, 24 pieds sur 16, en cases d’un demi-pied. Les flèches vont de case en case, Entrée choisit, Page bas va à l’unité suivante qui peut agir.',
    cell: (x: number, y: number, what: string) => `${x},${y} : ${what}`,
    open: 'terrain découvert',
    marker: (number: number) => `drapeau ${number}`,
    moveHere: (title: string) => `${title} peut aller ici.`,
    placeHere: (title: string) => `${title} peut être placé ici.`,
    fireHere: (title: string) => `${title} peut choisir cette cible.`,
    mayAct: 'Cette unité peut encore agir.',
    picked: (title: string, may: string) => `${title}, choisi. ${may}`,
    nothing: 'Rien à faire maintenant.',
    laidDown: 'Lâché.',
    closer: 'Agrandir',
    farther: 'Réduire',
    whole: 'Tout le sol',
    unit: 'case = ½ pi',
    feet: (feet: number) => `${feet} pi`,
    feetOf: (way: string, most: string) => `${way} sur ${most} pi`,
  },

  steps: {
    label: 'Étapes du demi-tour',
    round: (round: number, rounds: number) => `Tour ${round} sur ${rounds}`,
    roundShort: (round: number, rounds: number) => `Tour ${round}/${rounds}`,
    step: (number: number, title: string, left: number | null) =>
      left ? `Étape ${number} : ${title}, encore ${left} à agir` : `Étape ${number} : ${title}`,
    nth: (number: number) => `Étape ${number} :`,
    phase: {
      buy: 'Achat des armées',
      roll: 'Jet de dés',
      initiative: 'Initiative des camps',
      deploy: 'Déploiement',
      officers: 'Ordres',
      move: 'Marche',
      declare: 'Désigner les cibles',
      dirt: 'À terre',
      sighted: 'Tir',
      grenades: 'Lancer de grenades',
      melee: 'Corps à corps',
      vehicles: 'Véhicules',
      position: 'Postures',
      heal: 'Infirmiers',
      removal: 'Pertes',
      over: 'La bataille est terminée',
    } as Record<string, string>,
  },

  ask: {
    deploy: 'Choisissez une unité, puis une case de votre zone.',
    proposing: 'On cherche une place pour chaque unité.',
    proposed: 'Placez vos unités ainsi, ou revenez et placez-les vous-même.',
    deploying: 'On place vos unités.',
    deployUnit: (title: string) => `${title} : choisissez une case de votre zone.`,
    move: 'Choisissez une unité à déplacer.',
    moveUnit: (title: string, feet: string) => `${title} peut avancer de ${feet} pi : vers où ?`,
    moved: (title: string) => `${title} a avancé.`,
    moveThere: (title: string, cost: string) => `${title} : ${cost}.`,
    declare: 'Choisissez une unité qui tire, puis sa cible.',
    aim: (title: string) => `${title} : choisissez une cible.`,
    melee: 'Choisissez une unité pour le corps à corps.',
    vehicles: 'Choisissez un véhicule qui tire.',
    position: 'Choisissez une unité qui change de posture.',
    positionUnit: (title: string) => `${title} : choisissez une posture.`,
    heal: 'Choisissez un Infirmier.',
    healUnit: (title: string) => `${title} : choisissez un soldat à soigner.`,
    dirt: (title: string, count: number) =>
      count > 1
        ? `${count} ennemis visent : ${title}. Se jeter à terre ?`
        : `Un ennemi vise : ${title}. Se jeter à terre ?`,
    attack: (unit: string, weapon: string, target: string) => `${unit} attaque ${target} (${weapon}) ?`,
    heals: (unit: string, target: string) => `${unit} soigne ${target} ?`,
    buy: 'Achetez votre armée. L’adversaire la voit quand vous êtes prêts tous deux.',
  },

  hint: {
    buy: (type: string, arms: string[]) => `Acheter : ${[type, ...arms].join(', ')}`,
    move: (title: string) => `${title} va à l’endroit marqué`,
    deploy: (title: string, position: string) =>
      position ? `${title} commence à l’endroit marqué, ${position}` : `${title} commence à l’endroit marqué`,
    position: (title: string, stance: string) => `${title} : ${stance}`,
    attack: (title: string, target: string, weapon: string) => `${title} attaque ${target} : ${weapon}`,
    heal: (title: string, target: string) => `${title} soigne ${target}`,
  },

  button: {
    dirt: 'À terre',
    stay: 'Rester debout',
    resign: 'Abandonner',
    resignSure: 'Abandonner ? Votre adversaire gagne.',
    move: 'Aller ici',
    place: 'Placer ici',
    heal: 'Soigner',
    back: 'Retour',
    done: 'Fini',
    act: {
      declare: 'Désigner cette cible',
      melee: 'Attaquer',
      fire: 'Tirer',
      heal: 'Soigner',
    } as Record<string, string>,
    end: {
      move: 'Finir la marche',
      declare: 'Finir de désigner',
      melee: 'Finir le corps à corps',
      vehicles: 'Finir les véhicules',
      position: 'Finir les postures',
      heal: 'Finir les soins',
    } as Record<string, string>,
    leave: 'Garder les postures',
    leaveOthers: 'Garder les autres',
    deploy: 'Déployer pour moi',
    deployTitle:
      'Propose une place pour chaque unité pas encore placée. Rien n’est décidé avant que vous confirmiez.',
    deployAll: 'Les placer ainsi',
    stop: 'Arrêter',
    waitsSure: (titles: string[]) => `Pas encore confirmé : ${titles.join(', ')}. Finir quand même ?`,
    endSure: (count: number) =>
      count === 1
        ? 'Une unité peut encore agir. Finir quand même ?'
        : `${count} unités peuvent encore agir. Finir quand même ?`,
  },

  tray: {
    units: 'Vos unités',
    targets: 'Cibles',
    stances: 'Posture',
    toPlace: (count: number) => (count === 1 ? 'Une unité à placer' : `${count} unités à placer`),
    none: 'Aucune cible à portée et en vue. Touchez un ennemi pour voir pourquoi.',
    chance: (wound: number, kill: number) =>
      kill ? `touche ${percent(wound)}, tue ${percent(kill)}` : `touche ${percent(wound)}`,
    may: 'peut agir',
    aimedBy: (list: string) => `Visé par : ${list}.`,
  },

  dice: {
    label: 'Dés',
    result: { missed: 'manqué', wounded: 'blessé', killed: 'hors de combat' } as Record<string, string>,
    scored: (score: number, result: string) => `résultat ${score} : ${result}`,
    of: (unit: string, target: string) => `${unit} attaque ${target} :`,
    close: 'Cacher les derniers résultats',
  },

  army: {
    units: 'Votre armée',
    types: 'Ajouter une unité',
    presets: 'Armées toutes prêtes',
    presetsTitle: 'Remplace votre liste par une armée entière',
    last: (cost: number) => `Ma dernière armée (${cost})`,
    points: (used: number, all: number) => `${used} points sur ${all}`,
    over: (count: number) => `${count} points de trop`,
    ready: 'Prêt',
    doubts: (left: number, unarmed: number) =>
      [
        left === 1 ? 'il reste 1 point' : left ? `il reste ${left} points` : '',
        unarmed === 1 ? 'une unité est sans arme' : unarmed ? `${unarmed} unités sont sans arme` : '',
      ]
        .filter(Boolean)
        .join(', '),
    readySure: (doubts: string) => `${doubts.charAt(0).toUpperCase()}${doubts.slice(1)}. Prêt ?`,
    sending: 'On envoie votre armée.',
    clear: 'Vider',
    clearTitle: 'Retire toutes les unités de votre liste',
    empty: 'Pas encore d’unités. Ajoutez une unité, ou prenez une armée toute prête.',
    remove: (title: string) => `Retirer ${title}`,
    double: (title: string) => `Encore : ${title}`,
    add: (title: string, cost: number) => `Ajouter ${title}, ${cost} points`,
    bought: 'acheté',
    count: (count: number, most: number) => `${count} unités sur ${most}`,
  },

  side: {
    points: 'Points détruits',
    markers: 'points des drapeaux',
    alive: (alive: number, all: number) => `${alive} sur ${all}`,
    nobody: 'Les deux armées sont encore cachées.',
    gone: 'hors de combat',
    wounds: (count: number) => (count === 1 ? '1 blessure' : `${count} blessures`),
  },

  facts: { units: 'Unités', points: 'Détruits', markers: 'Drapeaux' },

  describe: {
    round: (round: number, rounds: number, step: string) => `Tour ${round} sur ${rounds}. Étape : ${step}.`,
    side: (name: string, points: number, list: string) => `${name}, ${points} points détruits : ${list}.`,
    markers: (name: string, count: number) =>
      `${name} a ${count} ${count < 2 ? 'point' : 'points'} des drapeaux.`,
    nobody: 'aucune unité',
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'aller de case en case sur le sol' },
    { keys: ['Maj ←', '↑', '→', '↓'], text: 'avancer d’un pied à la fois' },
    { keys: ['Entrée', 'Espace'], text: 'choisir une unité, une case ou une cible ; encore pour confirmer' },
    { keys: ['Page haut', 'Page bas'], text: 'unité suivante qui peut agir, ou cible suivante' },
    { keys: ['1', '2', '3'], text: 'debout, à genoux, couché, en plaçant ou en changeant de posture' },
    { keys: ['+', '−', '0'], text: 'agrandir, réduire, tout le sol' },
    { keys: ['Échap'], text: 'lâcher' },
    { keys: ['?'], text: 'expliquer ce qui est ici' },
  ],
};

const percent = (chance: number) => `${Math.round((chance / 36) * 100)} %`;
