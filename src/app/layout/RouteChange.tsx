import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSamePath } from '../../domain/samePath.ts';
import { createHistoryEntries, type HistoryEntries } from '../../services/historyEntries.ts';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { RESTORING } from '../../ui/styles/documentClasses.ts';
import { isSameUrlLink, linkPositionOf } from './linkPosition.ts';

/** Whoever only reads goes nowhere, and does not get what carries an arrival out. */
const loadScrollAndFocus = () => import('./applyScrollAndFocus.ts');

/**
 * Focus and scroll position after a change of address (scrollAndFocus.ts), and the title where it says something
 * else than the heading, which is read out because it takes the focus. Within the document the browser's
 * own restoring would come before the page is drawn; a reload is the browser's, which begins earlier.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const [announced, setAnnounced] = useState('');
  const remembered = useRef<HistoryEntries>(undefined);
  const last = useRef<string>(undefined);
  const again = useRef(false);

  useEffect(() => {
    const stops = new AbortController();
    const options = { signal: stops.signal, passive: true };
    const entries = () => remembered.current;
    const releaseScroll = () => {
      history.scrollRestoration = 'auto';
      // A tab that is hidden in the very frame of a scroll hears no more of it. At the top there is nothing to
      // come back to, and who only reads fetches nothing for it.
      if (scrollY > 0) entries()?.update({ y: scrollY });
      entries()?.persist();
    };
    const takeOverScroll = () => {
      history.scrollRestoration = 'manual';
    };
    takeOverScroll();
    addEventListener('scroll', () => entries()?.update({ y: scrollY }), options);
    addEventListener(
      'click',
      (event) => {
        entries()?.update({ link: linkPositionOf(event.target) });
        again.current = isSameUrlLink(event);
      },
      { ...options, capture: true },
    );
    addEventListener('pagehide', releaseScroll, options);
    addEventListener('pageshow', takeOverScroll, options);
    // A hidden tab may be discarded without another word.
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? releaseScroll() : takeOverScroll()),
      options,
    );
    return () => stops.abort();
  }, []);

  useEffect(() => {
    remembered.current ??= createHistoryEntries(window);
    const entry = remembered.current.enter();
    const before = last.current;
    last.current = pathname;

    const stops = new AbortController();
    const stop = () => stops.abort();
    // Nobody is interrupted by what comes late.
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(act, stop, { signal: stops.signal, passive: true });
    // Loaded anew, where somebody has been: the browser itself returns there, as far as it can.
    if (before === undefined) {
      const y = entry?.y;
      if (y !== undefined)
        void loadScrollAndFocus().then(
          ({ keepScrollPosition }) => keepScrollPosition(y, stops.signal),
          stop,
        );
      return stop;
    }

    const toOtherPage = !isSamePath(before, pathname);
    // Whoever goes on to another page need not wait for the session (src/app/boot.js).
    if (toOtherPage) document.documentElement.classList.remove(RESTORING);
    const transition = {
      navigation,
      toOtherPage,
      toPart: hash !== '',
      again: again.current,
      entry,
    };
    again.current = false;
    void loadScrollAndFocus().then(
      ({ applyScrollAndFocus }) => applyScrollAndFocus(transition, setAnnounced, stops.signal),
      stop,
    );
    return stop;
  }, [hash, key, navigation, pathname]);

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}
