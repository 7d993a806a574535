import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a page load would do by itself: after a change of path the new heading takes the focus and the
 * page starts at its top; back and forward return to where the page was left.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);
  const positions = useRef(new Map<string, number>());

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
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (navigation === NavigationType.Pop) scrollTo(0, positions.current.get(key) ?? 0);
    else if (hash === '') scrollTo(0, 0);
  }, [hash, key, navigation, pathname]);

  return null;
}
