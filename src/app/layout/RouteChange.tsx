import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createPlaces, type Places } from '../../services/places.ts';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { arrivalOf } from './arrival.ts';
import { scrollWhenTall, staysAt, whenHeadingIsThere } from './drawnLater.ts';
import { findLink, leadsHere, linkOf } from './pressedLink.ts';

/** The title without the academy's name. */
function titleOf(document: Document): string {
  return document.title.split(' | ', 1)[0] ?? '';
}

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

    // Loaded anew, where somebody has been: the browser itself returns there, as far as it can.
    if (before === undefined) return place?.y === undefined ? undefined : staysAt(place.y);

    const toOtherPage = before !== pathname;
    // Whoever goes on to another page need not wait for the session (src/app/boot.js).
    if (toOtherPage) document.documentElement.classList.remove('restoring');
    const { y, focus } = arrivalOf({
      navigation,
      toOtherPage,
      toPart: hash !== '',
      again: again.current,
      place,
    });
    again.current = false;
    const stops = [
      y === undefined ? undefined : scrollWhenTall(y),
      whenHeadingIsThere((heading) => {
        if (toOtherPage) {
          const title = titleOf(document);
          setAnnounced(title === heading.textContent ? '' : title);
        }
        if (focus === undefined) return;
        const link = focus === 'heading' ? undefined : findLink(focus.link);
        (link ?? heading).focus({ preventScroll: true });
      }),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [hash, key, navigation, pathname]);

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}
