// Provides storyboards' data from the file system, for Storybook and its test run.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { chartFiles, loadCharts, SETTINGS } from '../../chart/loadCharts.ts';
import { isChartFile } from '../../chart/chartFile.ts';
import { SOURCES } from '../../coverage/statesFiles.ts';
import { forgetImports, resolveWith } from '../../chart/importFile.ts';
import { storiesByState } from '../../chart/registry.ts';
import { MANIFEST } from '../../pictures/manifest.ts';
import { FOLDER, picturesIn } from './pictures.ts';
import { readThumbnail } from './thumbnails.ts';
import { typefaceRules } from './typefaces.ts';

const MODULE = /[.][cm]?[jt]sx?$/;
const CHARTS = 'virtual:statecharts';
const TYPEFACES = 'virtual:statecharts/typefaces';
const PICTURES = 'virtual:storyboards/pictures';
/** A module that imports every chart file and the project's settings. */
function chartsModule(): string {
  const files = chartFiles();
  const settings = path.resolve(SETTINGS);
  return [
    // The chart file itself instead of its stories.
    ...files.map((file, index) => `import chart${index} from ${JSON.stringify(`${file}?chart`)};`),
    existsSync(settings)
      ? `export { default as settings } from ${JSON.stringify(settings)};`
      : 'export const settings = undefined;',
    `export const charts = [${files.map((_, index) => `chart${index}`).join(', ')}];`,
    `export const stateStories = ${JSON.stringify(storiesByState())};`,
  ].join('\n');
}

/**
 * Provides storyboards' pictures as modules, and serves the thumbnails.
 * @param sample shows one drawn picture everywhere
 */
export function storyboards(sample: boolean): Plugin {
  let isBuild = false;
  return {
    name: 'storyboards',
    configResolved({ command, resolve }) {
      isBuild = command === 'build';
      resolveWith(resolve.alias);
    },
    resolveId(id) {
      return [CHARTS, TYPEFACES, PICTURES].includes(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id.startsWith('\0virtual:st')) await loadCharts();
      if (id === `\0${CHARTS}`) return chartsModule();
      if (id === `\0${TYPEFACES}`) return `export default ${JSON.stringify(typefaceRules())};`;
      if (id === `\0${PICTURES}`) {
        // Vite's server treats a watched file as an import, so it must exist.
        const manifest = path.resolve(MANIFEST);
        if (existsSync(manifest)) this.addWatchFile(manifest);
        const { pictures, shown } = picturesIn(sample);
        if (isBuild && !sample) {
          const hashes = new Map(shown.map((picture) => [picture.hash, picture]));
          for (const [hash, picture] of hashes) {
            this.emitFile({
              type: 'asset',
              fileName: `${FOLDER}/${hash}.webp`,
              source: await readThumbnail(picture),
            });
          }
        }
        return `export default ${JSON.stringify(pictures)};`;
      }
      return undefined;
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      const refresh = (file: string): void => {
        const name = path.relative('.', file).replaceAll(path.sep, '/');
        if (!SOURCES.some((folder) => name.startsWith(`${folder}/`)) || !MODULE.test(name)) return;
        forgetImports();
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith('\0virtual:st')) moduleGraph.invalidateModule(module);
        if (isChartFile(name)) ws.send({ type: 'full-reload' });
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, refresh);
      middlewares.use((request, response, next) => {
        const hash = new RegExp(`/${FOLDER}/([0-9a-f]{32})[.]webp$`).exec(
          request.url?.split('?')[0] ?? '',
        )?.[1];
        const picture =
          hash === undefined
            ? undefined
            : picturesIn(sample).shown.find((each) => each.hash === hash);
        if (picture === undefined) return next();
        readThumbnail(picture)
          .then((bytes) => {
            response.setHeader('content-type', 'image/webp');
            response.end(bytes);
          })
          .catch(next);
      });
    },
  };
}
