// What `npm run bench` measures: one file a section in this folder, listed in scripts/bench.ts.

/** One figure beside its budget. */
export interface Row {
  what: string;
  value: number;
  unit: string;
  /** At most this; with neither bound, a figure that is only told. */
  budget?: number;
  /** At least this. */
  least?: number;
  /** What the value was made from: `61.2 s for 523 stories`. */
  from: string;
}

export interface Section {
  /** As said on the command line: `npm run bench -- storybook`. */
  name: string;
  title: string;
  /** Measures; throws when what is to be measured does not work. */
  run: () => Promise<Row[]>;
}
