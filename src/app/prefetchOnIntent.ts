import { isSamePath } from '../domain/paths.ts';
import { preloadScreen } from './preload.ts';

/** Prefetches a page's code when a link to it is hovered, touched or focused. @returns a cleanup */
export function prefetchOnIntent(): () => void {
  const stops = new AbortController();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (isSamePath(link.pathname, location.pathname)) return;
    // Failed chunks are retried on demand.
    preloadScreen(link.pathname).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'focusin'])
    addEventListener(intent, onIntent, { passive: true, signal: stops.signal });
  return () => stops.abort();
}
