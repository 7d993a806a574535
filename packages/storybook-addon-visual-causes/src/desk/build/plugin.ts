// Provides the review's data as a module, and its pictures as assets.
import { existsSync, unwatchFile, watchFile, type StatsListener } from 'node:fs';
import path from 'node:path';
import { jsonModule } from '../../files/jsonModule.ts';
import { writeFile } from '../../files/writeFile.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { MANIFEST } from '../../pictures/manifest.ts';
import { ARIA_SNAPSHOTS } from '../ariaSnapshots.ts';
import type { StoryStatuses } from '../desk.ts';
import { RUN_RESULTS } from '../runResults.ts';
import { headFile } from './base.ts';
import { buildDesk, type Desk } from './data.ts';
import { each } from './memory.ts';
import type { IndexedStory } from './storyIndex.ts';

const DATA = 'virtual:desk';
/** The folder of pictures and texts, beside the preview page. */
const FOLDER = 'desk';
const ASSET = new RegExp(
  `/${FOLDER}/(pictures|thumbs|stories|statuses)(?:/([a-z0-9-]+))?[.](?:webp|json)$`,
);

export interface DeskOptions {
  root?: string;
  /** Storybook's index of stories. */
  stories?: () => Promise<readonly IndexedStory[]>;
}

type Kind = 'pictures' | 'thumbs' | 'stories' | 'statuses';

/** The statuses of stories, for the sidebar. */
const statusesOf = ({ data }: Desk): StoryStatuses =>
  Object.fromEntries(
    data.pictures.flatMap(({ story, status }) => (status === 'same' ? [] : [[story, status]])),
  );

/** Returns a picture or thumbnail by its hash, or a story's details; undefined for an unknown one. */
async function assetOf(made: Desk, kind: Kind, name = ''): Promise<Buffer | undefined> {
  const { files, detailsOf } = made;
  if (kind === 'statuses') return Buffer.from(JSON.stringify(statusesOf(made)));
  if (kind === 'stories') {
    const details = detailsOf(name);
    return details && Buffer.from(JSON.stringify(details));
  }
  if (!files.has(name)) return undefined;
  return kind === 'thumbs' ? files.thumb(name) : files.read(name);
}

/** Writes every picture, thumbnail and text into the board's folder. */
async function writeAssets(made: Desk, folder: string): Promise<void> {
  const { pictures, groups } = made.data;
  const changes = groups.flatMap((group) => group.changes);
  const shots = [...pictures, ...changes.flatMap(({ before, after }) => [before, after])];
  const hashes = [...new Set(shots.flatMap((shot) => shot?.hash ?? []))];
  const stories = new Set([...pictures, ...changes].map(({ story }) => story));
  const assets: [Kind, string][] = [
    ...hashes.flatMap((hash): [Kind, string][] => [
      ['pictures', hash],
      ['thumbs', hash],
    ]),
    ...[...stories].map((story): [Kind, string] => ['stories', story]),
  ];
  writeFile(path.join(folder, FOLDER, 'statuses.json'), JSON.stringify(statusesOf(made)));
  await each(assets, 4, async ([kind, name]) => {
    const bytes = await assetOf(made, kind, name);
    const file = `${name}.${kind === 'stories' ? 'json' : 'webp'}`;
    if (bytes !== undefined) writeFile(path.join(folder, FOLDER, kind, file), bytes);
  });
}

/** Tells an open page about a new run, a new branch, or accepted pictures. */
const NEW_RUN = 'visual-causes:new-run';
/** In ms. Vite's own watcher ignores test output and git's files. */
const POLL_MS = 500;
const FOLLOWING = `
if (import.meta.hot) import.meta.hot.on(${JSON.stringify(NEW_RUN)}, () => location.reload());`;

/** Provides `virtual:desk`, and serves pictures. */
export function desk({ root = '.', stories }: DeskOptions = {}): Plugin {
  let isBuild = false;
  let isAsked = false;
  let built: Promise<Desk> | undefined;
  let unfollow = (): void => {};
  const build = async (): Promise<Desk> => buildDesk(root, await stories?.());
  const read = (): Promise<Desk> => (built ??= build());

  function refresh(server: ViteDevServer): void {
    built = undefined;
    const module = server.moduleGraph.getModuleById(`\0${DATA}`);
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
  }

  /** Refreshes the data when a baseline, the last run or the branch changes. */
  function follow(server: ViteDevServer): void {
    server.watcher.add([path.resolve(root, MANIFEST)].filter(existsSync));
    for (const event of ['add', 'change', 'unlink'] as const)
      server.watcher.on(event, (file: string) => {
        const name = file.replaceAll(path.sep, '/');
        if (name.includes(MANIFEST) || name.includes(ARIA_SNAPSHOTS)) refresh(server);
      });
    const listener: StatsListener = (now, before) => {
      if (now.mtimeMs === before.mtimeMs) return;
      refresh(server);
      server.ws.send(NEW_RUN);
    };
    const followed = [path.resolve(root, RUN_RESULTS), headFile(root)];
    for (const file of followed)
      watchFile(file, { interval: POLL_MS, persistent: false }, listener);
    unfollow = () => {
      for (const file of followed) unwatchFile(file, listener);
    };
  }

  return {
    name: 'desk',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === DATA ? `\0${DATA}` : undefined),
    async load(id) {
      if (id !== `\0${DATA}`) return undefined;
      isAsked = true;
      const { data } = await read();
      if (isBuild && data.base === undefined)
        this.warn('No base to compare with: Review/Changes shows no differences.');
      return `${jsonModule(this, 'desk', JSON.stringify(data), isBuild)}${isBuild ? '' : FOLLOWING}`;
    },
    buildEnd: () => unfollow(),
    async writeBundle({ dir }) {
      if (dir !== undefined && isAsked) await writeAssets(await read(), dir);
    },
    configureServer(server) {
      follow(server);
      server.middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const [, kind, name] = ASSET.exec(address) ?? [];
        if (kind === undefined) return next();
        read()
          .then((made) => assetOf(made, kind as Kind, name))
          .then((bytes) => {
            if (bytes === undefined) return next();
            response.setHeader(
              'content-type',
              kind === 'stories' || kind === 'statuses' ? 'application/json' : 'image/webp',
            );
            response.end(bytes);
          })
          .catch(next);
      });
    },
  };
}
