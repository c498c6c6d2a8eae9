/* What somebody has said, as it can be chosen for a report. */
export interface Said {
  id: string;
  words: string;
}
