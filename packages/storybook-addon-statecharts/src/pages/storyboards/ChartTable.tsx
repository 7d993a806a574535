import { Badge } from '../../ui/Badge.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { link } from '../../ui/text.css.ts';
import { stateName, transitionText } from '../../chart/words.ts';
import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import type { Subject } from '../../storyboards/subject.ts';
import * as aside from './aside/Aside.css.ts';
import * as strip from './strip/Strip.css.ts';
import { StoryLink } from './StoryLink.tsx';

export interface ChartTableProps {
  subject: Subject;
  /** The highlighted leaf states, by path. */
  highlighted: readonly string[];
}

/** A state with its incoming and outgoing transitions; '' is the whole chart. */
interface Row {
  id: string;
  state: ChartState | undefined;
  reached: ChartTransition[];
  leaving: ChartTransition[];
}

function rowsOf({ states, transitions }: Chart): Row[] {
  const row = (id: string, state?: ChartState): Row => ({
    id,
    state,
    reached: transitions.filter(({ targets }) => targets.includes(id)),
    leaving: transitions.filter(({ source }) => source === id),
  });
  const rows = [row(''), ...states.map((state) => row(state.id, state))];
  // Omits compound states without transitions of their own.
  return rows.filter(
    ({ state, reached, leaving }) =>
      state?.kind === 'leaf' || reached.length > 0 || leaving.length > 0,
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={aside.lines}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function columnsOf(
  { id: machine, stories }: Subject,
  highlighted: readonly string[],
): TableColumn<Row>[] {
  const nameOf = (statePath: string): string =>
    statePath === '' ? 'Any state' : stateName(machine, statePath);
  const quoted = (statePath: string): string => `“${nameOf(statePath)}”`;
  return [
    {
      header: 'State',
      cell: ({ id, state }) => (
        <div className={aside.lines}>
          {nameOf(id)}
          {id === '' ? null : <code className={aside.code}>{id}</code>}
          {highlighted.includes(id) ? <Badge tone="gold">Lit</Badge> : null}
          {state?.transient === true ? <Badge>Passed through</Badge> : null}
        </div>
      ),
    },
    {
      header: 'Reached by',
      cell: ({ id, state, reached }) => {
        // A region's initial state is entered with the region.
        const region = id.split('.').slice(0, -1).join('.');
        const first = `As soon as ${region === '' ? 'it' : quoted(region)} begins`;
        const lines = reached.map(
          (each) => `${transitionText(each.words)}, from ${quoted(each.source)}`,
        );
        return <Lines lines={state?.initial === true ? [first, ...lines] : lines} />;
      },
    },
    {
      header: 'What happens there',
      cell: ({ leaving }) => (
        <Lines
          lines={leaving.map((each) => {
            const to = each.targets.map(quoted).join(' and ');
            return `${transitionText(each.words)}: ${to === '' ? 'stays' : `to ${to}`}`;
          })}
        />
      ),
    },
    {
      header: 'Story',
      cell: ({ id }) => {
        const story = stories[id];
        return story === undefined ? null : (
          <StoryLink
            className={link}
            story={story}
            aria-label={`See it: the story of ${quoted(id)}, ${id}`}
          >
            See it
          </StoryLink>
        );
      },
    },
  ];
}

/** The chart as a table, for keyboards, screen readers and text search. */
export function ChartTable({ subject, highlighted }: ChartTableProps) {
  return (
    <details>
      <summary className={strip.summary}>The same as a table</summary>
      <Table
        caption="The same as a table"
        captionVisible={false}
        columns={columnsOf(subject, highlighted)}
        rows={rowsOf(subject.chart)}
        rowKey={({ id }) => id}
      />
    </details>
  );
}
