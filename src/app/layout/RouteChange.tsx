import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden/VisuallyHidden.tsx';

/**
 * What a page load would do by itself: after a change of path the new heading takes the focus and the
 * page starts at its top; back and forward return to where the page was left. The heading is read out
 * because it takes the focus; the title is announced where it says something else.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);
  const positions = useRef(new Map<string, number>());
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remembered = positions.current;
    const note = () => remembered.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Whoever goes on to another page need not wait for the session (src/app/boot.js).
    document.documentElement.classList.remove('restoring');
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    const title = document.title.split(' | ', 1)[0] ?? '';
    setAnnounced(title === heading?.textContent ? '' : title);
    if (navigation === NavigationType.Pop) scrollTo(0, positions.current.get(key) ?? 0);
    else if (hash === '') scrollTo(0, 0);
  }, [hash, key, navigation, pathname]);

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}
