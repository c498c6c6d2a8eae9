/* The half-made choice: the card that has been touched once. */
export class Draft {
  picked: string | null = $state(null);
}
