// A screen state's text baseline, and its difference in one line.
import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import { projectOptions } from '../settings/projectOptions.ts';
import type { FocusStop, AriaSnapshot, TextChange } from './desk.ts';

/** The folder of text baselines, relative to the project's root. */
export const ARIA_SNAPSHOTS = `${projectOptions.pictures}/reads`;

/** A story's text baseline, relative to the project's root. */
export const ariaSnapshotPath = (story: string): string =>
  `${ARIA_SNAPSHOTS}/${story.replace('--', '/')}.txt`;

/** The story of such a file. */
export const storyOfAriaSnapshot = (file: string): string =>
  file
    .slice(ARIA_SNAPSHOTS.length + 1)
    .replace(/\.txt$/, '')
    .replace('/', '--');

const stopName = ({ role, name }: FocusStop): string => `${role} ${JSON.stringify(name)}`;

/** Formats a text baseline: the focus order, then the ARIA snapshot. */
export function ariaSnapshotText({ mode, aria, focus }: AriaSnapshot): string {
  const stops = focus.map((stop, index) => `${index + 1}. ${stopName(stop)}`);
  return [`mode: ${mode}`, '', 'focus:', ...stops, '', 'aria:', aria.trimEnd(), ''].join('\n');
}

const PARTS = /^mode: ([\w-]+)\n\nfocus:\n((?:.+\n)*)\naria:\n([^]*)$/;
/** A stop; baselines of before end with its box. */
const STOP = /^\d+\. (\S+) ("(?:[^"\\]|\\.)*")/gm;

/**
 * Parses a text baseline.
 * @throws with the file's name if it is invalid
 */
export function parseAriaSnapshot(text: string, file: string): AriaSnapshot {
  const [, mode, stops = '', aria = ''] = PARTS.exec(text) ?? [];
  const focus = [...stops.matchAll(STOP)].map(([, role = '', name = '']): FocusStop => ({
    role,
    name: String(JSON.parse(name)),
  }));
  if (mode === undefined || focus.length < stops.split('\n').length - 1)
    throw new Error(`${file} is not an ARIA snapshot`);
  return { mode, aria: aria.trimEnd(), focus };
}

/** The text to compare. */
const comparedText = ({ aria, focus }: AriaSnapshot): string =>
  [...focus.map(stopName), '', aria.trimEnd()].join('\n');

/** A hash of what is compared. */
export const ariaSnapshotHash = (snapshot: AriaSnapshot): string =>
  createHash('sha256').update(comparedText(snapshot)).digest('hex').slice(0, 32);

const plainLines = (aria: string): string[] =>
  aria
    .split('\n')
    .map((line) => line.trim().replace(/^- /, '').replace(/:$/, ''))
    .filter((line) => line !== '');

/** A field's name without its value: a typed value is another state of the same field. */
const fieldName = (line: string): string =>
  /^((?:text|search)box|combobox|spinbutton) ("[^"]*")/.exec(line)?.slice(1).join(' ') ?? line;

/** A line without words: a URL or a bare role, as in `/url: /events`, `list`, `heading [level=2]`. */
const isWordless = (line = ''): boolean =>
  line === '' || /^(?:\/\w+: .*|[\w-]+(?: \[[^\]]*\])*)$/.test(line);

/** Returns the lines that changed, appeared or disappeared, ignoring moved ones. */
function changedLines(was: readonly string[], is: readonly string[]): TextChange[] {
  const parts = diffArrays([...was], [...is]);
  const gone = new Set(parts.flatMap(({ removed, value }) => (removed ? value : [])));
  const come = new Set(parts.flatMap(({ added, value }) => (added ? value : [])));
  const changes: TextChange[] = [];
  let removed: string[] = [];
  // Lines that are replaced come before those that replace them.
  for (const part of [...parts, { removed: false, added: false, value: [] }]) {
    if (part.removed) {
      removed = part.value.filter((line) => !come.has(line));
      continue;
    }
    const added = part.added ? part.value.filter((line) => !gone.has(line)) : [];
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const [from, to] = [removed[at], added[at]];
      if (from !== undefined && to !== undefined) changes.push({ was: from, is: to });
      else if (from !== undefined) changes.push({ was: fieldName(from) });
      else if (to !== undefined) changes.push({ is: fieldName(to) });
    }
    removed = [];
  }
  return changes;
}

/** Returns the lines whose words changed, appeared or disappeared. */
export const textChanges = (before: AriaSnapshot, after: AriaSnapshot): TextChange[] =>
  changedLines(plainLines(before.aria), plainLines(after.aria)).filter(
    ({ was, is }) => !isWordless(was) || !isWordless(is),
  );

const stopLines = ({ focus }: AriaSnapshot): string[] =>
  focus.map((stop) => `focus on ${stopName(stop)}`);

/** Returns the difference in one line; undefined if both are equal. */
export function ariaSnapshotDifference(
  before: AriaSnapshot,
  after: AriaSnapshot,
): string | undefined {
  if (comparedText(before) === comparedText(after)) return undefined;
  const [line, ...more] = [
    ...changedLines(plainLines(before.aria), plainLines(after.aria)),
    ...changedLines(stopLines(before), stopLines(after)),
  ];
  if (line === undefined) return 'the same is told in another order';
  const { was, is } = line;
  const first =
    was === undefined ? `${is} is new` : is === undefined ? `${was} is gone` : undefined;
  return `${first ?? `${was} is now ${is}`}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}
