import { readdirSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptCauses } from '../../src/desk/build/accept.ts';
import { changedSources, likelyStories, mixedMark } from '../../src/desk/build/components.ts';
import { buildDesk } from '../../src/desk/build/data.ts';
import { desk } from '../../src/desk/build/plugin.ts';
import { changedTokens } from '../../src/desk/grouping/tokens.ts';
import { ariaSnapshotPath, ariaSnapshotText } from '../../src/desk/ariaSnapshots.ts';
import { isOpen } from '../../src/desk/summary.ts';
import type { AriaSnapshot, DeskData } from '../../src/desk/desk.ts';
import { readRunResults, writeRunResults } from '../../src/desk/build/accepted.ts';
import { decode, hashOf, losslessWebp, thumbOf } from '../../src/pictures/images.ts';
import {
  acceptedPath,
  manifestText,
  readManifest,
  type Picture,
} from '../../src/pictures/manifest.ts';
import { PictureRun } from '../../src/pictures/pictureRun.ts';
import { projectPerTest } from '../support/project.ts';

const of = { story: 'screens-donate--empty', mode: 'light-390' };
const other = { story: 'screens-donate--full', mode: 'light-390' };
const shot = (grey: number): Promise<Buffer> =>
  sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: grey, g: grey, b: grey } },
  })
    .png()
    .toBuffer();

async function accepted(picture: typeof of, bytes: Buffer): Promise<Picture> {
  const webp = await losslessWebp(bytes);
  write(acceptedPath(picture), webp);
  const { width, height } = await decode(bytes);
  return { ...picture, hash: hashOf(bytes), file: hashOf(webp), width, height };
}
async function acceptAll(...given: (readonly [typeof of, Buffer])[]): Promise<void> {
  const pictures = await Promise.all(given.map((each) => accepted(...each)));
  write('tests/visual/pictures.json', manifestText(pictures));
}
const snapshot: AriaSnapshot = { mode: 'light-390', aria: '- main:\n  - link "Blog"', focus: [] };

const project = projectPerTest(async ({ git, write }) => {
  git('init', '--quiet', '--initial-branch', 'main');
  write(
    'stories/Donate.stories.tsx',
    "const meta = preview.meta({\n  title: 'Screens/Donate',\n});\nexport const Empty = meta.story({\n  tags: ['role:student', 'state:toasts.empty'],\n});\nexport const Full = meta.story({});\n",
  );
  await acceptAll([of, await shot(100)], [other, await shot(50)]);
  write(ariaSnapshotPath(of.story), ariaSnapshotText(snapshot));
  git('add', '.');
  git('commit', '--quiet', '--message', 'x');
  git('switch', '--quiet', '--create', 'branch');
});
const stories = [of, other].map(({ story }, index) => ({
  id: story,
  title: 'Screens/Donate',
  name: index === 0 ? 'Empty' : 'Full',
  tags: index === 0 ? ['role:student', 'statechart:toasts'] : [],
  file: 'stories/Donate.stories.tsx',
}));
const { at, git, write } = project;
beforeEach(() => void vi.stubEnv('DESK_BASE', 'main'));
afterEach(() => void vi.unstubAllEnvs());

/** Records a picture run in which a story has changed. */
async function run(taken: Promise<Buffer>, link?: string, drawn: string[] = [], picture = of) {
  const { root } = project;
  const pictures = new PictureRun(root);
  pictures.begin(picture.story);
  await pictures.take(picture, () => taken);
  if (link !== undefined)
    pictures.takeAriaSnapshot(picture.story, {
      ...snapshot,
      aria: snapshot.aria.replace('Blog', link),
    });
  pictures.keep(picture.story, drawn);
  pictures.finish();
}

async function reviewed(index = stories) {
  const desk = await buildDesk(project.root, index);
  return { ...desk, changes: desk.data.groups.flatMap(({ changes }) => changes) };
}

