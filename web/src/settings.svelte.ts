/* The settings of this browser, one reactive object for the whole page. */
import type { Pace, Sets, Settings } from './game';
import { readName, readSettings, writeName, writeSettings } from './storage';
import { text } from './text';

const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

function systemSettings(): Settings {
  return {
    night: asks('(prefers-color-scheme: dark)'),
    sound: false,
    remember: true,
    still: asks('(prefers-reduced-motion: reduce)'),
    pace: 'usual',
    notes: true,
    hover: true,
    premoves: true,
    sets: {},
  };
}

export const settings: Settings = $state(readSettings(systemSettings()));

export const PACES: readonly Pace[] = ['slow', 'usual', 'fast'];
/** How long things take, as a part of the usual time. */
const FACTORS: Record<Pace, number> = { slow: 1.8, usual: 1, fast: 0.45 };
export const paceFactor = (): number => FACTORS[settings.pace] ?? 1;

/** The chosen set of pieces, or the usual one. */
export const setOf = ({ key, choices }: Pick<Sets, 'key' | 'choices'>): string =>
  (choices.find(({ id }) => id === settings.sets[key]) ?? choices[0]).id;

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  writeSettings($state.snapshot(settings));
  applySettings();
}

/** The two lights are two sets of colours in styles/tokens.css, where `--pace` is a part of all durations. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset['light'] = settings.night ? 'night' : 'day';
  root.dataset['motion'] = settings.still ? 'none' : 'some';
  root.style.setProperty('--pace', String(paceFactor()));
}

export const player = $state({ name: readName() || suggestName() });

/** Once made up, it is what one is called: at the next visit too. */
function suggestName(): string {
  const one = (words: string[]) => words[Math.floor(Math.random() * words.length)] ?? '';
  const name = `${one(text.names.first)} ${one(text.names.second)}`;
  writeName(name);
  return name;
}

export function rename(name: string): void {
  player.name = name;
  writeName(name);
}
