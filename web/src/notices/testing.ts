/* A browser that takes pushes, as far as push.ts asks it. */
import { vi } from 'vitest';
import { bytesOf } from './push';

interface Played {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON: () => unknown;
  unsubscribe: () => Promise<boolean>;
}

export class PlayedBrowser {
  permission: NotificationPermission = 'granted';
  /** Its maker gives no subscriptions. */
  refuses = false;
  #now: Played | null = null;
  #given = 0;

  get endpoint(): string | null {
    return this.#now?.endpoint ?? null;
  }

  subscribe = (key: string) => this.pushManager.subscribe({ applicationServerKey: bytesOf(key) });

  pushManager = {
    getSubscription: () => Promise.resolve(this.#now),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (this.refuses) return Promise.reject(new DOMException('push service error', 'AbortError'));
      if (this.#now) return Promise.reject(new DOMException('another key', 'InvalidStateError'));
      this.#given += 1;
      const endpoint = `https://maker.test/${this.#given}`;
      this.#now = {
        endpoint,
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
        unsubscribe: () => {
          this.#now = null;
          return Promise.resolve(true);
        },
      };
      return Promise.resolve(this.#now);
    },
  };
}

/** Puts such a browser in place of the real one, until `vi.unstubAllGlobals()`. */
export function browserWithPushes(): PlayedBrowser {
  const browser = new PlayedBrowser();
  const registration = { pushManager: browser.pushManager };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => Promise.resolve(browser.permission),
  });
  return browser;
}
