/* Every word of this game's client, in English. What the rules say comes from the server. */

export const text = {
  pitch: 'Toy soldiers, a tape measure and two dice. Take the three markers and hold them.',

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
    confused: 'confused, cannot act',
    killed: 'out of action',
    unarmed: 'unarmed',
    in: (terrain: string) => (terrain === 'behind a vehicle' ? terrain : `in ${terrain}`),
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  },

  board: {
    label:
      'The floor, 24 by 16 ft, in cells of ½ ft. Arrow keys move from cell to cell, Enter chooses, Page Down goes to the next unit that may act.',
    cell: (x: number, y: number, what: string) => `${x},${y}: ${what}`,
    open: 'open ground',
    marker: (number: number) => `marker ${number}`,
    moveHere: (title: string) => `${title} can move here.`,
    placeHere: (title: string) => `${title} can be placed here.`,
    fireHere: (title: string) => `${title} can choose this target.`,
    mayAct: 'This unit can still act.',
    picked: (title: string, may: string) => `${title} selected. ${may}`,
    nothing: 'It cannot do anything now.',
    laidDown: 'Deselected.',
    closer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Whole floor',
    /** Of the numbers along the floor, which count cells. */
    unit: 'cell = ½ ft',
    feet: (feet: number) => `${feet} ft`,
    feetOf: (way: string, most: string) => `${way} of ${most} ft`,
  },

  steps: {
    label: 'Steps of the half-turn',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    roundShort: (round: number, rounds: number) => `Round ${round}/${rounds}`,
    step: (number: number, title: string, left: number | null) =>
      left ? `Step ${number}: ${title}, ${left} left to act` : `Step ${number}: ${title}`,
    /** Before the step that is being played, where the others are boxes with their numbers. */
    nth: (number: number) => `Step ${number}:`,
    phase: {
      buy: 'Buying armies',
      roll: 'Rolling dice',
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
    deploy: 'Choose a unit, then a cell in your zone.',
    proposing: 'Finding a place for each unit.',
    proposed: 'Place your units like this, or go back and place them yourself.',
    deploying: 'Placing your units.',
    deployUnit: (title: string) => `${title}: choose a cell in your zone.`,
    move: 'Choose a unit to move.',
    moveUnit: (title: string, feet: string) => `${title} can move up to ${feet} ft: where to?`,
    moved: (title: string) => `${title} has moved.`,
    moveThere: (title: string, cost: string) => `${title}: ${cost}.`,
    declare: 'Choose a unit to fire, then its target.',
    aim: (title: string) => `${title}: choose a target.`,
    melee: 'Choose a unit to attack hand-to-hand.',
    vehicles: 'Choose a vehicle to fire.',
    position: 'Choose a unit to change its position.',
    positionUnit: (title: string) => `${title}: choose a position.`,
    heal: 'Choose a Medic.',
    healUnit: (title: string) => `${title}: choose a soldier to heal.`,
    dirt: (title: string, count: number) =>
      count > 1
        ? `${count} enemies aim at your ${title}. Hit the dirt?`
        : `An enemy aims at your ${title}. Hit the dirt?`,
    attack: (unit: string, weapon: string, target: string) => `${unit} attacks ${target} (${weapon})?`,
    heals: (unit: string, target: string) => `${unit} heals ${target}?`,
    buy: 'Buy your army. Your opponent sees it when you are both ready.',
  },

  hint: {
    buy: (type: string, arms: string[]) => `Buy: ${[type, ...arms].join(', ')}`,
    move: (title: string) => `${title} moves to the marked place`,
    deploy: (title: string, position: string) =>
      position ? `${title} starts at the marked place, ${position}` : `${title} starts at the marked place`,
    position: (title: string, stance: string) => `${title}: ${stance}`,
    attack: (title: string, target: string, weapon: string) => `${title} attacks ${target}: ${weapon}`,
    heal: (title: string, target: string) => `${title} heals ${target}`,
  },

  button: {
    dirt: 'Hit the dirt',
    stay: 'Stay up',
    resign: 'Resign',
    resignSure: 'Resign? Your opponent wins.',
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
    leave: 'Keep all positions',
    leaveOthers: 'Keep the others',
    deploy: 'Deploy for me',
    deployTitle: 'Suggests a place for each unit that is not placed yet. Nothing is final until you confirm.',
    deployAll: 'Place them like this',
    stop: 'Stop',
    waitsSure: (titles: string[]) => `Not confirmed yet: ${titles.join(', ')}. End anyway?`,
    endSure: (count: number) =>
      count === 1 ? 'One unit can still act. End anyway?' : `${count} units can still act. End anyway?`,
  },

  tray: {
    units: 'Your units',
    targets: 'Targets',
    stances: 'Position',
    toPlace: (count: number) => (count === 1 ? 'One unit to place' : `${count} units to place`),
    none: 'No target in range and in sight. Tap an enemy to see why.',
    chance: (wound: number, kill: number) =>
      kill ? `hit ${percent(wound)}, kill ${percent(kill)}` : `hit ${percent(wound)}`,
    may: 'may act',
    aimedBy: (list: string) => `Aiming at it: ${list}.`,
  },

  dice: {
    label: 'Dice',
    result: { missed: 'missed', wounded: 'wounded', killed: 'out of action' } as Record<string, string>,
    scored: (score: number, result: string) => `score ${score}: ${result}`,
    of: (unit: string, target: string) => `${unit} attacks ${target}:`,
    close: 'Hide the last results',
  },

  army: {
    units: 'Your army',
    types: 'Add a unit',
    presets: 'Ready-made armies',
    presetsTitle: 'Replaces your list by a whole army',
    last: (cost: number) => `My last army (${cost})`,
    points: (used: number, all: number) => `${used} of ${all} points`,
    over: (count: number) => `${count} points too many`,
    ready: 'Ready',
    doubts: (left: number, unarmed: number) =>
      [
        left === 1 ? '1 point is left' : left ? `${left} points are left` : '',
        unarmed === 1 ? 'one unit is unarmed' : unarmed ? `${unarmed} units are unarmed` : '',
      ]
        .filter(Boolean)
        .join(', '),
    readySure: (doubts: string) => `${doubts.charAt(0).toUpperCase()}${doubts.slice(1)}. Ready?`,
    sending: 'Sending your army.',
    clear: 'Clear',
    clearTitle: 'Removes all units from your list',
    empty: 'No units yet. Add a unit, or take a ready-made army.',
    remove: (title: string) => `Remove ${title}`,
    double: (title: string) => `Another ${title}`,
    add: (title: string, cost: number) => `Add ${title}, ${cost} points`,
    bought: 'bought',
    count: (count: number, most: number) => `${count} of ${most} units`,
  },

  side: {
    points: 'Points destroyed',
    markers: 'points from markers',
    alive: (alive: number, all: number) => `${alive} of ${all}`,
    nobody: 'Both armies are still hidden.',
    gone: 'out of action',
    wounds: (count: number) => (count === 1 ? '1 wound' : `${count} wounds`),
  },

  facts: { units: 'Units', points: 'Points', markers: 'Markers' },

  describe: {
    round: (round: number, rounds: number, step: string) => `Round ${round} of ${rounds}. Step: ${step}.`,
    side: (name: string, points: number, list: string) => `${name}, ${points} points destroyed: ${list}.`,
    markers: (name: string, count: number) =>
      `${name} has ${count} ${count === 1 ? 'point' : 'points'} from markers.`,
    nobody: 'no units',
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'move from cell to cell on the floor' },
    { keys: ['Shift ←', '↑', '→', '↓'], text: 'move 1 ft at a time' },
    { keys: ['Enter', 'Space'], text: 'choose a unit, a cell or a target; press again to confirm' },
    { keys: ['Page Up', 'Page Down'], text: 'next unit that may act, or next target' },
    { keys: ['1', '2', '3'], text: 'standing, kneeling, prone, while placing units or changing positions' },
    { keys: ['+', '−', '0'], text: 'zoom in, zoom out, whole floor' },
    { keys: ['Esc'], text: 'deselect' },
    { keys: ['?'], text: 'explain what is here' },
  ],
};

const percent = (chance: number) => `${Math.round((chance / 36) * 100)} %`;
