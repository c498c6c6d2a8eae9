/* Pushes to this browser. They are asked for when somebody presses a button, never by themselves. */
import { dropPush, putPush } from '../api';
import { below } from '../base';

/** `iphone`: there they come to the installed page alone. */
export type PushWay = 'ready' | 'denied' | 'iphone' | 'none';

export function pushWay(): PushWay {
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (able) return Notification.permission === 'denied' ? 'denied' : 'ready';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'iphone' : 'none';
}

/** Answers whether the browser gets pushes now; null: it was not allowed. */
export async function subscribe(key: string): Promise<true | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registered();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  await send(await pushManager.subscribe(options));
  return true;
}

/** A browser that has a subscription which the server does not know, as after another sign-in, tells it again. */
export async function renew(): Promise<boolean> {
  if (pushWay() !== 'ready') return false;
  const worker = await navigator.serviceWorker.getRegistration(below('/'));
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return false;
  await send(subscription);
  return true;
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(below('/'));
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await dropPush();
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(below('/worker.js'), { scope: below('/') });
  return navigator.serviceWorker.ready;
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await putPush(endpoint ?? '', keys?.['p256dh'] ?? '', keys?.['auth'] ?? '');
}

/** The bytes of a key in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
