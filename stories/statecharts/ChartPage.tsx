import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { classNames } from '../../src/ui/styles/classNames.ts';
import { ChartDrawing } from './drawing/ChartDrawing.tsx';
import type { ChartLayout } from '../../review/statecharts/layout/layout.ts';
import * as styles from './ChartPage.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { Chart } from '../../review/statecharts/chart.ts';

export interface ChartPageProps {
  /** What the statechart is called. */
  name: string;
  /** What it decides, in a sentence. */
  purpose: string;
  chart: Chart;
  layout: ChartLayout;
  /** The story of each leaf state, by its place. */
  stories: Readonly<Record<string, string>>;
  /** The leaf states that are lit, by place. */
  lit: readonly string[];
}

function Legend() {
  return (
    <div className={styles.legend}>
      <span className={styles.key}>
        <span className={classNames(styles.sample, styles.linked)} /> a state, and a link to its
        story
      </span>
      <span className={styles.key}>
        <span className={classNames(styles.sample, styles.lit)} /> the state you came from
      </span>
      <span className={styles.key}>
        <span className={classNames(styles.sample, styles.passing)} /> passed through, never seen
      </span>
      <span className={styles.key}>
        <span className={styles.begin} /> where it begins
      </span>
      <span className={styles.key}>
        <span className={styles.any} /> from any state within
      </span>
    </div>
  );
}

/** A statechart as a page: drawn, and as a table. */
export function ChartPage({ name, purpose, chart, layout, stories, lit }: ChartPageProps) {
  const leaves = chart.states.filter(({ kind }) => kind === 'leaf');
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div className={styles.rosette}>
          <Rosette slug={chart.id} band="inherit" />
        </div>
        <div>
          <Heading level={1}>{name}</Heading>
          <Text size="lg" measure="normal">
            {purpose}
          </Text>
          <Text size="sm" tone="muted">
            {leaves.length} states, {chart.transitions.length} transitions
          </Text>
        </div>
      </header>
      <Legend />
      <ChartDrawing name={name} layout={layout} stories={stories} lit={lit} />
      <ChartTable chart={chart} stories={stories} lit={lit} />
    </main>
  );
}
