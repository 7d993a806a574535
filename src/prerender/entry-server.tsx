import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ActorsProvider, type ActorsContext } from '../features/actorsContext.tsx';
import '../ui/styles/global.css.ts';
import { App } from '../app/App.tsx';
import { preloadScreen } from '../app/preload.ts';
import { sharedOf, sharingTags, type Shared } from './sharing.ts';
import { dataBlocks, structuredDataOf } from './structuredData.ts';

/** A page as HTML: its tags for the document's head, and its body. */
export interface RenderedPage {
  head: string;
  body: string;
  shared: Shared;
}

// React puts the page's <title>, <meta> and <link> before everything else it writes.
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)+/;

/** No statechart runs on the server. */
const notLoaded: ActorsContext = {
  actors: undefined,
  loadFailed: false,
  load: () => Promise.reject(new Error('No statechart runs on the server')),
};

/** Renders the page at a path for a signed-out visitor. */
export async function render(path: string): Promise<RenderedPage> {
  await preloadScreen(path);
  const { prelude } = await prerender(
    <StrictMode>
      <ActorsProvider value={notLoaded}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </ActorsProvider>
    </StrictMode>,
    // Never out of order, because the page must be readable without scripting.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = headTags.exec(html)?.[0] ?? '';
  const shared = sharedOf(path, head);
  return {
    head: head + sharingTags(shared) + dataBlocks(structuredDataOf(path)),
    body: html.slice(head.length),
    shared,
  };
}

export { paths } from '../domain/paths.ts';
export { absolute } from '../app/siteUrl.ts';
