import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSamePath } from '../../domain/samePath.ts';
import { createPlaces, type Places } from '../../services/places.ts';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { RESTORING } from '../../ui/styles/documentClasses.ts';
import { leadsHere, linkOf } from './pressedLink.ts';

/** Whoever only reads goes nowhere, and does not get what carries an arrival out. */
const fetchArrival = () => import('./arrive.ts');

/**
 * Focus and scroll position after a change of address (arrival.ts), and the title where it says something
 * else than the heading, which is read out because it takes the focus. Within the document the browser's
 * own restoring would come before the page is drawn; a reload is the browser's, which begins earlier.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const [announced, setAnnounced] = useState('');
  const remembered = useRef<Places>(undefined);
  const last = useRef<string>(undefined);
  const again = useRef(false);

  useEffect(() => {
    const stops = new AbortController();
    const options = { signal: stops.signal, passive: true };
    const places = () => remembered.current;
    const leave = () => {
      history.scrollRestoration = 'auto';
      // A tab that is hidden in the very frame of a scroll hears no more of it. At the top there is nothing to
      // come back to, and who only reads fetches nothing for it.
      if (scrollY > 0) places()?.note({ y: scrollY });
      places()?.keep();
    };
    const stay = () => {
      history.scrollRestoration = 'manual';
    };
    stay();
    addEventListener('scroll', () => places()?.note({ y: scrollY }), options);
    addEventListener(
      'click',
      (event) => {
        places()?.note({ link: linkOf(event.target) });
        again.current = leadsHere(event);
      },
      { ...options, capture: true },
    );
    addEventListener('pagehide', leave, options);
    addEventListener('pageshow', stay, options);
    // A hidden tab may be discarded without another word.
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? leave() : stay()),
      options,
    );
    return () => stops.abort();
  }, []);

  useEffect(() => {
    remembered.current ??= createPlaces(window);
    const place = remembered.current.arrive();
    const before = last.current;
    last.current = pathname;

    const stops = new AbortController();
    const stop = () => stops.abort();
    // Nobody is interrupted by what comes late.
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(act, stop, { signal: stops.signal, passive: true });
    // Loaded anew, where somebody has been: the browser itself returns there, as far as it can.
    if (before === undefined) {
      const y = place?.y;
      if (y !== undefined) void fetchArrival().then(({ stay }) => stay(y, stops.signal), stop);
      return stop;
    }

    const toOtherPage = !isSamePath(before, pathname);
    // Whoever goes on to another page need not wait for the session (src/app/boot.js).
    if (toOtherPage) document.documentElement.classList.remove(RESTORING);
    const move = { navigation, toOtherPage, toPart: hash !== '', again: again.current, place };
    again.current = false;
    void fetchArrival().then(({ arrive }) => arrive(move, setAnnounced, stops.signal), stop);
    return stop;
  }, [hash, key, navigation, pathname]);

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}
