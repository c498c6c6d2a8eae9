/* What units and weapons are called, by the catalogue: words/XX.ftl. */
import { word } from '$web/text/catalogue';

const GAME = 'combat';

/** By its type, a Soldier by the weapon that it is there for. */
export const nameOfCalling = (code: string): string => title(word(GAME, `unit-${code}`) ?? code);
export const nameOfType = nameOfCalling;
/** For a list with little room. */
export const shortOfCalling = (code: string): string =>
  title(word(GAME, `unit-${code}`, 'short') ?? nameOfCalling(code));
export const nameOfWeapon = (code: string): string => word(GAME, `weapon-${code}`) ?? code;

/** In a list, names begin with a capital in every language. */
const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