describe('what differs from the base', () => {
  test('is named after a changed component that the run saw, and is mixed with other sources', async () => {
    const sources = () => changedSources('main', project.root);
    write('tests/visual/drawn.json', JSON.stringify({ [of.story]: ['Stat'] }));
    write('src/Stat/Stat.css.ts', '');
    write('src/Stat/parts.ts', '');
    expect(sources()).toMatchObject({ components: new Map([[of.story, ['Stat']]]), others: [] });
    rmSync(at('tests/visual/drawn.json'));
    await run(shot(140), undefined, ['Stat']);
    expect((await reviewed()).data.groups).toMatchObject([
      { id: 'component-stat', title: 'Stat: drawn anew' },
    ]);
    const all = new Set([of.story, other.story]);
    expect([...likelyStories(all, 'main', project.root)]).toEqual([of.story, other.story]);
    expect(sources().isMixed(of.story)).toBe(false);
    const others = ['src/Quote/Quote.tsx', 'src/Stat.mdx', 'src/Stat/Stat.stories.tsx'];
    for (const file of others) write(file, '');
    expect(sources().others).toEqual(others);
    expect(sources().isMixed(of.story)).toBe(true);
    const mixed = { of: mixedMark('main', project.root), stories: [of.story] };
    writeRunResults({ ...readRunResults(project.root), mixed }, project.root);
    expect([of, other].map(({ story }) => sources().isMixed(story))).toEqual([true, false]);
    write('src/other.ts', 'again');
    expect(sources().isMixed(other.story)).toBe(true);
    write('tests/visual/drawn.json', JSON.stringify({ [other.story]: ['Badge'] }));
    expect([...likelyStories(all, 'main', project.root)]).toEqual([of.story]);
    expect(likelyStories(new Set([other.story]), 'main', project.root).size).toBe(0);
  });

  test('is nothing while every picture matches, and without a base', async () => {
    const { data } = await reviewed();
    expect(data).toMatchObject({ base: { ref: 'main' }, groups: [] });
    expect(data.pictures).toMatchObject([
      {
        ...of,
        title: 'Screens/Donate',
        name: 'Empty',
        statechart: 'toasts',
        role: 'student',
        status: 'same',
      },
      { ...other, status: 'same' },
    ]);
    vi.stubEnv('DESK_BASE', 'nowhere');
    expect((await reviewed()).data).toMatchObject({ base: undefined, groups: [] });
  });

  test('includes an unaccepted finding of a run, beside the base’s picture', async () => {
    await run(shot(140), 'Journal');
    const { data, read, changes, detailsOf } = await reviewed();
    const now = hashOf(await shot(140));
    expect(data.pictures[0]).toMatchObject({ hash: now, status: 'changed' });
    const boxes = [{ x: 0, y: 0, width: 30, height: 20 }];
    const summary = 'link "Blog" is now link "Journal"';
    expect(changes).toMatchObject([
      { ...of, kind: 'changed', hash: now, isAccepted: false, pixels: 600, levels: 40, boxes },
      { story: of.story, mode: 'reads', kind: 'ariaSnapshot', isAccepted: false, summary },
    ]);
    const greyOf = async (hash = '') => (await decode(await read(hash))).data[0];
    expect([await greyOf(changes[0]?.before?.hash), await greyOf(now)]).toEqual([100, 140]);
    expect((await decode(await thumbOf(await read(now)))).width).toBeLessThanOrEqual(320);
    const details = detailsOf(of.story);
    expect(details.before?.aria).toBe(snapshot.aria);
    expect(details.history['light-390']).toMatchObject([{ author: 'Bo', subject: 'x' }]);
  });

  test('includes removed and new pictures', async () => {
    const third = { story: 'screens-donate--third', mode: 'dark-390' };
    await acceptAll([of, await shot(100)], [third, await shot(9)]);
    const index = [...stories, { ...stories[0]!, id: third.story }];
    expect((await reviewed(index)).changes).toMatchObject([
      { ...third, kind: 'new', hash: hashOf(await shot(9)) },
      { ...other, kind: 'gone', isAccepted: true, hash: hashOf(await shot(50)) },
    ]);
  });
});

test('a static board has both sides of each picture, thumbnails and text baselines', async () => {
  write('entry.ts', 'console.log(1);\n');
  await run(shot(140), 'Journal');
  await build({
    root: project.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [desk(() => Promise.resolve(stories), project.root)],
    build: { rolldownOptions: { input: at('entry.ts') }, outDir: 'out' },
  });
  const names = (folder: string): string[] => readdirSync(at(`out/desk/${folder}`)).toSorted();
  const json = (file: string): unknown =>
    JSON.parse(readFileSync(at(`out/desk/${file}.json`), 'utf8'));
  const hashes = await Promise.all([100, 140, 50].map(async (grey) => hashOf(await shot(grey))));
  const files = hashes.map((hash) => `${hash}.webp`).toSorted();
  expect([names('pictures'), names('thumbs')]).toEqual([files, files]);
  expect(names('stories')).toEqual([`${of.story}.json`, `${other.story}.json`]);
  expect(json(`stories/${of.story}`)).toMatchObject({ before: snapshot });
  expect(json('statuses')).toEqual({ [of.story]: 'changed' });
  expect(json('data')).toMatchObject({ base: { ref: 'main' } });
  expect(json('search')).toMatchObject([{ id: of.story, screen: 'Blog' }, { id: other.story }]);
});

test('an open Storybook serves what differs now', async () => {
  const server = await createServer({
    root: project.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [desk(undefined, project.root)],
    server: { port: 0, ws: false },
  });
  try {
    await server.listen();
    const causes = async (): Promise<number> => {
      const response = await fetch(`${server.resolvedUrls?.local[0]}desk/data.json`);
      return ((await response.json()) as DeskData).groups.length;
    };
    expect(await causes()).toBe(0);
    await run(shot(140));
    expect(await causes()).toBe(1);
    write('stories/Badge.tsx', 'export {};');
    expect(await causes()).toBe(0);
  } finally {
    await server.close();
  }
});

