/** What one statechart did while a story ran; states by path, transitions by id, each once, sorted. */
export interface ChartRun {
  /** The leaf states that its actors began in. */
  began: string[];
  /** Those that its actors rested in at some time. */
  rested: string[];
  /** Those that they were in when the play function was over. */
  ended: string[];
  /** Those that were entered at all, for however short. */
  entered: string[];
  transitions: string[];
}

/** What a story declares and what was seen of it. */
export interface StoryRun {
  id: string;
  title: string;
  name: string;
  /** `machine`: the statechart alone was walked, without a screen (`parameters.walk`). */
  through: 'screen' | 'machine';
  /** The leaf states that `parameters.states` pins, by statechart. */
  pins: Record<string, string[]>;
  /** The leaf states that its tags name (`state:courseFilter.design`), by statechart. */
  tagged: Record<string, string[]>;
  /** By statechart. */
  charts: Record<string, ChartRun>;
  /** The modes that it asks pictures in; none when it wants no picture. */
  modes: string[];
  /** The components that stood in it at its end: `Button`, `Button:primary`. */
  drawn?: string[];
}

/** A whole run of the stories' tests: `test-results/states.json`. */
export interface RunReport {
  /** Says of which sources it was made. */
  digest: string;
  stories: StoryRun[];
}
