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
    "You win: all of *'s units are destroyed.": 'Du gewinnst: Alle Einheiten von {1} sind ausgeschaltet.',
    '* wins: all of your units are destroyed.': '{1} gewinnt: Alle deine Einheiten sind ausgeschaltet.',
    "* wins: all of *'s units are destroyed.": '{1} gewinnt: Alle Einheiten von {2} sind ausgeschaltet.',
    'You win on points for destroyed enemies.': 'Du gewinnst nach Punkten für ausgeschaltete Gegner.',
    '* wins on points for destroyed enemies.': '{1} gewinnt nach Punkten für ausgeschaltete Gegner.',
    'You win on points from markers.': 'Du gewinnst nach Punkten aus Marken.',
    '* wins on points from markers.': '{1} gewinnt nach Punkten aus Marken.',
    'You win because * resigned.': 'Du gewinnst, weil {1} aufgegeben hat.',
    '* wins because you resigned.': '{1} gewinnt, weil du aufgegeben hast.',
    '* wins because * resigned.': '{1} gewinnt, weil {2} aufgegeben hat.',
    'It is a draw: both sides have the same number of points.':
      'Remis: Beide Seiten haben gleich viele Punkte.',
    'The game is over.': 'Das Spiel ist zu Ende.',
    'The dice decide who deploys first.': 'Die Würfel entscheiden, wer zuerst aufstellt.',
    'The dice decide who goes first.': 'Die Würfel entscheiden, wer beginnt.',
    'There is no Officer: the dice decide which units may act.':
      'Es gibt keinen Offizier: Die Würfel entscheiden, welche Einheiten handeln dürfen.',
    'The dice are rolled for an attack.': 'Für einen Angriff wird gewürfelt.',
    'Waiting for * and * to buy an army.': '{1} und {2} kaufen gerade ihre Armeen.',
    'Waiting for * to buy an army.': '{1} kauft gerade eine Armee.',
    'Waiting for * to deploy a unit.': '{1} stellt gerade eine Einheit auf.',
    'Waiting for * to move.': '{1} bewegt gerade Einheiten.',
    'Waiting for * to name targets.': '{1} wählt gerade Ziele.',
    'Waiting for * to hit the dirt or stay up.': '{1} entscheidet gerade, wer sich hinwirft.',
    'Waiting for * to attack hand-to-hand.': '{1} greift gerade im Nahkampf an.',
    'Waiting for * to fire with vehicles.': '{1} feuert gerade mit Fahrzeugen.',
    'Waiting for * to choose positions.': '{1} wählt gerade Haltungen.',
    'Waiting for * to heal.': '{1} heilt gerade.',
    'Waiting for * to go on.': '{1} ist am Zug.',
    'Buy your army: you have * of * points left.': 'Kauf deine Armee: Du hast noch {1} von {2} Punkten.',
    'Deploy a unit in your zone.': 'Stell eine Einheit in deiner Zone auf.',
    'Move your units, or end the step.': 'Beweg deine Einheiten, oder beende den Schritt.',
    'Name targets for your soldiers, or end the step.':
      'Wähle Ziele für deine Soldaten, oder beende den Schritt.',
    'Attack hand-to-hand, or end the step.': 'Greif im Nahkampf an, oder beende den Schritt.',
    'Fire with your vehicles, or end the step.': 'Feuere mit deinen Fahrzeugen, oder beende den Schritt.',
    'Choose positions for the next turn, or end the step.':
      'Wähle Haltungen für den nächsten Zug, oder beende den Schritt.',
    'Heal with your Medics, or end the step.': 'Heile mit deinen Sanitätern, oder beende den Schritt.',
    '*: choose a cell in your zone.': 'Wähle ein Feld in deiner Zone.',
    '*: move up to * ft.': 'Beweg diese Einheit, bis zu {2} Fuß weit.',
    '*: choose a weapon and a target.': 'Wähle eine Waffe und ein Ziel.',
    '*: choose an enemy to attack.': 'Wähle einen Feind, den du angreifst.',
    '*: choose a position.': 'Wähle eine Haltung.',
    '*: choose a soldier to heal.': 'Wähle, wer geheilt wird.',
    '* aims at your *. Hit the dirt?': 'Ein Feind zielt auf deinen Soldaten. Soll er sich hinwerfen?',
    '* aim at your *. Hit the dirt?': 'Feinde zielen auf deinen Soldaten. Soll er sich hinwerfen?',
    'That unit is not yours.': 'Diese Einheit gehört dir nicht.',
    "It is *'s half-turn.": '{1} ist am Zug.',
    'You have * points left.': 'Du hast noch {1} Punkte.',
    'Out of range: the target is * ft away, and a hand-to-hand attack reaches * ft.':
      'Außer Reichweite: Das Ziel ist {1} Fuß entfernt, der Nahkampf reicht {2} Fuß weit.',
    'Out of range: the target is * ft away, and the * reaches * ft.':
      'Außer Reichweite: Das Ziel ist {1} Fuß entfernt, die Waffe reicht {3} Fuß weit.',
    'No line of sight: a building is in the way.': 'Keine Sicht: Ein Gebäude ist im Weg.',
    'No line of sight: terrain is in the way.': 'Keine Sicht: Gelände ist im Weg.',
    'Out of reach: this unit can move up to * ft.': 'Zu weit: Diese Einheit kommt bis zu {1} Fuß weit.',
    'Out of reach: too far, or something is in the way.': 'Zu weit, oder etwas ist im Weg.',
    'The target is out of range.': 'Das Ziel ist außer Reichweite.',
    'No line of sight: something is in the way.': 'Keine Sicht: Etwas ist im Weg.',
    'Another unit is already there.': 'Dort steht schon eine andere Einheit.',
    'No unit can leave the table.': 'Keine Einheit kann den Boden verlassen.',
    'This side has no Officer, so its units cannot move.':
      'Diese Seite hat keinen Offizier, also können sich ihre Einheiten nicht bewegen.',
    'This unit is confused: without an Officer it does nothing in its own half-turn.':
      'Diese Einheit ist verwirrt: Ohne Offizier tut sie in ihrem eigenen halben Zug nichts.',
    'This unit has already attacked in this half-turn.':
      'Diese Einheit hat in diesem halben Zug schon angegriffen.',
    'This unit has been killed.': 'Diese Einheit ist außer Gefecht.',
    'This unit has already acted in this step, or nothing would change.':
      'Diese Einheit hat in diesem Schritt schon gehandelt, oder es würde sich nichts ändern.',
    'First finish with the unit that you chose.': 'Beende zuerst den Zug der gewählten Einheit.',
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