test('a changed token is found in the files of both sides', async () => {
  const [tokens, colour] = ['tokens', 'colour'].map((name) => `src/ui/styles/tokens/${name}.ts`);
  write(
    tokens!,
    "import { gold } from './colour.ts';\nexport const lightTokens = { gold, gap: 4 };",
  );
  write(colour!, "export const gold = '#f2bd3f';");
  git('add', '.');
  git('commit', '--quiet', '--message', 'tokens');
  write(colour!, "export const gold = '#e0a020';");
  expect(await changedTokens('HEAD', project.root)).toEqual([
    { path: 'gold', was: '#f2bd3f', is: '#e0a020' },
  ]);
  expect(await changedTokens('main', project.root)).toEqual([]);
});

test('accepting a cause makes its pictures the baselines, which the base still differs from', async () => {
  const CAUSE = 'own-screens-donate';
  const taken = await shot(140);
  await run(shot(140));
  expect((await reviewed()).data.groups.map(({ id }) => id)).toEqual([CAUSE]);
  const accept = (cause: string) => acceptCauses([cause], project.root);
  await expect(accept('gold')).rejects.toThrow(`The causes are: ${CAUSE}`);
  write('stories/Badge.tsx', 'export {};');
  await expect(accept(CAUSE)).rejects.toThrow('The sources have changed');
  expect(readManifest(project.root)[0]?.hash).toBe(hashOf(await shot(100)));
  rmSync(at('stories/Badge.tsx'));
  expect(await accept(CAUSE)).toEqual({ pictures: 1, texts: 0, removed: 0, waiting: 0 });
  const [picture] = readManifest(project.root);
  expect(picture).toMatchObject({ ...of, hash: hashOf(taken) });
  const bytes = readFileSync(at(acceptedPath(of)));
  expect([(await decode(bytes)).data[0], hashOf(bytes)]).toEqual([140, picture?.file]);
  expect((await reviewed()).changes).toMatchObject([{ ...of, isAccepted: true }]);
});

test('a picture with two causes is accepted with the last of them', async () => {
  write('src/Stat/Stat.tsx', '');
  await run(shot(140), 'Journal', ['Stat']);
  // Without changed words, this one differs by the component alone.
  await run(shot(60), undefined, ['Stat'], other);
  const { groups } = (await reviewed()).data;
  expect(groups.map(({ title }) => title)).toEqual([
    'Donate: “Blog” is now “Journal”',
    'Stat: drawn anew',
  ]);
  const [words, stat] = groups.map(({ id }) => id);
  const none = { pictures: 0, texts: 0, removed: 0, waiting: 0 };
  expect(await acceptCauses([words!], project.root)).toEqual({ ...none, texts: 1, waiting: 1 });
  const openIn = async () => (await reviewed()).data.groups.filter(isOpen).map(({ id }) => id);
  expect(await openIn()).toEqual([stat]);
  expect(await acceptCauses([stat!], project.root)).toEqual({ ...none, pictures: 2 });
  expect(await openIn()).toEqual([]);
});

test('what no run took from the current sources is not as in the base', async () => {
  const added = 'screens-donate--new';
  const reach = (...reached: string[]): void =>
    writeRunResults({ ...readRunResults(project.root), reached }, project.root);
  const open = () => reviewed().then(({ data }) => data.findings.notTaken);
  reach(of.story, other.story, added);
  const both = [`${of.story}/${of.mode}`, `${other.story}/${other.mode}`];
  expect(await open()).toEqual(both);
  await run(shot(100));
  // The other story of the file failed: nothing of it was kept.
  expect(await open()).toEqual([both[1]]);
  write('stories/Badge.tsx', 'export {};');
  expect(await open()).toEqual(both);
  expect((await reviewed()).data.pictures.map(({ status }) => status)).toEqual([
    'not taken',
    'not taken',
  ]);
  reach(added);
  expect(await open()).toEqual([added]);
});

test('a baseline of another file with the hash of before is a difference', async () => {
  const forged = await losslessWebp(await shot(9));
  write(acceptedPath(of), forged);
  const pictures = readManifest(project.root).map((picture) =>
    picture.story === of.story ? { ...picture, file: hashOf(forged) } : picture,
  );
  write('tests/visual/pictures.json', manifestText(pictures));
  const { changes, read } = await reviewed();
  expect(changes).toMatchObject([{ ...of, kind: 'changed', pixels: 600 }]);
  const greyOf = async (hash = '') => (await decode(await read(hash))).data[0];
  expect([await greyOf(changes[0]?.before?.hash), await greyOf(changes[0]?.after?.hash)]).toEqual([
    100, 9,
  ]);
});
