import type { LinkPosition } from '../../services/historyEntries.ts';
import { linksTo } from './linkPosition.ts';

/** Finds a remembered link if it is visible; a link in a closed menu cannot take focus. */
export function findLink({ part, href, nth }: LinkPosition): HTMLElement | undefined {
  const link = linksTo(part, href)[nth];
  return link?.checkVisibility({ visibilityProperty: true }) === true ? link : undefined;
}
