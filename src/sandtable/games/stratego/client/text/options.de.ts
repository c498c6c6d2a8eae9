/* The values of the table's options in words, by the option and the code of the value. */
import type { Translated } from '$web/text/words';
import type { values as english } from './options.en';

export const values: Translated<typeof english> = {
  first: { random: 'wird ausgelost' },
  shuttle_limit: { 3: 'der dritte', 4: 'der vierte' },
  cav_after_win: { step: 'darf weiterziehen', stop: 'bleibt stehen' },
  bonus: { attacker: 'ein siegreicher Angreifer', any: 'jeder Sieger' },
  stockade: { choose: 'eine beliebige des Teams', own: 'im Lager des Spielers, der sie schlug' },
  stuck: { team_loses: 'verliert für beide', skip: 'setzt aus' },
  resc_place: { mover: 'der Spieler, der sie befreit hat', owner: 'ihr Besitzer' },
  unite: { claim: 'durch eine Ansage', auto: 'von selbst' },
  ally_view: {
    none: 'nichts',
    setup: 'die Aufstellung vor dem ersten Zug',
    full: 'alles',
  },
  rules: { printed: 'wie gedruckt' },
};
