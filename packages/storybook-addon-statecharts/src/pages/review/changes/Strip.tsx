import { Toolbar, ToolbarItem } from '@ariakit/react/toolbar';
import { useEffect, useRef } from 'react';
import type { Change } from '../../../desk/desk.ts';
import { modeWords, subjectWords } from '../../../desk/ui/words.ts';
import * as styles from './Desk.css.ts';

export interface StripProps {
  changes: readonly Change[];
  /** Key of the current change. */
  current: string;
  viewed: ReadonlySet<string>;
  thumb: (hash: string) => string;
  onOpen: (key: string) => void;
}

/** All pictures of a group in one row, with arrow-key navigation. */
export function Strip({ changes, current, viewed, thumb, onOpen }: StripProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current="true"]');
    if (row.current === null || !item) return;
    const edges = row.current.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    row.current.scrollLeft +=
      Math.max(0, box.right - edges.right + 8) + Math.min(0, box.left - edges.left - 8);
  }, [current]);
  return (
    <Toolbar
      ref={row}
      className={styles.strip}
      aria-label={`Pictures of this decision: ${changes.length}`}
    >
      {changes.map((change) => {
        const { key, mode, before, after, kind } = change;
        const hash = (after ?? before)?.hash;
        const isViewed = viewed.has(key);
        return (
          <ToolbarItem
            key={key}
            className={styles.stripItem}
            aria-current={key === current}
            aria-label={`${subjectWords(change)}, ${modeWords(mode)}${isViewed ? ', viewed' : ''}`}
            onClick={() => onOpen(key)}
          >
            {hash === undefined ? (
              <span className={styles.stripText}>{modeWords(kind)}</span>
            ) : (
              <img className={styles.thumb} src={thumb(hash)} alt="" loading="lazy" />
            )}
            {isViewed ? (
              <span className={styles.tick} aria-hidden="true">
                <svg viewBox="0 0 24 24" width="14" height="14" fill="none" stroke="currentColor">
                  <path strokeWidth="4" d="M4 13l5 5L20 6" />
                </svg>
              </span>
            ) : null}
          </ToolbarItem>
        );
      })}
    </Toolbar>
  );
}
