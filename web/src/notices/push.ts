/* Pushes to this browser. They are asked for when somebody presses a button, never by themselves. */
import { ApiError, dropPush, putPush } from '../api';
import { below } from '../base';
import { notices as words } from '../text';

/** `iphone`: there they come to the installed page alone. */
export type PushWay = 'ready' | 'denied' | 'iphone' | 'none';

export function pushWay(): PushWay {
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (able) return Notification.permission === 'denied' ? 'denied' : 'ready';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'iphone' : 'none';
}

/** Lets this browser get pushes; throws an ApiError that says why it gets none. */
export async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new ApiError(0, words.pushDenied);
  await takeAnew(key);
}

/**
 * Sees to it that a browser which was to get pushes gets them. Its subscription is replaced if the server has another
 * key by now, has forgotten it (the browser's maker refused it) or does not know it, as after another sign-in.
 *
 * `here` says whether the server sends pushes to this browser. Answers whether it does now; throws an ApiError if the
 * browser gets none any more.
 */
export async function renew(key: string, here: boolean): Promise<boolean> {
  if (pushWay() !== 'ready') return here;
  const had = await current();
  if (!had && !here) return false;
  if (had && here && isFor(had, key)) return true;
  try {
    if (Notification.permission !== 'granted') throw new ApiError(0, words.pushDenied);
    await takeAnew(key);
  } catch (error) {
    if (here) await dropPush();
    throw error;
  }
  return true;
}

export async function unsubscribe(): Promise<void> {
  await (await current())?.unsubscribe();
  await dropPush();
}

async function current(): Promise<PushSubscription | null | undefined> {
  const worker = await navigator.serviceWorker.getRegistration(below('/'));
  return worker?.pushManager.getSubscription();
}

/** Has the browser's maker give a new subscription, and tells the server. */
async function takeAnew(key: string): Promise<void> {
  const made = await ordered(key).catch(() => {
    throw new ApiError(0, words.pushFailed); // as where the maker's service is turned off
  });
  const { endpoint, keys } = made.toJSON();
  try {
    await putPush(endpoint ?? '', keys?.['p256dh'] ?? '', keys?.['auth'] ?? '');
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 422)) throw error;
    await made.unsubscribe(); // some browsers give one that leads nowhere
    throw new ApiError(0, words.pushFailed);
  }
}

async function ordered(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(below('/worker.js'), { scope: below('/') });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // none is given for a second key
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Whether a subscription was given for this key of the server. A browser that does not say is believed. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey;
  return own === null || String(new Uint8Array(own)) === String(bytesOf(key));
}

/** The bytes of a key in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
