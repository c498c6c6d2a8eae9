/*
 * Every word of the shared client, in German.
 *
 * Words that are the same in all games, so that they are recognised beside the rulebook and the log, which are English:
 * clause Regel, ruling Festlegung, log Verlauf, record Aufzeichnung, replay Nachspielen, guide Einführung, seat Platz,
 * level Stufe, draw (of a game) Remis, draw (a card) ziehen, draw pile Zugstapel, discard ablegen, discard pile
 * Ablagestapel, hand Hand, set-up Aufstellung, home zone Heimatzone, camp Lager, Reserve Reserve, stockade Palisade,
 * capture schlagen, rescue befreien, claim behaupten, pass passen, resign aufgeben, range Reichweite, cover Deckung.
 * Ranks: Marshall Marschall, Colonel Oberst, Captain Hauptmann, Lieutenant Leutnant, Sergeant Sergeant, Corporal
 * Korporal, Scout Aufklärer, Spy Spion, Bomb Bombe, Cannon Kanone, Flag Fahne; General, Major and names of games stay.
 */
import type { Line, RematchOffer, Talk } from '../protocol';
import type { text as english } from './en';
import type { Translated } from './words';

export const text: Translated<typeof english> = {
  title: 'Sandtable',
  motto: 'Alte Feldzüge, in Sand gelegt.',
  names: [
    'Reiher',
    'Biber',
    'Marder',
    'Kiebitz',
    'Dachs',
    'Hänfling',
    'Möwe',
    'Hasel',
    'Brachvogel',
    'Ampfer',
  ],

  skip: {
    label: 'Direkt',
    board: 'Zum Brett',
    ask: 'Zur Frage',
    side: 'Zum Verlauf',
    games: 'Zu den Spielen',
  },

  lobby: {
    games: 'Spiele',
    jump: 'Zum Spiel',
    lab: 'Das Labor: Fragen an ein Spiel, vom Computer ausgespielt',
    play: 'Spielen',
    playNow: (title: string) => `${title} jetzt spielen, gegen den Computer`,
    against: (level: string, others: number) =>
      level === ''
        ? `gegen ${number(others)} Computerspieler`
        : others === 1
          ? `gegen: ${level}`
          : `gegen ${number(others)} Computerspieler (${level})`,
    forPlayers: (min: number, max: number) =>
      min === max ? `Für ${number(min)}` : `Für ${number(min)} bis ${number(max)}`,
    lasts: (low: number, high: number) =>
      low === high ? `etwa ${low} Minuten` : `${low} bis ${high} Minuten`,
    choose: 'Gegner, Platz und Regeln wählen',
    chooseMany: 'Mitspieler, Plätze und Regeln wählen',
    rulebook: 'Regelbuch',
    learn: 'So wird gespielt',
    friend: 'Mit einem Freund spielen',
    friends: 'Mit Freunden spielen',
    variant: 'Spiel',
    opponent: 'Gegner',
    points: (usual: string) =>
      `Die Zahlen: wie viel stärker (+) oder schwächer (\u2212) als der ${usual}, in Wertungspunkten (Elo).`,
    seat: 'Dein Platz',
    players: 'Spieler',
    seats: 'Wer sitzt wo',
    sits: (seat: string) => `Wer sitzt auf ${seat}`,
    you: 'Du',
    me: 'Ich: hier sitze ich',
    aFriend: 'Ein Freund',
    notReady: (usual: string) => `Noch nicht bereit: Bis dahin spielt ${usual}.`,
    partnerOf: (seats: string) => `mit ${seats}`,
    talk: 'Partner schreiben sich unter vier Augen',
    talks: {
      plan: 'vor dem ersten Zug',
      always: 'auch während des Spiels',
      off: 'nie',
    } satisfies Record<Talk, string>,
    clock: 'Zeit zum Reagieren',
    rules: 'Regeln',
    ruling: (id: string) => `Festlegung ${id}`,
    usual: 'üblich',
    numbers: (words: string, min: number, max: number) => `${words}, oder eine Zahl von ${min} bis ${max}`,
    yourName: 'Dein Name',
    start: 'Spielen',
    makeLink: 'Einladung erstellen',
    loading: 'Der Sand wird geglättet.',
    noGames: 'Der Server hat keine Spiele.',
    noServer: 'Der Server antwortet nicht.',
    noPart: (game: string) =>
      `Die Oberfläche von ${game} lässt sich nicht laden: Sie wurde für ein anderes Sandtable gebaut.`,
    again: 'Noch einmal versuchen',
    unknown: 'Diesen Ort gibt es hier nicht.',
  },

  documents: {
    unnamed: 'dein eigenes',
    own: 'dein eigenes, ausgeschrieben',
    saved: 'In diesem Browser gespeichert',
    save: 'In diesem Browser speichern',
    forget: 'Aus diesem Browser entfernen',
    kept: (name: string) => `„${name}“ ist gespeichert.`,
    forNow: (name: string) =>
      `„${name}“ bleibt, bis du diese Seite schließt: Länger speichert dieser Browser nichts.`,
    noName: 'Gib ihm einen Namen, um es zu speichern: name: ...',
    label: (option: string) => `${option}, ausgeschrieben in YAML oder JSON`,
    tooLong: 'Es ist länger als die 64 kB, die gelesen werden.',
    unreadable: (problem: string) => `Das ist kein YAML: ${problem}.`,
    noMapping: 'Es ist nicht in der Form SCHLÜSSEL: WERT geschrieben.',
    good: 'Das lässt sich spielen.',
    unfold: 'Ausgeschrieben',
  },

  unkept: {
    line: 'Dieser Browser speichert nichts. Plätze, Lektionen und Einstellungen gehen verloren, wenn du diese Seite schließt.',
    read: 'Verstanden',
  },

  mine: {
    title: 'Meine Spiele',
    going: 'Laufend',
    over: 'Beendet',
    all: (count: number) => `Alle meine Spiele (${count})`,
    resume: 'Weiterspielen',
    replay: 'Nachspielen',
    record: 'Spielverlauf (.txt)',
    forget: 'Aus der Liste nehmen',
    versus: (title: string, seat: string, others: string, partners: string) =>
      `${title}, ${seat}${partners && ` mit ${partners}`} gegen ${others}`,
    yourTurn: 'Du bist dran',
    theirTurn: 'Warten',
    waiting: (missing: number) => `Warten auf ${friends(missing)}`,
    lost: {
      replaced: 'Auf deinem Platz spielt der Computer weiter',
      moved: 'Dein Platz ist auf einem anderen Gerät',
      left: 'Du hast diesen Tisch verlassen',
    },
    away: 'Du bist aufgestanden; das Spiel wartet',
    gone: 'Nicht mehr auf diesem Server',
    rematch: (names: string[]) => `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'} eine Revanche`,
    dropSeat:
      'Aus der Liste nehmen? Deinen Platz kennt nur dieser Browser: einmal aufgegeben, bekommst du ihn nicht zurück.',
    dropPeople:
      'Aus der Liste nehmen? Deinen Platz kennt nur dieser Browser: einmal aufgegeben, bekommst du ihn nicht zurück, und die anderen warten vergeblich.',
    dropOver: 'Aus der Liste nehmen? Damit geht auch der Weg zum Nachspielen verloren.',
    dropped: (title: string) => `Weggenommen: ${title}. Eine Stunde lang kannst du es zurückholen.`,
    putBack: 'Zurückholen',
    keep: 'Nur dieser Browser merkt sich die Spiele.',
  },

  join: {
    lasts: (minutes: string) => `Ein Spiel dauert ${minutes}.`,
    title: 'Du bist eingeladen',
    line: (title: string) => `zu einem Spiel ${title}.`,
    hosts: (names: string) => `Am Tisch: ${names}.`,
    seat: 'Platz',
    anySeat: 'Irgendein freier',
    button: 'Platz nehmen',
    watch: 'Zuschauen',
    gone: 'Diesen Tisch gibt es hier nicht. Vielleicht wurde er abgeräumt, oder der Link ist abgeschnitten.',
  },

  invite: {
    title: (missing: number) => `Warten auf ${friends(missing)}`,
    line: (missing: number) =>
      missing === 1
        ? 'Schick diesen Link. Wer ihn öffnet, bekommt den freien Platz.'
        : `Schick allen diesen Link. Wer ihn öffnet, bekommt einen der ${number(missing)} freien Plätze.`,
    fill: (missing: number) =>
      missing === 1 ? 'Den freien Platz dem Computer geben' : 'Die freien Plätze dem Computer geben',
    linkLabel: 'Link der Einladung',
  },

  share: {
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Teilen',
    square: 'QR-Code',
    hideSquare: 'QR-Code ausblenden',
    squareOf: (label: string) => `${label} als QR-Code`,
  },

  saved: {
    record: (file: string) =>
      `Gesichert als ${file}: das ganze Spiel, Zug um Zug. Im Terminal prüft es sandtable verify ${file}.`,
    scenario: (file: string) =>
      `Gesichert als ${file}: diese Stellung. Schreib eine Regelfrage darunter; im Terminal beantwortet sie sandtable scenario ${file}.`,
  },

  handover: {
    title: 'An einem anderen Gerät weiterspielen',
    about: 'Ein Link bringt deinen Platz dorthin, einmal und binnen zehn Minuten. Zeig ihn niemandem sonst.',
    good: 'Öffne ihn dort binnen zehn Minuten. Er gilt einmal; dein Platz zieht um, und hier kannst du zuschauen.',
    ask: 'Meinen Platz mitnehmen',
    again: 'Ein neuer Link',
    link: 'Link zu deinem Platz',
  },

  table: {
    seats: 'Spieler',
    you: 'du',
    nobody: 'leerer Platz',
    thinking: 'überlegt',
    toAct: 'am Zug',
    settingUp: 'macht sich bereit',
    forNow: (level: string) => `vorerst ${level}`,
    standsIn: (level: string, other: string) => `${level} ist noch nicht bereit: Bis dahin spielt ${other}.`,
    away: 'fort',
    draws: 'bietet Remis an',
    gone: 'ist gegangen',
    partner: 'dein Partner',
    sideOf: (names: string) => `mit ${names}`,
    board: 'Brett',
    describe: 'Die Stellung in Worten',
    ask: 'Was gefragt ist',
    yours: 'Deins',
    mayReact: 'darf reagieren',
    waitFor: (names: string) => `Warten auf ${names}.`,
    waitsAsLeft: (names: string[]) =>
      `Das Spiel wartet: ${list(names)} ${names.length === 1 ? 'ist' : 'sind'} gegangen.`,
    thinks: (names: string[]) => `${list(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}.`,
    notStarted: (missing: number) =>
      missing === 1 ? 'Ein Platz ist noch frei.' : `Noch ${number(missing)} Plätze sind frei.`,
    watching: 'Du schaust zu.',
    showing: 'Weiter',
    showingTitle: 'Den Rest sofort zeigen',
    again: 'Letzte Züge',
    againTitle: 'Die letzten Züge noch einmal zeigen: was seit deinem letzten Zug geschah',
    againShown: 'Noch einmal die letzten Züge: was seit deinem letzten Zug geschah.',
    undo: 'Zurücknehmen',
    undoTitle:
      'Nimm zurück, was du zuletzt getan hast: seither ist nichts gewürfelt, und niemand hat gehandelt',
    sending: 'Einen Moment.',
    lost: 'Keine Verbindung. Sie wird erneuert.',
    polling:
      'Etwas hält WebSockets auf, vielleicht ein Proxy, eine Firewall oder eine Erweiterung. Das Spiel geht über HTTP weiter.',
    opening: 'Die Verbindung wird hergestellt.',
    closed: 'Der Server hat die Verbindung beendet.',
    lostSeat: {
      replaced: 'Du warst fort, und auf deinem Platz spielt der Computer weiter.',
      moved: 'Dein Platz ist auf ein anderes Gerät umgezogen.',
      left: 'Du hast den Tisch verlassen.',
    },
    why: (clause: string) => `Regel ${clause}`,
    broken: 'Dieser Teil ließ sich nicht zeichnen. Das Spiel selbst ist in Ordnung.',
    reload: 'Die Seite neu laden',
    yes: 'Ja',
    no: 'Nein',
    back: 'Lobby',
    close: 'Schließen',
    spectators: 'Link für Zuschauer',
  },

  titles: {
    yours: (game: string) => `Du bist dran · ${game}`,
    theirs: (name: string, game: string) => `${name} am Zug · ${game}`,
    react: (game: string) => `Du darfst reagieren · ${game}`,
    reactions: (game: string) => `Reaktionen · ${game}`,
    over: (game: string) => `Beendet · ${game}`,
  },

  side: {
    label: 'Verlauf und Regeln',
    log: 'Verlauf',
    rules: 'Regeln',
    table: 'Tisch',
    partners: 'Partner',
    review: 'Rückblick',
    unheard: (count: number) => (count === 1 ? 'eine neue Nachricht' : `${number(count)} neue Nachrichten`),
    emptyLog: 'Noch ist nichts geschehen.',
    moved: (now: string, before: string) => `Eine Revanche: Diesmal spielst du ${now}, nicht ${before}.`,
    newest: 'Zum Neuesten',
    recent: 'Was zuletzt geschah',
    captured: 'Geschlagen',
    inEnglish: 'Was geschieht, steht hier auf Englisch, in den Worten des Regelbuchs.',
    rulesInEnglish: 'Das Regelbuch ist auf Englisch.',
  },

  rules: {
    find: 'In den Regeln suchen',
    none: 'Nichts gefunden.',
    loading: 'Das Regelbuch wird geöffnet.',
    failed: 'Das Regelbuch ließ sich nicht holen.',
    page: (title: string) => `Regeln von ${title}`,
    about: 'Alle Regeln, Satz für Satz, auf Englisch. „Zeig es mir“ spielt ein Beispiel auf dem Brett.',
    whole: 'Auf einer eigenen Seite, zum Lesen oder Drucken',
    contents: 'Inhalt',
    print: 'Drucken',
    kinds: { clause: '', ruling: 'Festlegung', definition: 'Begriff' } as Record<string, string>,
  },

  example: {
    show: 'Zeig es mir',
    hide: 'Schließen',
    of: (clause: string) => `Beispiel zu ${clause}`,
    from: (title: string) => `(ein Beispiel aus ${title})`,
    loading: 'Das Beispiel wird aufgebaut.',
    failed: 'Das Beispiel ließ sich nicht holen.',
    begin: 'So fängt es an.',
    may: (seat: string) => `${seat} darf:`,
    refused: 'Abgelehnt.',
    meanwhile: 'Unterdessen:',
  },

  lessons: {
    short: (title: string) => (title ? `${title} kurz erklärt, 1 Min.` : 'Kurz erklärt, 1 Min.'),
    title: (game: string) => `${game} lernen`,
    about: 'Kleine Stellungen, je ein Gedanke. Löse sie auf dem Brett.',
    progress: (solved: number, all: number) => `${solved} von ${all} gelöst`,
    solved: 'gelöst',
    back: 'Alle Aufgaben',
    task: 'Deine Aufgabe',
    hint: 'Tipp',
    again: 'Noch einmal',
    solution: 'Zeig es mir',
    hide: 'Schließen',
    next: 'Nächste Aufgabe',
    last: 'Das war die letzte. Jetzt spiel ein Spiel.',
    left: (moves: number) => (moves === 1 ? 'Noch ein Zug.' : `Noch ${number(moves)} Züge.`),
    done: 'Geschafft!',
    missed: 'Noch nicht: Versuch es noch einmal.',
    solutionOf: (title: string) => `Lösung von ${title}`,
    clauses: 'Die Regeln dahinter',
    none: 'Zu diesem Spiel gibt es keine Aufgaben.',
    failed: 'Die Aufgaben ließen sich nicht holen.',
    loading: 'Die Aufgabe wird aufgebaut.',
  },

  acts: {
    title: 'An diesem Tisch',
    draw: 'Remis anbieten',
    drawOffered: 'Du hast Remis angeboten.',
    drawAsked: (name: string) => `${name} bietet Remis an.`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
    abort: 'Spiel abbrechen',
    abortSure: 'Das Spiel abbrechen? Niemand gewinnt oder verliert.',
    leave: 'Spiel verlassen',
    leaveSure: 'Für immer gehen? Du verlierst das Spiel.',
    leaveUnbegun: 'Für immer gehen? Das Spiel hat noch nicht begonnen: Niemand gewinnt oder verliert.',
    leaveMany: 'Für immer gehen? Auf deinem Platz spielt der Computer weiter.',
    leavePartners: 'Den Tisch verlassen? Die anderen können deinen Platz dem Computer geben.',
    youLeft: 'Du hast den Tisch verlassen. Das Spiel wartet auf dich.',
    comeBack: 'Wieder Platz nehmen',
    hasLeft: (name: string) => `${name} ist gegangen.`,
    hasBeenAway: (name: string, seconds: number) => `${name} ist seit ${lasting(seconds)} fort.`,
    wantComputer: (names: string[], name: string) =>
      `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'}, dass der Computer für ${name} weiterspielt.`,
    youWantComputer: (name: string) => `Du möchtest, dass der Computer für ${name} weiterspielt.`,
    youWantOff: 'Du möchtest das Spiel abbrechen.',
    wantOff: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'} das Spiel abbrechen.`,
    mustAgree: (names: string) => `Es fehlt noch die Zustimmung von ${names}.`,
    replace: 'Den Computer weiterspielen lassen',
    callOff: 'Das Spiel abbrechen',
    wait: 'Warten',
    waiting: (name: string) => `Du wartest auf ${name}.`,
    decide: 'Nicht länger warten',
    talk: 'Gespräch der Partner',
    rematch: 'Revanche',
    connection: 'Verbindung',
    options: 'Regeln an diesem Tisch',
    allUsual: 'Alles wie im Regelbuch.',
    commitment: 'Siegel des Mischens',
    commitmentWhy:
      'Der Fingerabdruck der Zufallszahl, festgelegt vor dem ersten Zug. Nach dem Spiel wird sie gezeigt, und jeder kann prüfen, dass nichts geändert wurde.',
    seed: 'Zufallszahl',
  },

  reactions: {
    label: 'Reaktionen',
    you: 'du',
    open: (names: string) => `Reagieren dürfen: ${names}.`,
    sealed: (answer: string, others: boolean) =>
      `Deine Antwort ist versiegelt${answer && `: ${answer}`}.${others ? ' Warten auf die anderen.' : ''}`,
    taken: (names: string[]) => `${list(names)} ${names.length === 1 ? 'nimmt' : 'nehmen'} sich mehr Zeit.`,
    none: 'Niemand ist gefragt.',
    missed: 'Deine Zeit zu reagieren war um: du hast gepasst.',
    change: 'Hier jederzeit zu ändern.',
    later: 'Wann du nach Reaktionen gefragt wirst:',
    orders: 'Wann du gefragt wirst',
    more: 'Mehr Zeit',
    waiting: 'Warten auf die Antworten.',
    short: (seconds: number) => `${seconds} s`,
    left: (seconds: number) => `noch ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
    seconds: (seconds: number) => `Du hast ${seconds} Sekunden.`,
    late: (seconds: number) => `Noch ${seconds} Sekunden zum Reagieren.`,
    clock: (seconds: number) => (seconds === 0 ? 'so lange es dauert' : `${seconds} Sekunden`),
    clockLine: (time: string) => `Zeit zum Reagieren: ${time}.`,
  },

  talk: {
    plan: (names: string) => `Planen mit ${names}`,
    planLine: 'Niemand sonst liest das. Mit dem ersten Zug schließt der Raum.',
    room: 'Zum Planungsraum',
    play: (names: string) => `Mit ${names}`,
    playLine: 'Niemand sonst liest das.',
    lines: 'Was ihr euch gesagt habt',
    nothing: 'Noch ist nichts gesagt.',
    message: 'Nachricht',
    send: 'Senden',
    point: 'Auf das Brett zeigen',
    pick: 'Wähle eine Stelle auf dem Brett.',
    cancel: 'Abbrechen',
    place: 'Stelle',
    noPlace: 'keine Stelle',
    look: (place: string) => `${place} auf dem Brett zeigen`,
    forget: (place: string) => `Nicht auf ${place} zeigen`,
    marked: 'Diese Stellen auf dem Brett zeigen',
    heard: ({ kind, seat, text: words, place }: Line, names: Record<string, string>) => {
      if (kind !== 'said') return words;
      const at = place === null ? '' : ` (${place})`;
      return `${names[seat] ?? seat}: ${words}${at}`;
    },
    asks: (name: string) => `${name} fragt dich: Geben wir auf?`,
    resign: 'Ja, aufgeben',
    playOn: 'Nein, weiterspielen',
    asked: (names: string) => `Du hast ${names} gefragt, ob ihr aufgebt.`,
    withdraw: 'Zurücknehmen',
    agreed: 'Einverstanden.',
    elsewhere: 'Nicht dort.',
  },

  plans: {
    planned: (what: string) => `Geplant: ${what}, sobald du am Zug bist.`,
    withdraw: 'Doch nicht',
    withdrawTitle: 'Den geplanten Zug nicht machen (Esc)',
    missed: (what: string) => `Dein geplanter Zug ist jetzt nicht möglich: ${what}.`,
  },

  settings: {
    title: 'Einstellungen',
    night: 'Lampenlicht',
    day: 'Tageslicht',
    sound: 'Ton',
    offer: {
      line: 'Soll der Tisch zu hören sein?',
      yes: 'Mit Ton',
      no: 'Ohne',
      on: 'Der Tisch ist zu hören.',
      off: 'Der Tisch bleibt still. In den Einstellungen lässt es sich ändern.',
    },
    remember: 'Bekannte Feinde weiter zeigen',
    pace: 'Bewegung',
    paces: { none: 'keine', slow: 'langsam', usual: 'normal', fast: 'schnell' },
    notes: 'Marken und eigene Notizen auf fremden Figuren',
    hover: 'Hilfe, wo die Maus ruht',
    premoves: 'Einen Zug planen, während andere spielen',
    name: 'Dein Name',
    called: {
      line: (name: string) => `Du heißt ${name}.`,
      change: 'Anders heißen',
      keep: 'Behalten',
      done: (name: string) => `Du heißt ${name}. Die Einstellungen ändern es.`,
    },
    language: 'Sprache',
    tour: 'Einführung noch einmal zeigen',
  },

  keys: {
    title: 'Tasten',
    all: 'Alle Tasten',
    titles: { reactions: 'Wenn du reagieren darfst', page: 'Überall', replay: 'Nach dem Spiel' },
    reactions: [{ keys: ['P'], text: 'passen' }],
    page: [
      { keys: ['Tab'], text: 'zum nächsten Teil des Tisches' },
      { keys: ['↑', '↓'], text: 'im Verlauf: von Regel zu Regel' },
      { keys: ['U', 'Strg Z'], text: 'zurücknehmen, was du zuletzt getan hast, wo es angeboten wird' },
      { keys: ['A'], text: 'die letzten Züge noch einmal zeigen' },
      { keys: ['Esc'], text: 'eine Notiz schließen, Ereignisse sofort zeigen' },
      {
        keys: ['?'],
        text: 'dieses Blatt; auf einer Figur oder Karte: was sie ist, und noch einmal gedrückt dieses Blatt',
      },
    ],
    replay: [
      { keys: ['←', '→'], text: 'eine Handlung zurück, eine weiter' },
      { keys: ['Pos1', 'Ende'], text: 'an den Anfang, ans Ende' },
      { keys: ['Leertaste'], text: 'abspielen, anhalten' },
    ],
  },

  result: {
    won: 'Du hast gewonnen',
    lost: 'Du hast verloren',
    drawn: 'Remis',
    off: 'Abgebrochen',
    wonWith: (others: string) => `Du und ${others} habt gewonnen`,
    wins: (names: string[]) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    thanks: (names: string[]) => `${list(names)}: „Gutes Spiel.“`,
    rematch: 'Revanche',
    joinRematch: 'Zur Revanche',
    agree: 'Noch ein Spiel',
    decline: 'Nein, danke',
    withdraw: 'Zurücknehmen',
    said: ({ yes, waits, no }: RematchOffer, you: string, called: (seats: string[]) => string) => {
      if (no !== null) return no === you ? '' : `${called([no])} möchte nicht noch einmal spielen.`;
      if (yes.includes(you)) return `Du würdest noch einmal spielen. Es fehlt noch: ${called(waits)}.`;
      return `${called(yes)} ${yes.length === 1 ? 'möchte' : 'möchten'} eine Revanche.`;
    },
    record: 'Spielverlauf (.txt)',
    lobby: 'Lobby',
  },

  replay: {
    title: 'Nachspielen',
    first: 'Zum Anfang',
    back: 'Eins zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Eins weiter',
    last: 'Zum Ende',
    position: (at: number, total: number) => `${at} von ${total}`,
    slider: 'Stelle im Spiel',
    seenBy: 'Gesehen von',
    everything: 'allen zusammen',
    spectator: 'einem Zuschauer',
    loading: 'Das Spiel wird geholt.',
    failed: 'Das Spiel ließ sich nicht holen.',
  },
  moment: {
    title: (at: number) => `Von Stelle ${at} an`,
    playOn: 'Von hier weiterspielen',
    playOnTitle: 'Gegen den Computer, von der Stelle an, die du siehst; nicht vom Ende der Partie an',
    yourSeat: 'Du spielst für',
    against: 'gegen',
    someone: 'Du',
    begin: (at: number) => `An Stelle ${at} beginnen`,
    known:
      'Du hast gesehen, was hier verborgen ist. Der Computer weiß nur, was sein eigener Platz gesehen hat. Was der Zufall von hier an bringt, ist neu.',
    link: 'Link kopieren',
    linkTitle: 'Ein Link zu dieser Stelle, gesehen wie jetzt',
    copied: 'Kopiert',
    atEnd: 'Hier ist das Spiel zu Ende. Geh darin zurück, wohin du magst, und spiel von dort aus weiter.',
    save: 'Als Szenario sichern (.yaml)',
    saveTitle:
      'Eine Datei mit dieser Stellung: schreib eine Regelfrage darunter, und sandtable scenario beantwortet sie',
    share: 'Teilen',
  },

  tour: {
    label: 'Einführung',
    note: (number: number, all: number) => `${number} von ${all}`,
    next: 'Weiter',
    end: 'Verstanden',
    skip: 'Weglegen',
    more: 'Mehr',
    less: 'Weniger',
    whole: 'Die ganze Notiz',
    later: 'Die nächste Notiz kommt, wenn es so weit ist.',
  },

  hints: {
    ask: 'Tipp',
    thinking: 'Einen Moment',
    says: 'Tipp:',
    why: (sentence: string) => `. ${sentence}`,
    here: 'Tipps: Alle dürfen fragen, was der Computer täte.',
    wish: 'Alle dürfen nach Tipps fragen',
  },

  notes: {
    palette: 'Notiz zu dieser Figur',
    free: (sign: string) => (sign === '?' ? 'Unklar' : 'Vorsicht'),
  },

  help: {
    about: 'Hilfe',
    none: 'Darüber gibt es nichts zu sagen.',
    lost: 'Frag noch einmal, wenn die Verbindung wieder da ist.',
  },

  noHost: 'Der Server antwortet nicht. Was du getan hast, ist nicht verloren.',
};

const NUMBERS = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

export function number(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function lasting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'einer Sekunde' : `${number(seconds)} Sekunden`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'einer Minute' : `${number(minutes)} Minuten`;
}

const friends = (count: number) => (count === 1 ? 'deinen Freund' : `${number(count)} Freunde`);

export function counted(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
}

export function list(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}
