/* What cards and soldiers are called, by the catalogue: words/XX.ftl. */
import type { Kind } from '$web/cards/counts';
import { word } from '$web/text/catalogue';
import type { Name } from '../made/shown';

const GAME = 'soldier';

export interface Named {
  name: string;
}

export const cardText = (kind: Kind): Named => ({ name: word(GAME, `card-${kind}`) ?? kind });

export const soldierText = (soldier: Name): Named => ({ name: word(GAME, `soldier-${soldier}`) ?? soldier });
