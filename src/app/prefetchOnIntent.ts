import { isSamePath } from '../domain/samePath.ts';
import { preloadScreen } from './preload.ts';

const intents = ['pointerover', 'focusin'] as const;

/** The link to another page of the site that an event happened on; undefined where there is none. */
function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.hasAttribute('download'))
    return undefined;
  return link;
}

/** Fetches a page's code as soon as a link to it is pointed at, touched or focused. @returns what ends that */
export function prefetchOnIntent(): () => void {
  const onIntent = (event: Event) => {
    const link = linkAt(event);
    if (link === undefined || isSamePath(link.pathname, location.pathname)) return;
    // What is lost now is asked for again when it is needed.
    preloadScreen(link.pathname).catch(() => undefined);
  };
  for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) removeEventListener(intent, onIntent);
  };
}

let followed: HTMLAnchorElement | undefined;

/** Shows on a link that it was heard, until `clearPendingNavigation`. @returns what ends that */
export function showPendingNavigation(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event);
    // The router has taken it (it prevents the load), and the next page is not there yet.
    if (link === undefined || !event.defaultPrevented) return;
    clearPendingNavigation();
    link.ariaBusy = 'true';
    followed = link;
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}

/** The next page is there. */
export function clearPendingNavigation(): void {
  if (followed !== undefined) followed.ariaBusy = null;
  followed = undefined;
}
