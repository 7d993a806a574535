import type { LinkPlace } from '../../services/places.ts';
import { withHref } from './pressedLink.ts';

/** The link again, if it can be seen: one in a closed menu cannot take the focus. */
export function findLink({ href, nth }: LinkPlace): HTMLElement | undefined {
  const link = withHref(href)[nth];
  return link?.checkVisibility({ visibilityProperty: true }) === true ? link : undefined;
}
