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
  motto: 'Vier Kriegsspiele mit verdeckten Figuren und Karten: gegen Freunde oder den Computer.',
  names: {
    first:
      'Mutiger Ruhiger Kühner Flinker Schlauer Stiller Lustiger Kluger Munterer Wendiger Starker Wacher Sanfter Stolzer Heiterer Heller Treuer Eifriger Geduldiger Listiger Zäher Kecker Wilder Frecher'.split(
        ' ',
      ),
    second:
      'Reiher Dachs Otter Kiebitz Marder Biber Falke Hase Luchs Rabe Igel Fuchs Uhu Storch Specht Bussard Kranich Adler Zeisig Hamster Iltis Lachs Wolf Bär'.split(
        ' ',
      ),
  },

  skip: {
    label: 'Direkt zu',
    board: 'Zum Brett',
    ask: 'Zu deinen Möglichkeiten',
    side: 'Zum Verlauf',
    games: 'Zu den Spielen',
  },

  lobby: {
    games: 'Spiele',
    lab: 'Das Labor: Fragen an ein Spiel, vom Computer ausgespielt',
    play: 'Spielen',
    withComputer: 'gegen den Computer',
    playNow: (title: string) => `Spielen gegen den Computer: ${title}`,
    against: (level: string, others: number) =>
      level === ''
        ? `Gegen ${number(others)} Computerspieler`
        : others === 1
          ? `Gegner: ${level}`
          : `Gegen ${number(others)} Computerspieler (${level})`,
    forPlayers: (min: number, max: number) => (min === max ? `${min} Spieler` : `${min} bis ${max} Spieler`),
    lasts: (minutes: number) => `etwa ${minutes} Min.`,
    choose: 'Gegner, Platz und Regeln',
    chooseMany: 'Spieler, Plätze und Regeln',
    rulebook: 'Regelbuch',
    learn: 'So wird gespielt',
    friend: 'Gegen einen Freund',
    friends: 'Mit Freunden',
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
    notReady: (usual: string) => `Dieser Server ist dafür zu langsam: Stattdessen spielt ${usual}.`,
    partnerOf: (seats: string) => `mit ${seats}`,
    talk: 'Partner schreiben sich unter vier Augen',
    talks: {
      plan: 'vor dem ersten Zug',
      always: 'auch während des Spiels',
      off: 'nie',
    } satisfies Record<Talk, string>,
    clock: 'Zeit zum Reagieren',
    time: 'Zeit für jeden Spieler',
    noLimit: 'unbegrenzt',
    live: 'In einer Sitzung',
    byDay: 'Als Fernpartie',
    free: 'Andere',
    minutes: 'Minuten für jeden Spieler',
    seconds: 'Sekunden dazu je Zug',
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
    own: 'dein eigener Text',
    saved: 'In diesem Browser gespeichert',
    save: 'In diesem Browser speichern',
    forget: 'Aus diesem Browser entfernen',
    kept: (name: string) => `„${name}“ ist gespeichert.`,
    forNow: (name: string) =>
      `„${name}“ bleibt, bis du diese Seite schließt. Länger kann dieser Browser es nicht speichern.`,
    noName: 'Zum Speichern braucht es eine Zeile mit einem Namen: name: ...',
    label: (option: string) => `${option} als YAML oder JSON`,
    tooLong: 'Das ist zu lang: höchstens 64 kB.',
    unreadable: (problem: string) => `Das ist kein gültiges YAML: ${problem}.`,
    noMapping: 'Schreib es in Zeilen der Form SCHLÜSSEL: WERT.',
    good: 'Damit lässt sich spielen.',
    unfold: 'Als Text zeigen',
  },

  unkept: {
    line: 'Dieser Browser speichert nichts. Deine Plätze, Aufgaben und Einstellungen sind weg, wenn du diese Seite schließt.',
    read: 'Verstanden',
  },

  mine: {
    title: 'Meine Spiele',
    going: 'Läuft noch',
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
    left: (time: string) => `noch ${time}`,
    turnOf: (names: string[]) => (names.length > 0 ? `Warten auf ${list(names)}` : 'Warten'),
    waiting: (missing: number) => `Warten auf ${friends(missing)}`,
    lost: {
      replaced: 'Deinen Platz hat jetzt der Computer',
      moved: 'Dein Platz ist auf einem anderen Gerät',
      left: 'Du hast diesen Tisch verlassen',
      signedOut: 'Dieser Browser wurde abgemeldet',
    },
    away: 'Du bist gegangen; das Spiel ruht',
    gone: 'Nicht mehr auf diesem Server',
    rematch: (names: string[]) => `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'} eine Revanche`,
    dropSeat: 'Aus der Liste nehmen? Deinen Platz kennt nur dieser Browser, du kannst also nicht zurück.',
    dropPeople:
      'Aus der Liste nehmen? Deinen Platz kennt nur dieser Browser: Du kannst nicht zurück, und die anderen warten auf dich.',
    dropOurs: 'Aus der Liste nehmen? Die anderen warten auf dich.',
    dropOver: 'Aus der Liste nehmen? Dann findest du das Spiel hier nicht mehr zum Nachspielen.',
    dropped: (title: string) => `Entfernt: ${title}. Eine Stunde lang kannst du es zurückholen.`,
    putBack: 'Zurückholen',
    untitled: 'Ein früheres Spiel',
    more: 'Ältere Spiele',
    keep: 'Nur dieser Browser kennt deine Spiele.',
  },

  devices: {
    title: 'Meine Geräte',
    about: 'Ein Link bringt deine Spiele auf ein anderes Gerät. Dann spielst du auf beiden weiter.',
    good: 'Öffne ihn dort innerhalb von zehn Minuten. Er gilt einmal. Zeig ihn niemandem sonst: Wer ihn öffnet, spielt für dich.',
    ask: 'Link erstellen',
    again: 'Ein neuer Link',
    link: 'Link zu deinen Spielen',
    called: (browser: string, system: string) =>
      browser && system ? `${browser} auf ${system}` : browser || system || 'Ein anderer Browser',
    here: 'dieser Browser',
    seen: (day: string) => `zuletzt benutzt am ${day}`,
    signOut: 'Abmelden',
    signOutSure: (name: string) => `${name} abmelden? Dort sind deine Spiele dann weg.`,
    signOutOthers: 'Alle anderen abmelden',
    othersSure: 'Alle anderen Browser abmelden? Dort sind deine Spiele dann weg.',
    forget: 'Hier vergessen',
    forgetSure: 'Deine Spiele aus diesem Browser entfernen? Deine anderen Geräte behalten sie.',
    forgetLast:
      'Deine Spiele entfernen? Das ist dein einziges Gerät, du kannst also nicht an deine Plätze zurück.',
  },

  link: {
    title: 'Deine Spiele',
    about:
      'Dieser Link bringt die Spiele deines anderen Geräts in diesen Browser. Dann spielst du auf beiden weiter.',
    joins: 'Die Spiele, die du hier begonnen hast, kommen dazu.',
    warning:
      'Mach nur weiter, wenn du den Link selbst erstellt hast. Wer ihn erstellt hat, kann an allen deinen Plätzen spielen.',
    button: 'Spiele holen',
    done: (name: string) => `Fertig: Du spielst hier jetzt als ${name}.`,
    doneNameless: 'Fertig: Deine Spiele sind jetzt hier.',
    signedOut: 'Dieses Gerät wurde abgemeldet.',
    none: 'Dieser Link ist unvollständig. Erstell auf dem Gerät mit deinen Spielen einen neuen.',
  },

  join: {
    lasts: (minutes: string) => `Ein Spiel dauert ${minutes}.`,
    title: 'Du bist eingeladen',
    line: (title: string) => `zu einem Spiel ${title}.`,
    hosts: (names: string) => `Am Tisch: ${names}.`,
    seat: 'Platz',
    anySeat: 'Ein freier Platz',
    button: 'Platz nehmen',
    watch: 'Zuschauen',
    gone: 'Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht, oder der Link ist unvollständig.',
  },

  invite: {
    title: (missing: number) => `Warten auf ${friends(missing)}`,
    line: (missing: number) =>
      missing === 1
        ? 'Schick deinem Freund diesen Link. Wer ihn öffnet, bekommt den freien Platz.'
        : `Schick deinen Freunden diesen Link. Jeder bekommt einen der ${number(missing)} freien Plätze.`,
    fill: (missing: number) => (missing === 1 ? 'Computerspieler dazu' : 'Alle Plätze mit Computern füllen'),
    linkLabel: 'Einladungslink',
  },

  standIn: {
    wish: 'Sofort anfangen; der Computer springt ein, bis jemand kommt',
    mark: 'springt ein',
    title: 'Der Computer springt ein',
    line: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'spielt' : 'spielen'}, bis jemand kommt. Du würdest von hier an weiterspielen und siehst, was dieser Platz sieht.`,
    seat: 'Platz',
    take: 'Platz übernehmen',
    forOthers: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'springt' : 'springen'} ein, bis jemand kommt. Mit diesem Link können andere zuschauen und den Platz übernehmen.`,
    yours: (name: string) => `Du machst da weiter, wo ${name} aufgehört hat.`,
    anew: 'Neu anfangen',
    anewTitle: 'Ein neues Spiel mit denselben Spielern. Alle müssen zustimmen.',
    wants: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'} neu anfangen, ohne das, was der Computer getan hat.`,
    youWant: (names: string) => `Du möchtest neu anfangen. Es fehlt noch die Zustimmung von ${names}.`,
    agree: 'Neu anfangen',
    playOn: 'Weiterspielen',
    withdraw: 'Zurücknehmen',
    declined: (name: string) => `${name} möchte lieber weiterspielen.`,
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
      `Gespeichert als ${file}: das ganze Spiel, Zug um Zug. Prüfen lässt es sich im Terminal mit sandtable verify ${file}.`,
    scenario: (file: string) =>
      `Gespeichert als ${file}: diese Stellung. Schreib eine Regelfrage dazu; sandtable scenario ${file} beantwortet sie im Terminal.`,
  },

  handover: {
    title: 'Diesen Platz abgeben',
    about:
      'Ein Link gibt deinen Platz jemand anderem. Auf deinen eigenen Geräten steht das Spiel unter „Meine Spiele“.',
    good: 'Er gilt einmal und zehn Minuten lang. Danach kannst du hier zuschauen.',
    ask: 'Link erstellen',
    again: 'Ein neuer Link',
    link: 'Link zu deinem Platz',
  },

  table: {
    seats: 'Spieler',
    you: 'du',
    computer: 'Computer',
    nobody: 'leerer Platz',
    thinking: 'überlegt',
    toAct: 'am Zug',
    settingUp: 'beim Aufbau',
    instead: (level: string) => `stattdessen ${level}`,
    standsIn: (level: string, other: string) =>
      `Dieser Server ist zu langsam für ${level}: Stattdessen spielt ${other}.`,
    away: 'nicht da',
    draws: 'bietet Remis an',
    gone: 'ist gegangen',
    partner: 'dein Partner',
    sideOf: (names: string) => `mit ${names}`,
    board: 'Brett',
    describe: 'Die Stellung in Worten',
    ask: 'Deine Möglichkeiten',
    yours: 'Deins',
    mayReact: 'darf reagieren',
    waitFor: (names: string) => `Warten auf ${names}.`,
    isAway: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'ist' : 'sind'} nicht da. Die Uhr läuft.`,
    mayClaim: 'Nach einer Weile kannst du den Sieg beanspruchen.',
    waitsAsLeft: (names: string[]) =>
      `Das Spiel ruht: ${list(names)} ${names.length === 1 ? 'ist' : 'sind'} gegangen.`,
    thinks: (names: string[]) => `${list(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}.`,
    notStarted: (missing: number) =>
      missing === 1 ? 'Es fehlt noch ein Spieler.' : `Es fehlen noch ${number(missing)} Spieler.`,
    watching: 'Du schaust zu.',
    showing: 'Überspringen',
    showingTitle: 'Die Animation überspringen',
    again: 'Letzte Züge',
    againTitle: 'Noch einmal zeigen, was seit deinem letzten Zug geschah',
    againShown: 'Noch einmal: was seit deinem letzten Zug geschah.',
    undo: 'Zurücknehmen',
    undoTitle: 'Deinen letzten Zug zurücknehmen, solange niemand sonst gezogen hat und nicht gewürfelt wurde',
    sending: 'Einen Moment.',
    lost: 'Verbindung verloren. Sie wird neu aufgebaut.',
    polling:
      'Etwas blockiert WebSockets (ein Proxy, eine Firewall oder eine Erweiterung). Das Spiel geht ohne sie weiter.',
    opening: 'Verbindung wird aufgebaut.',
    closed: 'Der Server hat die Verbindung beendet.',
    lostSeat: {
      replaced: 'Du warst nicht da, deshalb hat jetzt der Computer deinen Platz.',
      moved: 'Dein Platz ist auf ein anderes Gerät umgezogen.',
      left: 'Du hast den Tisch verlassen.',
      signedOut: 'Dieser Browser wurde abgemeldet und hat hier keinen Platz mehr.',
    },
    why: (clause: string) => `Regel ${clause}`,
    broken: 'Hier ist etwas schiefgegangen. Dein Spiel ist in Sicherheit.',
    reload: 'Seite neu laden',
    yes: 'Ja',
    no: 'Nein',
    back: 'Lobby',
    close: 'Schließen',
    spectators: 'Link zum Zuschauen',
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
    chat: 'Chat',
    review: 'Rückblick',
    unheard: (count: number) => (count === 1 ? 'eine neue Nachricht' : `${number(count)} neue Nachrichten`),
    emptyLog: 'Noch ist nichts geschehen.',
    move: (at: number) => `Zug ${at}`,
    events: (count: number) => `Alle ${count} Ereignisse`,
    moved: (now: string, before: string) => `Revanche: Diesmal spielst du ${now}, nicht ${before}.`,
    newest: 'Neuestes',
    recent: 'Was zuletzt geschah',
    captured: 'Geschlagen',
    inEnglish: 'Was geschieht, steht hier auf Englisch, in den Worten des Regelbuchs.',
    rulesInEnglish: 'Das Regelbuch ist auf Englisch.',
  },

  rules: {
    find: 'In den Regeln suchen',
    changed: 'An diesem Tisch geändert',
    tuned: 'Computerspieler halten sich an die geänderten Regeln, sind aber auf die gedruckten abgestimmt.',
    none: 'Nichts gefunden.',
    loading: 'Das Regelbuch wird geöffnet.',
    failed: 'Das Regelbuch ließ sich nicht laden.',
    page: (title: string) => `Regeln von ${title}`,
    about: 'Alle Regeln einzeln, auf Englisch. „Zeig es mir“ spielt ein Beispiel auf dem Brett.',
    whole: 'Als Seite, zum Lesen oder Drucken',
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
    failed: 'Das Beispiel ließ sich nicht laden.',
    begin: 'So geht es los.',
    may: (seat: string) => `${seat} darf:`,
    refused: 'Abgelehnt.',
    meanwhile: 'Unterdessen:',
  },

  lessons: {
    short: (title: string) => (title ? `${title} kurz erklärt, 1 Min.` : 'Kurz erklärt, 1 Min.'),
    title: (game: string) => `${game} lernen`,
    about: 'Kleine Stellungen mit je einer Idee. Löse sie auf dem Brett.',
    progress: (solved: number, all: number) => `${solved} von ${all} gelöst`,
    solved: 'gelöst',
    back: 'Alle Aufgaben',
    task: 'Deine Aufgabe',
    hint: 'Tipp',
    again: 'Noch einmal',
    solution: 'Zeig es mir',
    hide: 'Schließen',
    next: 'Nächste Aufgabe',
    last: 'Das war die letzte Aufgabe. Jetzt spiel ein Spiel.',
    left: (moves: number) => (moves === 1 ? 'Noch ein Zug.' : `Noch ${number(moves)} Züge.`),
    done: 'Geschafft.',
    missed: 'Noch nicht. Versuch es noch einmal.',
    solutionOf: (title: string) => `Lösung von ${title}`,
    clauses: 'Die Regeln dahinter',
    none: 'Zu diesem Spiel gibt es keine Aufgaben.',
    failed: 'Die Aufgaben ließen sich nicht laden.',
    loading: 'Die Aufgabe wird aufgebaut.',
  },

  acts: {
    title: 'An diesem Tisch',
    draw: 'Remis anbieten',
    drawOffered: 'Du hast Remis angeboten.',
    drawNotAccepted: 'Dein Remisangebot wurde nicht angenommen.',
    drawAsked: (name: string) => `${name} bietet Remis an.`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
    abort: 'Spiel abbrechen',
    abortSure: 'Das Spiel abbrechen? Niemand gewinnt oder verliert.',
    leave: 'Spiel verlassen',
    leaveSure: 'Für immer gehen? Du verlierst das Spiel.',
    leaveUnbegun: 'Für immer gehen? Es ist zu früh, um zu zählen: Niemand gewinnt oder verliert.',
    leaveDuel: 'Für immer gehen? Das ist dein einziger Versuch, und er zählt dann nicht als beendet.',
    duel: 'Duell des Tages: Du hast einen Versuch.',
    onlyAttempt: 'Das ist dein einziger Versuch.',
    leaveMany: 'Für immer gehen? Der Computer übernimmt deinen Platz.',
    leavePartners: 'Den Tisch verlassen? Die anderen können deinen Platz dem Computer geben.',
    youLeft: 'Du hast den Tisch verlassen. Das Spiel ruht.',
    comeBack: 'Wieder Platz nehmen',
    hasLeft: (name: string) => `${name} ist gegangen.`,
    hasBeenAway: (name: string, seconds: number) => `${name} ist seit ${lasting(seconds)} nicht da.`,
    missed: (name: string, time: string) =>
      `${name} ist nicht da. Bleibt das noch ${time} so, kannst du entscheiden, wie es weitergeht.`,
    wantComputer: (names: string[], name: string) =>
      `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'}, dass der Computer für ${name} übernimmt.`,
    youWantComputer: (name: string) => `Du möchtest, dass der Computer für ${name} übernimmt.`,
    youWantOff: 'Du möchtest das Spiel abbrechen.',
    wantOff: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'möchte' : 'möchten'} das Spiel abbrechen.`,
    mustAgree: (names: string) => `Es fehlt noch die Zustimmung von ${names}.`,
    decideIn: (time: string) => `Wenn niemand innerhalb von ${time} entscheidet, übernimmt der Computer.`,
    replace: 'Computer übernimmt',
    claim: 'Sieg beanspruchen',
    callOff: 'Das Spiel abbrechen',
    wait: 'Warten',
    waiting: (name: string) => `Du wartest auf ${name}.`,
    decide: 'Nicht länger warten',
    talk: 'Partnerchat',
    rematch: 'Revanche',
    connection: 'Verbindung',
    options: 'Regeln an diesem Tisch',
    allUsual: 'Wie im Regelbuch.',
    commitment: 'Siegel des Mischens',
    commitmentWhy:
      'Ein Fingerabdruck der Zufallszahl, festgelegt vor dem ersten Zug. Nach dem Spiel wird die Zahl gezeigt, und jeder kann das Mischen prüfen.',
    seed: 'Zufallszahl',
  },

  reactions: {
    label: 'Reaktionen',
    you: 'du',
    open: (names: string) => `Reagieren dürfen: ${names}.`,
    sealed: (answer: string, others: boolean) =>
      `${answer ? `Deine Antwort: ${answer}.` : 'Du hast geantwortet.'}${others ? ' Warten auf die anderen.' : ''}`,
    taken: (names: string[]) => `${list(names)} ${names.length === 1 ? 'nimmt' : 'nehmen'} sich mehr Zeit.`,
    none: 'Niemand kann jetzt reagieren.',
    missed: 'Deine Zeit war um, deshalb hast du gepasst.',
    change: 'Das kannst du jederzeit ändern.',
    later: 'Wann du reagieren willst:',
    orders: 'Wann du gefragt wirst',
    more: 'Mehr Zeit',
    waiting: 'Warten auf die Antworten.',
    short: (seconds: number) => `${seconds} s`,
    left: (seconds: number) => `noch ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
    seconds: (seconds: number) => `${seconds} Sekunden zum Reagieren.`,
    late: (seconds: number) => `Noch ${seconds} Sekunden zum Reagieren.`,
    clock: (seconds: number) => (seconds === 0 ? 'unbegrenzt' : `${seconds} Sekunden`),
    clockLine: (time: string) => `Zeit zum Reagieren: ${time}.`,
  },

  time: {
    live: (minutes: number, seconds: number) =>
      seconds === 0 ? `${minutes} Min. für jeden Spieler` : `${minutes} Min. + ${seconds} Sek. je Zug`,
    byDay: (days: number) => (days === 1 ? '1 Tag je Zug' : `${days} Tage je Zug`),
    line: (time: string) => `Bedenkzeit: ${time}.`,
    days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    hours: (count: number) => `${count} Std.`,
    minutes: (count: number) => `${count} Min.`,
    has: (name: string, time: string) => `${name} hat noch ${time}`,
    ofReserve: (time: string) => `${time} Reserve`,
    thenReserve: (time: string) => `Danach ${time} Reserve`,
    first: '1. Zug',
    setUp: 'Aufbau',
    together: 'Für alle',
    warning: (seconds: number) => `Du hast noch ${seconds} Sekunden.`,
  },

  talk: {
    plan: (names: string) => `Planen mit ${names}`,
    planLine: 'Das liest nur eure Seite. Mit dem ersten Zug schließt der Raum.',
    room: 'Zum Planungsraum',
    play: (names: string) => `Mit ${names}`,
    playLine: 'Das liest nur eure Seite.',
    lines: 'Nachrichten',
    nothing: 'Noch keine Nachrichten.',
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
    heard: ({ kind, seat, text: words, place }: Line, names: Record<string, string>): string => {
      if (kind !== 'said') return text.talk.asides[kind](names[seat] ?? seat);
      const at = place === null ? '' : ` (${place})`;
      return `${names[seat] ?? seat}: ${words}${at}`;
    },
    asides: {
      asked: (name: string) => `${name} fragt: Geben wir auf?`,
      declined: (name: string) => `${name} sagt nein. Die Partie geht weiter.`,
      withdrawn: (name: string) => `${name} nimmt die Frage zurück.`,
      lapsed: (name: string) => `Die Frage von ${name} ist nicht mehr offen.`,
    },
    resign: 'Ja, aufgeben',
    playOn: 'Nein, weiterspielen',
    asked: (names: string) => `Du hast ${names} gefragt, ob ihr aufgebt.`,
    withdraw: 'Zurücknehmen',
    agreed: 'Einverstanden.',
    elsewhere: 'Nicht dort.',
  },

  plans: {
    planned: (what: string) => `Geplant: ${what}, sobald du am Zug bist.`,
    withdraw: 'Abbrechen',
    withdrawTitle: 'Den geplanten Zug streichen (Esc)',
    missed: (what: string) => `Dein geplanter Zug ist jetzt nicht möglich: ${what}.`,
  },

  settings: {
    title: 'Einstellungen',
    night: 'Dunkel',
    day: 'Hell',
    sound: 'Ton',
    soundIs: { on: 'Ton: an', off: 'Ton: aus' },
    remember: 'Bekannte Gegner weiter zeigen',
    pace: 'Tempo der Animation',
    paces: { none: 'keine', slow: 'langsam', usual: 'mittel', fast: 'schnell' },
    notes: 'Marken und Notizen auf gegnerischen Figuren',
    hover: 'Hilfe beim Zeigen mit der Maus',
    premoves: 'Einen Zug planen, während andere spielen',
    name: 'Dein Name',
    called: {
      line: (name: string) => `Du spielst als ${name}`,
      change: 'Name ändern',
      use: 'So heiße ich',
      logIn: 'Anmelden oder registrieren',
      account: 'Konto',
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
      { keys: ['U', 'Strg Z'], text: 'letzten Zug zurücknehmen, wo es geht' },
      { keys: ['A'], text: 'die letzten Züge noch einmal zeigen' },
      { keys: ['Esc'], text: 'Notiz schließen, geplanten Zug streichen, Animation überspringen' },
      {
        keys: ['?'],
        text: 'diese Liste; auf einer Figur oder Karte: Hilfe, und noch einmal gedrückt diese Liste',
      },
    ],
    replay: [
      { keys: ['←', '→'], text: 'voriger Zug, nächster Zug' },
      { keys: ['Pos1', 'Ende'], text: 'an den Anfang, ans Ende' },
      { keys: ['Leertaste'], text: 'abspielen, anhalten' },
    ],
  },

  result: {
    won: 'Du hast gewonnen',
    lost: 'Du hast verloren',
    drawn: 'Remis',
    off: 'Abgebrochen',
    resigned: 'Du hast aufgegeben.',
    wonWith: (others: string[]) => `${list(['Du', ...others])} habt gewonnen`,
    wins: (names: string[]) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    neither: (who: string) => `Du gewinnst nicht und verlierst nicht. ${who}.`,
    came: (place: number) => `Platz ${place} für dich: nicht gewonnen, nicht verloren`,
    thanks: (names: string[]) => `${list(names)}: „Gutes Spiel.“`,
    duel: 'Ergebnisse des Duells',
    rematch: 'Revanche',
    joinRematch: 'Zur Revanche',
    agree: 'Noch ein Spiel',
    decline: 'Nein, danke',
    withdraw: 'Zurücknehmen',
    said: ({ yes, waits, no }: RematchOffer, you: string, called: (seats: string[]) => string) => {
      if (no !== null) return no === you ? '' : `${called([no])} möchte nicht noch einmal spielen.`;
      if (yes.includes(you)) return `Du möchtest eine Revanche. Es fehlt noch: ${called(waits)}.`;
      return `${called(yes)} ${yes.length === 1 ? 'möchte' : 'möchten'} eine Revanche.`;
    },
    files: 'Dateien',
    record: 'Spielverlauf (.txt)',
    lobby: 'Lobby',
  },

  replay: {
    title: 'Nachspielen',
    first: 'Zum Anfang',
    back: 'Voriger Zug',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Nächster Zug',
    last: 'Zum Ende',
    position: (at: number, total: number) => `${at} von ${total}`,
    slider: 'Stelle im Spiel',
    seenBy: 'Gesehen von',
    everything: 'allen zusammen',
    spectator: 'einem Zuschauer',
    loading: 'Das Spiel wird geladen.',
    failed: 'Das Spiel ließ sich nicht laden.',
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
    save: 'Szenario (.yaml)',
    saveTitle:
      'Eine Datei mit dieser Stellung: schreib eine Regelfrage darunter, und sandtable scenario beantwortet sie',
    share: 'Teilen',
  },

  tour: {
    label: 'Einführung',
    note: (number: number, all: number) => `${number} von ${all}`,
    next: 'Weiter',
    end: 'Verstanden',
    skip: 'Hilfe ausblenden',
    more: 'Mehr',
    less: 'Weniger',
    whole: 'Alles lesen',
    later: 'Mehr Tipps beim Spielen',
  },

  hints: {
    ask: 'Tipp',
    thinking: 'Denkt nach',
    says: 'Tipp:',
    why: (sentence: string) => `. ${sentence}`,
    here: 'Tipps sind an: Alle dürfen fragen, was der Computer tun würde.',
    wish: 'Tipps erlauben',
  },

  notes: {
    palette: 'Notiz zu dieser Figur',
    free: (sign: string) => (sign === '?' ? 'Unklar' : 'Vorsicht'),
  },

  help: {
    about: 'Hilfe',
    none: 'Dazu gibt es keine Hilfe.',
    lost: 'Versuch es wieder, wenn die Verbindung da ist.',
  },

  noHost: 'Der Server antwortet nicht. Dein Spiel ist in Sicherheit.',
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
