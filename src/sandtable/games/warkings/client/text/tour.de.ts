/* The words of the guided first game. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Wer am Ende eines Zuges keine Soldaten hat, gewinnt; kommt der Feind, sind wenige Soldaten gut. Dein Zug beginnt mit dem Ablegen.',
  hand: 'Das ist deine Hand. Die Zahl auf einer Karte sagt, wie viele Soldaten sie ist. Je weniger, desto besser.',
  pick: 'Erst ablegen: Tippe eine Karte an. Zwei oder drei gleiche dürfen zusammen gehen, oder je eine von den roten.',
  lay: 'Jetzt leg sie. Sie wartet neben den Stapeln, bis du gezogen hast, und kommt dann auf den offenen Stapel: So kannst du sie nicht zurücknehmen.',
  draw: 'Dann zieh eine Karte: ungesehen vom Zugstapel, oder die offene, die alle sehen.',
  total:
    'Hier werden deine Soldaten gezählt. Jeder Berater verdoppelt sie alle, aber zweimal nichts ist nichts.',
  scroll:
    'Nach einer Schriftrolle legt der nächste Spieler nur eine Karte ab und zieht eine oder zwei vom Zugstapel.',
  trio: 'Das rote Trio, 1 Schriftrolle, 2 Schriftrolle und Leeres Gelände, darf zusammen gelegt werden. Andere Karten müssen gleich sein.',
  last: 'Der Feindangriff liegt obenauf: die letzte Runde. Wer ihn aufnimmt, gewinnt mit den wenigsten Soldaten und verliert sonst.',
  enemy:
    'Irgendwo in der unteren Hälfte dieses Stapels wartet der Feindangriff. Ist er erreicht, beginnt die letzte Runde.',
  help: 'Halte irgendetwas gedrückt, oder drück das Fragezeichen, um zu erfahren, was es ist.',
};
