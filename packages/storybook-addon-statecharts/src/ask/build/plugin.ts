// Serves the stories' search entries and their index as virtual modules.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { loadCharts } from '../../chart/loadCharts.ts';
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
    if (id === `\0${INDEX}`)
      return `export default ${JSON.stringify(saveIndex(indexOf(entries)))};`;
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
  },
});
