/*
 * Every word of the shared client, in French.
 *
 * Words that are the same in all games, so that they are recognised beside the rulebook and the log, which are English:
 * clause règle, ruling décision, log journal, record relevé, replay revoir, guide guide, seat place, level niveau, draw
 * (of a game) nulle, draw (a card) piocher, draw pile pioche, discard défausser, discard pile défausse, hand main,
 * set-up placement, capture prendre, rescue libérer, claim annoncer, pass passer, resign abandonner, range portée,
 * cover couvert, hint conseil, stand-in remplaçant.
 */
import type { Line, RematchOffer, Talk } from '../protocol';
import type { text as english } from './en';
import type { Translated } from './words';

export const text: Translated<typeof english> = {
  title: 'Sandtable',
  motto: 'Quatre jeux de guerre à information cachée : contre un ami ou contre l’ordinateur.',
  names: {
    first:
      'Vaillant Calme Hardi Vif Rusé Discret Joyeux Malin Chanceux Agile Robuste Alerte Doux Fier Jovial Brillant Posé Zélé Patient Futé Solide Loyal Intrépide Espiègle'.split(
        ' ',
      ),
    second:
      'Héron Blaireau Castor Faucon Lièvre Lynx Corbeau Renard Hibou Hérisson Pinson Merle Milan Busard Chamois Loup Ours Aigle Cerf Furet Geai Loriot Saumon Sanglier'.split(
        ' ',
      ),
  },

  skip: {
    label: 'Aller à',
    board: 'Aller au plateau',
    ask: 'Aller à vos choix',
    side: 'Aller au journal',
    games: 'Aller aux jeux',
  },

  lobby: {
    games: 'Jeux',
    lab: 'Le labo : des questions sur un jeu, que l’ordinateur joue pour vous',
    play: 'Jouer',
    withComputer: 'contre l’ordinateur',
    playNow: (title: string) => `Jouer à ${title} contre l’ordinateur`,
    against: (level: string, others: number) =>
      level === ''
        ? `Contre ${number(others)} ordinateurs`
        : others === 1
          ? `Adversaire : ${level}`
          : `Contre ${number(others)} ordinateurs (${level})`,
    forPlayers: (min: number, max: number) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
    lasts: (minutes: number) => `environ ${minutes} min`,
    choose: 'Adversaire, place et règles',
    chooseMany: 'Joueurs, places et règles',
    rulebook: 'Livre de règles',
    learn: 'Comment jouer',
    friend: 'Jouer avec un ami',
    friends: 'Jouer avec des amis',
    variant: 'Jeu',
    opponent: 'Adversaire',
    points: (usual: string) =>
      `Les nombres : combien plus fort (+) ou plus faible (\u2212) que le niveau ${usual}, en points Elo.`,
    seat: 'Votre place',
    players: 'Joueurs',
    seats: 'Qui joue où',
    sits: (seat: string) => `Qui joue ${seat}`,
    you: 'Vous',
    me: 'Moi : je joue ici',
    aFriend: 'Un ami',
    notReady: (usual: string) => `Ce serveur est trop lent pour lui : le niveau ${usual} joue à sa place.`,
    partnerOf: (seats: string) => `avec ${seats}`,
    talk: 'Les partenaires s’écrivent en privé',
    talks: {
      plan: 'avant le premier coup',
      always: 'aussi pendant la partie',
      off: 'jamais',
    } satisfies Record<Talk, string>,
    clock: 'Temps pour réagir',
    time: 'Temps de chaque joueur',
    noLimit: 'sans limite',
    live: 'En une fois',
    byDay: 'Par correspondance',
    free: 'Autre',
    minutes: 'Minutes par joueur',
    seconds: 'Secondes ajoutées à chaque tour',
    rules: 'Règles',
    ruling: (id: string) => `Décision ${id}`,
    usual: 'habituel',
    numbers: (words: string, min: number, max: number) => `${words}, ou un nombre de ${min} à ${max}`,
    yourName: 'Votre nom',
    start: 'Jouer',
    makeLink: 'Créer le lien d’invitation',
    loading: 'On étale le sable.',
    noGames: 'Ce serveur n’a pas de jeux.',
    noServer: 'Le serveur ne répond pas.',
    noPart: (game: string) => `${game} ne peut pas être chargé : il a été fait pour un autre Sandtable.`,
    again: 'Réessayer',
    unknown: 'Cette page n’existe pas ici.',
  },

  documents: {
    unnamed: 'le vôtre',
    own: 'votre propre texte',
    saved: 'Enregistrés dans ce navigateur',
    save: 'Enregistrer dans ce navigateur',
    forget: 'Retirer de ce navigateur',
    kept: (name: string) => `« ${name} » est enregistré.`,
    forNow: (name: string) =>
      `« ${name} » est enregistré jusqu’à ce que vous fermiez cette page. Ce navigateur ne peut pas le garder plus longtemps.`,
    noName: 'Pour l’enregistrer, ajoutez une ligne avec un nom : name: ...',
    label: (option: string) => `${option} en YAML ou JSON`,
    tooLong: 'C’est trop long : 64 ko au plus.',
    unreadable: (problem: string) => `Ce n’est pas du YAML valable : ${problem}.`,
    noMapping: 'Écrivez des lignes CLÉ: VALEUR.',
    good: 'Vous pouvez jouer avec cela.',
    unfold: 'Montrer le texte',
  },

  unkept: {
    line: 'Ce navigateur n’enregistre rien. Vos places, leçons et réglages sont perdus quand vous fermez cette page.',
    read: 'Compris',
  },

  mine: {
    title: 'Mes parties',
    going: 'En cours',
    over: 'Terminées',
    all: (count: number) => `Toutes mes parties (${count})`,
    resume: 'Reprendre',
    replay: 'Revoir',
    record: 'Relevé de la partie (.txt)',
    forget: 'Retirer de la liste',
    versus: (title: string, seat: string, others: string, partners: string) =>
      `${title}, ${seat}${partners && ` avec ${partners}`} contre ${others}`,
    yourTurn: 'À vous de jouer',
    theirTurn: 'En attente',
    left: (time: string) => `encore ${time}`,
    turnOf: (names: string[]) => (names.length > 0 ? `On attend ${list(names)}` : 'En attente'),
    waiting: (missing: number) => `On attend ${friends(missing)}`,
    lost: {
      replaced: 'Un ordinateur a votre place maintenant',
      moved: 'Votre place est sur un autre appareil',
      left: 'Vous avez quitté cette table',
      signedOut: 'Ce navigateur a été déconnecté',
    },
    away: 'Vous êtes parti ; la partie est en pause',
    gone: 'N’est plus sur ce serveur',
    rematch: (names: string[]) => `${list(names)} ${names.length === 1 ? 'veut' : 'veulent'} une revanche`,
    dropSeat:
      'Retirer cette partie ? Seul ce navigateur connaît votre place : vous ne pourrez plus y revenir.',
    dropPeople:
      'Retirer cette partie ? Seul ce navigateur connaît votre place : vous ne pourrez plus revenir, et les autres vous attendront.',
    dropOurs: 'Retirer cette partie ? Les autres vous attendront.',
    dropOver: 'Retirer cette partie ? Vous ne pourrez plus la revoir d’ici.',
    dropped: (title: string) => `Retirée : ${title}. Vous pouvez la remettre pendant une heure.`,
    putBack: 'Remettre',
    untitled: 'Une ancienne partie',
    more: 'Parties plus anciennes',
    keep: 'Seul ce navigateur se souvient de vos parties.',
  },

  devices: {
    title: 'Mes appareils',
    about: 'Un lien apporte vos parties à un autre appareil. Vous jouez ensuite depuis l’un ou l’autre.',
    good: 'Ouvrez-le là-bas dans les dix minutes. Il sert une fois. Ne le montrez à personne : il permet de jouer à votre place.',
    ask: 'Créer le lien',
    again: 'Créer un nouveau lien',
    link: 'Lien vers vos parties',
    called: (browser: string, system: string) =>
      browser && system ? `${browser} sur ${system}` : browser || system || 'Un autre navigateur',
    here: 'ce navigateur',
    seen: (day: string) => `utilisé le ${day}`,
    signOut: 'Déconnecter',
    signOutSure: (name: string) => `Déconnecter ${name} ? Vos parties n’y seront plus.`,
    signOutOthers: 'Déconnecter tous les autres',
    othersSure: 'Déconnecter tous les autres navigateurs ? Vos parties n’y seront plus.',
    forget: 'M’oublier ici',
    forgetSure: 'Retirer vos parties de ce navigateur ? Vos autres appareils les gardent.',
    forgetLast:
      'Retirer vos parties ? C’est votre seul appareil : vous ne pourrez plus revenir à vos places.',
  },

  link: {
    title: 'Vos parties',
    about:
      'Ce lien apporte à ce navigateur les parties de votre autre appareil. Vous jouez ensuite depuis l’un ou l’autre.',
    joins: 'Les parties commencées ici s’y ajoutent.',
    warning:
      'Continuez seulement si vous avez créé ce lien vous-même. La personne qui l’a créé peut jouer à toutes vos places.',
    button: 'Apporter mes parties',
    done: (name: string) => `C’est fait : ici, vous jouez maintenant en tant que ${name}.`,
    doneNameless: 'C’est fait : vos parties sont ici maintenant.',
    signedOut: 'Cet appareil a été déconnecté.',
    none: 'Ce lien est incomplet. Créez-en un nouveau sur l’appareil qui a vos parties.',
  },

  join: {
    lasts: (minutes: string) => `Durée d’une partie : ${minutes}.`,
    title: 'Vous êtes invité',
    line: (title: string) => `à une partie de ${title}.`,
    hosts: (names: string) => `À la table : ${names}.`,
    seat: 'Place',
    anySeat: 'N’importe quelle place libre',
    button: 'S’asseoir',
    watch: 'Regarder',
    gone: 'Cette table n’existe pas. Elle a peut-être été supprimée, ou le lien est incomplet.',
  },

  invite: {
    title: (missing: number) => `On attend ${friends(missing)}`,
    line: (missing: number) =>
      missing === 1
        ? 'Envoyez ce lien à votre ami. Qui l’ouvre prend la place libre.'
        : `Envoyez ce lien à vos amis. Chacun prend une des ${number(missing)} places libres.`,
    fill: (missing: number) => (missing === 1 ? 'Ajouter un ordinateur' : 'Ajouter des ordinateurs'),
    linkLabel: 'Lien d’invitation',
  },

  standIn: {
    wish: 'Commencer tout de suite ; l’ordinateur remplace les absents jusqu’à ce que quelqu’un vienne',
    mark: 'remplaçant',
    title: 'L’ordinateur remplace',
    line: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'joue' : 'jouent'} jusqu’à ce que quelqu’un vienne. Vous continueriez d’ici, et verriez ce que voit cette place.`,
    seat: 'Place',
    take: 'Prendre cette place',
    forOthers: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'joue' : 'jouent'} jusqu’à ce que quelqu’un vienne. Avec ce lien, d’autres peuvent regarder, et prendre la place.`,
    yours: (name: string) => `Vous continuez là où ${name} s’est arrêté.`,
    anew: 'Recommencer',
    anewTitle: 'Une nouvelle partie entre les mêmes joueurs. Tous doivent être d’accord.',
    wants: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'veut' : 'veulent'} recommencer, sans ce que l’ordinateur a fait.`,
    youWant: (names: string) => `Vous voulez recommencer. Il faut l’accord de ${names}.`,
    agree: 'Recommencer',
    playOn: 'Continuer',
    withdraw: 'Retirer',
    declined: (name: string) => `${name} préfère continuer.`,
  },

  share: {
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Partager',
    square: 'Code QR',
    hideSquare: 'Cacher le code QR',
    squareOf: (label: string) => `${label} en code QR`,
  },

  saved: {
    record: (file: string) =>
      `Enregistré sous ${file} : toute la partie, coup par coup. Pour la vérifier, lancez sandtable verify ${file} dans un terminal.`,
    scenario: (file: string) =>
      `Enregistré sous ${file} : cette position. Ajoutez une question sur les règles, puis lancez sandtable scenario ${file} dans un terminal.`,
  },

  handover: {
    title: 'Céder cette place',
    about:
      'Un lien donne votre place à quelqu’un d’autre. Sur vos propres appareils, vous trouvez cette partie sous « Mes parties ».',
    good: 'Il sert une fois, pendant dix minutes. Ensuite, vous pouvez regarder d’ici.',
    ask: 'Créer le lien',
    again: 'Créer un nouveau lien',
    link: 'Lien vers votre place',
  },

  table: {
    seats: 'Joueurs',
    you: 'vous',
    computer: 'ordinateur',
    nobody: 'place libre',
    thinking: 'réfléchit',
    toAct: 'à jouer',
    settingUp: 'se prépare',
    instead: (level: string) => `${level} à sa place`,
    standsIn: (level: string, other: string) =>
      `Ce serveur est trop lent pour le niveau ${level} : ${other} joue à sa place.`,
    away: 'absent',
    draws: 'propose la nulle',
    gone: 'est parti',
    partner: 'votre partenaire',
    sideOf: (names: string) => `avec ${names}`,
    board: 'Plateau',
    describe: 'La position en mots',
    ask: 'Vos choix',
    yours: 'À vous',
    mayReact: 'peut réagir',
    waitFor: (names: string) => `On attend ${names}.`,
    isAway: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'est absent' : 'sont absents'}. La pendule tourne.`,
    mayClaim: 'Dans un moment, vous pourrez réclamer la victoire.',
    waitsAsLeft: (names: string[]) =>
      `La partie est en pause : ${list(names)} ${names.length === 1 ? 'est parti' : 'sont partis'}.`,
    thinks: (names: string[]) => `${list(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'}.`,
    notStarted: (missing: number) =>
      `On attend encore ${number(missing)} ${missing === 1 ? 'joueur' : 'joueurs'}.`,
    watching: 'Vous regardez.',
    showing: 'Passer',
    showingTitle: 'Passer l’animation',
    again: 'Derniers coups',
    againTitle: 'Montrer encore ce qui s’est passé depuis votre dernier coup',
    againShown: 'Encore : ce qui s’est passé depuis votre dernier coup.',
    undo: 'Reprendre',
    undoTitle: 'Reprendre votre dernier coup, tant que personne n’a joué et qu’aucun dé n’est jeté',
    sending: 'Un instant.',
    lost: 'Connexion perdue. On se reconnecte.',
    polling:
      'Quelque chose bloque les WebSockets (un proxy, un pare-feu ou une extension). La partie continue sans eux.',
    opening: 'Connexion.',
    closed: 'Le serveur a fermé la connexion.',
    lostSeat: {
      replaced: 'Vous étiez absent : un ordinateur a votre place maintenant.',
      moved: 'Votre place est passée sur un autre appareil.',
      left: 'Vous avez quitté la table.',
      signedOut: 'Ce navigateur a été déconnecté et n’a plus de place ici.',
    },
    why: (clause: string) => `Règle ${clause}`,
    broken: 'Une erreur s’est produite ici. Votre partie est intacte.',
    reload: 'Recharger la page',
    yes: 'Oui',
    no: 'Non',
    back: 'Accueil',
    close: 'Fermer',
    spectators: 'Lien pour regarder',
  },

  titles: {
    yours: (game: string) => `À vous de jouer · ${game}`,
    theirs: (name: string, game: string) => `À ${name} de jouer · ${game}`,
    react: (game: string) => `Vous pouvez réagir · ${game}`,
    reactions: (game: string) => `Réactions · ${game}`,
    over: (game: string) => `Terminé · ${game}`,
  },

  side: {
    label: 'Journal et règles',
    log: 'Journal',
    rules: 'Règles',
    table: 'Table',
    partners: 'Partenaires',
    chat: 'Discussion',
    review: 'Analyse',
    unheard: (count: number) => (count === 1 ? 'un nouveau message' : `${number(count)} nouveaux messages`),
    emptyLog: 'Il ne s’est encore rien passé.',
    move: (at: number) => `Coup ${at}`,
    events: (count: number) => `Les ${count} événements`,
    moved: (now: string, before: string) => `Revanche : cette fois vous jouez ${now}, et non plus ${before}.`,
    newest: 'Dernier',
    recent: 'Ce qui vient de se passer',
    captured: 'Prises',
    inEnglish: 'Le journal est en anglais.',
    rulesInEnglish: 'Les règles sont en anglais.',
  },

  rules: {
    find: 'Chercher dans les règles',
    changed: 'Changé à cette table',
    tuned: 'Les ordinateurs suivent les règles changées, mais ont été réglés pour les règles imprimées.',
    none: 'Rien trouvé.',
    loading: 'On ouvre le livre de règles.',
    failed: 'Le livre de règles n’a pas pu être chargé.',
    page: (title: string) => `Règles de ${title}`,
    about: 'Toutes les règles, une par une. « Montrer » joue un exemple sur le plateau.',
    whole: 'En page, à lire ou à imprimer',
    contents: 'Sommaire',
    print: 'Imprimer',
    kinds: { clause: '', ruling: 'décision', definition: 'définition' } as Record<string, string>,
  },

  example: {
    show: 'Montrer',
    hide: 'Fermer',
    of: (clause: string) => `Exemple de ${clause}`,
    from: (title: string) => `(un exemple de ${title})`,
    loading: 'On prépare l’exemple.',
    failed: 'L’exemple n’a pas pu être chargé.',
    begin: 'Voici le début.',
    may: (seat: string) => `${seat} peut :`,
    refused: 'Refusé.',
    meanwhile: 'Pendant ce temps :',
  },

  lessons: {
    short: (title: string) => (title ? `Comment jouer à ${title}, 1 min` : 'Comment jouer, 1 min'),
    title: (game: string) => `Apprendre ${game}`,
    about: 'De petites positions, une idée chacune. Résolvez-les sur le plateau.',
    progress: (solved: number, all: number) => `${solved} sur ${all} résolues`,
    solved: 'résolue',
    back: 'Toutes les leçons',
    task: 'Votre tâche',
    hint: 'Conseil',
    again: 'Réessayer',
    solution: 'Montrer',
    hide: 'Fermer',
    next: 'Leçon suivante',
    last: 'C’était la dernière. Jouez une partie maintenant.',
    left: (moves: number) => (moves === 1 ? 'Il reste un coup.' : `Il reste ${number(moves)} coups.`),
    done: 'Résolu.',
    missed: 'Pas encore. Réessayez.',
    solutionOf: (title: string) => `Solution de ${title}`,
    clauses: 'Les règles concernées',
    none: 'Il n’y a pas de leçons pour ce jeu.',
    failed: 'Les leçons n’ont pas pu être chargées.',
    loading: 'On prépare la leçon.',
  },

  acts: {
    title: 'À cette table',
    draw: 'Proposer la nulle',
    drawOffered: 'Vous avez proposé la nulle.',
    drawNotAccepted: 'Votre proposition de nulle n’a pas été acceptée.',
    drawAsked: (name: string) => `${name} propose la nulle.`,
    accept: 'Accepter',
    decline: 'Refuser',
    abort: 'Annuler la partie',
    abortSure: 'Annuler la partie ? Personne ne gagne ni ne perd.',
    leave: 'Quitter la partie',
    leaveSure: 'Partir pour de bon ? Vous perdez la partie.',
    leaveUnbegun: 'Partir pour de bon ? Il est trop tôt pour compter : personne ne gagne ni ne perd.',
    leaveDuel: 'Partir pour de bon ? C’est votre seule tentative, et elle ne comptera pas comme terminée.',
    duel: 'Duel du jour : vous avez une tentative.',
    onlyAttempt: 'C’est votre seule tentative.',
    leaveMany: 'Partir pour de bon ? Un ordinateur prend votre place.',
    leavePartners: 'Quitter la table ? Les autres peuvent donner votre place à un ordinateur.',
    youLeft: 'Vous avez quitté la table. La partie est en pause.',
    comeBack: 'Se rasseoir',
    hasLeft: (name: string) => `${name} est parti.`,
    hasBeenAway: (name: string, seconds: number) => `${name} est absent depuis ${lasting(seconds)}.`,
    missed: (name: string, time: string) =>
      `${name} est absent. Si cela dure encore ${time}, vous pourrez décider de la suite.`,
    wantComputer: (names: string[], name: string) =>
      `${list(names)} ${names.length === 1 ? 'veut' : 'veulent'} qu’un ordinateur remplace ${name}.`,
    youWantComputer: (name: string) => `Vous voulez qu’un ordinateur remplace ${name}.`,
    youWantOff: 'Vous voulez annuler la partie.',
    wantOff: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'veut' : 'veulent'} annuler la partie.`,
    mustAgree: (names: string) => `Il faut aussi l’accord de ${names}.`,
    decideIn: (time: string) => `Si personne ne décide d’ici ${time}, un ordinateur prend la place.`,
    replace: 'Prendre un ordinateur',
    claim: 'Réclamer la victoire',
    callOff: 'Annuler la partie',
    wait: 'Attendre',
    waiting: (name: string) => `Vous attendez ${name}.`,
    decide: 'Ne plus attendre',
    talk: 'Discussion entre partenaires',
    rematch: 'Revanche',
    connection: 'Connexion',
    options: 'Règles en vigueur',
    allUsual: 'Comme dans le livre de règles.',
    commitment: 'Sceau du mélange',
    commitmentWhy:
      'Une empreinte de la graine aléatoire, fixée avant le premier coup. La graine est montrée après la partie : chacun peut vérifier le mélange.',
    seed: 'Graine',
  },

  reactions: {
    label: 'Réactions',
    you: 'vous',
    open: (names: string) => `Peuvent réagir : ${names}.`,
    sealed: (answer: string, others: boolean) =>
      `${answer ? `Vous avez répondu : ${answer}.` : 'Vous avez répondu.'}${others ? ' On attend les autres.' : ''}`,
    taken: (names: string[]) => `${list(names)} ${names.length === 1 ? 'prend' : 'prennent'} plus de temps.`,
    none: 'Personne ne peut réagir maintenant.',
    missed: 'Votre temps était écoulé : vous avez passé.',
    change: 'Vous pouvez changer cela à tout moment.',
    later: 'Quand on vous demande de réagir :',
    orders: 'Quand vous demander',
    more: 'Plus de temps',
    waiting: 'On attend les réponses.',
    short: (seconds: number) => `${seconds} s`,
    left: (seconds: number) => `encore ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}`,
    seconds: (seconds: number) => `${seconds} secondes pour réagir.`,
    late: (seconds: number) => `Encore ${seconds} secondes pour réagir.`,
    clock: (seconds: number) => (seconds === 0 ? 'sans limite' : `${seconds} secondes`),
    clockLine: (time: string) => `Temps pour réagir : ${time}.`,
  },

  time: {
    live: (minutes: number, seconds: number) =>
      seconds === 0 ? `${minutes} min par joueur` : `${minutes} min + ${seconds} s par tour`,
    byDay: (days: number) => (days === 1 ? '1 jour par tour' : `${days} jours par tour`),
    line: (time: string) => `Temps : ${time}.`,
    days: (count: number) => (count === 1 ? '1 jour' : `${count} jours`),
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    has: (name: string, time: string) => `${name} a ${time}`,
    ofReserve: (time: string) => `${time} de réserve`,
    thenReserve: (time: string) => `Puis ${time} de réserve`,
    first: '1er coup',
    setUp: 'Placement',
    together: 'Pour tous',
    warning: (seconds: number) => `Il vous reste ${seconds} secondes.`,
  },

  talk: {
    plan: (names: string) => `Plan avec ${names}`,
    planLine: 'Seul votre camp lit ceci. La salle ferme au premier coup.',
    room: 'À la salle des plans',
    play: (names: string) => `Avec ${names}`,
    playLine: 'Seul votre camp lit ceci.',
    lines: 'Messages',
    nothing: 'Pas encore de messages.',
    message: 'Message',
    send: 'Envoyer',
    point: 'Montrer sur le plateau',
    pick: 'Choisissez un endroit du plateau.',
    cancel: 'Annuler',
    place: 'Endroit',
    noPlace: 'aucun endroit',
    look: (place: string) => `Montrer ${place} sur le plateau`,
    forget: (place: string) => `Ne plus montrer ${place}`,
    marked: 'Montrer ces endroits sur le plateau',
    heard: ({ kind, seat, text: words, place }: Line, names: Record<string, string>): string => {
      if (kind !== 'said') return text.talk.asides[kind](names[seat] ?? seat);
      const at = place === null ? '' : ` (${place})`;
      return `${names[seat] ?? seat} : ${words}${at}`;
    },
    asides: {
      asked: (name: string) => `${name} demande : abandonnons-nous ?`,
      declined: (name: string) => `${name} dit non. La partie continue.`,
      withdrawn: (name: string) => `${name} retire la question.`,
      lapsed: (name: string) => `La question de ${name} n’est plus ouverte.`,
    },
    resign: 'Oui, abandonner',
    playOn: 'Non, continuer',
    asked: (names: string) => `Vous avez demandé à ${names} s’il faut abandonner.`,
    withdraw: 'Retirer',
    agreed: 'D’accord.',
    elsewhere: 'Pas là.',
  },

  plans: {
    planned: (what: string) => `Prévu : ${what}, dès que c’est votre tour.`,
    withdraw: 'Annuler',
    withdrawTitle: 'Annuler le coup prévu (Échap)',
    missed: (what: string) => `Votre coup prévu n’est plus possible : ${what}.`,
  },

  settings: {
    title: 'Réglages',
    night: 'Mode sombre',
    day: 'Mode clair',
    sound: 'Son',
    soundIs: { on: 'Son : oui', off: 'Son : non' },
    remember: 'Toujours montrer les pièces ennemies connues',
    pace: 'Animation',
    paces: { none: 'aucune', slow: 'lente', usual: 'normale', fast: 'rapide' },
    notes: 'Marques et notes sur les pièces ennemies',
    hover: 'Aide au survol',
    premoves: 'Prévoir un coup pendant que les autres jouent',
    name: 'Votre nom',
    called: {
      line: (name: string) => `Vous jouez en tant que ${name}`,
      change: 'Changer de nom',
      use: 'Prendre ce nom',
      logIn: 'Se connecter ou s’inscrire',
      account: 'Compte',
    },
    language: 'Langue',
    tour: 'Revoir le guide',
  },

  keys: {
    title: 'Touches',
    all: 'Toutes les touches',
    titles: { reactions: 'Quand vous pouvez réagir', page: 'Partout', replay: 'Après la partie' },
    reactions: [{ keys: ['P'], text: 'passer' }],
    page: [
      { keys: ['Tab'], text: 'partie suivante de la table' },
      { keys: ['↑', '↓'], text: 'dans le journal : de règle en règle' },
      { keys: ['U', 'Ctrl Z'], text: 'reprendre votre dernier coup, si possible' },
      { keys: ['A'], text: 'montrer encore les derniers coups' },
      { keys: ['Échap'], text: 'fermer une note, annuler un coup prévu, passer l’animation' },
      { keys: ['?'], text: 'cette liste ; sur une pièce ou une carte : l’aide, puis cette liste' },
    ],
    replay: [
      { keys: ['←', '→'], text: 'coup précédent, coup suivant' },
      { keys: ['Début', 'Fin'], text: 'au début, à la fin' },
      { keys: ['Espace'], text: 'lire, arrêter' },
    ],
  },

  result: {
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    drawn: 'Nulle',
    off: 'Annulée',
    resigned: 'Vous avez abandonné.',
    wonWith: (others: string[]) => `${list(['Vous', ...others])} avez gagné`,
    wins: (names: string[]) => `${list(names)} ${names.length === 1 ? 'gagne' : 'gagnent'}`,
    neither: (who: string) => `Vous ne gagnez ni ne perdez. ${who}.`,
    came: (place: number) => `Vous êtes ${place === 1 ? '1er' : `${place}e`} : ni victoire ni défaite`,
    thanks: (names: string[]) => `${list(names)} : « Bien joué. »`,
    duel: 'Résultats du duel',
    rematch: 'Revanche',
    joinRematch: 'À la revanche',
    agree: 'Rejouer',
    decline: 'Non, merci',
    withdraw: 'Retirer',
    said: ({ yes, waits, no }: RematchOffer, you: string, called: (seats: string[]) => string) => {
      if (no !== null) return no === you ? '' : `${called([no])} préfère ne pas rejouer.`;
      if (yes.includes(you)) return `Vous voulez une revanche. Il faut l’accord de ${called(waits)}.`;
      return `${called(yes)} ${yes.length === 1 ? 'veut' : 'veulent'} une revanche.`;
    },
    files: 'Fichiers',
    record: 'Relevé de la partie (.txt)',
    lobby: 'Accueil',
  },

  replay: {
    title: 'Revoir',
    first: 'Au début',
    back: 'Coup précédent',
    play: 'Lire',
    pause: 'Pause',
    next: 'Coup suivant',
    last: 'À la fin',
    position: (at: number, total: number) => `${at} sur ${total}`,
    slider: 'Position dans la partie',
    seenBy: 'Vu par',
    everything: 'tout le monde',
    spectator: 'un spectateur',
    loading: 'On charge la partie.',
    failed: 'La partie n’a pas pu être chargée.',
  },
  moment: {
    title: (at: number) => `De la position ${at}`,
    playOn: 'Continuer d’ici',
    playOnTitle: 'Contre l’ordinateur, depuis la position que vous voyez, et non depuis la fin de la partie',
    yourSeat: 'Vous jouez',
    against: 'contre',
    someone: 'Vous',
    begin: (at: number) => `Commencer à la position ${at}`,
    known:
      'Vous avez vu ce qui est caché ici. L’ordinateur ne sait que ce que sa place a vu. Le hasard à venir est nouveau.',
    link: 'Copier le lien',
    linkTitle: 'Un lien vers cette position, vue comme maintenant',
    copied: 'Copié',
    atEnd: 'La partie est terminée ici. Revenez à un moment quelconque, et continuez de là.',
    save: 'Scénario (.yaml)',
    saveTitle:
      'Un fichier avec cette position : écrivez dessous une question sur les règles, et sandtable scenario répond',
    share: 'Partager',
  },

  tour: {
    label: 'Guide',
    note: (number: number, all: number) => `${number} sur ${all}`,
    next: 'Suivant',
    end: 'Compris',
    skip: 'Cacher le guide',
    more: 'Plus',
    less: 'Moins',
    whole: 'Tout lire',
    later: 'D’autres conseils en jouant',
  },

  hints: {
    ask: 'Conseil',
    thinking: 'Réflexion',
    says: 'Conseil :',
    why: (sentence: string) => `. ${sentence}`,
    here: 'Les conseils sont permis : chacun peut demander ce que ferait un ordinateur.',
    wish: 'Permettre les conseils',
  },

  notes: {
    palette: 'Note sur cette pièce',
    free: (sign: string) => (sign === '?' ? 'Inconnue' : 'Méfiance'),
  },

  help: {
    about: 'Aide',
    none: 'Il n’y a pas d’aide pour cela.',
    lost: 'Réessayez quand la connexion est revenue.',
  },

  noHost: 'Le serveur ne répond pas. Votre partie est intacte.',
};

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

export function number(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function lasting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'une seconde' : `${number(seconds)} secondes`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'une minute' : `${number(minutes)} minutes`;
}

const friends = (count: number) => (count === 1 ? 'votre ami' : `${number(count)} amis`);

export function counted(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
}

export function list(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}
