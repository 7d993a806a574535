// Serves the review's data, pictures and search beside the preview page; a build writes them as files.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { writeFile } from '../../files.ts';
import { MANIFEST } from '../../pictures/manifest.ts';
import { buildEntries } from '../../search/build/entries.ts';
import type { StoryStatuses } from '../desk.ts';
import { RUN_RESULTS } from '../runResults.ts';
import { branchOf } from './base.ts';
import { buildDesk, type Desk } from './data.ts';
import { each } from './memory.ts';
import type { IndexedStory } from './stories.ts';

const ASSET =
  /\/desk\/(data|search|statuses|(?:pictures|thumbs|stories)\/[a-z0-9-]+)[.](?:webp|json)$/;

/** The statuses of stories, for the sidebar. */
const statusesOf = ({ data }: Desk): StoryStatuses =>
  Object.fromEntries(
    data.pictures.flatMap(({ story, status }) => (status === 'same' ? [] : [[story, status]])),
  );

/** The names of all files of a board, without their endings. */
function assetsOf({ data: { pictures, groups } }: Desk): string[] {
  const changes = groups.flatMap((group) => group.changes);
  const shots = [...pictures, ...changes.flatMap(({ before, after }) => [before, after])];
  const hashes = new Set(shots.flatMap((shot) => shot?.hash ?? []));
  const stories = new Set([...pictures, ...changes].map(({ story }) => story));
  return [
    'data',
    'search',
    'statuses',
    ...[...hashes].flatMap((hash) => [`pictures/${hash}`, `thumbs/${hash}`]),
    ...[...stories].map((story) => `stories/${story}`),
  ];
}

const isImage = (asset: string): boolean => /^(?:pictures|thumbs)/.test(asset);

export interface DeskOptions {
  root?: string;
  /** Storybook's index of stories. */
  stories?: () => Promise<readonly IndexedStory[]>;
}

/** Serves `desk/data.json`, `desk/pictures/<hash>.webp` and the other files of the review's pages. */
export function desk({
  root = '.',
  stories = () => Promise.resolve([]),
}: DeskOptions = {}): Plugin {
  let known: { stamp: string; desk: Promise<Desk> } | undefined;

  /** Differs after a run, after accepting, and on another branch. */
  const stampOf = (): string => {
    const files = [MANIFEST, RUN_RESULTS].map((file) => path.join(root, file));
    const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    return [branchOf(root), ...times].join(' ');
  };
  const build = async (): Promise<Desk> => buildDesk(root, await stories());
  async function read(isFresh: boolean): Promise<Desk> {
    const stamp = isFresh || known === undefined ? stampOf() : known.stamp;
    if (known?.stamp !== stamp) known = { stamp, desk: build() };
    return known.desk;
  }

  /** Returns a file's content; undefined for an unknown one. */
  async function contentOf(asset: string): Promise<Buffer | string | undefined> {
    if (asset === 'search') return JSON.stringify(buildEntries(await stories(), root));
    const made = await read(asset === 'data' || asset === 'statuses');
    if (asset === 'data') return JSON.stringify(made.data);
    if (asset === 'statuses') return JSON.stringify(statusesOf(made));
    const [kind, name = ''] = asset.split('/');
    if (kind === 'stories') return JSON.stringify(made.detailsOf(name));
    if (!made.files.has(name)) return undefined;
    return kind === 'thumbs' ? made.files.thumb(name) : made.files.read(name);
  }

  return {
    name: 'visual-causes:desk',
    async writeBundle({ dir = '.' }) {
      const made = await read(true);
      if (made.data.base === undefined)
        this.warn('No base to compare with: Review/Changes shows no differences.');
      await each(assetsOf(made), 4, async (asset) => {
        const content = await contentOf(asset);
        const file = `${asset}.${isImage(asset) ? 'webp' : 'json'}`;
        if (content !== undefined) writeFile(path.join(dir, 'desk', file), content);
      });
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const [, asset] = ASSET.exec(address) ?? [];
        if (asset === undefined) return next();
        contentOf(asset)
          .then((content) => {
            if (content === undefined) return next();
            const type = isImage(asset) ? 'image/webp' : 'application/json';
            response.setHeader('content-type', type).end(content);
          })
          .catch(next);
      }),
  };
}
