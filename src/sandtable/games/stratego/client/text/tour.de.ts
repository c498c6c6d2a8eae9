/* The words of the guided first games. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Finde die feindliche Fahne und schlag sie, bevor deine geschlagen wird. Zuerst werden die Armeen aufgestellt, dann zieht ihr abwechselnd.',
  army: 'Das ist deine Armee, schon fertig aufgestellt. Verschieb eine Figur, oder tippe zwei an, um sie zu tauschen. Das sieht sonst niemand.',
  setups: 'Hier findest du andere Aufstellungen. Was dir gefällt, kannst du speichern.',
  ready: 'Wenn alle Figuren stehen, drück Bereit. Dann verschwinden die Sichtschirme.',
  pick: 'Tippe eine deiner Figuren an. Die Markierungen zeigen, wohin sie darf.',
  go: 'Tippe eine Markierung an, oder zieh die Figur dorthin. Die meisten ziehen ein Feld weit, nie schräg. Nur Hauptleute dürfen um eine Ecke.',
  still:
    'Bomben und die Fahne bleiben, wo sie stehen. Eine Figur, die gezogen hat, ist weder das eine noch das andere.',
  scout: 'Aufklärer, das Fernrohr mit der 2, ziehen geradeaus beliebig weit und dürfen am Ende angreifen.',
  attack:
    'Zieh auf einen Feind, um anzugreifen. Beide Ränge werden aufgedeckt, und die höhere Zahl gewinnt. Bei gleichem Rang gewinnt der Angreifer.',
  known:
    'Einen Feind, der gekämpft hat, kennst du: Sein Rang steht in der Ecke. Deine Figuren, die der Feind kennt, tragen ein Auge.',
  captain: 'Hauptleute, das Pferd mit der 6, dürfen zwei Felder weit ziehen, auch um die Ecke.',
  special:
    'Der Spion schlägt den Marschall, wenn er zuerst angreift. Bomben schlagen alle Angreifer außer Aufklärern.',
  rescue:
    'Zieh eine Figur, aber keinen Aufklärer, auf die hinterste Reihe des Feindes, und du darfst eine geschlagene Figur zurückholen. Das geht zweimal im Spiel.',
  help: 'Halte etwas gedrückt, oder drück das Fragezeichen, um zu erfahren, was es ist. Ist ein Zug nicht erlaubt, erfährst du, warum.',

  bothFlags:
    'Du hast zwei Armeen, dein Feind auch. Du gewinnst, wenn du eine Fahne schlägst und keine andere feindliche auf dem Brett steht. Zuerst werden die Armeen aufgestellt.',
  second:
    'Hier wartet deine zweite Armee. Statt zu ziehen, darfst du eine ihrer Figuren in deine Heimatzone bringen.',
  secondFlag:
    'Zuerst muss ihre Fahne kommen, und alle sehen sie. Die anderen kommen verdeckt; zwei Striche kennzeichnen sie.',
  secondBonus:
    'Wenn du einen Angriff gewinnst, darfst du am Ende des Zuges noch eine Figur ins Spiel bringen.',

  allies:
    'Dein Partner sitzt dir gegenüber, die anderen beiden sind eure Feinde. Vereint eure Fahnen, oder schlagt beide feindlichen. Zuerst werden die Armeen aufgestellt.',
  thirteen:
    '13 deiner 20 Figuren beginnen in deinem Lager, und die Fahne muss dabei sein. Sonst sieht sie niemand.',
  stayBehind:
    'Diese 7 bleiben in Reserve. Tippe eine an und dann eine Figur auf dem Brett, um sie zu tauschen.',
  thirteenAll:
    'Das sind deine 13 Figuren, schon fertig aufgestellt. Verschieb eine, oder tippe zwei an, um sie zu tauschen.',
  plan: 'Vor dem ersten Zug kannst du mit deinem Partner unter vier Augen reden. Macht aus, wo sich eure Fahnen treffen.',
  partner:
    'Die Figuren deines Partners siehst du nicht, und er sieht deine nicht. Ihr könnt einander nicht angreifen.',
  flagWalks:
    'In diesem Spiel zieht auch die Fahne, ein Feld pro Zug. Sie kann nicht angreifen, und wer sie angreift, schlägt sie.',
  unite:
    'Zieht deine Fahne neben eine Figur deines Partners, darfst du ansagen, dass das die Fahne ist. Stimmt es, gewinnt ihr beide; wenn nicht, erfährt es nur dein Partner.',
  cannon:
    'Eine Kanone schießt geradeaus genau drei Felder weit, über freie Felder und Seen hinweg, und schlägt, was dort steht.',
  cannonReturns: 'Dann kehrt sie in deine Reserve zurück und kann wieder ins Spiel kommen.',
  cannonStays: 'Dann zieht sie auf das Feld ihres Ziels.',
  reserve:
    'Statt zu ziehen, darfst du eine Figur aus deiner Reserve ins Spiel bringen. Wenn du einen Angriff gewinnst, darfst du noch eine bringen.',
  captive:
    'Eine geschlagene Fahne wird in einer Palisade festgehalten. Sie kann entkommen, wenn kein Feind daneben steht. Eine Figur ihrer Seite, die daneben zieht, befreit sie.',
};
