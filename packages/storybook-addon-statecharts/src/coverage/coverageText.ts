// Formats the statecharts' coverage for a terminal.
import type { Coverage, Figure, Unreachable } from './coverage.ts';

const figure = ({ covered, total }: Figure): string => `${covered}/${total}`;

function percent(figures: readonly Figure[]): string {
  const covered = figures.reduce((sum, item) => sum + item.covered, 0);
  const total = figures.reduce((sum, item) => sum + item.total, 0);
  // Rounded down, so that only full coverage is 100 %.
  return total === 0 ? '–' : `${Math.floor((covered / total) * 100)} %`;
}

/** Aligns columns, the first left and the others right. */
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

const reasons = (list: readonly Unreachable[]): string[] =>
  list.map(({ machine, id, reason }) => `  ${machine} ${id}: ${reason}`);

/**
 * Returns one line per statechart, then the transitions that no screen can take, and gaps.
 * @param unreachable transitions that no screen can take
 */
export function coverageText(coverage: Coverage, unreachable: readonly Unreachable[]): string {
  const { charts, screens, gaps } = coverage;
  const rows = [
    ['statechart', 'states', 'transitions', 'through screens'],
    ...charts.map(({ machine, states, transitions, throughScreens }) => [
      machine,
      figure(states),
      figure(transitions),
      figure(throughScreens),
    ]),
    [
      'all',
      percent(charts.map(({ states }) => states)),
      percent(charts.map(({ transitions }) => transitions)),
      percent(charts.map(({ throughScreens }) => throughScreens)),
    ],
  ];
  const onScreens = charts.reduce((sum, { throughScreens }) => sum + throughScreens.covered, 0);
  const all = charts.reduce((sum, { throughScreens }) => sum + throughScreens.total, 0);
  return [
    table(rows),
    `\nScreens pictured in every mode: ${figure(screens)}`,
    `${onScreens} of ${all} transitions walked through a real screen`,
    ...(unreachable.length === 0
      ? []
      : ['\nBy the machine alone, with their reasons:', ...reasons(unreachable)]),
    ...(gaps.length === 0 ? [] : [`\nMissing (${gaps.length}):`, ...gaps.map((gap) => `  ${gap}`)]),
    '',
  ].join('\n');
}
