import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ChartsProvider, type ChartsContext } from '../features/charts.tsx';
import '../ui/styles/global.css.ts';
import { App } from './App.tsx';
import { preloadScreen } from './preload.ts';
import { sharedOf, sharingTags, type Shared } from './sharing.ts';
import { dataBlocks, structuredDataOf } from './structuredData/structuredData.ts';

/** One page as HTML: what belongs into the document's head, and the rest. */
export interface RenderedPage {
  head: string;
  body: string;
  shared: Shared;
}

// React puts the page's <title>, <meta> and <link> before everything else it writes.
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)+/;

/** On the server every statechart rests. */
const resting: ChartsContext = {
  charts: undefined,
  lost: false,
  wake: () => Promise.reject(new Error('Nothing wakes on the server')),
};

/** Renders the page at a path as a visitor sees it who has not signed in. */
export async function render(path: string): Promise<RenderedPage> {
  await preloadScreen(path);
  const { prelude } = await prerender(
    <StrictMode>
      <ChartsProvider value={resting}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </ChartsProvider>
    </StrictMode>,
    // Never out of order: the page reads without any script.
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

export { paths } from './paths.ts';
export { absolute } from './siteUrl.ts';
