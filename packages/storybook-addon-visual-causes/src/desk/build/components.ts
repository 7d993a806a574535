// The components in each story, recorded when pictures are accepted, and those that changed.
import path from 'node:path';
import { filesIn, readJson, writeFile } from '../../files.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import { changedSince } from './base.ts';
import { readRunResults, type RunResults } from '../runResults.ts';
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
  const own = filesIn(['src'], /[/][A-Z]\w*[.][jt]sx$/, root);
  const names = new Set(own.map((file) => path.parse(file).name));
  const known = readDrawn(root);
  const lines = stories.flatMap(({ id }) => {
    const { drawn = [] } = taken[id] ?? {};
    const all = drawn.length > 0 ? drawn : (known[id] ?? []);
    const kept = all.filter((name) => names.has(name.split(':')[0] ?? ''));
    return kept.length > 0 ? [`${JSON.stringify(id)}: ${JSON.stringify(kept)}`] : [];
  });
  writeFile(path.join(root, DRAWN), `{\n${lines.toSorted().join(',\n')}\n}\n`);
}

/** A file about a component instead of its source. */
const BESIDE = /[.](?:(?:stories|test|spec)[.]\w+|mdx)$/;

/**
 * Returns the changed components that each story draws, by story id: as the last run saw it, or else
 * as recorded. A file belongs to the component that its name or its folder's name is:
 * `Stat/Stat.css.ts`, `Stat/parts.ts`.
 */
export function changedComponents(commit: string, root = '.'): Map<string, string[]> {
  const ran = Object.entries(readRunResults(root).stories).map(
    ([story, { drawn }]) => [story, drawn] as const,
  );
  const drawn = new Map<string, readonly string[]>([
    ...Object.entries(readDrawn(root)),
    ...ran.filter(([, names]) => names.length > 0),
  ]);
  const components = new Set([...drawn.values()].flat());
  const changed = new Set(
    changedSince(commit, '.', root).flatMap((file) => {
      if (BESIDE.test(file)) return [];
      const { dir, base } = path.parse(file);
      const names = [base.split('.')[0] ?? '', path.basename(dir)];
      return names.find((name) => components.has(name)) ?? [];
    }),
  );
  return new Map(
    [...drawn].map(([story, names]) => [story, names.filter((name) => changed.has(name))]),
  );
}

/** Returns the stories that draw a changed component or are not recorded; none without such a component. */
export function likelyStories(
  stories: ReadonlySet<string>,
  commit: string,
  root = '.',
): Set<string> {
  const drawn = changedComponents(commit, root);
  const draws = (story: string): boolean => (drawn.get(story) ?? []).length > 0;
  if (![...stories].some(draws)) return new Set();
  return new Set([...stories].filter((story) => draws(story) || !drawn.has(story)));
}
