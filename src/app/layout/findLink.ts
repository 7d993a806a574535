import type { LinkPosition } from '../../services/historyEntries.ts';
import { linksTo } from './linkPosition.ts';

/** The link again, if it can be seen: one in a closed menu cannot take the focus. */
export function findLink({ part, href, nth }: LinkPosition): HTMLElement | undefined {
  const link = linksTo(part, href)[nth];
  return link?.checkVisibility({ visibilityProperty: true }) === true ? link : undefined;
}
