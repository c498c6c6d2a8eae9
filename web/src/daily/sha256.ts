/* The hash of a seed. */

const HEX = 16;
const hex = (byte: number) => byte.toString(HEX).padStart(2, '0');

/** The hash of bytes that are written in hexadecimal digits, written so too; null: this page cannot compute it. */
export async function sha256(digits: string): Promise<string | null> {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, HEX));
  const hashed = await globalThis.crypto.subtle?.digest('SHA-256', bytes);
  return hashed === undefined ? null : [...new Uint8Array(hashed)].map(hex).join('');
}
