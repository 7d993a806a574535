// The components in each story, recorded when pictures are accepted, and those that changed.
import { globSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeFile } from '../../files.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import { changedSince } from './base.ts';
import { digestOfInputs, isInput } from './inputs.ts';
import { readRunResults, type RunResults } from './accepted.ts';
import type { IndexedStory } from './stories.ts';

/** The file beside the accepted pictures. */
const DRAWN = `${projectOptions.pictures}/drawn.json`;

/** Names of components, by story. */
type Drawn = Readonly<Record<string, readonly string[]>>;

export const readDrawn = (root = '.'): Drawn => (readJson(path.join(root, DRAWN)) ?? {}) as Drawn;

/** Adds what stories have drawn, the project's own components alone. One line per story, for merges. */
export function writeDrawn(
  taken: RunResults['stories'],
  stories: readonly Pick<IndexedStory, 'id'>[],
  root = '.',
): void {
  const own = globSync('src/**/[A-Z]*.{jsx,tsx}', { cwd: root });
  const names = new Set(own.map((file) => path.parse(file).name));
  const known = readDrawn(root);
  const lines = stories.flatMap(({ id }) => {
    const { drawn = [] } = taken[id] ?? {};
    const all = drawn.length > 0 ? drawn : (known[id] ?? []);
    const kept = all.filter((name) => names.has(name));
    return kept.length > 0 ? [`${JSON.stringify(id)}: ${JSON.stringify(kept)}`] : [];
  });
  writeFile(path.join(root, DRAWN), `{\n${lines.toSorted().join(',\n')}\n}\n`);
}

/** A file about a component instead of its source. */
const BESIDE = /[.](?:(?:stories|test|spec)[.]\w+|mdx)$/;

/** The components that stories draw, by story id: as the last run saw it, or else as recorded. */
function drawnNow(root: string): Map<string, readonly string[]> {
  const drawn = new Map(Object.entries(readDrawn(root)));
  for (const [story, taken] of Object.entries(readRunResults(root).stories))
    if (taken.drawn.length > 0) drawn.set(story, taken.drawn);
  return drawn;
}

/**
 * Returns the component that a file belongs to, which its name or its folder's name is:
 * `Stat/Stat.css.ts`, `Stat/parts.ts`.
 */
function componentOf(file: string, components: ReadonlySet<string>): string | undefined {
  if (BESIDE.test(file)) return undefined;
  const { dir, base } = path.parse(file);
  return [base.split('.')[0] ?? '', path.basename(dir)].find((name) => components.has(name));
}

/** Identifies what `mixed` in the results of runs was found for. */
export const mixedMark = (commit: string, root = '.'): string =>
  `${commit} ${digestOfInputs(root)}`;

/** Returns what changed in the sources of stories since a commit. */
export function changedSources(commit: string, root = '.') {
  const drawn = drawnNow(root);
  const names = new Set([...drawn.values()].flat());
  const files = changedSince(commit, '.', root);
  const changed = new Set(files.map((file) => componentOf(file, names)));
  const tokens = path.posix.dirname(projectOptions.tokens?.file ?? '');
  const others = files.filter(
    (file) =>
      isInput(file) &&
      path.posix.dirname(file) !== tokens &&
      componentOf(file, names) === undefined,
  );
  const { mixed } = readRunResults(root);
  const isKnown = mixed.of === mixedMark(commit, root);
  return {
    /** The changed components that each story draws, by story id. */
    components: new Map(
      [...drawn].map(([story, all]) => [story, all.filter((name) => changed.has(name))]),
    ),
    /** What changed besides components and tokens. */
    others,
    /** Whether one of these may reach a story, as the last review of these sources found. */
    isMixed: (story: string): boolean =>
      others.length > 0 && (!isKnown || mixed.stories.includes(story)),
  };
}

/** Returns the stories that draw a changed component or are not recorded; none without such a component. */
export function likelyStories(stories: ReadonlySet<string>, commit: string, root = '.') {
  const { components: drawn } = changedSources(commit, root);
  const draws = (story: string): boolean => (drawn.get(story) ?? []).length > 0;
  if (![...stories].some(draws)) return new Set<string>();
  return new Set([...stories].filter((story) => draws(story) || !drawn.has(story)));
}
