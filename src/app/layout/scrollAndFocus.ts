import { NavigationType } from 'react-router-dom';
import type { LinkPosition, HistoryEntry } from '../../services/historyEntries.ts';

/** A completed navigation. */
export interface RouteTransition {
  navigation: NavigationType;
  /** False for another part or filter of the same page. */
  toOtherPage: boolean;
  /** The URL has a hash. */
  toPart: boolean;
  /** The visitor pressed a link to the current URL. */
  again: boolean;
  /** Where the visitor left this page before. */
  entry: HistoryEntry | undefined;
}

/** Where to scroll and what to focus. */
export interface ScrollAndFocus {
  /** In CSS px; undefined leaves scrolling to the browser. */
  y: number | undefined;
  /** The link or hash target if it exists, else the heading; undefined keeps the focus. */
  focus: 'heading' | 'part' | { link: LinkPosition } | undefined;
}

/**
 * Mimics a page load: a new page, or the same one requested again, starts at the top with focus on
 * its heading; back and forward restore the scroll position and the link last pressed; a hash link
 * leads to its target. Changing a filter moves nothing.
 */
export function resolveScrollAndFocus({
  navigation,
  toOtherPage,
  toPart,
  again,
  entry,
}: RouteTransition): ScrollAndFocus {
  const heading = toOtherPage ? 'heading' : undefined;
  if (navigation === NavigationType.Pop) {
    const link = entry?.link;
    return {
      y: entry?.y ?? (toOtherPage && !toPart ? 0 : undefined),
      focus: link === undefined ? heading : { link },
    };
  }
  if (again) return { y: 0, focus: 'heading' };
  if (toPart) return { y: undefined, focus: 'part' };
  return { y: toOtherPage ? 0 : undefined, focus: heading };
}
