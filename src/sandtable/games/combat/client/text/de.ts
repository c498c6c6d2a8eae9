/* Every word of this game's client, in German. What the rules say comes from the server, in English. */
import type { Translated } from '$web/text/words';
import type { text as english } from './en';

const IN: Record<string, string> = {
  Gebäude: 'im Gebäude',
  Bäume: 'unter Bäumen',
  Grube: 'in der Grube',
};

export const text: Translated<typeof english> = {
  pitch: 'Spielzeugsoldaten, ein Maßband und zwei Würfel. Nimm die Marken und halt sie.',

  types: {
    O: 'Offizier',
    SF: 'Spezial\u00adkräfte',
    M: 'Sanitäter',
    S: 'Soldat',
    J: 'Jeep',
    MC: 'Motorrad',
    APC: 'Transporter',
    T: 'Panzer',
  } as Record<string, string>,
  callings: {
    rifle: 'Schütze',
    mg: 'MG-Schütze',
    baz: 'Bazooka-Schütze',
    mort: 'Mörserschütze',
  } as Record<string, string>,
  weapons: {
    knife: 'Messer',
    pistol: 'Pistole',
    rifle: 'Gewehr',
    mg: 'Maschinengewehr',
    gren: 'Granate',
    baz: 'Bazooka',
    mort: 'Mörser',
    gun: 'Kanone',
    melee: 'Nahkampf',
  } as Record<string, string>,
  positions: { st: 'stehend', kn: 'kniend', pr: 'liegend' },
  stance: { st: 'Stehen', kn: 'Knien', pr: 'Liegen' },
  terrain: { bldg: 'Gebäude', trees: 'Bäume', hole: 'Grube', veh: 'hinter einem Fahrzeug' } as Record<
    string,
    string
  >,
  scenarios: { battle: 'Schlacht', skirmish: 'Gefecht', hold: 'Halten' } as Record<string, string>,

  unit: {
    called: (name: string, number: number | string | null) => (number ? `${name} ${number}` : name),
    yours: (title: string) => `bei dir: ${title}`,
    of: (owner: string, title: string) => `${owner}: ${title}`,
    wounds: (count: number) => (count === 1 ? 'eine Wunde' : `${count} Wunden`),
    confused: 'verwirrt: darf nichts tun',
    killed: 'außer Gefecht',
    unarmed: 'unbewaffnet',
    in: (terrain: string) => IN[terrain] ?? terrain,
    points: (count: number) => (count === 1 ? 'ein Punkt' : `${count} Punkte`),
  },

  board: {
    label:
      'Der Boden, 24 mal 16 Fuß, in Feldern von einem halben Fuß. Die Pfeiltasten gehen von Feld zu Feld, Enter wählt, Bild ab geht zur nächsten Einheit, die etwas darf.',
    cell: (x: number, y: number, what: string) => `${x},${y}: ${what}`,
    open: 'freies Gelände',
    marker: (number: number) => `Marke ${number}`,
    moveHere: (title: string) => `Hierher darf: ${title}.`,
    placeHere: (title: string) => `Hier darf stehen: ${title}.`,
    fireHere: (title: string) => `Das darf als Ziel wählen: ${title}.`,
    mayAct: 'Hat noch etwas zu tun.',
    picked: (title: string, may: string) => `Gewählt: ${title}. ${may}`,
    nothing: 'Jetzt geht nichts.',
    laidDown: 'Abgesetzt.',
    closer: 'Näher',
    farther: 'Weiter weg',
    whole: 'Ganzer Boden',
    unit: '½ Fuß',
    feet: (feet: number) => `${feet} Fuß`,
    feetOf: (way: string, most: string) => `${way} von ${most} Fuß`,
  },

  steps: {
    label: 'Die Schritte des Zuges',
    round: (round: number, rounds: number) => `Runde ${round} von ${rounds}`,
    roundShort: (round: number, rounds: number) => `Runde ${round}/${rounds}`,
    step: (number: number, title: string, left: number | null) =>
      left ? `Schritt ${number}: ${title}, noch ${left}` : `Schritt ${number}: ${title}`,
    phase: {
      buy: 'Armeen werden gekauft',
      roll: 'Die Würfel entscheiden',
      initiative: 'Initiative',
      deploy: 'Aufstellung',
      officers: 'Befehle',
      move: 'Bewegen',
      declare: 'Ziele nennen',
      dirt: 'In Deckung',
      sighted: 'Feuern',
      grenades: 'Granaten',
      melee: 'Nahkampf',
      vehicles: 'Fahrzeuge',
      position: 'Haltungen',
      heal: 'Sanitäter',
      removal: 'Verluste',
      over: 'Die Schlacht ist vorbei',
    } as Record<string, string>,
  },

  ask: {
    deploy: 'Wähle eine Einheit, dann ein Feld deiner Zone.',
    proposing: 'Für jede Einheit wird ein Platz gesucht.',
    proposed: 'So würden sie stehen. Soll es so sein? Sonst geh zurück und stell sie selbst auf.',
    deploying: 'Sie nehmen ihre Plätze ein.',
    deployUnit: (title: string) => `${title}: Wähle ein Feld deiner Zone.`,
    move: 'Wähle eine Einheit, die sich bewegen soll.',
    moveUnit: (title: string, feet: string) => `${title} geht bis zu ${feet} Fuß: wohin?`,
    moved: (title: string) => `${title} hat sich bewegt.`,
    moveThere: (title: string, cost: string) => `${title}: ${cost}.`,
    declare: 'Wähle, wer feuert, dann auf wen.',
    aim: (title: string) => `${title}: auf wen?`,
    melee: 'Wer greift im Nahkampf an?',
    vehicles: 'Welches Fahrzeug feuert?',
    position: 'Wer ändert die Haltung für den nächsten Zug?',
    positionUnit: (title: string) => `${title}: welche Haltung?`,
    heal: 'Welcher Sanitäter heilt?',
    healUnit: (title: string) => `${title}: wen?`,
    dirt: (title: string, count: number) =>
      count > 1
        ? `Auf ${title} zielen ${count}. In Deckung werfen?`
        : `Auf ${title} wird gezielt. In Deckung werfen?`,
    attack: (unit: string, weapon: string, target: string) => `${unit}, ${weapon}, auf ${target}?`,
    sum: (target: string, sum: string) => `${target}: ${sum}.`,
    heals: (unit: string, target: string) => `${unit} heilt ${target}?`,
    buy: 'Kauf deine Armee: Die anderen sehen sie, wenn beide fertig sind.',
  },

  hint: {
    buy: (type: string, arms: string[]) => `Kauf ${[type, ...arms].join(', ')}`,
    move: (title: string) => `${title} geht an die markierte Stelle`,
    deploy: (title: string, position: string) =>
      position
        ? `${title} beginnt an der markierten Stelle, ${position}`
        : `${title} beginnt an der markierten Stelle`,
    position: (title: string, stance: string) => `${title}: ${stance}`,
    attack: (title: string, target: string, weapon: string) => `${title} greift ${target} an: ${weapon}`,
    heal: (title: string, target: string) => `${title} heilt ${target}`,
  },

  button: {
    dirt: 'In Deckung',
    stay: 'Oben bleiben',
    resign: 'Aufgeben',
    resignSure: 'Aufgeben? Die andere Seite gewinnt.',
    move: 'Hierher',
    place: 'Hierher stellen',
    heal: 'Heilen',
    back: 'Zurück',
    done: 'Fertig',
    act: {
      declare: 'Dieses Ziel nennen',
      melee: 'Angreifen',
      fire: 'Feuern',
      heal: 'Heilen',
    } as Record<string, string>,
    end: {
      move: 'Bewegung beenden',
      declare: 'Ziele nennen beenden',
      melee: 'Nahkampf beenden',
      vehicles: 'Fahrzeuge beenden',
      position: 'Haltungen beenden',
      heal: 'Heilen beenden',
    } as Record<string, string>,
    leave: 'Alle so lassen',
    leaveOthers: 'Die anderen so lassen',
    deploy: 'Stell für mich auf',
    deployTitle:
      'Zeigt einen Platz für jede deiner Einheiten, die noch keinen hat. Nichts gilt, bevor du es sagst.',
    deployAll: 'So aufstellen',
    stop: 'Anhalten',
    waitsSure: (titles: string[]) => `Noch nicht ausgeführt: ${titles.join(', ')}. Trotzdem beenden?`,
    endSure: (count: number) =>
      count === 1
        ? 'Eine Einheit könnte noch etwas tun. Beenden?'
        : `${count} Einheiten könnten noch etwas tun. Beenden?`,
  },

  tray: {
    units: 'Deine Einheiten',
    targets: 'Ziele',
    stances: 'Haltung',
    toPlace: (count: number) =>
      count === 1 ? 'Eine Einheit aufzustellen' : `${count} Einheiten aufzustellen`,
    none: 'Kein Ziel in Reichweite und Sicht. Tippe einen Feind an, um zu sehen, warum nicht.',
    chance: (wound: number, kill: number) =>
      kill ? `Treffer ${percent(wound)}, tödlich ${percent(kill)}` : `Treffer ${percent(wound)}`,
    may: 'darf noch',
    aimedBy: (list: string) => `Darauf zielen: ${list}.`,
  },

  dice: {
    label: 'Würfel',
    result: { missed: 'daneben', wounded: 'verwundet', killed: 'außer Gefecht' } as Record<string, string>,
    scored: (score: number, result: string) => `Ergebnis ${score}: ${result}`,
    of: (unit: string, target: string) => `${unit} auf ${target}:`,
    close: 'Die letzten Ergebnisse weglegen',
  },

  army: {
    units: 'Deine Armee',
    types: 'Eine Einheit dazu',
    presets: 'Fertige Armeen',
    presetsTitle: 'Eine ganze Armee auf einmal, anstelle deiner Liste',
    last: (cost: number) => `Meine letzte (${cost})`,
    points: (used: number, all: number) => `${used} von ${all} Punkten`,
    over: (count: number) => (count === 1 ? 'ein Punkt zu viel' : `${count} Punkte zu viel`),
    ready: 'Bereit',
    doubts: (left: number, unarmed: number) =>
      [
        left === 1 ? 'ein Punkt ist übrig' : left ? `${left} Punkte sind übrig` : '',
        unarmed === 1 ? 'eine Einheit trägt nichts' : unarmed ? `${unarmed} Einheiten tragen nichts` : '',
      ]
        .filter(Boolean)
        .join(', '),
    readySure: (doubts: string) => `${doubts.charAt(0).toUpperCase()}${doubts.slice(1)}. Bereit?`,
    sending: 'Die Liste wird geschickt.',
    clear: 'Leeren',
    clearTitle: 'Alle Einheiten zurückgeben und von vorn beginnen',
    empty: 'Noch niemand. Nimm eine Einheit dazu oder eine fertige Armee.',
    remove: (title: string) => `${title} entfernen`,
    double: (title: string) => `Noch einmal: ${title}`,
    add: (title: string, cost: number) => `${title} dazu, ${cost} ${cost === 1 ? 'Punkt' : 'Punkte'}`,
    bought: 'gekauft',
    count: (count: number, most: number) => `${count} von ${most} Einheiten`,
  },

  side: {
    points: 'Vernichtete Punkte',
    markers: 'gehaltene Marken',
    alive: (alive: number, all: number) => `${alive} von ${all}`,
    nobody: 'Die Armeen sind noch nicht gezeigt.',
    gone: 'außer Gefecht',
    wounds: (count: number) => (count === 1 ? '1 Wunde' : `${count} Wunden`),
  },

  facts: { units: 'Einheiten', points: 'Punkte', markers: 'Marken' },

  describe: {
    round: (round: number, rounds: number, step: string) => `Runde ${round} von ${rounds}. Schritt: ${step}.`,
    side: (name: string, points: number, list: string) => `${name}, ${points} vernichtete Punkte: ${list}.`,
    markers: (name: string, count: number) => `${name} hat ${count} für Marken.`,
    nobody: 'niemand',
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'von Feld zu Feld auf dem Boden' },
    { keys: ['Umschalt ←', '↑', '→', '↓'], text: 'einen Fuß auf einmal' },
    { keys: ['Enter', 'Leertaste'], text: 'Einheit, Feld oder Ziel wählen; noch einmal, um es zu tun' },
    { keys: ['Bild ↑', 'Bild ↓'], text: 'zur nächsten Einheit, die etwas darf, oder zum nächsten Ziel' },
    { keys: ['1', '2', '3'], text: 'stehend, kniend, liegend, beim Aufstellen und bei den Haltungen' },
    { keys: ['+', '−', '0'], text: 'näher, weiter weg, der ganze Boden' },
    { keys: ['Esc'], text: 'loslassen, was gewählt ist' },
    { keys: ['?'], text: 'was hier steht und was es darf' },
  ],
};

const percent = (chance: number) => `${Math.round((chance / 36) * 100)} %`;

export const nameOfType = (code: string): string => text.types[code] ?? code;
export const nameOfCalling = (code: string): string => text.callings[code] ?? nameOfType(code);
export const nameOfWeapon = (code: string): string => text.weapons[code] ?? code;
