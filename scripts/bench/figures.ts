// The figures of a benchmark and their table. scripts/bench.ts lists the sections, one file each here.

/** One figure and its budget. */
export interface Row {
  what: string;
  value: number;
  unit: string;
  /** An upper bound. With neither bound, the figure is for information. */
  budget?: number;
  /** A lower bound. */
  least?: number;
  /** How the value came about: `61.2 s for 523 stories`. */
  from: string;
}

export interface Section {
  /** Its name on the command line: `npm run bench -- storybook`. */
  name: string;
  title: string;
  /** Measures; throws when what it measures does not work. */
  run: () => Promise<Row[]>;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export const isWithin = ({ value, budget, least }: Row): boolean =>
  !(value > (budget ?? Infinity)) && !(value < (least ?? -Infinity)) && !Number.isNaN(value);

/** A section's figures as a Markdown table. */
export function table(title: string, rows: readonly Row[]): string {
  const figure = (value: number, unit: string) =>
    `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
  const lines = rows.map((row) => {
    const { what, value, unit, budget, least, from } = row;
    const bound = budget ?? least;
    const bounds =
      bound === undefined ? '' : `${budget === undefined ? 'at least ' : ''}${figure(bound, unit)}`;
    const verdict = bound === undefined ? '' : isWithin(row) ? 'within' : 'NOT WITHIN';
    return `| ${what} | ${figure(value, unit)} | ${bounds} | ${verdict} | ${from} |\n`;
  });
  const head = '| what | measured | budget | | from |\n| --- | ---: | ---: | --- | --- |\n';
  return `## ${title}\n\n${head}${lines.join('')}\n`;
}
