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
};
