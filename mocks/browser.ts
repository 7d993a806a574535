import type { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { scenarios } from './scenarios/scenarios.ts';

let starting: Promise<SetupWorker> | undefined;
const unhandled: string[] = [];

/** The page's own files, as opposed to a call to a service. */
function isOwnFile(url: URL): boolean {
  return (
    url.origin === location.origin &&
    !/^\/(?:auth|rest|functions|storage|realtime)\/v1\//.test(url.pathname)
  );
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker(...scenarios.happy);
  await worker.start({
    quiet: true,
    // Beside the page: a Storybook that is put under a sub-path has no root of its own.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol === 'http') {
        const { method, url } = (frame as HttpNetworkFrame).data.request;
        if (isOwnFile(new URL(url))) return;
        unhandled.push(`${method} ${url}`);
      }
      defaults.error();
    },
  });
  return worker;
}

/** Starts the mocked services in this page, once. Needs `mockServiceWorker.js` beside the page. */
export function startMocks(): Promise<SetupWorker> {
  starting ??= start();
  return starting;
}

/** The requests nobody answered since the last call: each is a mistake in a story. */
export function takeUnhandled(): string[] {
  return unhandled.splice(0);
}
