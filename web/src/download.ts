/* Saves text as a file: the record of a game, a document. Those of a game say what has been saved, and what for. */
import { getRecord, getScenario } from './api';
import { text } from './text';

export function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function downloadRecord(id: string, token: string | null): Promise<string> {
  const file = `sandtable-${id}.txt`;
  download(file, await getRecord(id, token));
  return text.saved.record(file);
}

export async function downloadScenario(id: string, at: number, token: string | null): Promise<string> {
  const file = `sandtable-${id}-${at}.yaml`;
  download(file, await getScenario(id, at, token));
  return text.saved.scenario(file);
}
