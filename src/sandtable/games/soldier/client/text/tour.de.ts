/* The words of the guided first game. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Hab vier Soldaten auf einmal, oder gewinn drei Kämpfe, dann gewinnst du das Spiel. Dein Zug beginnt mit dem Ziehen einer Karte.',
  soldiers:
    'Das ist dein Soldat. Die Waffe in seiner Ecke ist seine Spezialwaffe: Bei diesem Soldaten zählt sie mehr.',
  hand: 'Das ist deine Hand. Mit Aktionskarten kämpfst du, Waffen verstärken sie, Trainingskarten bringen neue Soldaten.',
  draw: 'Dein Zug beginnt mit einer Karte vom Zugstapel, oder mit der obersten abgelegten, wenn du sie willst. Mit zwei Soldaten oder mehr ziehst du zwei Karten.',
  move: 'Dann tust du eines: trainieren, angreifen oder ablegen. Tippe eine Karte an, um zu sehen, was du mit ihr tun kannst.',
  train:
    'Trainingskarten legst du vor dich und zählst ihre Punkte zusammen. Mit vier Punkten bekommst du einen weiteren Soldaten.',
  attack:
    'Mit einem Vorstoß und einem Angriff kannst du einen Kampf beginnen: Tippe den Vorstoß an, dann den feindlichen Soldaten.',
  boost:
    'Du darfst eine Waffe oder eine Stärkekarte zu deinem Angriff nehmen. Dann spiel ihn. Die Antwort braucht dann auch so eine Karte.',
  answers:
    'In einem Kampf kämpfen zwei Soldaten: Einer greift an, der andere antwortet. Wer keine Antwort gibt, verliert. Diese Karten sind mögliche Antworten.',
  answer:
    'Dein Soldat ist in einem Kampf. Wähl eine Antwort aus deiner Hand. Wenn du auf einen Angriff nicht antwortest, verlierst du den Soldaten.',
  window:
    'In solchen Momenten darf jeder Spieler einen Scharfschützen oder die Bombe spielen. Willst du nicht, dann pass. Niemand sieht, wer eine Wahl hatte.',
  orders:
    'Wirst du zu oft gefragt, dann wähl hier, wann du gefragt werden willst. In allen anderen Momenten passt du.',
  discard: 'Abgelegte Karten liegen offen. Tippe die Zahl unter dem Stapel an, um sie durchzublättern.',
  help: 'Willst du wissen, was etwas ist, halte es gedrückt, oder drück das Fragezeichen.',
};
