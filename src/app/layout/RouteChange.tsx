import { useLayoutEffect } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigationType,
  useOutletContext,
  type Location,
} from 'react-router-dom';
import { isSamePath } from '../../domain/paths.ts';
import { RESTORING } from '../../ui/styles/documentClasses.ts';
import { restoreScroll, type ShownLocation } from './scrollPosition.ts';

/** The id of the layout's live region. */
export const ANNOUNCER = 'announcer';

/** Announces the title, without the site's name, if the heading, which takes the focus, differs. */
function announce({ textContent }: Element): void {
  const [title = ''] = document.title.split(' | ', 1);
  const region = document.getElementById(ANNOUNCER);
  if (region !== null) region.textContent = title === textContent ? '' : title;
}

/**
 * Moves the focus and scrolls, as a new document would: to the heading and the top, or to the URL's
 * hash; after Back or Forward to the heading and the former position; nowhere for another filter of
 * the same page.
 */
function arrive(shown: ShownLocation, location: Location, type: NavigationType): void {
  const from = shown.current;
  const isPop = type === NavigationType.Pop;
  const isOtherPage = !isSamePath(from.pathname, location.pathname);
  // Another page need not wait for the session (src/app/boot.js).
  if (isOtherPage) document.documentElement.classList.remove(RESTORING);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (from === location || heading === null) return;
  shown.current = location;
  if (isOtherPage) announce(heading);
  const isFilter = type === NavigationType.Replace && from.search !== location.search;
  if (!isOtherPage && (isPop || isFilter)) return;
  const part = isPop ? null : document.getElementById(location.hash.slice(1));
  if (isPop) restoreScroll();
  else if (part === null) scrollTo(0, 0);
  else {
    part.tabIndex = -1;
    part.scrollIntoView();
  }
  (part ?? heading).focus({ preventScroll: true });
}

/** Rendered beside a screen, so that its effect runs when the screen's code has loaded. */
export function RouteChange() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useOutletContext<ShownLocation>();
  useLayoutEffect(() => arrive(shown, location, type), [location, shown, type]);
  return null;
}
