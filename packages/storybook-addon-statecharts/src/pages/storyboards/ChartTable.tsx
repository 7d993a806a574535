import { link } from '../../ui/text.css.ts';
import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import { transitionText } from '../../chart/words.ts';
import { StoryLink } from './StoryLink.tsx';
import * as styles from './Storyboard.css.ts';

export interface ChartTableProps {
  chart: Chart;
  /** The id of each visible state's story. */
  stories: Readonly<Record<string, string>>;
  /** The highlighted leaf states, by path. */
  lit: readonly string[];
}

/** A state with its incoming and outgoing transitions; '' is the whole chart. */
interface Row {
  id: string;
  state: ChartState | undefined;
  reached: ChartTransition[];
  leaving: ChartTransition[];
}

const rowsOf = ({ states, transitions }: Chart): Row[] =>
  [{ id: '', state: undefined }, ...states.map((state) => ({ id: state.id, state }))]
    .map(({ id, state }) => ({
      id,
      state,
      reached: transitions.filter(({ targets }) => targets.includes(id)),
      leaving: transitions.filter(({ source }) => source === id),
    }))
    .filter(
      ({ state, reached, leaving }) =>
        state?.kind === 'leaf' || reached.length > 0 || leaving.length > 0,
    );

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {[...new Set(lines)].map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** The chart as a table, for keyboards, screen readers and text search. */
export function ChartTable({ chart, stories, lit }: ChartTableProps) {
  const nameOf = (statePath: string): string =>
    chart.states.find(({ id }) => id === statePath)?.name ?? 'Any state';
  const quoted = (statePath: string): string => `“${nameOf(statePath)}”`;
  const reachedBy = ({ state, reached }: Row): string[] => {
    const first = `As soon as ${state?.parent === '' ? 'it' : quoted(state?.parent ?? '')} begins`;
    const lines = reached.map(
      (each) => `${transitionText(each.words)}, from ${quoted(each.source)}`,
    );
    return state?.initial === true ? [first, ...lines] : lines;
  };
  const happensIn = ({ leaving }: Row): string[] =>
    leaving.map((each) => {
      const to = each.targets.map(quoted).join(' and ');
      return `${transitionText(each.words)}: ${to === '' ? 'stays' : `to ${to}`}`;
    });
  return (
    <details>
      <summary className={styles.summary}>The same as a table</summary>
      {/* It scrolls in a narrow window, so that a keyboard needs to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label="States and transitions" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['State', 'Reached by', 'What happens there', 'Story'].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(chart).map((row) => {
              const { id, state } = row;
              const story = stories[id];
              return (
                <tr key={id}>
                  <th scope="row">
                    {nameOf(id)}
                    {lit.includes(id) ? ' (lit)' : ''}
                    {state?.transient === true ? ' (passed through)' : ''}
                  </th>
                  <td>
                    <Lines lines={reachedBy(row)} />
                  </td>
                  <td>
                    <Lines lines={happensIn(row)} />
                  </td>
                  <td>
                    {story === undefined ? null : (
                      <StoryLink
                        className={link}
                        story={story}
                        aria-label={`See it: the story of ${quoted(id)}`}
                      >
                        See it
                      </StoryLink>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
