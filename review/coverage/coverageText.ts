// The coverage of the statecharts as a terminal shows it.
import type { Coverage, Figure, Uncovered } from './coverage.ts';

const figure = ({ covered, total }: Figure): string => `${covered}/${total}`;

function percent(figures: readonly Figure[]): string {
  const covered = figures.reduce((sum, item) => sum + item.covered, 0);
  const total = figures.reduce((sum, item) => sum + item.total, 0);
  // Down: 99.9 % is not all of it.
  return total === 0 ? '–' : `${Math.floor((covered / total) * 100)} %`;
}

/** Columns under each other, the first to the left and the others to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** One line for each statechart, then what is excused and what is missing. */
export function coverageText(coverage: Coverage, uncovered: readonly Uncovered[]): string {
  const { charts, screens, gaps } = coverage;
  const rows = [
    ['statechart', 'states', 'transitions', 'through screens', 'excused'],
    ...charts.map(({ machine, states, transitions, throughScreens }) => [
      machine,
      figure(states),
      figure(transitions),
      String(throughScreens),
      String(states.excused + transitions.excused),
    ]),
    [
      'all',
      percent(charts.map(({ states }) => states)),
      percent(charts.map(({ transitions }) => transitions)),
      '',
      '',
    ],
  ];
  const excuses = uncovered.map(({ machine, id, reason }) => `  ${machine} ${id}: ${reason}`);
  return [
    table(rows),
    `\nScreens pictured in every mode: ${figure(screens)}`,
    ...(excuses.length === 0 ? [] : ['\nExcused, with their reasons:', ...excuses]),
    ...(gaps.length === 0 ? [] : [`\nMissing (${gaps.length}):`, ...gaps.map((gap) => `  ${gap}`)]),
    '',
  ].join('\n');
}
