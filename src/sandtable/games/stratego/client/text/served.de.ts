/* What the server says of this game's tables, in German. */
import type { Served } from '$web/text/served';

export const served: Served = {
  options: {
    first: 'Wer beginnt: ein bestimmter Platz, oder es wird ausgelost.',
    shuttle_limit: 'Der wievielte Zug hintereinander zwischen denselben zwei Feldern verboten ist.',
    cav_after_win:
      'Ein Hauptmann, der auf seinem ersten Feld gewinnt, darf ein Feld weiterziehen, oder er bleibt stehen.',
    quiet_limit: 'Nach so vielen Zügen ohne Angriff, neue Figur oder Befreiung ist das Spiel remis.',
    ply_limit: 'Nach so vielen Zügen insgesamt ist das Spiel remis.',
    resign: 'Wer am Zug ist, darf aufgeben.',
    resc_sideways: 'Auch ein Zug entlang der hintersten Reihe des Feindes erlaubt eine Befreiung.',
    resc_flag: 'Auch eine geschlagene Fahne kann befreit werden.',
    bonus:
      'Wer nach einem Kampf eine Figur ins Spiel bringen darf: nur ein siegreicher Angreifer, oder jeder Sieger.',
    stockade:
      'Wo eine geschlagene Fahne festgehalten wird: in einer beliebigen Palisade des Teams, oder in der des Spielers, der sie schlug.',
    stuck: 'Wer nicht ziehen kann, verliert für beide, oder setzt aus, bis beide nicht ziehen können.',
    resc_place: 'Wer eine befreite Fahne aufstellt.',
    unite: 'Fahnen vereinen sich durch eine Ansage, oder von selbst, wenn sie nebeneinander stehen.',
    ally_view:
      'Was Partner von den Figuren des anderen sehen: nichts, die Aufstellung vor dem ersten Zug, oder alles.',
    plan: 'Partner dürfen vor dem ersten Zug unter vier Augen reden.',
    rules:
      'Armeen, Kämpfe und wie weit ein Aufklärer zieht: wie gedruckt, oder geändert durch ein eigenes Dokument.',
  },
  documents: {
    rules:
      'Was anders ist als in der Anleitung: `counts`, wie viele Figuren jeder Art eine Armee hat; `battles`, ob ein Angreifer gewinnt (wins), verliert (loses) oder beide geschlagen werden (both), etwa `Spy: {General: wins}`; `range`, wie weit ein Aufklärer höchstens zieht.',
  },
  names: {
    Marshall: 'Marschall',
    Colonel: 'Oberst',
    Captain: 'Hauptmann',
    Lieutenant: 'Leutnant',
    Corporal: 'Korporal',
    Scout: 'Aufklärer',
    Spy: 'Spion',
    Bomb: 'Bombe',
    Cannon: 'Kanone',
    Flag: 'Fahne',
  },
  figures: {
    attacks: 'Angriffe',
    captured: 'Geschlagene Figuren',
    lost: 'Verlorene Figuren',
    exchanges: 'Abtausche (beide geschlagen)',
    rescued: 'Befreite Figuren',
    secrets: 'Bekannte feindliche Figuren',
  },
  said: {
    'You win: *.': 'Du gewinnst: {=1}.',
    'You and * win: *.': 'Du und {&1} gewinnt: {=2}.',
    'You, * win: *.': 'Du, {&1} gewinnt: {=2}.',
    '* wins: *.': '{1} gewinnt: {=2}.',
    '* win: *.': '{&1} gewinnen: {=2}.',
    'A draw: *.': 'Remis: {=1}.',
    'the Flag is captured': 'Die Fahne ist geschlagen',
    'the other side has no Flag left': 'Die andere Seite hat keine Fahne mehr',
    'both opposing Flags are captured': 'Beide gegnerischen Fahnen sind geschlagen',
    'the allied Flags have united': 'Die verbündeten Fahnen sind vereint',
    'the other side cannot move': 'Die andere Seite kann nicht ziehen',
    'an opponent cannot move or bring in a piece': 'Ein Gegner kann weder ziehen noch eine Figur einsetzen',
    'the other side has resigned': 'Die andere Seite hat aufgegeben',
    'too many turns without an attack, an entry or a rescue':
      'Zu viele Züge ohne Angriff, Einsatz oder Befreiung',
    'the turn limit is reached': 'Die Höchstzahl der Züge ist erreicht',
    'At this table an army has * × *, not *.': 'An diesem Tisch hat eine Armee {1} × {~2} statt {3}.',
    'At this table a * that attacks a * wins.': 'An diesem Tisch gilt: Greift {~1} {~2} an, gewinnt {~1}.',
    'At this table a * that attacks a * loses.': 'An diesem Tisch gilt: Greift {~1} {~2} an, verliert {~1}.',
    'At this table a * that attacks a * is captured with it.':
      'An diesem Tisch gilt: Greift {~1} {~2} an, werden beide geschlagen.',
    'At this table a Scout moves * space at most.':
      'An diesem Tisch zieht ein Aufklärer höchstens {1} Feld weit.',
    'At this table a Scout moves * spaces at most.':
      'An diesem Tisch zieht ein Aufklärer höchstens {1} Felder weit.',
    'option *: counts: an army has one Flag, not * (*)':
      'Option {1}: counts: Eine Armee hat eine Fahne, nicht {2} ({3})',
    'option *: counts: an army has *; it may have * (*)':
      'Option {1}: counts: Eine Armee hat {2}; erlaubt sind {3} ({4})',
    'option *: counts: an army needs a piece that can attack (*)':
      'Option {1}: counts: Eine Armee braucht eine Figur, die angreifen kann ({2})',
    'option *: battles: whom the * beats cannot be changed (*)':
      'Option {1}: battles: Wen {~2} schlägt, lässt sich nicht ändern ({3})',
    'option *: battles: *: any piece that attacks the Flag captures it (*)':
      'Option {1}: battles: {2}: Jede Figur, die die Fahne angreift, schlägt sie ({3})',
    'option *: range: only how far a Scout moves can be changed, not a * (*)':
      'Option {1}: range: Nur wie weit ein Aufklärer zieht, lässt sich ändern, nicht {~2} ({3})',
    'The game is over.': 'Das Spiel ist zu Ende.',
    'Waiting for * and * to set up.': '{1} und {2} stellen gerade auf.',
    'Waiting for * to set up.': '{1} stellt gerade auf.',
    'Waiting for * to move.': '{1} ist am Zug.',
    'Set up your army on your four rows, then say ready.':
      'Stell deine Armee auf deinen vier Reihen auf und melde dich bereit.',
    'Set up your first army on your four rows, then say ready. The second waits.':
      'Stell deine erste Armee auf deinen vier Reihen auf und melde dich bereit. Die zweite wartet.',
    'Set up * of your * pieces, with the Flag, in your camp. Then say ready.':
      'Stell {1} deiner {2} Figuren in deinem Lager auf, dabei die Fahne. Melde dich dann bereit.',
    'Set up 13 of your 20 pieces, with the Flag, one on each space of your camp. Then say ready.':
      'Stell 13 deiner 20 Figuren auf, dabei die Fahne, eine auf jedes Feld deines Lagers. Melde dich dann bereit.',
    'Set up your 13 pieces, one on each space of your camp. Then say ready.':
      'Stell deine 13 Figuren auf, eine auf jedes Feld deines Lagers. Melde dich dann bereit.',
    'Set up your army on your two rows, then say ready.':
      'Stell deine Armee auf deinen zwei Reihen auf und melde dich bereit.',
    'Your turn: move a piece, or attack.': 'Du bist dran: Zieh eine Figur, oder greif an.',
    'Your turn: move a piece, attack, or bring in a piece from your Reserve.':
      'Du bist dran: Zieh eine Figur, greif an, oder bring eine Figur aus deiner Reserve ins Spiel.',
    'Your Captain has won. Move it one space further, without attacking, or stop.':
      'Dein Hauptmann hat gewonnen. Zieh ihn ein Feld weiter, ohne anzugreifen, oder lass ihn stehen.',
    'You have reached the back row. Bring a captured piece back onto your half, or decline.':
      'Du hast die hinterste Reihe erreicht. Hol eine geschlagene Figur auf deine Hälfte zurück, oder verzichte.',
    'You have captured a Flag. Choose the stockade that will hold it.':
      'Du hast eine Fahne geschlagen. Wähle die Palisade, in die sie kommt.',
    'You may bring in one piece from your Reserve, or decline.':
      'Du darfst eine Figur aus deiner Reserve ins Spiel bringen, oder verzichten.',
    'Your Flag is free: choose a vacant space of your camp for it.':
      'Deine Fahne ist frei: Wähle für sie ein freies Feld deines Lagers.',
    "*'s Flag is free: choose a vacant space of *'s camp for it.":
      'Die Fahne von {1} ist frei: Wähle für sie ein freies Feld im Lager von {1}.',
    Fortress: 'Festung',
    'The Flag is near the corner behind both Bombs. Your strong pieces wait in the middle for an attack.':
      'Die Fahne steht nahe der Ecke hinter beiden Bomben. Deine Starken erwarten in der Mitte den Angriff.',
    'Storm on the left': 'Sturm von links',
    'Marshall, General, Colonel and Captains attack together on the left. The Flag hides on the right.':
      'Marschall, General, Oberst und Hauptleute greifen links gemeinsam an. Die Fahne versteckt sich rechts.',
    'Hammer in the middle': 'Hammer in der Mitte',
    'Your strongest pieces attack between the lakes. A lone Bomb at the back is a decoy for the Flag.':
      'Deine Stärksten greifen zwischen den Seen an. Eine einzelne Bombe hinten lenkt von der Fahne ab.',
    'Scouts first': 'Aufklärer voran',
    'All four Scouts stand in front with clear lines and find out what the enemy has.':
      'Alle vier Aufklärer stehen vorn auf freien Linien und finden heraus, was der Feind hat.',
    'False fortress': 'Falsche Festung',
    'Two Bombs on the left guard only a Sergeant. The Flag is on the other side among weak pieces.':
      'Zwei Bomben bewachen links nur einen Sergeanten. Die Fahne steht auf der anderen Seite unter Schwachen.',
    'Two wings': 'Zwei Flügel',
    'Marshall on one wing, General on the other, Captains in front. The Flag is between the Bombs.':
      'Der Marschall auf einem Flügel, der General auf dem anderen, Hauptleute vorn. Die Fahne steht zwischen den Bomben.',
    'Cannons behind the lake': 'Kanonen hinter dem See',
    'Both Cannons fire over the lake that protects them, with strong pieces beside them.':
      'Beide Kanonen schießen über den See, der sie schützt, mit starken Figuren neben sich.',
    'The march': 'Der Marsch',
    'The Flag follows Marshall and General to your ally. Cannons and Captains guard the flanks.':
      'Die Fahne folgt Marschall und General zu deinem Partner. Kanonen und Hauptleute decken die Flanken.',
    Raid: 'Überfall',
    'Captains and Scouts break out on both wings and look for the enemy Flags.':
      'Hauptleute und Aufklärer brechen auf beiden Flügeln durch und suchen die feindlichen Fahnen.',
    'Second wave': 'Zweite Welle',
    'Weak pieces take the first attacks. General and Major come in from the Reserve where you need them.':
      'Schwache Figuren fangen die ersten Angriffe ab. General und Major kommen aus der Reserve, wo du sie brauchst.',
    Bait: 'Köder',
    'Marshall and General on the left guard only a Sergeant. The Flag is in the other corner.':
      'Marschall und General bewachen links nur einen Sergeanten. Die Fahne steht in der anderen Ecke.',
    'Cannon behind the lake': 'Kanone hinter dem See',
    'The Cannon fires over the lake that protects it, between Marshall and General.':
      'Die Kanone schießt zwischen Marschall und General über den See, der sie schützt.',
    'The Flag follows Marshall and General to your ally. Uniting the Flags often wins this game.':
      'Die Fahne folgt Marschall und General zu deinem Partner. Wer die Fahnen vereint, gewinnt dieses Spiel oft.',
    'Marshall on one wing, General on the other, Scouts between them. The Flag hides behind the middle.':
      'Der Marschall auf einem Flügel, der General auf dem anderen, Aufklärer dazwischen. Die Fahne versteckt sich hinten in der Mitte.',
    Corner: 'Ecke',
    'The Flag is in the corner behind Bomb and General. Marshall and Captain attack on the other side.':
      'Die Fahne steht in der Ecke hinter Bombe und General. Marschall und Hauptmann greifen auf der anderen Seite an.',
    'Behind the lake': 'Hinter dem See',
    "The Flag is behind the lake, out of the Scouts' reach, between Bomb and Spy.":
      'Die Fahne steht hinter dem See, außer Reichweite der Aufklärer, zwischen Bombe und Spion.',
    Decoy: 'Lockvogel',
    'Bomb and General on the left guard only a Spy. Marshall and Captain stay near the Flag on the right.':
      'Bombe und General bewachen links nur einen Spion. Marschall und Hauptmann bleiben rechts nahe der Fahne.',
    'Marshall and General attack through one lane, the Spy behind them. The Captain guards the Flag.':
      'Marschall und General greifen durch eine Gasse an, der Spion hinter ihnen. Der Hauptmann bewacht die Fahne.',
    'The corner': 'Die Ecke',
    "The Flag stays in the corner behind the General, and your ally's Flag comes to it.":
      'Die Fahne bleibt in der Ecke hinter dem General, und die deines Partners kommt zu ihr.',
  },
};
