// The site's worker, to be copied to the site's root: it controls the pages as soon as it is installed. It answers no requests, so that every page comes from the server.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
