import type { DeskData } from '../../../desk/desk.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as styles from './Desk.css.ts';

/** A desk without changes: the reason, and what to do. */
export function Empty({ data: { base, pictures } }: { data: DeskData }) {
  return (
    <div className={styles.notices}>
      {base === undefined ? (
        <EmptyState title="Nothing to compare with" level={2}>
          No earlier pictures could be read, so nothing can be told apart. All states are there:
          open “All states”. With the base in reach, for example after git fetch origin main, the
          board says what differs.
        </EmptyState>
      ) : (
        <EmptyState title="Nothing to review" level={2}>
          All {pictures.length} pictures are accepted: they are as in {base.ref}. Take the pictures
          of a change, and what differs stands here. To look around meanwhile, open “All states”.
        </EmptyState>
      )}
    </div>
  );
}
