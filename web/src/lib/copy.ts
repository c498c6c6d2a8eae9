/* Text for the clipboard, and the sheet by which a phone passes a link on. */
import { byFinger } from './pointer';

/** How long a button says that it has copied. */
export const SAID_MS = 3000;

/** Whether it lies in the clipboard. Without a secure address there is none to write to: the old way copies a field. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyField(words);
  }
}

function copyField(words: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = words;
  field.setAttribute('style', 'position: fixed; opacity: 0');
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** A desktop has a sheet too, but there a link is pasted. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function' && byFinger();
