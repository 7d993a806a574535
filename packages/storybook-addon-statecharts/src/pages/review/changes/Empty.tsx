import type { DeskData } from '../../../desk/desk.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as styles from './Desk.css.ts';

/** A desk without changes: the reason, and what to do. */
export function Empty({ data: { base, pictures } }: { data: DeskData }) {
  return (
    <div className={styles.notices}>
      {base === undefined ? (
        <EmptyState title="Nothing to compare with">
          No earlier pictures could be read, so there are no differences to show. Fetch the base,
          for example with git fetch origin main. “All states” shows every picture.
        </EmptyState>
      ) : (
        <EmptyState title="Nothing to review">
          All {pictures.length} pictures match {base.ref}. Run npm run review to take the pictures
          of a change; differences are listed here. “All states” shows every picture.
        </EmptyState>
      )}
    </div>
  );
}
