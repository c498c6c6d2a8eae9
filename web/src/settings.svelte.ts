/* The settings of this browser, one reactive object for the whole page. */
import type { Settings } from './game';
import { readName, readSettings, writeName, writeSettings } from './storage';
import { text } from './text';

const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

function systemSettings(): Settings {
  return {
    night: asks('(prefers-color-scheme: dark)'),
    sound: false,
    remember: true,
    still: asks('(prefers-reduced-motion: reduce)'),
  };
}

export const settings: Settings = $state(readSettings(systemSettings()));

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  writeSettings($state.snapshot(settings));
  applyLight();
}

/** The two lights are two sets of colours in styles/tokens.css. */
export function applyLight(): void {
  const root = document.documentElement;
  root.dataset['light'] = settings.night ? 'night' : 'day';
  root.dataset['motion'] = settings.still ? 'none' : 'some';
}

export const player = $state({ name: readName() || suggestName() });

/** Once made up, it is what one is called: at the next visit too. */
function suggestName(): string {
  const names = text.names;
  const name = names[Math.floor(Math.random() * names.length)] ?? '';
  writeName(name);
  return name;
}

export function rename(name: string): void {
  player.name = name;
  writeName(name);
}
