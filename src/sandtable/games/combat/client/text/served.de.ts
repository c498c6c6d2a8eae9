/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

const ARMY = 'Eine Armee: `units`, eine Liste aus {type, weapons, mounts, count}.';

export const served: Served = {
  options: {
    map: 'Das Gelände auf dem Boden.',
    veh_in_trees: 'Fahrzeuge dürfen unter Bäume fahren.',
    trees_block: 'Bäume nehmen die Sicht, wie Gebäude.',
    mortar_indirect: 'Mörser brauchen keine Sicht, nur Reichweite.',
    wounds_monotonic: 'Mit zwei oder drei Wunden wird der Weg zuerst halbiert.',
    no_officer:
      'Ohne Offizier würfelt jede Einheit, ob sie handelt, niemand bewegt sich, oder nichts ändert sich.',
    confusion: 'Eine verwirrte Einheit tut nichts, oder kann sich nur nicht bewegen.',
    at_weapons: 'Bazookas, Mörser und Panzerkanonen: Bonus gegen Fahrzeuge, oder nur gegen Fahrzeuge.',
    attacks: 'Ein Soldat greift einmal je halbem Zug an, oder einmal je Schritt.',
    grenades: 'Ein Soldat mit Granaten wirft im Spiel beliebig viele, oder eine.',
    carry: 'Ein Soldat trägt bis zu drei Waffen, eine davon schwer, oder beliebige Waffen.',
    declare:
      'Ziele, die in Schritt 2 gewählt werden: die für das Feuer der Soldaten, oder für jeden Angriff.',
    h2h_reply: 'Eine Einheit, die im Nahkampf angegriffen wird, schlägt zurück.',
    terrain_cols: 'Wessen Gelände einen Angriff verändert: das des Angreifers, oder das des Ziels.',
    prone_melee: 'Liegen schützt auch gegen Angriffe im Nahkampf, oder nicht.',
    nine: 'Ein Ergebnis von 9 tötet, oder verwundet.',
    fourth_wound: 'Eine vierte Wunde tötet, oder ändert nichts.',
    fire_scope: 'Was Wunden schwächen: Feuer und Granaten, jeden Angriff, oder nur gezieltes Feuer.',
    medic:
      'Ein Sanitäter heilt drei Soldaten je Zug, je eine Wunde oder alle Wunden, oder drei im ganzen Spiel.',
    medic_self: 'Ein Sanitäter darf sich selbst heilen.',
    init_dice: 'Würfel, die jede Seite für Aufstellung und Initiative wirft.',
    points: 'Punkte, die jede Seite für ihre Armee ausgeben darf.',
    army: 'Die Armee beider Seiten, oder beide kaufen eine.',
    army_west: 'Die Armee von West, wenn sie anders ist.',
    army_east: 'Die Armee von East, wenn sie anders ist.',
    scenario:
      'Wie man gewinnt: den Feind vernichten, die meisten Punkte vernichten, oder die drei Marken halten.',
    rounds: 'Zahl der Runden; üblich sind 12, 8 oder 10, je nach Szenario.',
    resign: 'Spieler dürfen aufgeben.',
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
    lieutenant: 'Schwer: denkt einen Zug voraus und weiß, was sich lohnt.',
  },
  figures: {
    attacks: 'Angriffe',
    wounded: 'Zugefügte Wunden',
    killed: 'Ausgeschaltete Gegner',
    expected: 'Erwartete Würfelsumme bei Angriffen',
    rolled: 'Gewürfelte Summe bei Angriffen',
    dirt: 'Hingeworfen',
    healed: 'Geheilte Wunden',
    points: 'Punkte für ausgeschaltete Gegner',
  },
  said: {
    'option *: pieces[*] overlaps pieces[*] (*)': 'Option {1}: pieces[{2}] überschneidet pieces[{3}] ({4})',
    'option *: * is [type, x0, y0, x1, y1] (*)': 'Option {1}: {2} heißt [type, x0, y0, x1, y1] ({3})',
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
    'option *: * is a list of up to * (*)': 'Option {1}: {2} ist eine Liste von höchstens {3} ({4})',
    'option * costs * points; * may be spent (*)': 'Option {1} kostet {2} Punkte; {3} dürfen es sein ({4})',
    'option *: unit * carries *; at most * weapons, one of them heavy (*)':
      'Option {1}: Einheit {2} trägt {3}; höchstens {4} Waffen, eine davon schwer ({5})',
  },
};
