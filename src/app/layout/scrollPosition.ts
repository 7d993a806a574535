import type { RefObject } from 'react';
import type { Location } from 'react-router-dom';
import { RESTORING } from '../../ui/styles/documentClasses.ts';

/** The location whose page is on the screen: while the code of the next one loads, the previous one. */
export type ShownLocation = RefObject<Location>;

interface EntryState {
  /** Set by the router, except on an entry that began with a document. */
  key?: string;
  /** In CSS px. */
  y?: number;
}

/** The visitor has pressed, typed or scrolled since the document was opened. */
let hasActed = false;

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

/**
 * Writes the scroll position into the history entry after each scroll. The browser restores
 * positions by itself, except on a page whose code or session comes later than it does.
 * @returns a cleanup
 */
export function rememberScroll(shown: ShownLocation): () => void {
  const remember = () => {
    const state = entryState();
    const isShown = shown.current.key === (state.key ?? 'default');
    // A page without its content is too short.
    if (isShown && !document.documentElement.classList.contains(RESTORING))
      history.replaceState({ ...state, y: scrollY }, '');
  };
  const stops = new AbortController();
  const options = { passive: true, signal: stops.signal };
  // A press may come before the scroll has ended.
  for (const moment of ['scrollend', 'click'])
    addEventListener(moment, remember, { ...options, capture: true });
  for (const act of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(act, () => (hasActed = true), options);
  return () => stops.abort();
}

/** Scrolls to where the visitor left this history entry. */
export function restoreScroll(): void {
  scrollTo(0, entryState().y ?? scrollY);
}

/** The same for content that waited for the session, unless the visitor has acted meanwhile. */
export function restoreLateScroll(): void {
  if (!hasActed) restoreScroll();
}
