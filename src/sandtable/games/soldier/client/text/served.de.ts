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
    'option *: counts: the deck has *; it may have * (*)':
      'Option {1}: counts: Der Stapel hat {2} Karten; erlaubt sind {3} ({4})',
  },
};
