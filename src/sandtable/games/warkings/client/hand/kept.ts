/* The order of the hand that the player likes, kept by this browser. */
import type { Order } from './slots';

const KEY = 'sandtable.warkings.order';

export function keptOrder(): Order {
  try {
    return localStorage.getItem(KEY) === 'soldiers' ? 'soldiers' : 'kind';
  } catch {
    return 'kind';
  }
}

/** Storage may be full or forbidden: then the order serves this page only. */
export function keepOrder(order: Order): void {
  try {
    localStorage.setItem(KEY, order);
  } catch {
    return;
  }
}
