import { resolveScrollAndFocus, type RouteTransition } from './scrollAndFocus.ts';
import { scrollWhenTallEnough, keepScrolledTo, waitForHeading } from './lateContent.ts';
import { findLink } from './findLink.ts';

/** The title without the site's name. */
function titleOf({ title }: Document): string {
  return title.split(' | ', 1)[0] ?? '';
}

function until(signal: AbortSignal, ...stops: ((() => void) | undefined)[]): void {
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop?.();
  });
}

/** Keeps a reloaded page at `y`, in CSS px, while more of it renders. */
export function keepScrollPosition(y: number, signal: AbortSignal): void {
  if (!signal.aborted) until(signal, keepScrolledTo(y));
}

/**
 * Restores focus and scroll position after navigation (scrollAndFocus.ts).
 * @param announce receives the title if it differs from the heading, else an empty string
 */
export function applyScrollAndFocus(
  transition: RouteTransition,
  announce: (title: string) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const { y, focus } = resolveScrollAndFocus(transition);
  until(
    signal,
    y === undefined ? undefined : scrollWhenTallEnough(y),
    waitForHeading((heading) => {
      if (transition.toOtherPage) {
        const title = titleOf(document);
        announce(title === heading.textContent ? '' : title);
      }
      if (focus === undefined) return;
      const part = focus === 'part' ? document.getElementById(location.hash.slice(1)) : null;
      if (part !== null) {
        part.tabIndex = -1;
        part.scrollIntoView();
      }
      const link = typeof focus === 'object' ? findLink(focus.link) : undefined;
      (part ?? link ?? heading).focus({ preventScroll: true });
    }),
  );
}
