/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    first: 'Wer beginnt, um den Tisch gezählt: 0 ist A.',
    open_take: 'Welche offene Karte du nehmen darfst: die oberste vor deinem Ablegen, oder die danach.',
    zero_check: 'Wann du ohne Soldaten gewinnst: am Ende deines Zuges, oder auch nach dem Ablegen.',
    sc2_carry:
      'Gibst du eine 2er-Rolle weiter, bist du frei, oder sie gilt für dich und den nächsten Spieler.',
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
  figures: {
    laid: 'Abgelegte Karten',
    sets: 'Mehrere auf einmal abgelegt',
    drawn: 'Karten vom Zugstapel',
    taken: 'Karten vom offenen Stapel',
    enemies: 'Feindangriffe aufgenommen',
  },
  said: {
    'option *: counts: the deck has *; it may have * (*)':
      'Option {1}: counts: Der Stapel hat {2} Karten; erlaubt sind {3} ({4})',
    'option *: at least half of the cards are cards that count as soldiers (*)':
      'Option {1}: Mindestens die Hälfte der Karten zählt als Soldaten ({2})',
  },
};
