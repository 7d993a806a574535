// Serves the review's data, pictures and search beside the preview page; a build writes them as files.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { each, writeFile } from '../../files.ts';
import { quickWebp, thumbOf } from '../../pictures/images.ts';
import { MANIFEST } from '../../pictures/manifest.ts';
import { buildEntries } from '../../search/build/entries.ts';
import type { StoryStatuses } from '../desk.ts';
import { RUN_RESULTS } from './accepted.ts';
import { buildDesk, type Desk } from './data.ts';
import { digestOfInputs } from './inputs.ts';
import type { Stories } from './stories.ts';

/** Reads a file of a board: an image's bytes, or what is written as JSON. */
type Read = () => unknown;

/** The files of a board, by name. */
function filesOf({ data, read, detailsOf }: Desk): Map<string, Read> {
  // Of stories, for the sidebar.
  const statuses: StoryStatuses = Object.fromEntries(
    data.pictures.flatMap(({ story, status }) => (status === 'same' ? [] : [[story, status]])),
  );
  const found = new Map<string, Read>([
    ['data.json', () => data],
    ['statuses.json', () => statuses],
  ]);
  const changes = data.groups.flatMap((group) => group.changes);
  for (const { story } of [...data.pictures, ...changes])
    found.set(`stories/${story}.json`, () => detailsOf(story));
  for (const shot of [
    ...data.pictures,
    ...changes.flatMap(({ before, after }) => [before, after]),
  ]) {
    if (shot === undefined) continue;
    found.set(`pictures/${shot.hash}.webp`, async () => quickWebp(await read(shot.hash)));
    found.set(`thumbs/${shot.hash}.webp`, async () => thumbOf(await read(shot.hash)));
  }
  return found;
}

async function contentOf(read: Read): Promise<Buffer | string> {
  const content = await read();
  return Buffer.isBuffer(content) ? content : JSON.stringify(content);
}

/**
 * Serves `desk/data.json`, `desk/pictures/<hash>.webp` and the other files of the review's pages.
 * @param stories reads Storybook's index
 */
export function desk(
  stories: () => Promise<Stories> = () => Promise.resolve([]),
  root = '.',
): Plugin {
  let known: { stamp: string; files: Promise<Map<string, Read>> } | undefined;

  /** Differs after a run, after accepting, and with other sources. */
  const stampOf = (): string => {
    const files = [MANIFEST, RUN_RESULTS].map((file) => path.join(root, file));
    const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    return [digestOfInputs(root), ...times].join(' ');
  };
  const build = async (): Promise<Desk> => buildDesk(root, await stories());
  const search = async (): Promise<unknown> => buildEntries(await stories(), root);

  /** Finds a file; a page that opens gets the current data, and then what belongs to it. */
  async function find(name: string): Promise<Read | undefined> {
    if (name === 'search.json') return search;
    const isFresh = known === undefined || ['data.json', 'statuses.json'].includes(name);
    const stamp = isFresh ? stampOf() : known?.stamp;
    if (stamp !== undefined && known?.stamp !== stamp)
      known = { stamp, files: build().then(filesOf) };
    return (await known?.files)?.get(name);
  }

  return {
    name: 'visual-causes:desk',
    async writeBundle({ dir = '.' }) {
      const made = await build();
      if (made.data.base === undefined)
        this.warn('No base to compare with: Review/Changes shows no differences.');
      const files = filesOf(made).set('search.json', search);
      await each([...files], 4, async ([name, file]) =>
        writeFile(path.join(dir, 'desk', name), await contentOf(file)),
      );
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        const [, name] = /[/]desk[/]([^?]+[.](?:json|webp))(?:[?]|$)/.exec(request.url ?? '') ?? [];
        async function serve(): Promise<void> {
          const file = name === undefined ? undefined : await find(name);
          if (file === undefined) return next();
          const isImage = name?.endsWith('.webp') === true;
          response.setHeader('content-type', isImage ? 'image/webp' : 'application/json');
          // An image's name is its content's hash.
          if (isImage) response.setHeader('cache-control', 'max-age=31536000, immutable');
          response.end(await contentOf(file));
        }
        serve().catch(next);
      }),
  };
}
