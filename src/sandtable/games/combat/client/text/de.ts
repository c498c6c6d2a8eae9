/* Every word of this game's client, in German. What the rules say is in catalogues: words/de.ftl. */
import type { Translated } from '$web/text/words';
import type { text as english } from './en';

const IN: Record<string, string> = {
  Gebäude: 'im Gebäude',
  Bäume: 'unter Bäumen',
  Grube: 'in der Grube',
};

export const text: Translated<typeof english> = {
  pitch: 'Spielzeugsoldaten, ein Maßband und zwei Würfel. Erobere die drei Marken und halte sie.',

  positions: { st: 'stehend', kn: 'kniend', pr: 'liegend' },
  stance: { st: 'Stehen', kn: 'Knien', pr: 'Liegen' },
  terrain: { bldg: 'Gebäude', trees: 'Bäume', hole: 'Grube', veh: 'hinter einem Fahrzeug' } as Record<
    string,
    string
  >,
  scenarios: { battle: 'Schlacht', skirmish: 'Gefecht', hold: 'Halten' } as Record<string, string>,

  unit: {
    called: (name: string, number: number | string | null) => (number ? `${name} ${number}` : name),
    yours: (title: string) => `${title.startsWith('Spezial') ? 'deine' : 'dein'} ${title}`,
    of: (owner: string, title: string) => `${owner}: ${title}`,
    wounds: (count: number) => (count === 1 ? 'eine Wunde' : `${count} Wunden`),
    confused: 'verwirrt, kann nichts tun',
    killed: 'außer Gefecht',
    unarmed: 'unbewaffnet',
    in: (terrain: string) => IN[terrain] ?? terrain,
    points: (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  },

  board: {
    label:
      'Der Boden, 24 mal 16 Fuß, in Feldern von ½ Fuß. Die Pfeiltasten gehen von Feld zu Feld, Enter wählt, Bild ab springt zur nächsten Einheit, die etwas tun kann.',
    cell: (x: number, y: number, what: string) => `${x},${y}: ${what}`,
    open: 'freies Gelände',
    marker: (number: number) => `Marke ${number}`,
    moveHere: (title: string) => `${title} kann hierher.`,
    placeHere: (title: string) => `${title} kann hier stehen.`,
    fireHere: (title: string) => `${title} kann auf dieses Ziel schießen.`,
    mayAct: 'Kann noch etwas tun.',
    picked: (title: string, may: string) => `${title} ausgewählt. ${may}`,
    nothing: 'Kann gerade nichts tun.',
    laidDown: 'Auswahl aufgehoben.',
    closer: 'Vergrößern',
    farther: 'Verkleinern',
    whole: 'Ganzer Boden',
    unit: 'Feld = ½ Fuß',
    feet: (feet: number) => `${feet} Fuß`,
    feetOf: (way: string, most: string) => `${way} von ${most} Fuß`,
  },

  steps: {
    label: 'Schritte des halben Zuges',
    round: (round: number, rounds: number) => `Runde ${round} von ${rounds}`,
    roundShort: (round: number, rounds: number) => `Runde ${round}/${rounds}`,
    step: (number: number, title: string, left: number | null) =>
      left ? `Schritt ${number}: ${title}, noch ${left} dran` : `Schritt ${number}: ${title}`,
    nth: (number: number) => `Schritt ${number}:`,
    phase: {
      buy: 'Armeen kaufen',
      roll: 'Es wird gewürfelt',
      initiative: 'Initiative',
      deploy: 'Aufstellung',
      officers: 'Befehle',
      move: 'Bewegen',
      declare: 'Ziele wählen',
      dirt: 'Hinwerfen',
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
    deploy: 'Wähle eine Einheit, dann ein Feld in deiner Zone.',
    proposing: 'Für jede Einheit wird ein Platz gesucht.',
    proposed: 'Stell deine Einheiten so auf, oder geh zurück und stell sie selbst auf.',
    deploying: 'Deine Einheiten werden aufgestellt.',
    deployUnit: (title: string) => `${title}: Wähle ein Feld in deiner Zone.`,
    move: 'Wähle eine Einheit, die du bewegen willst.',
    moveUnit: (title: string, feet: string) => `${title} kann bis zu ${feet} Fuß weit: wohin?`,
    moved: (title: string) => `${title} hat sich schon bewegt.`,
    moveThere: (title: string, cost: string) => `${title}: ${cost}.`,
    declare: 'Wähle, wer feuert, dann das Ziel.',
    aim: (title: string) => `${title}: Wähle ein Ziel.`,
    melee: 'Wähle, wer im Nahkampf angreift.',
    vehicles: 'Wähle ein Fahrzeug, das feuert.',
    position: 'Wähle, wer seine Haltung ändert.',
    positionUnit: (title: string) => `${title}: Wähle eine Haltung.`,
    heal: 'Wähle einen Sanitäter.',
    healUnit: (title: string) => `${title}: Wähle, wer geheilt wird.`,
    dirt: (title: string, count: number) =>
      count > 1
        ? `${count} Feinde zielen auf ${title}. Hinwerfen?`
        : `Ein Feind zielt auf ${title}. Hinwerfen?`,
    attack: (unit: string, weapon: string, target: string) => `${unit} gegen ${target} (${weapon})?`,
    heals: (unit: string, target: string) => `${unit} heilt ${target}?`,
    buy: 'Kauf deine Armee. Dein Gegner sieht sie, wenn ihr beide bereit seid.',
  },

  hint: {
    buy: (type: string, arms: string[]) => `Kaufen: ${[type, ...arms].join(', ')}`,
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
    dirt: 'Hinwerfen',
    stay: 'Nicht hinwerfen',
    resign: 'Aufgeben',
    resignSure: 'Aufgeben? Dein Gegner gewinnt.',
    move: 'Hierher',
    place: 'Hierher stellen',
    heal: 'Heilen',
    back: 'Zurück',
    done: 'Fertig',
    act: {
      declare: 'Dieses Ziel wählen',
      melee: 'Angreifen',
      fire: 'Feuern',
      heal: 'Heilen',
    } as Record<string, string>,
    end: {
      move: 'Bewegung beenden',
      declare: 'Zielwahl beenden',
      melee: 'Nahkampf beenden',
      vehicles: 'Fahrzeuge beenden',
      position: 'Haltungen beenden',
      heal: 'Heilen beenden',
    } as Record<string, string>,
    leave: 'Alle so lassen',
    leaveOthers: 'Die anderen so lassen',
    deploy: 'Für mich aufstellen',
    deployTitle: 'Schlägt für jede Einheit ohne Platz einen vor. Erst wenn du zustimmst, gilt es.',
    deployAll: 'So aufstellen',
    stop: 'Anhalten',
    waitsSure: (titles: string[]) => `Noch nicht bestätigt: ${titles.join(', ')}. Trotzdem beenden?`,
    endSure: (count: number) =>
      count === 1
        ? 'Eine Einheit kann noch etwas tun. Trotzdem beenden?'
        : `${count} Einheiten können noch etwas tun. Trotzdem beenden?`,
  },

  tray: {
    units: 'Deine Einheiten',
    targets: 'Ziele',
    stances: 'Haltung',
    toPlace: (count: number) =>
      count === 1 ? 'Noch eine Einheit aufzustellen' : `Noch ${count} Einheiten aufzustellen`,
    none: 'Kein Ziel in Reichweite und Sicht. Tippe einen Feind an, um zu sehen, warum nicht.',
    chance: (wound: number, kill: number) =>
      kill ? `Treffer ${percent(wound)}, tödlich ${percent(kill)}` : `Treffer ${percent(wound)}`,
    may: 'kann noch',
    aimedBy: (list: string) => `Es zielen: ${list}.`,
  },

  dice: {
    label: 'Würfel',
    result: { missed: 'daneben', wounded: 'verwundet', killed: 'außer Gefecht' } as Record<string, string>,
    scored: (score: number, result: string) => `Ergebnis ${score}: ${result}`,
    of: (unit: string, target: string) => `${unit} gegen ${target}:`,
    close: 'Letzte Ergebnisse ausblenden',
  },

  army: {
    units: 'Deine Armee',
    types: 'Einheit hinzufügen',
    presets: 'Fertige Armeen',
    presetsTitle: 'Ersetzt deine Liste durch eine ganze Armee',
    last: (cost: number) => `Meine letzte Armee (${cost})`,
    points: (used: number, all: number) => `${used} von ${all} Punkten`,
    over: (count: number) => (count === 1 ? '1 Punkt zu viel' : `${count} Punkte zu viel`),
    ready: 'Bereit',
    doubts: (left: number, unarmed: number) =>
      [
        left === 1 ? '1 Punkt ist übrig' : left ? `${left} Punkte sind übrig` : '',
        unarmed === 1
          ? 'eine Einheit ist unbewaffnet'
          : unarmed
            ? `${unarmed} Einheiten sind unbewaffnet`
            : '',
      ]
        .filter(Boolean)
        .join(', '),
    readySure: (doubts: string) => `${doubts.charAt(0).toUpperCase()}${doubts.slice(1)}. Bereit?`,
    sending: 'Deine Armee wird gesendet.',
    clear: 'Leeren',
    clearTitle: 'Entfernt alle Einheiten von deiner Liste',
    empty: 'Noch keine Einheiten. Füge eine hinzu, oder nimm eine fertige Armee.',
    remove: (title: string) => `${title} entfernen`,
    double: (title: string) => `${title} verdoppeln`,
    add: (title: string, cost: number) => `${title} hinzufügen, ${cost} ${cost === 1 ? 'Punkt' : 'Punkte'}`,
    bought: 'gekauft',
    count: (count: number, most: number) => `${count} von ${most} Einheiten`,
  },

  side: {
    points: 'Vernichtete Punkte',
    markers: 'Punkte von Marken',
    alive: (alive: number, all: number) => `${alive} von ${all}`,
    nobody: 'Beide Armeen sind noch verdeckt.',
    gone: 'außer Gefecht',
    wounds: (count: number) => (count === 1 ? '1 Wunde' : `${count} Wunden`),
  },

  facts: { units: 'Einheiten', points: 'Punkte', markers: 'Marken' },

  describe: {
    round: (round: number, rounds: number, step: string) => `Runde ${round} von ${rounds}. Schritt: ${step}.`,
    side: (name: string, points: number, list: string) => `${name}, ${points} vernichtete Punkte: ${list}.`,
    markers: (name: string, count: number) =>
      `${name} hat ${count} ${count === 1 ? 'Punkt' : 'Punkte'} von Marken.`,
    nobody: 'keine Einheiten',
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'von Feld zu Feld auf dem Boden' },
    { keys: ['Umschalt ←', '↑', '→', '↓'], text: '1 Fuß auf einmal' },
    { keys: ['Enter', 'Leertaste'], text: 'Einheit, Feld oder Ziel wählen; noch einmal zum Bestätigen' },
    { keys: ['Bild ↑', 'Bild ↓'], text: 'nächste Einheit, die etwas tun kann, oder nächstes Ziel' },
    { keys: ['1', '2', '3'], text: 'stehend, kniend, liegend, beim Aufstellen und bei den Haltungen' },
    { keys: ['+', '−', '0'], text: 'vergrößern, verkleinern, ganzer Boden' },
    { keys: ['Esc'], text: 'Auswahl aufheben' },
    { keys: ['?'], text: 'erklären, was hier ist' },
  ],
};

const percent = (chance: number) => `${Math.round((chance / 36) * 100)} %`;
