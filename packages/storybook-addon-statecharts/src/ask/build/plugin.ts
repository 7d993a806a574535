// Serves the stories' search entries and their index as virtual modules.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { loadCharts } from '../../chart/loadCharts.ts';
import { jsonModule } from '../../addon/jsonModule.ts';
import { MANIFEST } from '../../pictures/manifest.ts';
import { indexOf, saveIndex } from '../searchIndex.ts';
import { DRAWN } from './drawn.ts';
import { buildEntries } from './entries.ts';

const ENTRIES = 'virtual:search';
const INDEX = 'virtual:search/index';

export const search = (root = '.'): Plugin => ({
  name: 'search',
  resolveId: (id) => (id === ENTRIES || id === INDEX ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${ENTRIES}` && id !== `\0${INDEX}`) return undefined;
    await loadCharts(root);
    // Vite's server treats a watched file as an import, so it must exist.
    for (const file of [MANIFEST, DRAWN].map((each) => path.resolve(root, each)))
      if (existsSync(file)) this.addWatchFile(file);
    const entries = buildEntries(root);
    const isBuild = this.environment.config.command === 'build';
    return id === `\0${INDEX}`
      ? jsonModule(this, 'search-index', saveIndex(indexOf(entries)), isBuild)
      : jsonModule(this, 'search', JSON.stringify(entries), isBuild);
  },
});
