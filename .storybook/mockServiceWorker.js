// The board's own files do not pass through the mocks, whose worker copies each response to the page,
// which keeps it in memory.
addEventListener('fetch', (event) => {
  if (/\/(?:desk|assets)\//.test(new URL(event.request.url).pathname))
    event.stopImmediatePropagation();
});

importScripts('./mswServiceWorker.js');
