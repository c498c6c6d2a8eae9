/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

const ARMY = 'Eine Armee: `units`, eine Liste aus {type, weapons, mounts, count}.';

export const served: Served = {
  options: {
    map: 'Das Gelände auf dem Boden.',
    veh_in_trees: 'Fahrzeuge dürfen unter Bäume.',
    trees_block: 'Bäume nehmen die Sicht wie Gebäude.',
    mortar_indirect: 'Ein Mörser braucht nur Reichweite, keine Sicht.',
    wounds_monotonic: 'Mit zwei und drei Wunden wird der Weg zuerst halbiert.',
    no_officer:
      'Ohne Offizier würfeln Einheiten, ob sie handeln, oder niemand bewegt sich, oder ohne Wirkung.',
    confusion: 'Eine verwirrte Einheit tut nichts, oder darf sich nur nicht bewegen.',
    at_weapons: 'Bazooka, Mörser und Panzerkanone: ein Bonus gegen Fahrzeuge, oder nur auf Fahrzeuge.',
    attacks: 'Ein Soldat greift einmal im halben Zug an, oder einmal in jedem Schritt.',
    grenades: 'Granaten werden ohne Grenze geworfen, oder einmal.',
    carry: 'Bis zu drei Waffen, eine davon schwer, oder was man mag.',
    declare: 'Was in Schritt 2 genannt wird: das Feuer der Soldaten, oder jeder Angriff.',
    h2h_reply: 'Wer im Nahkampf angegriffen wird, schlägt zurück.',
    terrain_cols: 'Die Spalten der Geländetafel für Angriffe sind die des Angreifers, oder die des Ziels.',
    prone_melee: 'Liegen zählt auch gegen Angriffe im Nahkampf, oder nicht.',
    nine: 'Ein Ergebnis von 9 tötet, oder verwundet.',
    fourth_wound: 'Eine vierte Wunde tötet, oder ändert nichts.',
    fire_scope: 'Was Wunden verderben: Feuer und Granaten, jeden Angriff, oder gezieltes Feuer.',
    medic:
      'Ein Sanitäter heilt drei Soldaten in jedem Zug, je eine Wunde oder alle, oder drei im ganzen Spiel.',
    medic_self: 'Ein Sanitäter darf sich selbst heilen.',
    init_dice: 'Würfel für Initiative und Aufstellung, auf jeder Seite.',
    points: 'Punkte, die für eine Armee ausgegeben werden dürfen.',
    army: 'Die Armee beider Seiten, oder beide kaufen.',
    army_west: 'Die Armee von West, wenn sie eine andere ist.',
    army_east: 'Die Armee von East, wenn sie eine andere ist.',
    scenario: 'Was gewinnt: der Feind vernichtet, Punkte in acht Runden, oder die drei Marken.',
    rounds: 'Runden, die gespielt werden; üblich 12, 8 oder 10, je nach Szenario.',
    resign: 'Eine Seite darf aufgeben.',
  },
  documents: {
    map: 'Eine Karte: `pieces`, eine Liste von Gelände als [type, x0, y0, x1, y1] in Feldern, beide Ecken eingeschlossen.',
    army: ARMY,
    army_west: ARMY,
    army_east: ARMY,
  },
  board: {
    maps: {
      default: 'Der Boden',
      open: 'Leerer Boden',
      village: 'Dorf',
      orchard: 'Obstgarten',
    },
    armies: {
      rifle: 'Schützentrupp',
      motor: 'Motorstreife',
      mixed: 'Gemischte Patrouille',
      armour: 'Panzerzug',
    },
  },
  levels: {
    lieutenant: 'Sieht einen Schritt voraus und weiß, was sich lohnt.',
  },
  figures: {
    attacks: 'Angriffe',
    wounded: 'Zugefügte Wunden',
    killed: 'Ausgeschaltete Gegner',
    expected: 'Zu erwartende Augen bei Angriffen',
    rolled: 'Gewürfelte Augen bei Angriffen',
    dirt: 'Zu Boden geworfen',
    healed: 'Geheilte Wunden',
    points: 'Punkte für ausgeschaltete Gegner',
  },
  said: {
    'option *: pieces[*] overlaps pieces[*] (*)': 'Option {1}: pieces[{2}] überschneidet pieces[{3}] ({4})',
    'option *: * is [type, x0, y0, x1, y1] (*)': 'Option {1}: {2} heißt [type, x0, y0, x1, y1] ({3})',
    'option *: *: * is *; it is a whole number from * to * (*)':
      'Option {1}: {2}: {3} ist {4}; erlaubt ist eine ganze Zahl von {5} bis {6} ({7})',
    'option *: *: the first corner is the lowest (*)':
      'Option {1}: {2}: Die erste Ecke ist die kleinste ({3})',
    'option *: * is a mapping with a type (*)': 'Option {1}: {2} hat Schlüssel, darunter type ({3})',
    'option *: an army has 1 to * units, not * (*)':
      'Option {1}: Eine Armee hat 1 bis {2} Einheiten, nicht {3} ({4})',
    'option *: *: what a vehicle has is mounted, not carried (*)':
      'Option {1}: {2}: Die Waffen eines Fahrzeugs sind montiert, nicht getragen ({3})',
    'option *: *: * mounts up to * (*)': 'Option {1}: {2}: {3} trägt höchstens {4} montierte Waffen ({5})',
    'option *: *: only vehicles have mounts (*)':
      'Option {1}: {2}: Nur Fahrzeuge haben montierte Waffen ({3})',
    'option *: *: no weapon is carried twice (*)': 'Option {1}: {2}: Keine Waffe wird doppelt getragen ({3})',
    'option *: name is one line of up to * characters (*)':
      'Option {1}: name ist eine Zeile von höchstens {2} Zeichen ({3})',
    'option *: *: there is no *; there is * (*)': 'Option {1}: {2}: {3} gibt es nicht; es gibt {4} ({5})',
    'option *: there is no *; there is * (*)': 'Option {1}: {2} gibt es nicht; es gibt {3} ({4})',
    'option *: * is a list of up to * (*)': 'Option {1}: {2} ist eine Liste von höchstens {3} ({4})',
    'option *: * is *; it is one of * (*)': 'Option {1}: {2} ist {3}; erlaubt ist {4} ({5})',
    'option * costs * points; * may be spent (*)': 'Option {1} kostet {2} Punkte; {3} dürfen es sein ({4})',
    'option *: unit * carries *; at most * weapons, one of them heavy (*)':
      'Option {1}: Einheit {2} trägt {3}; höchstens {4} Waffen, eine davon schwer ({5})',
  },
};
