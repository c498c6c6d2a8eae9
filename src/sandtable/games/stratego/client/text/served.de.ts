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
  },
};
