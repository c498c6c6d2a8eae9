/* The words of the guided first games. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Find die Fahne des Feindes und schlag sie, ehe deine geschlagen wird. Zuerst werden die Armeen aufgestellt, dann zieht ihr abwechselnd.',
  army: 'Das ist deine Armee, für dich aufgestellt. Zieh eine Figur, oder tippe zwei an, um sie zu tauschen. Niemand sieht das.',
  setups: 'Hier sind andere Aufstellungen für den Anfang. Was dir gefällt, kannst du behalten.',
  ready: 'Wenn alle Figuren stehen, bist du bereit. Dann gehen die Schirme weg.',
  pick: 'Tippe eine deiner Figuren an. Die Marken zeigen, wohin sie darf.',
  go: 'Tippe eine Marke an, oder zieh die Figur dorthin. Die meisten gehen ein Feld, nie schräg; nur ein Hauptmann darf um eine Ecke.',
  still: 'Bomben und die Fahne bleiben, wo sie stehen. Eine Figur, die gezogen hat, ist keines von beiden.',
  scout:
    'Aufklärer, das Fernrohr mit der 2, laufen so weit, wie die Linie frei ist, und dürfen an ihrem Ende angreifen.',
  attack:
    'Zieh auf einen Feind, um anzugreifen. Beide Ränge werden gezeigt, und die höhere Zahl gewinnt; bei gleichen der Angreifer.',
  known:
    'Ein Feind, der gekämpft hat, ist bekannt: Sein Rang steht in der Ecke. Auch deine sind bekannt: Sie tragen ein Auge.',
  captain: 'Hauptleute, das Pferd mit der 6, dürfen zwei Felder gehen, auch um die Ecke.',
  special:
    'Der Spion schlägt den Marschall, wenn er zuerst angreift. Bomben halten alle auf außer Aufklärern.',
  rescue:
    'Erreiche mit einer Figur, nur nicht mit einem Aufklärer, die hinterste Reihe des Feindes, und eine geschlagene Figur darf zurückkommen. Zweimal im Spiel.',
  help: 'Halte irgendetwas gedrückt, oder drück das Fragezeichen, um zu erfahren, was es ist. Ein abgelehnter Zug sagt, warum.',

  bothFlags:
    'Du führst zwei Armeen, der Feind auch. Schlag beide Fahnen; wer die einzige auf dem Brett schlägt, gewinnt sofort. Zuerst werden die Armeen aufgestellt.',
  second:
    'Hier wartet deine zweite Armee. Statt zu ziehen, darfst du eine ihrer Figuren in deine Heimatzone bringen.',
  secondFlag:
    'Als Erstes kommt ihre Fahne, und alle sehen wohin. Die anderen kommen verborgen; zwei Striche kennzeichnen sie.',
  secondBonus: 'Hast du einen Angriff gewonnen, darf am Ende dieses Zuges noch eine Figur ins Spiel kommen.',

  allies:
    'Dein Partner sitzt gegenüber, die anderen sind gegen euch beide. Bringt eure Fahnen zusammen, oder schlagt beide der anderen. Zuerst werden die Armeen aufgestellt.',
  thirteen:
    'Dreizehn deiner zwanzig stehen in deinem Lager, und die Fahne muss dabei sein. Niemand sieht sie.',
  stayBehind:
    'Diese sieben bleiben in Reserve. Tippe eine an und dann eine Figur auf dem Brett, und sie tauschen die Plätze.',
  thirteenAll:
    'Das sind deine dreizehn, für dich aufgestellt. Zieh eine Figur, oder tippe zwei an, um sie zu tauschen.',
  plan: 'Bis zum ersten Zug könnt ihr, du und dein Partner, unter vier Augen reden: Macht aus, wo sich eure Fahnen treffen.',
  partner:
    'Auch die Figuren deines Partners sind dir verborgen, und deine ihm. Ihr könnt einander nicht angreifen.',
  flagWalks:
    'Hier geht die Fahne, ein Feld je Zug. Sie kann nicht angreifen, und wer sie angreift, schlägt sie.',
  unite:
    'Steht deine Fahne neben einer Figur deines Partners, darfst du sagen, dass es die Fahne ist. Stimmt es, habt ihr gewonnen; sonst erfährt es nur dein Partner.',
  cannon:
    'Eine Kanone schießt genau drei Felder weit in einer Linie, über freie Felder und Seen, und schlägt, was dort steht.',
  cannonReturns: 'Dann kehrt sie in deine Reserve zurück und kann wieder ins Spiel kommen.',
  cannonStays: 'Dann zieht sie dorthin, wo ihr Ziel stand.',
  reserve:
    'Statt zu ziehen, darfst du eine Figur der Reserve in dein Lager bringen. Ein gewonnener Angriff bringt noch eine dazu.',
  captive:
    'Eine geschlagene Fahne wird in einer Palisade festgehalten. Sie geht hinaus, wenn kein Feind daneben steht, und ein Freund, der neben sie zieht, bringt sie heim.',
};
