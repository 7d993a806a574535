/** The type of the test report with a story's record. */
export const STATECHARTS_REPORT = 'statecharts';

/** A statechart's record during a story: states by path, transitions by id, unique and sorted. */
export interface ChartRun {
  /** All leaf states entered, including transient ones. */
  entered: string[];
  transitions: string[];
}

/** A story's declarations and its recorded run. */
export interface StoryRun {
  id: string;
  /** `machine`: the story walks the machine without a screen (`parameters.walk`). */
  through: 'screen' | 'machine';
  /** The states that it shows, by statechart. */
  shown: Record<string, string[]>;
  /** By statechart. */
  charts: Record<string, ChartRun>;
}

/** A run of all stories: `test-results/states.json`. */
export interface RunReport {
  /** Hash of the sources that the run had. */
  digest: string;
  stories: StoryRun[];
}
