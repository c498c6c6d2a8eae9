/* A moment as moderators and players read it. */
import { language } from '../../text/words';

/** From seconds since 1970: the day and the time here. */
export const moment = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
