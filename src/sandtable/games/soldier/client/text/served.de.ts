/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    mode: 'Ein einzelnes Spiel, oder Runden, bis ein Spieler sieben Punkte hat.',
    retaliate_full: 'Auch Betäuben und Rückzug antworten auf eine Vergeltung.',
    attack_answers_retaliate: 'Auch ein Angriff antwortet auf eine Vergeltung.',
    boost:
      'Nach einer Waffe oder Stärkekarte braucht die Antwort: eine solche Karte, oder ebenso viel Stärke.',
    surrender: 'Ein besiegter Soldat kommt unter den Soldatenstapel, oder zum Sieger.',
    redirect_attacker: 'Umlenken darf den Angriff auf den Angreifer zurückrichten.',
    overflow:
      'Training über vier Punkte hinaus: Die überzähligen Punkte verfallen, oder du brauchst genau vier.',
    new_soldier: 'Du ziehst den Soldaten, den du verdienst, oder suchst ihn im Stapel aus.',
    hand_limit: 'Wie viele Karten du am Ende deines Zuges behalten darfst.',
    refill_each_turn: 'Zu Beginn deines Zuges füllst du deine Hand auf acht Karten auf.',
    persuasion: 'Überreden tut nichts, oder beendet einen Kampf mit einem Waffenstillstand.',
    ask: 'Um außer der Reihe zu reagieren, werden alle Spieler gefragt, oder nur, wer reagieren könnte.',
    max_turns: 'Nach so vielen Zügen endet das Spiel oder die Runde.',
    max_rounds: 'Nach so vielen Runden endet der Wettkampf.',
    rules: 'Karten und Zahlen der Regeln: wie gedruckt, oder geändert durch ein eigenes Dokument.',
  },
  documents: {
    rules:
      'Was anders ist als in der Anleitung: `counts`, wie viele Karten jeder Art im Spiel sind, und Zahlen der Regeln: `hand`, `draws`, `draws_more`, `training`, `battles_to_win`, `soldiers_to_win`, `takes`, `answers`, `strength`, etwa `answers: {Stun: {Block: yes}}`.',
  },
  names: {
    Advance: 'Vorstoß',
    Attack: 'Angriff',
    Block: 'Abwehr',
    Retaliate: 'Vergeltung',
    Redirect: 'Umlenken',
    Stun: 'Betäuben',
    Retreat: 'Rückzug',
    '1 point of training': 'Training 1',
    '2 points of training': 'Training 2',
    '3 points of training': 'Training 3',
    Knife: 'Messer',
    Grenade: 'Granate',
    'Ninja Stars': 'Ninjasterne',
    'Sniper Rifle': 'Präzisionsgewehr',
    Pistol: 'Pistole',
    'Smoke Bomb': 'Rauchbombe',
    Superhuman: 'Superkraft',
    Adrenaline: 'Adrenalin',
    Sniper: 'Scharfschütze',
    Interfere: 'Eingreifen',
    'Radio for Help': 'Funkspruch',
    Mirror: 'Spiegel',
    Bomb: 'Bombe',
    Dud: 'Blindgänger',
    'Super Dud': 'Superblindgänger',
    Persuasion: 'Überreden',
  },
  orders: {
    pass: {
      title: 'Nie fragen',
      text: 'Du wirst nie gefragt. Du passt immer.',
    },
    shot: {
      title: 'Bei Gefahr fragen',
      text: 'Du wirst gefragt, wenn ein Spiegel oder Blindgänger möglich ist.',
    },
    attack: {
      title: 'Bei jedem Angriff fragen',
      text: 'Du wirst gefragt, wenn andere angreifen, oder wenn ein Spiegel oder Blindgänger möglich ist.',
    },
    always: {
      title: 'Immer fragen',
      text: 'Du wirst gefragt, wann immer du reagieren darfst, auch vor Zügen und nach deinen eigenen Karten.',
    },
  },
  figures: {
    drawn: 'Gezogene Karten',
    laid: 'Im Kampf gespielte Karten',
    combats: 'Begonnene Kämpfe',
    won: 'Gewonnene Kämpfe',
    gained: 'Gewonnene Soldaten',
    lost: 'Verlorene Soldaten',
  },
  said: {
    'You win.': 'Du gewinnst.',
    '* wins.': '{1} gewinnt.',
    'You and * share the win.': 'Du und {&1} teilt euch den Sieg.',
    'You, * share the win.': 'Du, {&1} teilt euch den Sieg.',
    '* share the win.': '{&1} teilen sich den Sieg.',
    'Three battles are won.': 'Drei Kämpfe sind gewonnen.',
    'Four soldiers live.': 'Vier Soldaten leben.',
    'The longest game allowed is over.': 'Die längste erlaubte Partie ist vorbei.',
    'Seven points from rounds are reached.': 'Sieben Punkte aus Runden sind erreicht.',
    'At this table the deck has * × *, not *.': 'An diesem Tisch hat der Stapel {1} × {~2} statt {3}.',
    'At this table a hand is dealt and filled up to *, not *.':
      'An diesem Tisch wird eine Hand bis {1} statt {2} ausgeteilt und aufgefüllt.',
    'At this table a player with one soldier or none draws *, not *.':
      'An diesem Tisch zieht ein Spieler mit höchstens einem Soldaten {1} statt {2}.',
    'At this table a player with more than one soldier draws *, not *.':
      'An diesem Tisch zieht ein Spieler mit mehreren Soldaten {1} statt {2}.',
    'At this table the points of training that earn a soldier are *, not *.':
      'An diesem Tisch bringen {1} statt {2} Trainingspunkte einen Soldaten.',
    'At this table the battles won that end the game are *, not *.':
      'An diesem Tisch endet das Spiel mit {1} statt {2} gewonnenen Kämpfen.',
    'At this table the soldiers that end the game are *, not *.':
      'An diesem Tisch endet das Spiel mit {1} statt {2} Soldaten.',
    'At this table Radio for Help takes *, not *.':
      'An diesem Tisch nimmt ein Funkspruch {1} statt {2} Karten.',
    'At this table * does not answer *.': 'An diesem Tisch antwortet {~1} nicht auf {~2}.',
    'At this table * answers *.': 'An diesem Tisch antwortet {~1} auch auf {~2}.',
    'At this table boosts are matched by strength, and * counts *, not *.':
      'An diesem Tisch braucht die Antwort ebenso viel Stärke, und {~1} zählt {2} statt {3}.',
    'option *: counts: the deck has *; it may have * (*)':
      'Option {1}: counts: Der Stapel hat {2} Karten; erlaubt sind {3} ({4})',
    'The game is over.': 'Das Spiel ist zu Ende.',
    'The cards are dealt.': 'Die Karten werden ausgeteilt.',
    'Your turn: draw a card.': 'Du bist dran: Zieh eine Karte.',
    'Your turn: draw a card, from the draw pile or the discard pile (* on top).':
      'Du bist dran: Zieh eine Karte, vom Zugstapel oder vom Ablagestapel.',
    'Your turn: draw * cards, one at a time.': 'Du bist dran: Zieh {1} Karten, eine nach der anderen.',
    'Your turn: draw * cards, one at a time, from the draw pile or the discard pile (* on top).':
      'Du bist dran: Zieh {1} Karten, eine nach der anderen, vom Zugstapel oder vom Ablagestapel.',
    'Your move: train, or discard a card.': 'Dein Zug: Trainiere, oder leg eine Karte ab.',
    'Your move: start a combat, or discard a card.': 'Dein Zug: Beginn einen Kampf, oder leg eine Karte ab.',
    'Your move: discard a card.': 'Dein Zug: Leg eine Karte ab.',
    'Your move: train, start a combat, or discard a card.':
      'Dein Zug: Trainiere, beginn einen Kampf, oder leg eine Karte ab.',
    'Play your Attack, with a weapon, an intensity card, both or neither.':
      'Spiel deinen Angriff, mit einer Waffe, einer Stärkekarte, beidem oder keinem davon.',
    "*'s * plays * against your *.": '{1} spielt eine Karte gegen deinen Soldaten.',
    'Answer it, or you lose the combat.': 'Antworte, sonst verlierst du den Kampf.',
    'Answer it, or the combat is a tie.': 'Antworte, sonst ist der Kampf unentschieden.',
    'Interfere, use a Sniper or a Bomb, or pass?':
      'Willst du eingreifen, einen Scharfschützen oder eine Bombe spielen, oder passen?',
    'Use a Sniper or a Bomb, or pass?':
      'Willst du einen Scharfschützen oder eine Bombe spielen, oder passen?',
    '* shoots at your *.': '{1} schießt auf deinen Soldaten.',
    'A Mirror saves it.': 'Ein Spiegel rettet ihn.',
    '* plays a Bomb.': '{1} spielt eine Bombe.',
    'A Dud saves you, a Super Dud saves everybody.':
      'Ein Blindgänger rettet dich, ein Superblindgänger rettet alle.',
    'Discard * card: you may keep *.': 'Leg {1} Karte ab: Du darfst {2} behalten.',
    'Discard * cards: you may keep *.': 'Leg {1} Karten ab: Du darfst {2} behalten.',
    'The Bomb takes one of your soldiers.': 'Die Bombe nimmt dir einen Soldaten.',
    'You have earned a soldier.': 'Du hast einen Soldaten verdient.',
    'Choose which.': 'Wähl aus, welchen.',
    'Choose one from the pile.': 'Wähl einen aus dem Stapel aus.',
    'You shoot at *.': 'Du schießt auf einen Soldaten.',
    '* shoots at *.': '{1} schießt auf einen Soldaten.',
    '* may use a Mirror.': '{1} darf einen Spiegel spielen.',
    'You play a Bomb.': 'Du spielst eine Bombe.',
    'The others may use a Dud.': 'Die anderen dürfen einen Blindgänger spielen.',
    'Waiting for the others: they may use a Sniper or a Bomb.':
      'Die anderen sind dran: Sie dürfen einen Scharfschützen oder eine Bombe spielen.',
    'Waiting for * to draw.': '{1} zieht gerade.',
    'Waiting for * to move.': '{1} ist am Zug.',
    'Waiting for * to play the Attack.': '{1} spielt gerade den Angriff.',
    'Waiting for * to answer.': '{1} antwortet gerade.',
    'Waiting for * to give up a soldier.': '{1} gibt gerade einen Soldaten her.',
    'Waiting for * to discard.': '{1} legt gerade ab.',
    'Waiting for * to choose a soldier.': '{1} sucht gerade einen Soldaten aus.',
    'Waiting for * to go on.': '{1} ist dran.',
    'Nothing need be added.': 'Nichts muss dazu.',
    'Add a weapon, an intensity card, or both.': 'Dazu muss eine Waffe, eine Stärkekarte oder beides.',
    "Add the *, the *'s power weapon, or a weapon and an intensity card.":
      'Dazu muss die Spezialwaffe des antwortenden Soldaten, oder eine Waffe und eine Stärkekarte.',
    "Add a strength of at least *: an intensity card counts 1, a weapon 1 or, if it is the *, the *'s power weapon, 2.":
      'Dazu muss eine Stärke von mindestens {1}: Eine Stärkekarte zählt 1, eine Waffe 1, die Spezialwaffe des Soldaten 2.',
    'Add a strength of at least *, by what weapons and intensity cards count at this table.':
      'Dazu muss eine Stärke von mindestens {1}, gezählt wie an diesem Tisch.',
  },
};
