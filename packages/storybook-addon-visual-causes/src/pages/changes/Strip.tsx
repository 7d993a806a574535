import { Toolbar, ToolbarItem } from '@ariakit/react/toolbar';
import { useEffect, useRef } from 'react';
import type { Change, ChangeGroup } from '../../desk/desk.ts';
import { modeWords, subjectWords } from '../../desk/ui/words.ts';
import * as styles from './Desk.css.ts';

export interface StripProps {
  group: ChangeGroup;
  change: Change;
  thumb: (hash: string) => string;
  onOpen: (change: Change) => void;
}

/** All pictures of a group in one row, with arrow-key navigation. */
export function Strip({ group: { changes }, change: { key: current }, thumb, onOpen }: StripProps) {
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
      aria-label={`Pictures of this cause: ${changes.length}`}
    >
      {changes.map((change) => {
        const { key, mode, before, after, kind } = change;
        const hash = (after ?? before)?.hash;
        return (
          <ToolbarItem
            key={key}
            className={styles.stripItem}
            aria-current={key === current}
            aria-label={`${subjectWords(change)}, ${modeWords(mode)}`}
            onClick={() => onOpen(change)}
          >
            {hash === undefined ? (
              <span className={styles.stripText}>{modeWords(kind)}</span>
            ) : (
              <img className={styles.thumb} src={thumb(hash)} alt="" loading="lazy" />
            )}
          </ToolbarItem>
        );
      })}
    </Toolbar>
  );
}
