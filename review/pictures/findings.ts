// What a picture run found, from how each story's test in each mode went.
import { baselinePath } from './baselines.ts';

/** How one story's test in one mode went. */
export interface StoryTest {
  /** As in Storybook's address: `components-badge--states`. */
  id: string;
  /** The file, from the project's root. */
  file: string;
  /** `Components/Badge › States`. */
  name: string;
  mode: string;
  /** `skipped`: the story wants no picture in this mode. */
  state: 'passed' | 'failed' | 'skipped';
  errors: readonly string[];
}

/** A picture that is not as accepted, or could not be taken. Paths are from the project's root. */
export type Finding =
  | {
      kind: 'changed';
      mode: string;
      /** Undefined when the picture has another size, and pixels cannot be counted. */
      pixels: number | undefined;
      /** In px, when they differ. */
      sizes: { before: string; after: string } | undefined;
      before: string;
      after: string;
      difference: string | undefined;
    }
  /** No baseline: a new story or a new mode. */
  | { kind: 'missing'; mode: string; after: string }
  /** It never stood still. */
  | { kind: 'unstable'; mode: string; before: string }
  /** The story broke before its picture was taken. */
  | { kind: 'broken'; mode: string; message: string };

export interface FoundStory {
  id: string;
  name: string;
  file: string;
  findings: Finding[];
}

/** Where a run puts what it took of a story, before the ending that says what it is. */
function resultPath(folder: string, id: string, mode: string): string {
  return `${folder}/${id.replace('--', '/')}/${mode}`;
}

function sizesIn(message: string): { before: string; after: string } | undefined {
  const [, before, after] = /to be (\d+×\d+)px, but received (\d+×\d+)px/.exec(message) ?? [];
  return before === undefined || after === undefined ? undefined : { before, after };
}

function findingOf({ id, mode, errors }: StoryTest, folder: string): Finding {
  const message = errors.join('\n\n');
  const before = baselinePath(id, mode);
  const result = resultPath(folder, id, mode);
  if (message.includes('No existing reference screenshot found')) {
    return { kind: 'missing', mode, after: `${result}-reference.png` };
  }
  if (message.includes('Could not capture a stable screenshot')) {
    return { kind: 'unstable', mode, before };
  }
  if (!message.includes('Screenshot does not match the stored reference')) {
    return { kind: 'broken', mode, message };
  }
  const pixels = /(\d+) pixels \(ratio/.exec(message)?.[1];
  return {
    kind: 'changed',
    mode,
    pixels: pixels === undefined ? undefined : Number(pixels),
    sizes: sizesIn(message),
    before,
    after: `${result}-actual.png`,
    difference: pixels === undefined ? undefined : `${result}-diff.png`,
  };
}

/**
 * Every story with a picture that is not as accepted, by name, its modes in order. `folder` is where
 * the run has put what it took.
 */
export function findingsOf(tests: readonly StoryTest[], folder: string): FoundStory[] {
  const stories = new Map<string, FoundStory>();
  for (const test of tests) {
    if (test.state !== 'failed') continue;
    const { id, name, file } = test;
    const story = stories.get(id) ?? { id, name, file, findings: [] };
    story.findings.push(findingOf(test, folder));
    stories.set(id, story);
  }
  for (const { findings } of stories.values()) {
    findings.sort((a, b) => a.mode.localeCompare(b.mode));
  }
  return [...stories.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
