/* The words of the guided first battle. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Du kämpfst um die drei Flaggen: Hast du am Ende einer Runde einen Soldaten höchstens 2 Fuß von einer, und der Feind keinen so nah, bekommst du dafür einen Punkt. Mach zuerst deine Armee bereit.',
  aimBattle:
    'Setz den Feind außer Gefecht: Hat eine Seite niemanden mehr, oder sind die Runden um, zählen die vernichteten Punkte. Mach zuerst deine Armee bereit.',
  buy: 'So viele Punkte kannst du ausgeben. Nimm Einheiten dazu, gib ihnen Waffen, oder nimm eine fertige Armee. Die andere Seite sieht sie, wenn beide bereit sind.',
  deploy:
    'Beide Seiten stellen abwechselnd eine Einheit auf. Wähle hier eine, dann ein Feld deiner markierten Zone. Oder „Stell für mich auf“: Du siehst, wo alle stehen sollen, bevor es gilt.',
  stance:
    'Ein Soldat steht, kniet oder liegt. Liegend wird er seltener getroffen und kriecht; stehend geht er vier Fuß.',
  steps:
    'Ein Zug hat diese Schritte, in dieser Reihenfolge. Die Zahl sagt, wie viele deiner Einheiten noch etwas zu tun haben.',
  move: 'Wähle eine Einheit. Die grüne Fläche zeigt, wohin sie darf, und das Maßband, was es kostet.',
  moved: 'Jede Einheit bewegt sich einmal. Haben sich alle bewegt, die es sollen, dann beende den Schritt.',
  officer:
    'Solange ein Offizier lebt, dürfen sich alle bewegen. Ohne ihn muss jede Einheit darum würfeln. Lass deinen in Deckung.',
  declare:
    'Nenne jetzt, wer auf wen feuert. Die Ringe sind die Reichweiten. Wähle eine Einheit, dann einen Feind.',
  sum: 'Hier steht die Rechnung des Schusses: zwei Würfel, und was dazukommt und abgeht. Wähle ein anderes Ziel und vergleiche.',
  dirt: 'Bevor gewürfelt wird, dürfen sich alle, auf die gezielt wird, in Deckung werfen. Auch deine werden gefragt.',
  asked:
    'Auf diesen wird gezielt. Liegend wird er seltener getroffen, aber in seinem nächsten Zug kriecht er nur.',
  dice: 'Jetzt wird gewürfelt: 4 und mehr verwundet, 9 und mehr setzt außer Gefecht. Das Ergebnis gilt nach der Rechnung.',
  position: 'Am Ende wähle die Haltungen für den nächsten Zug. Sie gelten, während der Feind handelt.',
  medic: 'Ein Sanitäter heilt in jedem Zug je eine Wunde bei bis zu drei Soldaten neben sich.',
  look: 'Hol den Boden mit dem Rad oder zwei Fingern näher, und schieb ihn zur Seite. Halte irgendetwas gedrückt, um zu erfahren, was es ist.',
};
