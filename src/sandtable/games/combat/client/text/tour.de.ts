/* The words of the guided first battle. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Kämpf um die drei Flaggen: Eine Flagge bringt dir am Ende einer Runde einen Punkt, wenn ein Soldat von dir höchstens 2 Fuß entfernt ist und kein feindlicher. Stell zuerst deine Armee bereit.',
  aimBattle:
    'Vernichte den Feind. Wenn eine Seite keine Einheiten mehr hat oder die letzte Runde vorbei ist, entscheiden die Punkte für ausgeschaltete Gegner. Stell zuerst deine Armee bereit.',
  buy: 'So viele Punkte kannst du ausgeben. Füge Einheiten hinzu und gib ihnen Waffen, oder nimm eine fertige Armee. Dein Gegner sieht sie, wenn ihr beide bereit seid.',
  deploy:
    'Ihr stellt abwechselnd je eine Einheit auf. Wähle hier eine, dann ein Feld in deiner markierten Zone. Oder drück auf „Für mich aufstellen“, um zuerst einen Vorschlag zu sehen.',
  stance:
    'Ein Soldat steht, kniet oder liegt. Liegend ist er schwerer zu treffen, kommt aber nur 1 Fuß weit; stehend kommt er 4 Fuß weit.',
  steps:
    'Jeder halbe Zug hat diese zehn Schritte, in dieser Reihenfolge. Die kleine Zahl zeigt, wie viele deiner Einheiten noch etwas tun können.',
  move: 'Wähle eine Einheit. Die grüne Fläche zeigt, wohin sie kann, das Maßband, wie weit es ist.',
  moved: 'Jede Einheit kann sich einmal bewegen. Wenn du fertig bist, beende den Schritt.',
  officer:
    'Solange dein Offizier lebt, können alle deine Einheiten handeln. Ohne ihn muss jede darum würfeln. Lass ihn in Deckung.',
  declare: 'Wähle jetzt die Ziele. Die Ringe zeigen die Reichweiten. Wähle eine Einheit, dann einen Feind.',
  sum: 'Das ist die Rechnung für den Schuss: zwei Würfel, plus und minus alles, was zählt. Wähle zum Vergleich ein anderes Ziel.',
  dirt: 'Bevor gewürfelt wird, darf sich jeder Soldat hinwerfen, auf den gezielt wird. Geht es um deine, wirst du gefragt.',
  asked:
    'Ein Feind zielt auf diesen Soldaten. Liegend ist er schwerer zu treffen, kommt aber in seinem nächsten Zug nur 1 Fuß weit.',
  dice: 'Jetzt wird gewürfelt. Nach der Rechnung gilt: Ab 4 ist das Ziel verwundet, ab 9 außer Gefecht.',
  position:
    'Wähle zum Schluss die Haltungen für den nächsten Zug. Sie gelten auch, während der Feind am Zug ist.',
  medic: 'Ein Sanitäter heilt in jedem Zug je eine Wunde bei bis zu drei Soldaten im Umkreis von 1 Fuß.',
  look: 'Vergrößere den Boden mit dem Rad oder zwei Fingern, und zieh ihn zur Seite. Halte etwas gedrückt, um zu erfahren, was es ist.',
};
