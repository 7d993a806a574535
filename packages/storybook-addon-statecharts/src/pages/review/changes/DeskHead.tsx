import type { DeskData } from '../../../desk/desk.ts';
import { contentOf, counted, type GroupStanding } from '../../../desk/summary.ts';
import { Button } from '../../../ui/Button.tsx';
import { StoryLink } from '../../storyboards/StoryLink.tsx';
import { RunWords } from '../RunWords.tsx';
import * as styles from './Desk.css.ts';

/** The number of differences, and the progress of decisions. */
export function DeskHead({
  data: { base, groups, run },
  standings,
  onHandOver,
}: {
  data: DeskData;
  standings: readonly GroupStanding[];
  onHandOver: () => void;
}) {
  const changes = groups.flatMap((group) => group.changes);
  const decided = standings.filter(({ state }) => state === 'approved' || state === 'asked').length;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>Review desk</h1>
      <p className={styles.sums}>
        {base === undefined ? (
          'Nothing to compare with'
        ) : (
          <>
            this branch beside <strong>{base.ref}</strong> · {contentOf(changes) || 'nothing'}{' '}
            {changes.length === 1 ? 'differs' : 'differ'} · {decided} of{' '}
            {counted(standings.length, 'decision')} taken
            <RunWords run={run} />
          </>
        )}
      </p>
      {standings.length === 0 ? null : (
        <progress
          className={styles.progress}
          max={standings.length}
          value={decided}
          aria-label="Decisions taken"
        />
      )}
      <StoryLink story="review-all-states--this-branch">All states</StoryLink>
      <StoryLink story="review-record--this-branch">Record</StoryLink>
      {standings.length === 0 ? null : (
        <Button size="small" onClick={onHandOver}>
          Hand over
        </Button>
      )}
    </header>
  );
}
