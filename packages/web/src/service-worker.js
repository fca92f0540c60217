// Keeps the built page, so that it opens and plays without a network. The build fills in the two names below.
const FILES = __FILES__;
const CACHE = `coven-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

/** Pages of the version before may still be open and load more chunks: its cache stays until the next version comes. */
async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith('coven-') && name !== CACHE);
  // Oldest first.
  for (const name of names.slice(0, -1)) await caches.delete(name);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  // The newest page if there is a network, the kept one if not; a file with a hash in its name never changes.
  event.respondWith(request.mode === 'navigate' ? page(request) : kept(request));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // No network.
  }
  return (await caches.match('/', { cacheName: CACHE })) ?? Response.error();
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
