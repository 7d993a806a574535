// Serves the stories' search entries as a virtual module.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { jsonModule } from '../../files/jsonModule.ts';
import type { IndexedStory } from '../../desk/build/storyIndex.ts';
import { MANIFEST } from '../../pictures/manifest.ts';
import { DRAWN } from './drawn.ts';
import { buildEntries } from './entries.ts';

const ENTRIES = 'virtual:search';

export const search = (stories: () => Promise<readonly IndexedStory[]>, root = '.'): Plugin => ({
  name: 'search',
  resolveId: (id) => (id === ENTRIES ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${ENTRIES}`) return undefined;
    const entries = buildEntries(await stories(), root);
    // Vite's server treats a watched file as an import, so it must exist.
    for (const file of [MANIFEST, DRAWN].map((each) => path.resolve(root, each)))
      if (existsSync(file)) this.addWatchFile(file);
    const isBuild = this.environment.config.command === 'build';
    return jsonModule(this, 'search', JSON.stringify(entries), isBuild);
  },
});
