/* The words of the guided first game. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Wenn du am Ende deines Zuges keine Soldaten hast, gewinnst du. Greift vorher der Feind an, gewinnen die wenigsten Soldaten. Dein Zug beginnt mit dem Ablegen.',
  hand: 'Das ist deine Hand. Die Zahl auf einer Karte sagt, wie viele Soldaten sie zählt. Du willst möglichst wenige Soldaten haben.',
  pick: 'Leg zuerst ab: Tippe eine Karte an. Du darfst auch zwei oder drei gleiche ablegen, oder je eine der drei roten.',
  lay: 'Jetzt leg sie ab. Sie bleibt neben den Stapeln liegen, bis du gezogen hast. Du kannst sie also nicht gleich wieder nehmen.',
  draw: 'Dann zieh eine Karte: eine unbekannte vom Zugstapel, oder die offene, die alle sehen.',
  total:
    'Hier werden deine Soldaten gezählt. Jeder Berater verdoppelt sie, aber zweimal nichts bleibt nichts.',
  scroll:
    'Nach einer Rolle darf der nächste Spieler nur eine Karte ablegen und muss eine oder zwei vom Zugstapel ziehen.',
  trio: 'Die drei roten Karten darfst du zusammen ablegen: 1er-Rolle, 2er-Rolle und Leeres Gelände. Sonst gehen nur gleiche Karten zusammen.',
  last: 'Der Feindangriff liegt oben: Das ist die letzte Runde. Nimmst du ihn mit den wenigsten Soldaten auf, gewinnst du, sonst verlierst du.',
  enemy:
    'Irgendwo in der unteren Hälfte dieses Stapels liegt der Feindangriff. Sobald er oben liegt, beginnt die letzte Runde.',
  help: 'Halt etwas gedrückt oder drück das Fragezeichen, dann erfährst du, was es ist.',
};
