import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/global.css.ts';
import { RESTORING } from '../ui/styles/documentClasses.ts';
import { logError } from '../services/log.ts';
import { App } from './App.tsx';
import { deferPops } from './deferPops.ts';
import { LazyActorsProvider, loadActors } from './LazyActorsProvider.tsx';
import { isPressWaiting } from './presses.ts';
import { isStatic, needsActors } from '../domain/paths.ts';
import { yieldToMain } from '../services/idle.ts';
import { preloadScreen } from './preload.ts';
import { reloadOnce, watchUnloading } from '../services/reloadOnce.ts';
import { markTouched } from '../services/markTouched.ts';

watchUnloading();
markTouched();

/**
 * A chunk that fails to load was usually removed by a deploy. A reload would drop waiting presses.
 */
function reloadOrLog(error: unknown): undefined | Promise<never> {
  if (!isPressWaiting() && reloadOnce(import.meta.url)) return new Promise(() => undefined);
  logError('A part of the page could not be fetched', error);
  return undefined;
}

/** Shows an error that a boundary catches in the development server's overlay, until the next update. */
function showCaught(error: unknown): void {
  const Overlay = customElements.get('vite-error-overlay');
  if (Overlay !== undefined) document.body.append(new Overlay(error));
}

/** Hydrates a prerendered page, or renders it. */
export async function start(): Promise<void> {
  const { classList, dataset } = document.documentElement;
  const { pathname } = location;

  // Whether the document was prerendered for this URL. A fallback page (an unknown path on a hard
  // load) and the development server's empty document are rendered from scratch.
  const prerendered = dataset.path === pathname;

  // The boot script found a stored session or a sign-in link (src/app/boot.js).
  const awaited = classList.contains(RESTORING) || needsActors(pathname);
  // Failed chunks are retried on demand; hydrate what loaded.
  const [loaded, screen] = await Promise.all([
    awaited ? loadActors().catch(reloadOrLog) : undefined,
    prerendered && isStatic(pathname)
      ? true
      : preloadScreen(pathname).then(() => true, reloadOrLog),
  ]);

  const loadFailed = awaited && loaded === undefined;
  // Only the session's statechart would end the wait.
  if (loadFailed) classList.remove(RESTORING);
  // Without its code, a prerendered page is still readable and its links work.
  if (screen === undefined && prerendered && !needsActors(pathname)) {
    window.presses?.lose();
    return;
  }
  await yieldToMain();
  // Earlier than the page would load them.
  if (isPressWaiting()) void loadActors().catch(() => undefined);

  const app = (
    <StrictMode>
      <BrowserRouter>
        <LazyActorsProvider loaded={loaded} loadFailed={loadFailed}>
          <App />
        </LazyActorsProvider>
      </BrowserRouter>
    </StrictMode>
  );

  // Part of every document (index.html).
  const container = document.getElementById('root') as HTMLElement;
  if (prerendered && isStatic(pathname)) deferPops(preloadScreen(pathname));
  // A transition hydrates in slices, so that input is not blocked.
  if (prerendered) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container, import.meta.env.DEV ? { onCaughtError: showCaught } : {}).render(app);
  // From here on navigation loads no document (public/speculation-rules.json).
  delete dataset.path;
}
