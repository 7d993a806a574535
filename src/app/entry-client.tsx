import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppActorsProvider } from '../features/AppActors.tsx';
import '../ui/styles/global.css.ts';
import { createBrowserActors } from './actors.ts';
import { App } from './App.tsx';
import { preloadScreen } from './preload.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

const actors = createBrowserActors(window);

const app = (
  <StrictMode>
    <AppActorsProvider actors={actors}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </AppActorsProvider>
  </StrictMode>
);

// Prerendered for this very address? A fallback page (an unknown path on a hard load) and the
// development server's empty document are drawn anew.
const prerendered = document.documentElement.dataset.path === location.pathname;

await preloadScreen(location.pathname);
if (prerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
