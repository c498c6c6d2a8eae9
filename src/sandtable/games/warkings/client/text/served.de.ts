/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    first: 'Wer beginnt, um den Tisch gezählt: 0 ist A.',
    open_take: 'Welche offene Karte du nehmen darfst: die oberste vor deinem Ablegen, oder die danach.',
    zero_check: 'Wann du ohne Soldaten gewinnst: am Ende deines Zuges, oder auch nach dem Ablegen.',
    sc2_carry:
      'Gibst du eine 2er-Schriftrolle weiter, bist du frei, oder sie gilt für dich und den nächsten Spieler.',
    advisor: 'Jeder Berater verdoppelt die Soldaten einer Hand, oder nur einer.',
    forced_enemy: 'Musst du den Feindangriff ziehen, nimmst du ihn auf, oder nimmst die offene Karte.',
    stall_rounds:
      'Nach so vielen Runden, in denen alle die offene Karte nahmen, musst du vom Zugstapel ziehen.',
    rules: 'Karten und Zahlen der Regeln: wie gedruckt, oder geändert durch ein eigenes Dokument.',
  },
  documents: {
    rules:
      'Was anders ist als in der Anleitung: `counts`, wie viele Karten jeder Art im Spiel sind, und Zahlen der Regeln: `values`, `times`, `draws`, `set`, `hand`, etwa `values: {Advisor: 1}`.',
  },
  names: {
    '1 Soldier': '1 Soldat',
    '2 Soldiers': '2 Soldaten',
    '3 Soldiers': '3 Soldaten',
    Advisor: 'Berater',
    '2 Scroll': '2er-Schriftrolle',
    '1 Scroll': '1er-Schriftrolle',
    'Empty terrain': 'Leeres Gelände',
    'a Single Soldier': 'ein 1er-Soldat',
    'a Double Soldier': 'ein 2er-Soldat',
    'a Triple Soldier': 'ein 3er-Soldat',
    'an Advisor': 'ein Berater',
    'a Double Scroll': 'eine 2er-Schriftrolle',
    'a Single Scroll': 'eine 1er-Schriftrolle',
    'an Empty terrain': 'ein Leeres Gelände',
  },
  figures: {
    laid: 'Abgelegte Karten',
    sets: 'Mehrere auf einmal abgelegt',
    drawn: 'Karten vom Zugstapel',
    taken: 'Karten vom offenen Stapel',
    enemies: 'Feindangriffe aufgenommen',
  },
  said: {
    'You win with no soldiers left.': 'Du gewinnst ohne einen Soldaten auf der Hand.',
    'You and * win with no soldiers left.': 'Du und {&1} gewinnt ohne einen Soldaten auf der Hand.',
    'You, * win with no soldiers left.': 'Du, {&1} gewinnt ohne einen Soldaten auf der Hand.',
    '* wins with no soldiers left.': '{&1} gewinnt ohne einen Soldaten auf der Hand.',
    '* win with no soldiers left.': '{&1} gewinnen ohne einen Soldaten auf der Hand.',
    'You pick up the enemy attack with the fewest soldiers and win.':
      'Du nimmst den Feindangriff mit den wenigsten Soldaten auf und gewinnst.',
    'You and * pick up the enemy attack with the fewest soldiers and win.':
      'Du und {&1} nehmt den Feindangriff mit den wenigsten Soldaten auf und gewinnt.',
    'You, * pick up the enemy attack with the fewest soldiers and win.':
      'Du, {&1} nehmt den Feindangriff mit den wenigsten Soldaten auf und gewinnt.',
    '* picks up the enemy attack with the fewest soldiers and wins.':
      '{&1} nimmt den Feindangriff mit den wenigsten Soldaten auf und gewinnt.',
    '* pick up the enemy attack with the fewest soldiers and win.':
      '{&1} nehmen den Feindangriff mit den wenigsten Soldaten auf und gewinnen.',
    'You win with the fewest.': 'Du gewinnst mit den wenigsten.',
    'You and * win with the fewest.': 'Du und {&1} gewinnt mit den wenigsten.',
    'You, * win with the fewest.': 'Du, {&1} gewinnt mit den wenigsten.',
    '* wins with the fewest.': '{&1} gewinnt mit den wenigsten.',
    '* win with the fewest.': '{&1} gewinnen mit den wenigsten.',
    'You pick up the enemy attack without the fewest soldiers and lose.':
      'Du nimmst den Feindangriff auf, ohne die wenigsten Soldaten zu haben, und verlierst.',
    'You and * pick up the enemy attack without the fewest soldiers and lose.':
      'Du und {&1} nehmt den Feindangriff auf, ohne die wenigsten Soldaten zu haben, und verliert.',
    'You, * pick up the enemy attack without the fewest soldiers and lose.':
      'Du, {&1} nehmt den Feindangriff auf, ohne die wenigsten Soldaten zu haben, und verliert.',
    '* picks up the enemy attack without the fewest soldiers and loses.':
      '{&1} nimmt den Feindangriff auf, ohne die wenigsten Soldaten zu haben, und verliert.',
    '* pick up the enemy attack without the fewest soldiers and lose.':
      '{&1} nehmen den Feindangriff auf, ohne die wenigsten Soldaten zu haben, und verlieren.',
    'The last round is over.': 'Die letzte Runde ist vorbei.',
    'The turn limit is reached.': 'Die Höchstzahl der Züge ist erreicht.',
    'You win with the fewest soldiers.': 'Du gewinnst mit den wenigsten Soldaten.',
    'You and * win with the fewest soldiers.': 'Du und {&1} gewinnt mit den wenigsten Soldaten.',
    'You, * win with the fewest soldiers.': 'Du, {&1} gewinnt mit den wenigsten Soldaten.',
    '* wins with the fewest soldiers.': '{&1} gewinnt mit den wenigsten Soldaten.',
    '* win with the fewest soldiers.': '{&1} gewinnen mit den wenigsten Soldaten.',
    'You lose with the most.': 'Du verlierst mit den meisten.',
    'You and * lose with the most.': 'Du und {&1} verliert mit den meisten.',
    'You, * lose with the most.': 'Du, {&1} verliert mit den meisten.',
    '* loses with the most.': '{&1} verliert mit den meisten.',
    '* lose with the most.': '{&1} verlieren mit den meisten.',
    'Nobody loses.': 'Niemand verliert.',
    'At this table the deck has * × *, not *.': 'An diesem Tisch hat der Stapel {1} × {~2} statt {3}.',
    'At this table * counts as *, not *.': 'An diesem Tisch zählt {~1} {2} statt {3}.',
    'At this table an Advisor multiplies the soldiers by *, not *.':
      'An diesem Tisch nimmt ein Berater die Soldaten mit {1} statt {2} mal.',
    'At this table a player under * draws *, not *.':
      'An diesem Tisch bedeutet {~1}: {2} statt {3} Karten ziehen.',
    'At this table at most * equal cards are discarded at once, not *.':
      'An diesem Tisch darfst du höchstens {1} statt {2} gleiche Karten auf einmal ablegen.',
    'At this table each player is dealt *, not *.': 'An diesem Tisch bekommen alle {1} statt {2} Karten.',
    'option *: counts: the deck has *; it may have * (*)':
      'Option {1}: counts: Der Stapel hat {2} Karten; erlaubt sind {3} ({4})',
    'option *: at least half of the cards are cards that count as soldiers (*)':
      'Option {1}: Mindestens die Hälfte der Karten zählt als Soldaten ({2})',
    'The game is over.': 'Das Spiel ist zu Ende.',
    'The cards are being dealt.': 'Die Karten werden ausgeteilt.',
    'Waiting for * to discard.': '{1} legt gerade ab.',
    'Waiting for * to draw.': '{1} zieht gerade.',
    'Your turn: discard one card, two or three of a kind, or one of each red card.':
      'Du bist dran: Leg eine Karte ab, zwei oder drei gleiche, oder je eine der drei roten.',
    'Your last turn: discard one card, two or three of a kind, or one of each red card.':
      'Dein letzter Zug: Leg eine Karte ab, zwei oder drei gleiche, oder je eine der drei roten.',
    'Your turn: discard one card, two of a kind, or one of each red card.':
      'Du bist dran: Leg eine Karte ab, zwei gleiche, oder je eine der drei roten.',
    'Your last turn: discard one card, two of a kind, or one of each red card.':
      'Dein letzter Zug: Leg eine Karte ab, zwei gleiche, oder je eine der drei roten.',
    'Your turn: discard one card, or one of each red card.':
      'Du bist dran: Leg eine Karte ab, oder je eine der drei roten.',
    'Your last turn: discard one card, or one of each red card.':
      'Dein letzter Zug: Leg eine Karte ab, oder je eine der drei roten.',
    'Your turn, under a Double Scroll: discard one card, then draw two.':
      'Du bist dran. Für dich gilt eine 2er-Schriftrolle: Leg eine Karte ab und zieh dann zwei.',
    'Your last turn, under a Double Scroll: discard one card, then draw two.':
      'Dein letzter Zug. Für dich gilt eine 2er-Schriftrolle: Leg eine Karte ab und zieh dann zwei.',
    'Your turn, under a Double Scroll: discard one card and draw two, or pass yours on.':
      'Du bist dran. Für dich gilt eine 2er-Schriftrolle: Leg eine Karte ab und zieh zwei, oder gib deine eigene weiter.',
    'Your last turn, under a Double Scroll: discard one card and draw two, or pass yours on.':
      'Dein letzter Zug. Für dich gilt eine 2er-Schriftrolle: Leg eine Karte ab und zieh zwei, oder gib deine eigene weiter.',
    'Your turn, under a Single Scroll: discard one card, then draw one.':
      'Du bist dran. Für dich gilt eine 1er-Schriftrolle: Leg eine Karte ab und zieh dann eine vom Zugstapel.',
    'Your last turn, under a Single Scroll: discard one card, then draw one.':
      'Dein letzter Zug. Für dich gilt eine 1er-Schriftrolle: Leg eine Karte ab und zieh dann eine vom Zugstapel.',
    'Your turn, under *: discard one card, then draw *.':
      'Du bist dran. Für dich gilt {~1}: Leg eine Karte ab und zieh dann vom Zugstapel.',
    'Your last turn, under *: discard one card, then draw *.':
      'Dein letzter Zug. Für dich gilt {~1}: Leg eine Karte ab und zieh dann vom Zugstapel.',
    'Your turn, under a Double Scroll: discard one card and draw *, or pass yours on.':
      'Du bist dran. Für dich gilt eine 2er-Schriftrolle: Leg eine Karte ab und zieh vom Zugstapel, oder gib deine eigene weiter.',
    'Your last turn, under a Double Scroll: discard one card and draw *, or pass yours on.':
      'Dein letzter Zug. Für dich gilt eine 2er-Schriftrolle: Leg eine Karte ab und zieh vom Zugstapel, oder gib deine eigene weiter.',
    'Draw from the draw pile, or take the * from the open pile.':
      'Zieh vom Zugstapel, oder nimm die offene Karte.',
    'Pick up the enemy attack, or take the * from the open pile.':
      'Nimm den Feindangriff auf, oder nimm die offene Karte.',
  },
};
