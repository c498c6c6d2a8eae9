/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    first: 'Wer beginnt: ein Platz nach seiner Nummer, oder durch das Los.',
    shuttle_limit: 'Welcher Weg zwischen denselben zwei Feldern verboten ist.',
    cav_after_win:
      'Nach einem Sieg auf seinem ersten Feld darf ein Hauptmann weiterziehen, oder er bleibt stehen.',
    quiet_limit: 'So viele Züge ohne Angriff, neue Figur oder Befreiung: Remis.',
    ply_limit: 'So viele Züge insgesamt sind ein Remis.',
    resign: 'Wer am Zug ist, darf aufgeben.',
    resc_sideways: 'Auch ein Zug entlang der hintersten Reihe erlaubt eine Befreiung.',
    resc_flag: 'Auch eine geschlagene Fahne kann befreit werden.',
    bonus: 'Wer nach einem Kampf eine Figur bringen darf: ein siegreicher Angreifer, oder jeder Sieger.',
    stockade:
      'Die Palisade einer geschlagenen Fahne: eine beliebige des Bündnisses, oder die eigene dessen, der sie schlug.',
    stuck: 'Wer nichts tun kann, verliert für beide, oder wird übergangen, bis beide nichts können.',
    resc_place: 'Wer eine befreite Fahne aufstellt.',
    unite: 'Fahnen vereinen sich durch eine Behauptung, oder von selbst, wenn eine neben die andere zieht.',
    ally_view: 'Was Partner voneinander sehen: nichts, die Aufstellung vor dem ersten Zug, alles.',
    plan: 'Partner dürfen sich vor dem ersten Zug unter vier Augen beraten.',
  },
  figures: {
    attacks: 'Angriffe',
    captured: 'Geschlagene Figuren',
    lost: 'Verlorene Figuren',
    exchanges: 'Abtausche, beide verloren',
    rescued: 'Gerettete Figuren',
    secrets: 'Bekannte gegnerische Figuren',
  },
  said: {
    'Your turn: move a piece, or attack.': 'Du bist dran: Zieh eine Figur, oder greif an.',
    'Your turn: move a piece, attack, or bring in a piece from your Reserve.':
      'Du bist dran: Zieh eine Figur, greif an, oder bring eine Figur aus deiner Reserve.',
    Fortress: 'Festung',
    'The Flag sits near the corner behind both Bombs; the strong wait in the middle for whoever comes.':
      'Die Fahne steht nahe der Ecke hinter beiden Bomben; die Starken warten in der Mitte, wer kommt.',
    'Storm on the left': 'Sturm von links',
    'Marshall, General, Colonel and Captains march together on the left; the Flag hides on the right.':
      'Marschall, General, Oberst und Hauptleute ziehen links zusammen los; die Fahne versteckt sich rechts.',
    'Hammer in the middle': 'Hammer in der Mitte',
    'The whole weight goes between the lakes; a lone Bomb in the back draws the enemy off the Flag.':
      'Alle Wucht geht zwischen den Seen hindurch; eine einzelne Bombe hinten lenkt den Feind von der Fahne ab.',
    'Eyes first': 'Augen zuerst',
    'All four Scouts stand in front with open lines: they find out who is who before others move.':
      'Alle vier Aufklärer stehen vorn auf freien Linien: Sie finden heraus, wer wer ist, bevor andere ziehen.',
    'False fortress': 'Falsche Festung',
    'Two Bombs guard a mere Sergeant on the left; the Flag stands on the other side among small pieces.':
      'Zwei Bomben bewachen links bloß einen Sergeanten; die Fahne steht auf der anderen Seite unter Kleinen.',
    'Two wings': 'Zwei Flügel',
    'Marshall on one wing, General on the other, Captains in front; the Flag stands between the Bombs.':
      'Der Marschall auf einem Flügel, der General auf dem anderen, Hauptleute vorn; die Fahne steht zwischen den Bomben.',
    'Guns behind the lake': 'Kanonen hinter dem See',
    'Both Cannons stand where the lake covers them and fire over it; the strong wait beside them.':
      'Beide Kanonen stehen, wo der See sie deckt, und schießen über ihn; die Starken warten daneben.',
    'The march': 'Der Marsch',
    'The Flag follows Marshall and General on the way to the ally; Cannons and Captains guard the flanks.':
      'Die Fahne folgt Marschall und General auf dem Weg zum Partner; Kanonen und Hauptleute decken die Seiten.',
    Raid: 'Überfall',
    "Captains and Scouts break out on both wings and find the enemy's Flags before anybody unites.":
      'Hauptleute und Aufklärer brechen auf beiden Flügeln aus und finden die Fahnen des Feindes, bevor sich jemand vereint.',
    'Second wave': 'Zweite Welle',
    'Small pieces take the first blows; General and Major enter from the Reserve where they are needed.':
      'Kleine fangen die ersten Schläge ab; General und Major kommen aus der Reserve, wo sie gebraucht werden.',
    Bait: 'Köder',
    'Marshall and General guard a mere Sergeant on the left; the Flag sits in the other corner.':
      'Marschall und General bewachen links bloß einen Sergeanten; die Fahne steht in der anderen Ecke.',
    'Gun behind the lake': 'Kanone hinter dem See',
    'The Cannon fires over the lake and cannot be reached over it; Marshall and General stand on its sides.':
      'Die Kanone schießt über den See und ist über ihn nicht zu erreichen; Marschall und General stehen neben ihr.',
    'The Flag follows Marshall and General on the way to the ally: this game is often won by uniting.':
      'Die Fahne folgt Marschall und General auf dem Weg zum Partner: Diese Partie gewinnt oft, wer sich vereint.',
    'Marshall on one wing, General on the other, Scouts between them; the Flag hides behind the middle.':
      'Der Marschall auf einem Flügel, der General auf dem anderen, Aufklärer dazwischen; die Fahne versteckt sich hinter der Mitte.',
    Corner: 'Ecke',
    'The Flag sits in the corner behind Bomb and General; Marshall and Captain go out on the other side.':
      'Die Fahne steht in der Ecke hinter Bombe und General; Marschall und Hauptmann ziehen auf der anderen Seite los.',
    'Behind the lake': 'Hinter dem See',
    'The Flag sits behind the lake, where no Scout has a line to it, between Bomb and Spy.':
      'Die Fahne steht hinter dem See, wo kein Aufklärer eine Linie zu ihr hat, zwischen Bombe und Spion.',
    Decoy: 'Lockvogel',
    'Bomb and General guard a mere Spy on the left; Marshall and Captain stay near the Flag on the right.':
      'Bombe und General bewachen links bloß den Spion; Marschall und Hauptmann bleiben rechts nahe der Fahne.',
    'Marshall and General break through one lane together, the Spy behind them; the Captain guards the Flag.':
      'Marschall und General brechen zusammen durch eine Gasse, der Spion hinter ihnen; der Hauptmann bewacht die Fahne.',
    'The corner': 'Die Ecke',
    "The Flag stays in the corner under the General's eye, and the ally's Flag is to come to it.":
      'Die Fahne bleibt in der Ecke unter den Augen des Generals, und die des Partners soll zu ihr kommen.',
  },
};
