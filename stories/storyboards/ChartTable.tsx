import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '../../src/ui/components/Table/Table.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';
import type { Chart, ChartState, ChartTransition } from '../../review/statecharts/chart.ts';
import { storyLink } from './storyLink.ts';

export interface ChartTableProps {
  chart: Chart;
  /** The story of each leaf state, by its place. */
  stories: Readonly<Record<string, string>>;
  /** The leaf states that are lit, by place. */
  lit: readonly string[];
}

/** A state with what leads to it and what leads on; the whole chart is the state without a place. */
interface Row {
  id: string;
  state: ChartState | undefined;
  reached: ChartTransition[];
  leaving: ChartTransition[];
}

/** `form.submit [is valid]` */
const edgeLine = ({ event, guard }: ChartTransition): string =>
  guard === undefined ? event : `${event} [${guard}]`;

const placeName = (id: string): string => (id === '' ? 'any state' : id);

function rowsOf({ states, transitions }: Chart): Row[] {
  const row = (id: string, state?: ChartState): Row => ({
    id,
    state,
    reached: transitions.filter(({ targets }) => targets.includes(id)),
    leaving: transitions.filter(({ source }) => source === id),
  });
  const rows = [row(''), ...states.map((state) => row(state.id, state))];
  // A frame that nothing enters or leaves as a whole has nothing to say.
  return rows.filter(
    ({ state, reached, leaving }) =>
      state?.kind === 'leaf' || reached.length > 0 || leaving.length > 0,
  );
}

function Name({ row: { id, state }, isLit }: { row: Row; isLit: boolean }) {
  return (
    <Stack gap="1" align="start">
      {placeName(id)}
      {isLit ? <Badge tone="gold">Lit</Badge> : null}
      {state?.passing === true ? <Badge>Passed through</Badge> : null}
    </Stack>
  );
}

function Reached({ state, reached }: Row) {
  const lines = reached.map(
    (transition) => `${edgeLine(transition)}, from ${placeName(transition.source)}`,
  );
  const all = state?.initial === true ? ['with its parent', ...lines] : lines;
  return (
    <Stack as="ul" gap="1">
      {all.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}

function Leaving({ leaving }: Row) {
  return (
    <Stack as="ul" gap="1">
      {leaving.map((transition) => (
        <li key={transition.id}>
          {edgeLine(transition)}:{' '}
          {transition.targets.length === 0 ? 'stays' : `to ${transition.targets.join(' and ')}`}
        </li>
      ))}
    </Stack>
  );
}

const nameColumn = (lit: readonly string[]): TableColumn<Row> => ({
  id: 'state',
  header: 'State',
  cell: (row) => <Name row={row} isLit={lit.includes(row.id)} />,
});

const storyColumn = (stories: Readonly<Record<string, string>>): TableColumn<Row> => ({
  id: 'story',
  header: 'Story',
  cell: ({ id }) => {
    const story = stories[id];
    return story === undefined ? null : (
      <TextLink {...storyLink(story)} aria-label={`See it: the story of ${id}`}>
        See it
      </TextLink>
    );
  },
});

/** The chart once more, for the keyboard, for being read out and for searching. */
export function ChartTable({ chart, stories, lit }: ChartTableProps) {
  return (
    <Table
      caption="The same as a table"
      columns={[
        nameColumn(lit),
        { id: 'reached', header: 'Reached by', cell: Reached },
        { id: 'leaving', header: 'What happens there', cell: Leaving },
        storyColumn(stories),
      ]}
      rows={rowsOf(chart)}
      rowKey={({ id }) => id}
    />
  );
}
