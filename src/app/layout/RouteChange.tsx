import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSamePath } from '../../domain/samePath.ts';
import { createHistoryEntries, type HistoryEntries } from '../../services/historyEntries.ts';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { RESTORING } from '../../ui/styles/documentClasses.ts';
import { isSameUrlLink, linkPositionOf } from './linkPosition.ts';

/** Loaded on the first navigation. */
const loadScrollAndFocus = () => import('./applyScrollAndFocus.ts');

/**
 * Restores focus and scroll position after navigation (scrollAndFocus.ts), and announces the title
 * if it differs from the heading, which is read because it takes focus. Replaces the browser's
 * scroll restoration within the document, where it would run before the page renders; a reload
 * keeps it.
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
      // A tab hidden in the same frame as a scroll gets no scroll event. At the top there is
      // nothing to restore.
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
    // A hidden tab may be discarded without another event.
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
    // Never move the page once the visitor interacts.
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(act, stop, { signal: stops.signal, passive: true });
    // A reload or a return to the document: the browser restores the position as far as it can.
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
    // Another page need not wait for the session (src/app/boot.js).
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
