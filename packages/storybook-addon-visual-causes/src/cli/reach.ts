// Finds the files that a change touches for Vitest, which runs the stories that import them.
import path from 'node:path';
import type { VCSProvider } from 'vitest/node';
import { changedSince } from '../desk/build/base.ts';
import { reachOf } from '../desk/build/inputs.ts';

/** Reports the files that differ from a commit to Vitest; package.json makes it run all tests. */
export const changesSince = (commit: string): VCSProvider => ({
  async findChangedFiles({ root, resolver }) {
    const changed = changedSince(commit);
    if (changed.length === 0) return [];
    const graph = new Set(
      (await resolver.getDependencies()).map(({ file }) => path.normalize(file)),
    );
    const reaches = changed.map((file) => reachOf(file, graph.has(path.resolve(root, file))));
    // A changed package.json runs every test.
    if (reaches.includes('all')) return [path.resolve(root, 'package.json')];
    return changed.filter((_, index) => reaches[index] === 'graph');
  },
});
