/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    mode: 'Ein einzelnes Spiel, oder Runden, bis jemand sieben Punkte hat.',
    retaliate_full: 'Auf eine Vergeltung antworten auch Betäuben und Rückzug.',
    attack_answers_retaliate: 'Auf eine Vergeltung antwortet auch ein Angriff.',
    boost:
      'Was eine Waffe oder Stärkekarte von der Antwort verlangt: eine solche Karte, oder gleich viel Stärke.',
    surrender: 'Ein besiegter Soldat kommt unter den Soldatenstapel, oder zu den Soldaten des Siegers.',
    redirect_attacker: 'Umlenken darf den Angriff auf den Angreifer zurückrichten.',
    overflow: 'Training über vier Punkte hinaus: Der Überschuss verfällt, oder es müssen genau vier sein.',
    new_soldier: 'Ein verdienter Soldat wird vom Stapel gezogen, oder ausgesucht.',
    hand_limit: 'Karten, die man am Ende des eigenen Zuges behalten darf.',
    refill_each_turn: 'Zu Beginn jedes eigenen Zuges wird die Hand auf acht aufgefüllt.',
    persuasion: 'Überreden tut nichts, oder beendet einen Kampf als Waffenstillstand.',
    ask: 'In jedem Fenster werden alle gefragt, oder nur, wer reagieren könnte.',
    max_turns: 'So viele Züge beenden ein Spiel oder eine Runde.',
    max_rounds: 'So viele Runden beenden einen Wettkampf.',
  },
  orders: {
    pass: { title: 'Immer passen', text: 'Du wirst nie gefragt.' },
    shot: {
      title: 'Frag mich bei Gefahr',
      text: 'Du wirst nach Spiegel und Blindgänger gefragt.',
    },
    attack: {
      title: 'Frag mich bei jedem Angriff',
      text: 'Du wirst bei fremden Angriffen gefragt, und nach Spiegel und Blindgänger.',
    },
    always: {
      title: 'Frag mich immer',
      text: 'Du wirst in jedem Fenster gefragt, auch zu deinen eigenen Karten und vor den Zügen der anderen.',
    },
  },
  figures: {
    drawn: 'Gezogene Karten',
    laid: 'Im Gefecht gelegte Karten',
    combats: 'Begonnene Gefechte',
    won: 'Gewonnene Gefechte',
    gained: 'Gewonnene Soldaten',
    lost: 'Verlorene Soldaten',
  },
  said: {
    'Your move: train, or discard a card.': 'Dein Zug: Trainiere oder leg eine Karte ab.',
    'Your move: start a combat, or discard a card.': 'Dein Zug: Beginne einen Kampf oder leg eine Karte ab.',
    'Your move: discard a card.': 'Dein Zug: Leg eine Karte ab.',
    'Your move: train, start a combat, or discard a card.':
      'Dein Zug: Trainiere, beginne einen Kampf oder leg eine Karte ab.',
    'Lay the Attack: with a weapon, an intensity card, both or neither.':
      'Leg den Angriff: mit einer Waffe, einer Stärkekarte, beidem oder keinem davon.',
    'Play waits: you may interfere, shoot, bomb or pass.':
      'Das Spiel wartet: Du kannst eingreifen, schießen, die Bombe werfen oder passen.',
    'Play waits: you may shoot, bomb or pass.':
      'Das Spiel wartet: Du kannst schießen, die Bombe werfen oder passen.',
    '* shoots at your *: a Mirror saves it.': '{1} schießt auf deinen Soldaten: Ein Spiegel rettet ihn.',
    '* bombs: a Dud saves you, a Super Dud everybody.':
      '{1} wirft die Bombe: Ein Blindgänger rettet dich, ein Superblindgänger alle.',
    'You may keep * cards: discard *.': 'Du darfst {1} Karten behalten: Leg {2} ab.',
    'Nothing need be added.': 'Nichts muss dazu.',
    'Add a weapon, an intensity card, or both.': 'Dazu muss eine Waffe, eine Stärkekarte oder beides.',
    "Add the *, the *'s power weapon, or a weapon and an intensity card.":
      'Dazu muss die eigene Spezialwaffe des Soldaten, oder eine Waffe und eine Stärkekarte.',
    "Add a strength of at least *: an intensity card counts 1, a weapon 1 or, if it is the *, the *'s power weapon, 2.":
      'Dazu muss eine Stärke von mindestens {1}: Eine Stärkekarte zählt 1, eine Waffe 1, die eigene Spezialwaffe des Soldaten 2.',
  },
};
