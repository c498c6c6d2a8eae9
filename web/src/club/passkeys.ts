/* Passkeys of this browser and its devices. What the server asks and is answered is JSON. */
import { askPasskey } from '../api';
import type { PasskeyAnswer } from '../protocol';

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** A new one; for a new account with its name. Fails with a DOMException if the person does not want it. */
export async function makePasskey(name = ''): Promise<PasskeyAnswer> {
  const asked = (await askPasskey('new', name)) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** One that is known here. */
export async function showPasskey(): Promise<PasskeyAnswer> {
  const asked = (await askPasskey('known')) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return answerOf(await navigator.credentials.get({ publicKey }));
}

function answerOf(credential: Credential | null): PasskeyAnswer {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError');
  return { ...(credential.toJSON() as PasskeyAnswer) };
}
