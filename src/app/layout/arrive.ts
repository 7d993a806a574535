import { arrivalOf, type Move } from './arrival.ts';
import { scrollWhenTall, whenHeadingIsThere, withoutAnchoring } from './drawnLater.ts';
import { findLink } from './findLink.ts';

/** The title without the academy's name. */
function titleOf({ title }: Document): string {
  return title.split(' | ', 1)[0] ?? '';
}

/** Ends waits when the visitor has gone on. */
function until(signal: AbortSignal, ...stops: ((() => void) | undefined)[]): void {
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop?.();
  });
}

/** Goes on to `y`, in CSS px, where the browser could not reach it yet. */
export function restore(y: number, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { scrollHeight, clientHeight } = document.documentElement;
  const isRestored = scrollY > 0 && y <= scrollHeight - clientHeight;
  until(signal, withoutAnchoring(), isRestored ? undefined : scrollWhenTall(y));
}

/**
 * Carries out what becomes of scroll position and focus after a move (arrival.ts).
 * @param announce reads out the title where it says something else than the heading
 */
export function arrive(move: Move, announce: (title: string) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { y, focus } = arrivalOf(move);
  until(
    signal,
    y === undefined ? undefined : scrollWhenTall(y),
    whenHeadingIsThere((heading) => {
      if (move.toOtherPage) {
        const title = titleOf(document);
        announce(title === heading.textContent ? '' : title);
      }
      if (focus === undefined) return;
      const link = focus === 'heading' ? undefined : findLink(focus.link);
      (link ?? heading).focus({ preventScroll: true });
    }),
  );
}
