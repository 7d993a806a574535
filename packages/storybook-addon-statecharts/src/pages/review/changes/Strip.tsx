import { Toolbar, ToolbarItem } from '@ariakit/react/toolbar';
import { useEffect, useRef } from 'react';
import { modeWords, subjectWords } from '../../../desk/ui/words.ts';
import type { Review } from './review.ts';
import * as styles from './Desk.css.ts';

/** All pictures of a group in one row, with arrow-key navigation. */
export function Strip({ review: { context, send, standing, sources } }: { review: Review }) {
  const { changes } = standing.group;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current="true"]');
    if (row.current === null || !item) return;
    const edges = row.current.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    row.current.scrollLeft +=
      Math.max(0, box.right - edges.right + 8) + Math.min(0, box.left - edges.left - 8);
  }, [context.key]);
  return (
    <Toolbar
      ref={row}
      className={styles.strip}
      aria-label={`Pictures of this decision: ${changes.length}`}
    >
      {changes.map((change) => {
        const { key, mode, before, after, kind } = change;
        const hash = (after ?? before)?.hash;
        const isViewed = context.viewed.has(key);
        return (
          <ToolbarItem
            key={key}
            className={styles.stripItem}
            aria-current={key === context.key}
            aria-label={`${subjectWords(change)}, ${modeWords(mode)}${isViewed ? ', viewed' : ''}`}
            onClick={() => send({ type: 'picture.open', key })}
          >
            {hash === undefined ? (
              <span className={styles.stripText}>{modeWords(kind)}</span>
            ) : (
              <img className={styles.thumb} src={sources.thumb(hash)} alt="" loading="lazy" />
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
