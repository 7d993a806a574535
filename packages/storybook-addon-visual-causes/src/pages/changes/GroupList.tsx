import { useEffect, useRef } from 'react';
import type { ChangeGroup } from '../../desk/desk.ts';
import { contentOf, counted, isOpen } from '../../desk/summary.ts';
import { Badge } from '../../ui/Badge.tsx';
import * as styles from './Desk.css.ts';

/** Whether the branch's baselines have a group's changes. */
export const GroupBadge = ({ group }: { group: ChangeGroup }) =>
  isOpen(group) ? <Badge>To accept</Badge> : <Badge tone="green">Accepted</Badge>;

/** A one-line summary of a group. */
function summaryOf({ changes, screens }: ChangeGroup): string {
  const kinds = new Set(changes.map(({ kind }) => kind));
  const [only] = kinds;
  const what = kinds.size === 1 && (only === 'new' || only === 'gone') ? `${only}, ` : '';
  const where = screens.length > 0 ? ` in ${counted(screens.length, 'screen')}` : '';
  return `${what}${contentOf(changes)}${where}`;
}

export interface GroupListProps {
  groups: readonly ChangeGroup[];
  /** Index of the current group. */
  at: number;
  onOpen: (index: number) => void;
}

/** The causes of differences. */
export function GroupList({ groups, at, onOpen }: GroupListProps) {
  const list = useRef<HTMLOListElement>(null);
  // Not `scrollIntoView`, which would scroll the page, too.
  useEffect(() => {
    const row = list.current;
    const item = row?.children[at];
    if (row === null || item === undefined) return;
    const edges = row.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    row.scrollLeft += Math.max(0, box.right - edges.right) + Math.min(0, box.left - edges.left);
    row.scrollTop += Math.max(0, box.bottom - edges.bottom) + Math.min(0, box.top - edges.top);
  }, [at]);
  return (
    <nav className={styles.groups} aria-label="Causes">
      <ol className={styles.groupList} ref={list}>
        {groups.map((group, index) => (
          <li key={group.id} className={styles.groupItem}>
            <button
              type="button"
              className={styles.group}
              aria-current={index === at}
              onClick={() => onOpen(index)}
            >
              <span className={styles.groupTitle}>{group.title}</span>
              <GroupBadge group={group} />
              <span className={styles.groupSub}>{summaryOf(group)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
