// A screen state's text baseline, and its difference in one line.
import { createHash } from 'node:crypto';
import { projectOptions } from '../settings/projectOptions.ts';
import type { FocusStop, AriaSnapshot, TextChange } from './desk.ts';
import { lineDiff } from './ui/lineDiff.ts';

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

/** A stop; baselines of before end with its box. */
const STOP = /^\d+\. (\S+) ("(?:[^"\\]|\\.)*")(?: at [-\d ,×]+)?$/;

/**
 * Parses a text baseline.
 * @throws with the line if it is invalid
 */
export function parseAriaSnapshot(text: string, file: string): AriaSnapshot {
  const lines = text.split('\n');
  const refuse = (index: number): never => {
    throw new Error(`${file}, line ${index + 1}: not an ARIA snapshot`);
  };
  const [, mode] = /^mode: ([a-z0-9-]+)$/.exec(lines[0] ?? '') ?? [];
  if (mode === undefined) return refuse(0);
  if (lines[2] !== 'focus:') return refuse(2);
  const focus: FocusStop[] = [];
  let index = 3;
  for (; lines[index] !== ''; index += 1) {
    const [, role = '', name = ''] = STOP.exec(lines[index] ?? '') ?? [];
    if (role === '') return refuse(index);
    focus.push({ role, name: String(JSON.parse(name)) });
  }
  if (lines[index + 1] !== 'aria:') return refuse(index + 1);
  const aria = lines.slice(index + 2).join('\n');
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

/** Removes each line of `others` once from `lines`. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** A field's name without its value: a typed value is another state of the same field. */
const fieldName = (line: string): string =>
  /^((?:text|search)box|combobox|spinbutton) ("[^"]*")/.exec(line)?.slice(1).join(' ') ?? line;

/** A line without words: a URL or a bare role, as in `/url: /events`, `list`, `heading [level=2]`. */
const isWordless = (line = ''): boolean =>
  line === '' || /^(?:\/\w+: .*|[\w-]+(?: \[[^\]]*\])*)$/.test(line);

/** Returns lines whose words changed, appeared or disappeared, ignoring moved lines. */
export function textChanges(before: AriaSnapshot, after: AriaSnapshot): TextChange[] {
  const [was, is] = [plainLines(before.aria), plainLines(after.aria)];
  const gone = new Set(without(was, is));
  const come = new Set(without(is, was));
  const changes: TextChange[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = (): void => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const [from, to] = [removed[at], added[at]];
      if (from !== undefined && to !== undefined) changes.push({ was: from, is: to });
      else if (from !== undefined) changes.push({ was: fieldName(from) });
      else if (to !== undefined) changes.push({ is: fieldName(to) });
    }
    [removed, added] = [[], []];
  };
  for (const { kind, text } of lineDiff(was.join('\n'), is.join('\n'))) {
    if (kind === 'same') flush();
    else if (kind === 'removed' && gone.has(text)) removed.push(text);
    else if (kind === 'added' && come.has(text)) added.push(text);
  }
  flush();
  return changes.filter(({ was, is }) => !isWordless(was) || !isWordless(is));
}

const more = (count: number): string => (count > 0 ? `, and ${count} more` : '');

/** Returns the difference in one line; undefined if both are equal. */
export function ariaSnapshotDifference(
  before: AriaSnapshot,
  after: AriaSnapshot,
): string | undefined {
  if (comparedText(before) === comparedText(after)) return undefined;
  const [was, is] = [plainLines(before.aria), plainLines(after.aria)];
  const [gone, come] = [without(was, is), without(is, was)];
  const [lost, found] = [gone[0], come[0]];
  if (lost !== undefined && found !== undefined)
    return `${lost} is now ${found}${more(Math.max(gone.length, come.length) - 1)}`;
  if (lost !== undefined) return `${lost} is gone${more(gone.length - 1)}`;
  if (found !== undefined) return `${found} is new${more(come.length - 1)}`;
  const [stops, stopsNow] = [before.focus.map(stopName), after.focus.map(stopName)];
  const [skipped] = without(stops, stopsNow);
  if (skipped !== undefined) return `the focus no longer stops at ${skipped}`;
  const [added] = without(stopsNow, stops);
  if (added !== undefined) return `the focus stops at ${added}, too`;
  const index = stopsNow.findIndex((stop, at) => stop !== stops[at]);
  if (index >= 0) return `the focus comes to ${stopsNow[index]} as stop ${index + 1}`;
  return 'the same is told in another order';
}
