import { isSamePath } from '../domain/samePath.ts';
import { preloadScreen } from './preload.ts';

const intents = ['pointerover', 'focusin'] as const;

/** Returns the link to another page of the site under an event. */
function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.hasAttribute('download'))
    return undefined;
  return link;
}

/** Prefetches a page's code when a link to it is hovered, touched or focused. @returns a cleanup */
export function prefetchOnIntent(): () => void {
  const onIntent = (event: Event) => {
    const link = linkAt(event);
    if (link === undefined || isSamePath(link.pathname, location.pathname)) return;
    // Failed chunks are retried on demand.
    preloadScreen(link.pathname).catch(() => undefined);
  };
  for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) removeEventListener(intent, onIntent);
  };
}

let followed: HTMLAnchorElement | undefined;

/** Marks the pressed link as busy until `clearPendingNavigation`. @returns a cleanup */
export function showPendingNavigation(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event);
    // The router prevents the default if it handles the navigation.
    if (link === undefined || !event.defaultPrevented) return;
    clearPendingNavigation();
    link.ariaBusy = 'true';
    followed = link;
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}

/** Called once the next page has rendered. */
export function clearPendingNavigation(): void {
  if (followed !== undefined) followed.ariaBusy = null;
  followed = undefined;
}
