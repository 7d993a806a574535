import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/global.css.ts';
import { RESTORING } from '../ui/styles/documentClasses.ts';
import { logError } from '../services/log.ts';
import { App } from './App.tsx';
import { LazyActorsProvider, loadActors } from './LazyActorsProvider.tsx';
import { isPressWaiting, recordControls } from './earlyPresses.ts';
import { needsActors } from './paths.ts';
import { preloadScreen } from './preload.ts';
import { clearRetries, markUnloading, clearUnloading, reloadOnce } from './reloadOnce.ts';
import { deferHydration } from './deferredIsland.tsx';
import { onFirstIntent } from './onFirstIntent.ts';
import { applyFullStylesheet } from './fullStylesheet.ts';
import { showTouches } from './showTouches.ts';

addEventListener('beforeunload', markUnloading);
addEventListener('pageshow', clearUnloading);
showTouches();

/** Most often what is lost is gone since a deploy. A reload would lose what has been pressed. */
function noted(error: unknown): undefined | Promise<never> {
  if (!isPressWaiting() && reloadOnce(window, import.meta.url)) return new Promise(() => undefined);
  logError('A part of the page could not be fetched', error);
  return undefined;
}

// A function and no top-level await: the chunks it waits for import this one, and would wait in turn.
async function start(): Promise<void> {
  const { classList, dataset } = document.documentElement;
  const { pathname } = location;

  // Prerendered for this very address? A fallback page (an unknown path on a hard load) and the
  // development server's empty document are drawn anew.
  const prerendered = dataset.path === pathname;
  if (prerendered) deferHydration();

  // The boot script has seen a stored session or a sign-in link (src/app/boot.js).
  const awaited = classList.contains(RESTORING) || needsActors(pathname);
  // What cannot be had now is asked for again when it is needed; what is here is brought to life.
  const [loaded, screen] = await Promise.all([
    awaited ? loadActors().catch(noted) : undefined,
    preloadScreen(pathname).then(() => true, noted),
    // A document has the styles of what it shows. Until something else is to be drawn, more would only
    // style it twice.
    prerendered && !awaited && !isPressWaiting()
      ? void onFirstIntent(() => void applyFullStylesheet())
      : applyFullStylesheet(),
  ]);

  const loadFailed = awaited && loaded === undefined;
  // Without the session's statechart nothing would end the wait.
  if (loadFailed) classList.remove(RESTORING);
  // A page whose code is lost still reads, and its links still lead on: better than an error.
  if (screen === undefined && prerendered && !needsActors(pathname)) {
    window.presses?.lose();
    return;
  }
  recordControls();
  // Sooner than the page would by itself.
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

  // In every document that the build and the development server write (index.html).
  const container = document.getElementById('root') as HTMLElement;
  // In slices, so that nothing pressed meanwhile waits for all of it.
  if (prerendered) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  // From here on links need no document (public/speculation-rules.json).
  delete dataset.entry;
  clearRetries(window);
}

void start();
