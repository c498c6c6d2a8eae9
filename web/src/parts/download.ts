/* Saves the record of a game as a text file. */
import { getRecord } from '../api';

export async function downloadRecord(id: string, token: string | null): Promise<void> {
  const record = await getRecord(id, token);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = `sandtable-${id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
