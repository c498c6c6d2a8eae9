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
};
