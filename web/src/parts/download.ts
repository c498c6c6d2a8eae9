/* Saves text as a file: the record of a game, a document. */
import { getRecord, getScenario } from '../api';

export function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function downloadRecord(id: string, token: string | null): Promise<void> {
  download(`sandtable-${id}.txt`, await getRecord(id, token));
}

export async function downloadScenario(id: string, at: number, token: string | null): Promise<void> {
  download(`sandtable-${id}-${at}.yaml`, await getScenario(id, at, token));
}
