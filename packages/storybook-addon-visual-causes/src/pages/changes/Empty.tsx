import type { DeskData } from '../../desk/desk.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as styles from './Desk.css.ts';

/** A page without changes: the reason, and what to do. */
export const Empty = ({ data: { base, pictures } }: { data: DeskData }) => (
  <div className={styles.notices}>
    {base === undefined ? (
      <EmptyState title="Nothing to compare with">
        No earlier pictures could be read, so there are no differences to show. Fetch the base, for
        example with git fetch origin main. “All states” shows every picture.
      </EmptyState>
    ) : (
      <EmptyState title="Nothing to review">
        The {pictures.length} baselines are those of {base.ref}. Run npm run review to take the
        pictures of a change; differences are listed here. “All states” shows every picture.
      </EmptyState>
    )}
  </div>
);
