// The types of a benchmark. scripts/bench.ts lists the sections, one file each in this folder.

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
