import { useEffect, useRef } from 'react';
import { contentOf, counted, type GroupStanding } from '../../../desk/summary.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import * as styles from './Desk.css.ts';

const states: Readonly<Record<GroupStanding['state'], { words: string; tone: BadgeTone }>> = {
  open: { words: 'Open', tone: 'plain' },
  approved: { words: 'Approved', tone: 'green' },
  asked: { words: 'Change asked', tone: 'coral' },
  conflict: { words: 'Two opinions', tone: 'gold' },
};

export function StateBadge({ state }: { state: GroupStanding['state'] }) {
  const { words, tone } = states[state];
  return <Badge tone={tone}>{words}</Badge>;
}

/** A one-line summary of a group. */
function subOf({ group, state, verdicts }: GroupStanding): string {
  const note = verdicts.find((verdict) => verdict.note !== undefined)?.note;
  if (state === 'asked' && note !== undefined) return `“${note}”`;
  const { changes, screens } = group;
  const kinds = new Set(changes.map(({ kind }) => kind));
  const [only] = kinds;
  const what = kinds.size === 1 && (only === 'new' || only === 'gone') ? `${only}, ` : '';
  const where = screens.length > 0 ? ` in ${counted(screens.length, 'screen')}` : '';
  return `${what}${contentOf(changes)}${where}`;
}

export interface GroupListProps {
  standings: readonly GroupStanding[];
  /** Index of the current group. */
  at: number;
  onOpen: (id: string) => void;
}

/** The groups of equal differences, each a decision. */
export function GroupList({ standings, at, onOpen }: GroupListProps) {
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
    <nav className={styles.groups} aria-label="Decisions">
      <ol className={styles.groupList} ref={list}>
        {standings.map((standing, index) => (
          <li key={standing.group.id} className={styles.groupItem}>
            <button
              type="button"
              className={styles.group}
              aria-current={index === at}
              onClick={() => onOpen(standing.group.id)}
            >
              <span className={styles.groupTitle}>{standing.group.title}</span>
              <StateBadge state={standing.state} />
              <span className={styles.groupSub}>{subOf(standing)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
