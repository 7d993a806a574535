import path from 'node:path';
import type { Plugin } from 'vite';
import {
  DRAWING,
  fileIdOf,
  isStoryboardFile,
  ITSELF,
  itselfId,
  PLUGIN,
  storyIdOf,
} from '../chart/storyboardFile.ts';
import type { Described } from '../chart/description.ts';
import { boardOf, foldedAtFirst } from '../storyboards/board.ts';
import { layOut } from '../storyboards/layout.ts';
import type { Layout } from '../storyboards/measures.ts';
import type { PanelStoryboard } from './panel/messages.ts';
import { describeAllIn, describeIn, forgetDescriptions, type Project } from './project.ts';
import { stateStories, storiesModule } from './storiesModule.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const LIST = 'virtual:statecharts';
const PICTURES = 'virtual:statecharts/pictures';
/** The folder of pictures, beside the preview page. */
const FOLDER = 'statecharts';
/** A picture's address: its story and the name of its file. */
const PICTURE = /\/statecharts\/([a-z0-9-]+--[a-z0-9-]+)--([\w-]+[.](?:webp|png))$/;
const MODULE = /[.][cm]?[jt]sx?$/;

/** A picture for the story run, where a drawing's own picture would change with every screen. */
const SAMPLE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 18'%3E%3Cpath fill='%23e4f2ea' d='M0 0h12v18H0z'/%3E%3Cpath fill='%23637f72' d='M1 2h6v1H1zm0 3h10v.5H1zm0 1h8v.5H1z'/%3E%3Cpath fill='%23005c3b' d='M1 8h10v2H1z'/%3E%3C/svg%3E";

/** Returns the path of a file that is imported for its stories; undefined for other ids. */
function storiesFile(id: string): string | undefined {
  const [file = '', query = ''] = id.split('?');
  return isStoryboardFile(file) && !query.split('&').includes(ITSELF) ? file : undefined;
}

/** Whether the importer expects stories: Storybook's list of stories, or a page. */
const asksForStories = (importer: string | undefined): boolean =>
  importer === undefined ||
  importer.startsWith('\0') ||
  importer.startsWith('virtual:') ||
  importer.startsWith('/virtual:') ||
  importer.split('?')[0]?.endsWith('.html') === true;

/** Returns what every story's panel needs of the storyboards. */
async function listOf(project: Project): Promise<PanelStoryboard[]> {
  return (await describeAllIn(project)).flatMap((described) => {
    const { file, description } = described;
    if (description === undefined) return [];
    const { chart, instances } = description;
    const stories = stateStories(described);
    return {
      id: chart.id,
      name: chart.name,
      instances,
      story: storyIdOf(fileIdOf(file), DRAWING),
      states: chart.states.map(({ id, name, about, kind, transient }) => ({
        id,
        name,
        about,
        isLeaf: kind === 'leaf',
        isTransient: transient,
        story: stories[id],
      })),
    };
  });
}

/** A picture of a state: its story, its mode, and its file. */
interface Picture {
  story: string;
  mode: string;
  file: string;
}

/** Returns the pictures of the states' stories. */
async function picturesOf(project: Project): Promise<Picture[]> {
  const { pictures: folder } = project;
  if (folder === undefined) return [];
  const described = await describeAllIn(project);
  return described
    .flatMap((each) => Object.values(stateStories(each)))
    .flatMap((story) => {
      const own = path.join(folder, story.replace('--', '/'));
      const files = existsSync(own) ? readdirSync(own).toSorted() : [];
      return files.map((name) => ({
        story,
        mode: path.parse(name).name,
        file: path.join(own, name),
      }));
    });
}

/** Returns the layout of a storyboard's first view. ELK takes longer than all else in the page. */
async function firstLayout(
  described: Described,
  pictures: readonly Picture[],
): Promise<Layout | undefined> {
  const { description } = described;
  if (description === undefined) return undefined;
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const pictured = new Set(pictures.map(({ story }) => story));
  const stories = Object.entries(stateStories(described));
  const board = boardOf(description.chart, {
    folded: new Set(foldedAtFirst(description.chart)),
    pictured: new Set(stories.flatMap(([id, story]) => (pictured.has(story) ? [id] : []))),
  });
  return layOut(board, new Elk());
}

const fileNameOf = ({ story, file }: Picture): string =>
  `${FOLDER}/${story}--${path.basename(file)}`;

/**
 * Replaces storyboard files with their stories for Storybook and the test run; other modules import
 * the files' own exports. Provides the list of storyboards and the pictures of their states. It must
 * precede all other plug-ins, or the test run finds no suite.
 * @param preview the project's preview file if it uses CSF Next
 * @param isSample whether to show one drawn picture everywhere
 */
export function storyboardsPlugin(
  project: Project,
  preview: string | undefined,
  isSample: boolean,
): Plugin {
  let isBuild = false;
  return {
    name: PLUGIN,
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(id, importer, options) {
      if (id === LIST || id === PICTURES) return `\0${id}`;
      if (asksForStories(importer) || storiesFile(id) === undefined) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const file = resolved === null ? undefined : storiesFile(resolved.id);
      return file === undefined ? resolved : itselfId(file);
    },
    async load(id) {
      if (id === `\0${LIST}`)
        return `export const storyboards = ${JSON.stringify(await listOf(project))};`;
      if (id === `\0${PICTURES}`) {
        const pictures: Record<string, Record<string, string>> = {};
        for (const picture of await picturesOf(project)) {
          (pictures[picture.story] ??= {})[picture.mode] = isSample
            ? SAMPLE
            : `./${fileNameOf(picture)}`;
          if (isBuild && !isSample)
            this.emitFile({
              type: 'asset',
              fileName: fileNameOf(picture),
              source: readFileSync(picture.file),
            });
        }
        return `export const pictures = ${JSON.stringify(pictures)};`;
      }
      const file = storiesFile(id);
      if (file === undefined) return undefined;
      const described = await describeIn(project, path.normalize(file));
      // On a server, the machine may change without its storyboard, and the layout with it.
      const layout = isBuild ? await firstLayout(described, await picturesOf(project)) : undefined;
      return { code: storiesModule(described, preview, layout), map: null };
    },
    configureServer({ middlewares, watcher, moduleGraph }) {
      const refresh = (file: string): void => {
        if (!MODULE.test(file) || file.includes('node_modules')) return;
        forgetDescriptions();
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith(`\0${LIST}`)) moduleGraph.invalidateModule(module);
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, refresh);
      middlewares.use((request, response, next) => {
        const [, story, mode] = PICTURE.exec(request.url ?? '') ?? [];
        if (project.pictures === undefined || story === undefined || mode === undefined)
          return next();
        const file = path.join(project.pictures, story.replace('--', '/'), mode);
        if (!existsSync(file)) return next();
        response.setHeader('content-type', `image/${path.extname(file).slice(1)}`);
        response.end(readFileSync(file));
      });
    },
  };
}
