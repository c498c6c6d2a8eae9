/* The words of the guided first game. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Deine Karten sind Soldaten mitten in der Schlacht. Bring sie heraus: Wer am Ende eines Zuges keine Soldaten hat, gewinnt.',
  hand: 'Das ist deine Hand. Die Zahl auf einer Karte sagt, wie viele Soldaten sie ist. Je weniger, desto besser.',
  pick: 'Dein Zug hat zwei Teile. Erst ablegen: Tippe eine Karte an. Zwei oder drei gleiche dürfen zusammen gehen.',
  lay: 'Jetzt leg sie. Sie bleibt beiseite, bis du gezogen hast.',
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
