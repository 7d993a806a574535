// Formats the statecharts' coverage for a terminal.
import type { Coverage, CoveredChart, Figure } from './coverage.ts';

const figure = ({ covered, total }: Figure): string => `${covered}/${total}`;

function percent(figures: readonly Figure[]): string {
  const covered = figures.reduce((sum, item) => sum + item.covered, 0);
  const total = figures.reduce((sum, item) => sum + item.total, 0);
  // Rounded down, so that only full coverage is 100 %.
  return total === 0 ? '–' : `${Math.floor((covered / total) * 100)} %`;
}

/** Aligns columns, the first left and the others right. */
function table(rows: readonly (readonly string[])[]): string {
  const aligned = (cell: string, column: number): string => {
    const width = Math.max(...rows.map((row) => row[column]?.length ?? 0));
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(aligned).join('  ')).join('\n');
}

/**
 * Returns one line per statechart, then the transitions that no screen can take, and gaps.
 */
export function coverageText({ charts, gaps }: Coverage, covered: readonly CoveredChart[]): string {
  const columns = ['states', 'transitions', 'throughScreens'] as const;
  const rows = [
    ['statechart', 'states', 'transitions', 'through screens'],
    ...charts.map((chart) => [chart.machine, ...columns.map((column) => figure(chart[column]))]),
    ['all', ...columns.map((column) => percent(charts.map((chart) => chart[column])))],
  ];
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`\n${title}:`, ...lines.map((line) => `  ${line}`)];
  return [
    table(rows),
    ...list(
      'By the machine alone, with their reasons',
      covered.flatMap(({ chart, ignore }) =>
        Object.entries(ignore).map(([id, reason]) => `${chart.id} ${id}: ${reason}`),
      ),
    ),
    ...list(`Missing (${gaps.length})`, gaps),
    '',
  ].join('\n');
}
