// Provides the review desk's data as a module, and its pictures as assets.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  unwatchFile,
  watchFile,
  writeFileSync,
  type StatsListener,
} from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { jsonModule } from '../../addon/jsonModule.ts';
import { filesIn } from '../../chart/filesIn.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { MANIFEST } from '../../pictures/manifest.ts';
import { ARIA_SNAPSHOTS } from '../ariaSnapshots.ts';
import { RUN_RESULTS } from '../runResults.ts';
import { headFile } from './base.ts';
import { each } from './cache.ts';
import { buildDesk, type Desk } from './data.ts';
import { answerVerdicts } from './endpoint.ts';
import { SAMPLE_PICTURE, sampleData, sampleAriaSnapshots } from './sample.ts';
import { VERDICTS } from './verdictFiles.ts';

const DATA = 'virtual:desk';
/** The folder of pictures and texts, beside the preview page. */
const FOLDER = 'desk';

export interface DeskOptions {
  root?: string;
  /** Authorises a request to read or write verdicts. Without it, all requests are refused. */
  isAdmitted?: (request: IncomingMessage) => boolean;
  /** Use constant sample data, for the picture run. */
  sample?: boolean;
}

interface Asset {
  type: string;
  bytes: Buffer;
}

async function assetOf(desk: Desk, kind: string, name: string): Promise<Asset | undefined> {
  if (kind === 'ariaSnapshot') {
    const pair = desk.ariaSnapshots.get(name);
    if (pair === undefined) return undefined;
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(pair)) };
  }
  if (![...desk.files.hashes()].includes(name)) return undefined;
  const file = await (kind === 'thumbs' ? desk.files.thumb(name) : desk.files.file(name));
  return { type: 'image/webp', bytes: readFileSync(file) };
}

function sampleAsset(kind: string, name: string): Asset | undefined {
  if (kind !== 'ariaSnapshot') return { type: 'image/svg+xml', bytes: SAMPLE_PICTURE };
  const pair = sampleAriaSnapshots.get(name);
  if (pair === undefined) return undefined;
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(pair)) };
}

/** Writes every picture, thumbnail and text of the desk into the board's folder. */
async function writeAssets({ data, files, ariaSnapshots }: Desk, folder: string): Promise<void> {
  const place = (kind: string): string => {
    const made = path.join(folder, FOLDER, kind);
    mkdirSync(made, { recursive: true });
    return made;
  };
  const [pictures, thumbs, texts] = [place('pictures'), place('thumbs'), place('reads')];
  const shown = new Set(data.pictures.map(({ hash }) => hash));
  for (const { changes } of data.groups) {
    for (const { before, after } of changes) {
      if (before !== undefined) shown.add(before.hash);
      if (after !== undefined) shown.add(after.hash);
    }
  }
  await each([...shown], 4, async (hash) => {
    copyFileSync(await files.file(hash), path.join(pictures, `${hash}.webp`));
    copyFileSync(await files.thumb(hash), path.join(thumbs, `${hash}.webp`));
  });
  for (const [story, pair] of ariaSnapshots)
    writeFileSync(path.join(texts, `${story}.json`), JSON.stringify(pair));
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
  sample = false,
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

  return {
    name: 'desk',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === DATA ? `\0${DATA}` : undefined),
    async load(id) {
      if (id !== `\0${DATA}`) return undefined;
      isAsked = true;
      const data = sample ? sampleData : (await read()).data;
      if (isBuild && data.base === undefined)
        this.warn('No base to compare with: the review desk shows all states, and says so.');
      return `${jsonModule(this, 'desk', JSON.stringify(data), isBuild)}${isBuild ? '' : FOLLOWING}`;
    },
    buildEnd: () => unfollow(),
    async writeBundle({ dir }) {
      if (dir !== undefined && isAsked && !sample) await writeAssets(await read(), dir);
    },
    configureServer(server) {
      if (!sample) {
        const sources = [MANIFEST, ...filesIn([VERDICTS], /[.]json$/, root)];
        server.watcher.add(sources.map((file) => path.resolve(root, file)).filter(existsSync));
        for (const event of ['add', 'change', 'unlink'] as const)
          server.watcher.on(event, (file: string) => {
            if (isSource(file.replaceAll(path.sep, '/'))) refresh(server);
          });
        const follow: StatsListener = (now, before) => {
          if (now.mtimeMs === before.mtimeMs) return;
          refresh(server);
          server.ws.send(NEW_RUN);
        };
        const followed = [path.resolve(root, RUN_RESULTS), headFile(root)];
        for (const file of followed)
          watchFile(file, { interval: POLL_MS, persistent: false }, follow);
        unfollow = () => {
          for (const file of followed) unwatchFile(file, follow);
        };
      }
      server.middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        if (isAdmitted(request) && !sample) {
          answerVerdicts(request, response, root).catch(next);
          return;
        }
        const [, kind, name] =
          new RegExp(`/${FOLDER}/(pictures|thumbs|reads)/([a-z0-9-]+)[.](?:webp|json)$`).exec(
            address,
          ) ?? [];
        if (kind === undefined || name === undefined) return next();
        const asset = sample
          ? Promise.resolve(sampleAsset(kind, name))
          : read().then((made) => assetOf(made, kind, name));
        asset
          .then((found) => {
            if (found === undefined) return next();
            response.setHeader('content-type', found.type);
            response.end(found.bytes);
          })
          .catch(next);
      });
    },
  };
}
