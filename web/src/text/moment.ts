/* A moment in the words and the time zone of whoever reads it. */
import { language } from './words';

/** From seconds since 1970: the day and the time here. */
export const moment = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });

const WRITTEN = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/g;

/** A sentence of the server, with each moment that it names in it as it is here. */
export const hereIn = (sentence: string): string =>
  sentence.replaceAll(WRITTEN, (_, day: string, time: string) =>
    moment(Date.parse(`${day}T${time}:00Z`) / 1000),
  );
