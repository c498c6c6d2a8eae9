/* What the server says in every game, in German. */
import type { ServedLevels } from './served';

export const served: ServedLevels = {
  levels: {
    recruit: { title: 'Rekrut', text: 'Kennt die Regeln und sieht wenig von dem, was da ist.' },
    corporal: { title: 'Korporal', text: 'Sieht einen Schritt voraus und übersieht manches.' },
    sergeant: { title: 'Sergeant', text: 'Sieht einen Schritt voraus und geht nach dem, was er weiß.' },
    lieutenant: { title: 'Leutnant', text: 'Probiert seine besten Einfälle aus, bevor er handelt.' },
    captain: { title: 'Hauptmann', text: 'Probiert mehr davon aus und sieht weiter.' },
    general: { title: 'General', text: 'Nimmt sich Zeit und macht wenige Fehler.' },
  },
  wins: (usual: string, times: number) => `Schlägt den Gegner ${usual} ${times}-mal von 100.`,
};
