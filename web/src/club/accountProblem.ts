/* What is said when something that was asked of an account could not be done. */
import { account } from '../text';
import { problemOf } from '../text/problem';

/** The sentence for a passkey that the browser did not give; else as everywhere. */
export function accountProblem(error: unknown): string {
  if (error instanceof DOMException)
    return error.name === 'InvalidStateError' ? account.passkey.known : account.passkey.none;
  return problemOf(error);
}
