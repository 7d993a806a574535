import { Table, type TableColumn } from '../../src/ui/components/Table/Table.tsx';
import type { ChartCoverage, Figure } from '../../review/coverage/coverage.ts';
import { figures } from '../../review/coverage/figures.ts';

const figure = ({ covered, total }: Figure): string => `${covered} of ${total}`;

const columns: TableColumn<ChartCoverage>[] = [
  { id: 'machine', header: 'Statechart', cell: ({ machine }) => machine },
  {
    id: 'states',
    header: 'States with a story',
    align: 'end',
    cell: ({ states }) => figure(states),
  },
  {
    id: 'transitions',
    header: 'Transitions walked',
    align: 'end',
    cell: ({ transitions }) => figure(transitions),
  },
  {
    id: 'screens',
    header: 'of them through a screen',
    align: 'end',
    cell: ({ throughScreens }) => throughScreens,
  },
];

/** How much of the statecharts the stories show, as far as this Storybook knows. */
export function Coverage() {
  if (figures === undefined) {
    return (
      <p>
        This Storybook was built without figures. <code>npm run states</code> writes them, and the
        next build shows them here.
      </p>
    );
  }
  const { charts, screens, gaps, uncovered } = figures;
  return (
    <>
      <Table caption="Coverage" columns={columns} rows={charts} rowKey={({ machine }) => machine} />
      <p>
        {figure(screens)} screens have a picture in every mode.{' '}
        {gaps.length === 0 ? 'Nothing is missing.' : `Missing: ${gaps.length}.`}
      </p>
      {uncovered.length === 0 ? null : (
        <ul>
          {uncovered.map(({ machine, id, reason }) => (
            <li key={machine + id}>
              Not walked, in {machine}: <code>{id}</code>. {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
