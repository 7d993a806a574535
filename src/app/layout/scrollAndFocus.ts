import { NavigationType } from 'react-router-dom';
import type { LinkPosition, HistoryEntry } from '../../services/historyEntries.ts';

/** A change of address that has just been shown. */
export interface RouteTransition {
  navigation: NavigationType;
  /** It leads to another page; not to another part or another filter of the same. */
  toOtherPage: boolean;
  /** It names a part of the page. */
  toPart: boolean;
  /** A link to the very address that was shown was pressed. */
  again: boolean;
  /** Where the visitor was when last here. */
  entry: HistoryEntry | undefined;
}

/** What becomes of scroll position and focus. */
export interface ScrollAndFocus {
  /** In CSS px; undefined to leave it to the browser. */
  y: number | undefined;
  /**
   * The link or the part, where it is there, else the heading; undefined to leave the focus alone. A part is
   * scrolled to, too.
   */
  focus: 'heading' | 'part' | { link: LinkPosition } | undefined;
}

/**
 * What a page load would do by itself: another page, and the same one asked for again, start at their
 * top with the focus on the heading; back and forward return to where the page was left, and to the link
 * it was left by; a link to a part leads to that part. A filter moves nothing here.
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
