// Finds the components whose source changed since the base, and the stories that draw them.
import path from 'node:path';
import { readDrawn } from '../../search/build/drawn.ts';
import { changedSince } from './base.ts';

/** A file about a component instead of its source. */
const BESIDE = /[.](?:(?:stories|test|spec)[.]\w+|mdx)$/;

/**
 * Returns the changed components that each story draws, by story id. A file belongs to the
 * component that its name or its folder's name is: `Stat/Stat.css.ts`, `Stat/parts.ts`.
 */
export function changedComponents(commit: string, root = '.'): Map<string, string[]> {
  // A component's variants are listed as `Stat:large`.
  const drawn = Object.entries(readDrawn(root)).map(
    ([story, names]) => [story, names.filter((name) => !name.includes(':'))] as const,
  );
  const components = new Set(drawn.flatMap(([, names]) => names));
  const changed = new Set(
    changedSince(commit, root).flatMap((file) => {
      if (BESIDE.test(file)) return [];
      const { dir, base } = path.parse(file);
      const names = [base.split('.')[0] ?? '', path.basename(dir)];
      return names.find((name) => components.has(name)) ?? [];
    }),
  );
  return new Map(drawn.map(([story, names]) => [story, names.filter((name) => changed.has(name))]));
}
