/** Letters are being written there: they are no keys of the table. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;
