import type { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { scenarios } from './scenarios/scenarios.ts';
import { supabase } from './supabase.ts';

let starting: Promise<SetupWorker> | undefined;

/** Whether a URL is one of the page's own files, not a service call. */
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
    // Relative to the page, because a Storybook may be served from a subfolder.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol === 'http') {
        const { method, url } = (frame as HttpNetworkFrame).data.request;
        if (isOwnFile(new URL(url))) return;
        supabase.unanswered.push(`${method} ${url}`);
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

/** Returns the unhandled requests since the last call; each is a mistake in a story. */
export function takeUnhandled(): string[] {
  return supabase.takeUnanswered();
}
