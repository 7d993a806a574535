import type { DeskData } from '../../desk/desk.ts';
import { headline } from '../../desk/summary.ts';
import { StoryLink } from '../StoryLink.tsx';
import { RunWords } from '../RunWords.tsx';
import * as styles from './Desk.css.ts';

/** The number of differences, and the run that found them. */
export const DeskHead = ({ data }: { data: DeskData }) => (
  <header className={styles.head}>
    <h1 className={styles.title}>Changes</h1>
    <p className={styles.sums}>
      {headline(data)}
      <RunWords run={data.run} />
    </p>
    <StoryLink story="review-all-states--this-branch">All states</StoryLink>
  </header>
);
