import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles/global.css.ts';
import { App } from './App.tsx';
import { ChartsRoot, wakeCharts } from './ChartsRoot.tsx';
import { needsCharts } from './paths.ts';
import { preloadScreen } from './preload.ts';
import { letPartsRest } from './restingPart.tsx';

// A function and no top-level await: the chunks it waits for import this one, and would wait in turn.
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no #root');

  const { classList, dataset } = document.documentElement;
  const { pathname } = location;

  // Prerendered for this very address? A fallback page (an unknown path on a hard load) and the
  // development server's empty document are drawn anew.
  const prerendered = dataset.path === pathname;
  if (prerendered) letPartsRest();

  // The boot script has seen a stored session or a sign-in link (src/app/boot.js).
  const awaited = classList.contains('restoring') || needsCharts(pathname);
  const [awake] = await Promise.all([awaited ? wakeCharts() : undefined, preloadScreen(pathname)]);

  const app = (
    <StrictMode>
      <BrowserRouter>
        <ChartsRoot awake={awake}>
          <App />
        </ChartsRoot>
      </BrowserRouter>
    </StrictMode>
  );

  if (prerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

void start();
