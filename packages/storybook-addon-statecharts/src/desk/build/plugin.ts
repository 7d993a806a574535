// Provides the review desk's data as a module, and its pictures as assets.
import { existsSync, readFileSync, unwatchFile, watchFile, type StatsListener } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { jsonModule } from '../../addon/jsonModule.ts';
import { filesIn } from '../../chart/filesIn.ts';
import { writeFile } from '../../chart/writeFile.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { MANIFEST } from '../../pictures/manifest.ts';
import { ARIA_SNAPSHOTS } from '../ariaSnapshots.ts';
import type { DeskData } from '../desk.ts';
import { RUN_RESULTS } from '../runResults.ts';
import { headFile } from './base.ts';
import { each } from './cache.ts';
import { buildDesk, type Desk } from './data.ts';
import { answerVerdicts } from './endpoint.ts';
import { VERDICTS } from './verdictFiles.ts';

const DATA = 'virtual:desk';
/** The folder of pictures and texts, beside the preview page. */
const FOLDER = 'desk';
const ASSET = new RegExp(`/${FOLDER}/(pictures|thumbs|reads)/([a-z0-9-]+)[.](?:webp|json)$`);

export interface DeskOptions {
  root?: string;
  /** Authorises a request to read or write verdicts. Without it, all requests are refused. */
  isAdmitted?: (request: IncomingMessage) => boolean;
  /** Provides no data: in the story run, the desk would change with every picture. */
  isEmpty?: boolean;
}

const emptyDesk: DeskData = {
  base: { ref: 'main', commit: '', date: '1970-01-01' },
  now: { commit: undefined },
  pictures: [],
  groups: [],
  verdicts: [],
  verdictsFolder: VERDICTS,
  damaged: [],
};

type Kind = 'pictures' | 'thumbs' | 'reads';

/** Returns a picture or thumbnail by its hash, or a story's texts; undefined for an unknown one. */
async function assetOf(
  { files, ariaSnapshots }: Desk,
  kind: Kind,
  name: string,
): Promise<Buffer | undefined> {
  if (kind === 'reads') {
    const pair = ariaSnapshots.get(name);
    return pair && Buffer.from(JSON.stringify(pair));
  }
  if (!files.has(name)) return undefined;
  return readFileSync(await (kind === 'thumbs' ? files.thumb(name) : files.file(name)));
}

/** Writes every picture, thumbnail and text of the desk into the board's folder. */
async function writeAssets(made: Desk, folder: string): Promise<void> {
  const changes = made.data.groups.flatMap((group) => group.changes);
  const shots = [...made.data.pictures, ...changes.flatMap(({ before, after }) => [before, after])];
  const hashes = [...new Set(shots.flatMap((shot) => shot?.hash ?? []))];
  const assets: [Kind, string][] = [
    ...hashes.flatMap((hash): [Kind, string][] => [
      ['pictures', hash],
      ['thumbs', hash],
    ]),
    ...[...made.ariaSnapshots.keys()].map((story): [Kind, string] => ['reads', story]),
  ];
  await each(assets, 4, async ([kind, name]) => {
    const bytes = await assetOf(made, kind, name);
    const file = `${name}.${kind === 'reads' ? 'json' : 'webp'}`;
    if (bytes !== undefined) writeFile(path.join(folder, FOLDER, kind, file), bytes);
  });
}

/** Whether a file is an input of the desk's data besides its runs; a change reloads the data. */
const isSource = (file: string): boolean =>
  [MANIFEST, VERDICTS, ARIA_SNAPSHOTS].some((source) => file.includes(source));

/** Tells an open desk about a new run or branch. */
const NEW_RUN = 'statecharts:new-run';
/** In ms. Vite's own watcher ignores test output and git's files. */
const POLL_MS = 500;
/** Reloads an open page to show the new pictures; its decisions are already saved. */
const FOLLOWING = `
if (import.meta.hot) import.meta.hot.on(${JSON.stringify(NEW_RUN)}, () => location.reload());`;

/** Provides `virtual:desk`, serves pictures, and accepts verdicts in the dev server. */
export function desk({
  root = '.',
  isEmpty = false,
  isAdmitted = () => false,
}: DeskOptions = {}): Plugin {
  let isBuild = false;
  let isAsked = false;
  let built: Promise<Desk> | undefined;
  let unfollow = (): void => {};
  const read = (): Promise<Desk> => (built ??= buildDesk(root));

  function refresh(server: ViteDevServer): void {
    built = undefined;
    // The page already has the reviewer's own decision, so no reload is needed.
    const module = server.moduleGraph.getModuleById(`\0${DATA}`);
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
  }

  /** Refreshes the data when a source, the last run or the branch changes. */
  function follow(server: ViteDevServer): void {
    const sources = [MANIFEST, ...filesIn([VERDICTS], /[.]json$/, root)];
    server.watcher.add(sources.map((file) => path.resolve(root, file)).filter(existsSync));
    for (const event of ['add', 'change', 'unlink'] as const)
      server.watcher.on(event, (file: string) => {
        if (isSource(file.replaceAll(path.sep, '/'))) refresh(server);
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
      const data = isEmpty ? emptyDesk : (await read()).data;
      if (isBuild && data.base === undefined)
        this.warn('No base to compare with: the review desk shows all states, and says so.');
      return `${jsonModule(this, 'desk', JSON.stringify(data), isBuild)}${isBuild ? '' : FOLLOWING}`;
    },
    buildEnd: () => unfollow(),
    async writeBundle({ dir }) {
      if (dir !== undefined && isAsked && !isEmpty) await writeAssets(await read(), dir);
    },
    configureServer(server) {
      if (isEmpty) return;
      follow(server);
      server.middlewares.use((request, response, next) => {
        if (isAdmitted(request)) {
          answerVerdicts(request, response, root).catch(next);
          return;
        }
        const [address = ''] = (request.url ?? '').split('?');
        const [, kind, name] = ASSET.exec(address) ?? [];
        if (kind === undefined || name === undefined) return next();
        read()
          .then((made) => assetOf(made, kind as Kind, name))
          .then((bytes) => {
            if (bytes === undefined) return next();
            response.setHeader(
              'content-type',
              kind === 'reads' ? 'application/json' : 'image/webp',
            );
            response.end(bytes);
          })
          .catch(next);
      });
    },
  };
}
