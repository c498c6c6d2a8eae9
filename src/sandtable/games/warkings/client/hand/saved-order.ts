/* The order of the hand that the player likes, kept by this browser. */
import { local } from '$web/web-storage';
import type { Order } from './slots';

const KEY = 'sandtable.warkings.order';

export const keptOrder = (): Order => (local.read(KEY) === 'soldiers' ? 'soldiers' : 'kind');
export const keepOrder = (order: Order): void => void local.write(KEY, order);
