/*
 * The service worker: it shows notices, and opens the page that they lead to. It keeps nothing, so a new version of the
 * client is there at once. Every push is shown, because browsers end the subscriptions of those who do not.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { heading, body, tag, path } = event.data.json();
  const icon = new URL('icon-192.png', self.registration.scope).href;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(heading, { body, tag, icon, renotify: true, data: { path } }),
      self.navigator.setAppBadge?.(),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path.slice(1), self.registration.scope).href));
});

/** A page that shows it already is used again. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url.split('#')[0] === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
