// The figures of a benchmark and their table.

/** One figure and its bounds. With neither bound, the figure is for information. */
export interface Figure {
  what: string;
  value: number;
  /** An upper bound. */
  most?: number | undefined;
  /** A lower bound. */
  least?: number | undefined;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Whether a figure is within its bounds; NaN is not. */
export const isWithin = ({ value, most = Infinity, least = -Infinity }: Figure): boolean =>
  value <= most && value >= least;

const spell = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

/** Formats figures as a Markdown table. */
export function table(title: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, most, least } = figure;
    const bound =
      most === undefined
        ? least === undefined
          ? ''
          : `at least ${spell(least)}`
        : `at most ${spell(most)}`;
    return `| ${what} | ${spell(value)} | ${bound} | ${isWithin(figure) ? '' : 'NOT WITHIN'} |\n`;
  });
  return `## ${title}\n\n| what | measured | budget | |\n| --- | ---: | ---: | --- |\n${rows.join('')}\n`;
}
