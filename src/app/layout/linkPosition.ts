import { isSamePath } from '../../domain/samePath.ts';
import type { LinkPosition } from '../../services/historyEntries.ts';

/** Links are counted per landmark, so that late content in one does not affect the others. */
const parts = ['main', 'header', 'footer'] as const;

/** All links to a URL in a landmark, in document order. */
export function linksTo(part: string, href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${part} a[href="${CSS.escape(href)}"]`)];
}

/** Describes the pressed link; undefined for anything else. */
export function linkPositionOf(target: EventTarget | null): LinkPosition | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  if (link === null) return undefined;
  const href = link.getAttribute('href');
  const part = parts.find((each) => link.closest(each) !== null);
  if (href === null || part === undefined) return undefined;
  return { part, href, nth: linksTo(part, href).indexOf(link) };
}

/** Whether this press opens the current URL in this tab. */
export function isSameUrlLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  return (
    isPlain && link !== null && link.target === '' && link.hash === '' && isCurrentUrl(link.href)
  );
}

function isCurrentUrl(href: string): boolean {
  const { origin, pathname } = new URL(href, document.baseURI);
  return origin === location.origin && isSamePath(pathname, location.pathname);
}
