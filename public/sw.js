// There is no service worker here. One that an earlier site left behind asks for this file: it goes.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
