// The newspaper's worker: it takes the pages over as soon as it is there. It answers no requests, so that every page comes from the server.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
