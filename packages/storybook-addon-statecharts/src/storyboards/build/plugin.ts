// Provides storyboards' data from the file system, for Storybook and its test run.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { chartFiles, loadCharts, SETTINGS } from '../../chart/loadCharts.ts';
import { isChartFile } from '../../chart/chartFile.ts';
import { SOURCES } from '../../coverage/statesFiles.ts';
import { forgetImports, resolveWith } from '../../chart/importFile.ts';
import { storiesByState } from '../../chart/registry.ts';
import { MANIFEST, readManifest, type Picture } from '../../pictures/manifest.ts';
import type { Pictures } from '../pictures.ts';
import { shownStories } from './shownStories.ts';
import { baseHashes, statusOf } from './statuses.ts';
import { readThumbnail } from './thumbnails.ts';
import { typefaceRules } from './typefaces.ts';

const MODULE = /[.][cm]?[jt]sx?$/;
const CHARTS = 'virtual:statecharts';
const TYPEFACES = 'virtual:statecharts/typefaces';
const PICTURES = 'virtual:storyboards/pictures';
/** The folder of thumbnails, beside the preview page. */
const FOLDER = 'storyboards';

export interface StoryboardsOptions {
  /** The project's root. */
  root?: string;
  /**
   * Use one drawn picture everywhere, for the picture run, where a storyboard's own picture would
   * change with every screen on it.
   */
  sample?: boolean;
}

const SAMPLE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 18'%3E%3Cpath fill='%23e4f2ea' d='M0 0h12v18H0z'/%3E%3Cpath fill='%23637f72' d='M1 2h6v1H1zm0 3h10v.5H1zm0 1h8v.5H1z'/%3E%3Cpath fill='%23005c3b' d='M1 8h10v2H1z'/%3E%3C/svg%3E";

/** Returns the pictures on storyboards. */
export function picturesIn(
  root: string,
  sample: boolean,
): { pictures: Pictures; shown: Picture[] } {
  const stories = shownStories(root);
  const shown = readManifest(root).filter(({ story }) => stories.has(story));
  const base = sample ? undefined : baseHashes(root);
  const pictures: Record<string, Record<string, Pictures[string][string]>> = {};
  for (const picture of shown) {
    const { story, mode, hash } = picture;
    const url = sample ? SAMPLE : `./${FOLDER}/${hash}.webp`;
    (pictures[story] ??= {})[mode] = { hash, url, status: statusOf(picture, base) };
  }
  return { pictures, shown };
}

/** A module that imports every chart file and the project's settings. */
function chartsModule(root: string): string {
  const files = chartFiles(root);
  const settings = path.resolve(root, SETTINGS);
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

/** Provides storyboards' pictures as modules, and serves the thumbnails. */
export function storyboards({ root = '.', sample = false }: StoryboardsOptions = {}): Plugin {
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
      if (id.startsWith('\0virtual:st')) await loadCharts(root);
      if (id === `\0${CHARTS}`) return chartsModule(root);
      if (id === `\0${TYPEFACES}`) return `export default ${JSON.stringify(typefaceRules(root))};`;
      if (id === `\0${PICTURES}`) {
        // Vite's server treats a watched file as an import, so it must exist.
        const manifest = path.resolve(root, MANIFEST);
        if (existsSync(manifest)) this.addWatchFile(manifest);
        const { pictures, shown } = picturesIn(root, sample);
        if (isBuild && !sample) {
          const hashes = new Map(shown.map((picture) => [picture.hash, picture]));
          for (const [hash, picture] of hashes) {
            this.emitFile({
              type: 'asset',
              fileName: `${FOLDER}/${hash}.webp`,
              source: await readThumbnail(picture, root),
            });
          }
        }
        return `export default ${JSON.stringify(pictures)};`;
      }
      return undefined;
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      const refresh = (file: string): void => {
        const name = path.relative(root, file).replaceAll(path.sep, '/');
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
            : picturesIn(root, sample).shown.find((each) => each.hash === hash);
        if (picture === undefined) return next();
        readThumbnail(picture, root)
          .then((bytes) => {
            response.setHeader('content-type', 'image/webp');
            response.end(bytes);
          })
          .catch(next);
      });
    },
  };
}
