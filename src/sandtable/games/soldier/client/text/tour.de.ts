/* The words of the guided first game. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Hab vier Soldaten auf einmal, oder gewinn drei Kämpfe, und das Spiel ist deins. Ein Zug beginnt mit dem Ziehen einer Karte.',
  soldiers:
    'Hier steht dein Soldat. Das Zeichen in seiner Ecke ist seine Spezialwaffe: In seiner Hand zählt sie mehr.',
  hand: 'Das ist deine Hand. Aktionskarten kämpfen, Waffen verstärken sie, Trainingskarten bringen neue Soldaten.',
  draw: 'Ein Zug beginnt mit einer Karte vom Zugstapel, oder mit der obersten abgelegten, wenn du sie magst. Mit zwei Soldaten oder mehr sind es zwei Karten.',
  move: 'Dann eins von dreien: trainieren, angreifen oder ablegen. Tippe eine Karte an, und neben der Frage steht, was sie kann.',
  train:
    'Trainingskarten liegen vor dir und zählen zusammen. Mit vier Punkten oder mehr bekommst du einen weiteren Soldaten.',
  attack:
    'Mit einem Vorstoß und einem Angriff darfst du einen Kampf beginnen: Tippe den Vorstoß an, dann den feindlichen Soldaten.',
  boost:
    'Leg eine Waffe oder eine Stärkekarte zu deinem Angriff, wenn du magst, dann leg ihn. Die Antwort muss dann auch eine dazulegen.',
  answers:
    'Ein Kampf ist ein Duell zweier Soldaten: Einer legt einen Angriff, der andere antwortet, und wer nicht antwortet, verliert. Hier steht, was antwortet.',
  answer:
    'Du stehst in einem Kampf: einem Duell zweier Soldaten, Karte gegen Karte. Wähl eine Antwort aus deiner Hand; gibst du auf einen Angriff keine, ist dein Soldat verloren.',
  window:
    'In solchen Momenten dürfen alle dazwischengehen, mit einem Scharfschützen oder der Bombe. Willst du nicht, dann pass. Niemand sieht, wer überlegt hat.',
  orders:
    'Wirst du zu oft gefragt, dann sag hier, wann du gefragt werden willst. In allen anderen Momenten wird für dich gepasst.',
  discard: 'Abgelegte Karten liegen offen. Tippe die Zahl unter dem Stapel an, um ihn durchzublättern.',
  help: 'Halte irgendetwas gedrückt, oder drück das Fragezeichen, um zu erfahren, was es ist.',
};
