// The figures of a benchmark.

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
