/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    first: 'Der erste Platz, um den Tisch gezählt: 0 ist A.',
    open_take: 'Die offene Karte, die man nehmen kann: die vor der eigenen abgelegten, oder die oberste.',
    zero_check: 'Wann null Soldaten gewinnen: am Ende des Zuges, oder auch gleich nach dem Ablegen.',
    sc2_carry:
      'Eine 2 Schriftrolle weiterzugeben befreit den, der sie spielt, oder bindet ihn und den Nächsten.',
    advisor: 'Jeder Berater verdoppelt die Summe, oder nur einer.',
    forced_enemy: 'Wer ziehen muss, nimmt den Feindangriff, oder bleibt davon verschont.',
    stall_rounds: 'Nach so vielen Runden, in denen offen gezogen wurde, ist der Zugstapel Pflicht.',
  },
  figures: {
    laid: 'Abgelegte Karten',
    sets: 'Davon in Sätzen',
    drawn: 'Karten vom Zugstapel',
    taken: 'Karten vom offenen Stapel',
    enemies: 'Feindangriffe',
  },
  said: {
    'Your turn: discard one card, two or three of a kind, or one of each red card.':
      'Du bist dran: Leg eine Karte ab, zwei oder drei gleiche, oder je eine von den roten.',
    'You are under a 2 Scroll: discard one card only, then two are drawn for you.':
      'Du stehst unter einer 2 Schriftrolle: Leg nur eine Karte ab, dann werden zwei für dich gezogen.',
    'You are under a 1 Scroll: discard one card only, then one is drawn for you.':
      'Du stehst unter einer 1 Schriftrolle: Leg nur eine Karte ab, dann wird eine für dich gezogen.',
    'A 2 Scroll carries it on.': 'Eine 2 Schriftrolle gibt es weiter.',
    'This is your last turn.': 'Das ist dein letzter Zug.',
  },
};
