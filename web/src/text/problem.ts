/* What is said when something that was asked of the server could not be done. */
import { ApiError } from '../api';
import { text } from '.';
import { said } from './served';

/** The server's own sentence, or ours where it gave none or was not reached. */
export function problemOf(error: unknown, otherwise = text.lobby.noServer): string {
  const message = error instanceof ApiError ? error.message : otherwise;
  return said('web', message) ?? (message || text.lobby.noServer);
}
