// The board's own files do not pass through the mocks, whose worker copies each response to the page,
// which keeps it in memory.
addEventListener('fetch', (event) => {
  const own = ['desk/', 'assets/'].map((folder) => registration.scope + folder);
  if (own.some((folder) => event.request.url.startsWith(folder))) event.stopImmediatePropagation();
});

importScripts('./mswServiceWorker.js');
