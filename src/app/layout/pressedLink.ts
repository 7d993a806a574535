import type { LinkPlace } from '../../services/places.ts';

/** The links to an address, the last first: the header's menus come and go before the others. */
export const withHref = (href: string) =>
  [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)].toReversed();

/** Which link was pressed; undefined for anything else. */
export function linkOf(target: EventTarget | null): LinkPlace | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link === null || href === null || href === undefined) return undefined;
  return { href, nth: withHref(href).findIndex((each) => each === link) };
}

/** Would this press lead, in this tab, to the address that is shown already? */
export function leadsHere(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  return isPlain && link !== null && link.target === '' && link.hash === '' && isHere(link.href);
}

function isHere(href: string): boolean {
  const { origin, pathname } = new URL(href, document.baseURI);
  return origin === location.origin && pathname === location.pathname;
}
