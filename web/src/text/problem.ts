/* What is said when something that was asked of the server could not be done. */
import { ApiError } from '../api';
import { text } from '.';
import { heard } from './served';

/** The server's own sentence, about a game if one is named, or ours where it gave none or was not reached. */
export function problemOf(error: unknown, game = 'web', unreached = text.lobby.noServer): string {
  return error instanceof ApiError && error.message ? heard(error.message, error.said, game) : unreached;
}
