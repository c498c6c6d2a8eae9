/* Every word of this game's client, in English. What the rules say comes from the server. */

export const text = {
  pitch: 'Toy soldiers, a tape measure and two dice. Take the markers and hold them.',

  types: {
    O: 'Officer',
    SF: 'Special Forces',
    M: 'Medic',
    S: 'Soldier',
    J: 'Jeep',
    MC: 'Motorcycle',
    APC: 'APC',
    T: 'Tank',
  } as Record<string, string>,
  /** What units are called: by type, Soldiers by the weapon that they are there for. */
  callings: {
    rifle: 'Rifleman',
    mg: 'Machine gunner',
    baz: 'Bazooka gunner',
    mort: 'Mortar gunner',
  } as Record<string, string>,
  weapons: {
    knife: 'knife',
    pistol: 'pistol',
    rifle: 'rifle',
    mg: 'machine gun',
    gren: 'grenade',
    baz: 'bazooka',
    mort: 'mortar',
    gun: 'gun',
    melee: 'hand-to-hand',
  } as Record<string, string>,
  positions: { st: 'standing', kn: 'kneeling', pr: 'prone' },
  stance: { st: 'Stand', kn: 'Kneel', pr: 'Lie down' },
  terrain: { bldg: 'building', trees: 'trees', hole: 'hole', veh: 'behind a vehicle' } as Record<
    string,
    string
  >,
  scenarios: { battle: 'Battle', skirmish: 'Skirmish', hold: 'Hold' } as Record<string, string>,

  unit: {
    called: (name: string, number: number | string | null) => (number ? `${name} ${number}` : name),
    yours: (title: string) => `your ${title}`,
    of: (owner: string, title: string) => `${owner}'s ${title}`,
    wounds: (count: number) => (count === 1 ? 'one wound' : `${count} wounds`),
    confused: 'confused: it may not act',
    killed: 'out of action',
    unarmed: 'unarmed',
    in: (terrain: string) => (terrain === 'behind a vehicle' ? terrain : `in ${terrain}`),
    points: (count: number) => `${count} points`,
  },

  board: {
    label:
      'The floor, 24 by 16 feet, in cells of half a foot. Arrow keys go from cell to cell, Enter chooses, Page Down goes to the next unit that may act.',
    cell: (x: number, y: number, what: string) => `${x},${y}: ${what}`,
    open: 'open ground',
    marker: (number: number) => `marker ${number}`,
    moveHere: (title: string) => `${title} may go here.`,
    placeHere: (title: string) => `${title} may be placed here.`,
    fireHere: (title: string) => `${title} may choose it.`,
    mayAct: 'It has something left to do.',
    picked: (title: string, may: string) => `${title} chosen. ${may}`,
    nothing: 'It can do nothing now.',
    laidDown: 'Laid down.',
    closer: 'Closer',
    farther: 'Farther',
    whole: 'Whole floor',
    /** Of the numbers along the floor. */
    unit: '½ ft',
    feet: (feet: number) => `${feet} ft`,
    feetOf: (way: string, most: string) => `${way} of ${most} ft`,
  },

  steps: {
    label: 'The steps of the turn',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    roundShort: (round: number, rounds: number) => `Round ${round}/${rounds}`,
    step: (number: number, title: string, left: number | null) =>
      left ? `Step ${number}: ${title}, ${left} left` : `Step ${number}: ${title}`,
    phase: {
      buy: 'Armies are bought',
      roll: 'The dice decide',
      initiative: 'Initiative',
      deploy: 'Deployment',
      officers: 'Orders',
      move: 'Move',
      declare: 'Name targets',
      dirt: 'Hit the dirt',
      sighted: 'Fire',
      grenades: 'Grenades',
      melee: 'Hand-to-hand',
      vehicles: 'Vehicles',
      position: 'Positions',
      heal: 'Medics',
      removal: 'Casualties',
      over: 'The battle is over',
    } as Record<string, string>,
  },

  ask: {
    deploy: 'Choose a unit, then a cell of your zone.',
    proposing: 'A place is being found for each of them.',
    proposed: 'This is how they would stand. Place them so, or go back and do it yourself.',
    deploying: 'They take their places.',
    deployUnit: (title: string) => `${title}: choose a cell of your zone.`,
    move: 'Choose a unit to move.',
    moveUnit: (title: string, feet: string) => `${title} goes up to ${feet} ft: where to?`,
    moved: (title: string) => `${title} has moved.`,
    moveThere: (title: string, cost: string) => `${title}: ${cost}.`,
    declare: 'Choose who fires, then at whom.',
    aim: (title: string) => `${title}: at whom?`,
    melee: 'Who attacks hand-to-hand?',
    vehicles: 'Which vehicle fires?',
    position: 'Who changes position for the next turn?',
    positionUnit: (title: string) => `${title}: which position?`,
    heal: 'Which Medic heals?',
    healUnit: (title: string) => `${title}: whom?`,
    dirt: (title: string, count: number) =>
      count > 1 ? `${title} is aimed at by ${count}. Hit the dirt?` : `${title} is aimed at. Hit the dirt?`,
    attack: (unit: string, weapon: string, target: string) => `${unit}, ${weapon}, at ${target}?`,
    sum: (target: string, sum: string) => `${target}: ${sum}.`,
    heals: (unit: string, target: string) => `${unit} heals ${target}?`,
    buy: 'Buy your army: the others see it when both are done.',
  },

  hint: {
    buy: (type: string, arms: string[]) => `buy ${[type, ...arms].join(', ')}`,
    move: (title: string) => `${title} goes to the marked place`,
    deploy: (title: string, position: string) =>
      position ? `${title} begins at the marked place, ${position}` : `${title} begins at the marked place`,
    position: (title: string, stance: string) => `${title}: ${stance}`,
    attack: (title: string, target: string, weapon: string) => `${title} attacks ${target}: ${weapon}`,
    heal: (title: string, target: string) => `${title} heals ${target}`,
  },

  button: {
    dirt: 'Hit the dirt',
    stay: 'Stay up',
    resign: 'Resign',
    resignSure: 'Resign? The other side wins.',
    move: 'Move here',
    place: 'Place here',
    heal: 'Heal',
    back: 'Back',
    done: 'Done',
    act: {
      declare: 'Name this target',
      melee: 'Attack',
      fire: 'Fire',
      heal: 'Heal',
    } as Record<string, string>,
    end: {
      move: 'End movement',
      declare: 'End naming targets',
      melee: 'End hand-to-hand',
      vehicles: 'End vehicles',
      position: 'End positions',
      heal: 'End healing',
    } as Record<string, string>,
    leave: 'Leave all as they are',
    leaveOthers: 'Leave the others',
    deploy: 'Deploy for me',
    deployTitle:
      'Shows a place for each of your units that has none yet. Nothing is final before you say so.',
    deployAll: 'Place them like this',
    stop: 'Stop',
    waitsSure: (titles: string[]) => `Not done yet: ${titles.join(', ')}. End all the same?`,
    endSure: (count: number) =>
      count === 1
        ? 'One unit could still do something. End?'
        : `${count} units could still do something. End?`,
  },

  tray: {
    units: 'Your units',
    targets: 'Targets',
    stances: 'Position',
    toPlace: (count: number) => (count === 1 ? 'One unit to place' : `${count} units to place`),
    none: 'No target in range and sight. Tap an enemy to see why not.',
    chance: (wound: number, kill: number) =>
      kill ? `hit ${percent(wound)}, kill ${percent(kill)}` : `hit ${percent(wound)}`,
    may: 'may act',
    aimedBy: (list: string) => `Aimed at by ${list}.`,
  },

  dice: {
    label: 'Dice',
    result: { missed: 'missed', wounded: 'wounded', killed: 'out of action' } as Record<string, string>,
    scored: (score: number, result: string) => `score ${score}: ${result}`,
    of: (unit: string, target: string) => `${unit} at ${target}:`,
    close: 'Put the last results away',
  },

  army: {
    units: 'Your army',
    types: 'Add a unit',
    presets: 'Ready-made armies',
    presetsTitle: 'A whole army at once, in place of what is on your list',
    last: (cost: number) => `My last one (${cost})`,
    points: (used: number, all: number) => `${used} of ${all} points`,
    over: (count: number) => `${count} points too many`,
    ready: 'Ready',
    doubts: (left: number, unarmed: number) =>
      [
        left === 1 ? 'one point is left' : left ? `${left} points are left` : '',
        unarmed === 1 ? 'one unit carries nothing' : unarmed ? `${unarmed} units carry nothing` : '',
      ]
        .filter(Boolean)
        .join(', '),
    readySure: (doubts: string) => `${doubts.charAt(0).toUpperCase()}${doubts.slice(1)}. Ready?`,
    sending: 'The list is being sent.',
    clear: 'Empty',
    clearTitle: 'Give all units back, and begin anew',
    empty: 'Nobody yet. Add a unit, or take a ready-made army.',
    remove: (title: string) => `Remove ${title}`,
    double: (title: string) => `Another ${title}`,
    add: (title: string, cost: number) => `Add ${title}, ${cost} points`,
    bought: 'bought',
    count: (count: number, most: number) => `${count} of ${most} units`,
  },

  side: {
    points: 'Points destroyed',
    markers: 'markers held',
    alive: (alive: number, all: number) => `${alive} of ${all}`,
    nobody: 'The armies have not been shown yet.',
    gone: 'out of action',
    wounds: (count: number) => (count === 1 ? '1 wound' : `${count} wounds`),
  },

  facts: { units: 'Units', points: 'Points', markers: 'Markers' },

  describe: {
    round: (round: number, rounds: number, step: string) => `Round ${round} of ${rounds}. Step: ${step}.`,
    side: (name: string, points: number, list: string) => `${name}, ${points} points destroyed: ${list}.`,
    markers: (name: string, count: number) => `${name} has ${count} for markers.`,
    nobody: 'nobody',
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'from cell to cell on the floor' },
    { keys: ['Shift ←', '↑', '→', '↓'], text: 'a foot at a time' },
    { keys: ['Enter', 'Space'], text: 'choose a unit, a cell or a target; again to do it' },
    { keys: ['Page Up', 'Page Down'], text: 'to the next unit that may act, or the next target' },
    { keys: ['1', '2', '3'], text: 'standing, kneeling, prone, while placing units or changing positions' },
    { keys: ['+', '−', '0'], text: 'closer, farther, the whole floor' },
    { keys: ['Esc'], text: 'let go of what is chosen' },
    { keys: ['?'], text: 'what stands here, and what it may do' },
  ],
};

const percent = (chance: number) => `${Math.round((chance / 36) * 100)} %`;

export const nameOfType = (code: string): string => text.types[code] ?? code;
export const nameOfCalling = (code: string): string => text.callings[code] ?? nameOfType(code);
export const nameOfWeapon = (code: string): string => text.weapons[code] ?? code;
