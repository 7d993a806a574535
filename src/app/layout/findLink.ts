import type { LinkPlace } from '../../services/places.ts';
import { linksTo } from './pressedLink.ts';

/** The link again, if it can be seen: one in a closed menu cannot take the focus. */
export function findLink({ part, href, nth }: LinkPlace): HTMLElement | undefined {
  const link = linksTo(part, href)[nth];
  return link?.checkVisibility({ visibilityProperty: true }) === true ? link : undefined;
}
