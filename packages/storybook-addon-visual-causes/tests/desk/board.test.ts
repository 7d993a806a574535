import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptCauses } from '../../src/desk/build/accept.ts';
import { changedSources, likelyStories, mixedMark } from '../../src/desk/build/components.ts';
import { buildDesk } from '../../src/desk/build/data.ts';
import { desk } from '../../src/desk/build/plugin.ts';
import { changedTokens } from '../../src/desk/grouping/tokens.ts';
import { ariaSnapshotPath, ariaSnapshotText } from '../../src/desk/ariaSnapshots.ts';
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
import { png } from '../support/png.ts';
import { projectPerTest } from '../support/project.ts';

const of = { story: 'screens-donate--empty', mode: 'light-390' };
const other = { story: 'screens-donate--full', mode: 'light-390' };
const shot = (grey: number, height = 20): Promise<Buffer> => {
  const data = new Uint8Array(30 * height * 4).fill(grey);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return png({ data, width: 30, height });
};

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

/** Records a picture run in which one story has changed. */
async function run(taken: Promise<Buffer>, link?: string, drawn: string[] = []): Promise<void> {
  const { root } = project;
  const pictures = new PictureRun(root);
  pictures.begin(of.story);
  await pictures.take(of, () => taken);
  if (link !== undefined)
    pictures.takeAriaSnapshot(of.story, { ...snapshot, aria: snapshot.aria.replace('Blog', link) });
  pictures.keep(of.story, drawn);
  pictures.finish();
}

async function reviewed(index = stories) {
  const desk = await buildDesk(project.root, index);
  return { ...desk, changes: desk.data.groups.flatMap(({ changes }) => changes) };
}

describe('what differs from the base', () => {
  test.each([
    ['src/Stat/Stat.css.ts', 'Stat: drawn anew'],
    ['src/Stat/parts.ts', 'Stat: drawn anew'],
    ['src/Stat.mdx', 'Donate: drawn anew'],
    ['src/Quote/Quote.tsx', 'Donate: drawn anew'],
  ])('is named after the component of a changed file: %s', async (changed, title) => {
    write('tests/visual/drawn.json', JSON.stringify({ [of.story]: ['Stat'] }));
    write(changed, '');
    // Noise, because one other colour would be a cause of its own.
    const data = Uint8Array.from({ length: 30 * 20 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at * at * 7) % 256,
    );
    await run(png({ data, width: 30, height: 20 }));
    expect((await reviewed()).data.groups.map((group) => group.title)).toEqual([title]);
  });

  test('belongs to a component that the run saw, without a record of the story', async () => {
    write('src/Stat/Stat.css.ts', '');
    await run(shot(140), undefined, ['Stat']);
    expect((await reviewed()).data.groups.map(({ id }) => id)).toEqual(['component-stat']);
    const all = new Set([of.story, other.story]);
    expect([...likelyStories(all, 'main', project.root)]).toEqual([of.story, other.story]);
    expect(changedSources('main', project.root).isMixed(of.story)).toBe(false);
    write('src/Stat/Stat.stories.tsx', '');
    expect(changedSources('main', project.root).isMixed(of.story)).toBe(true);
    const mixed = { of: mixedMark('main', project.root), stories: [of.story] };
    writeRunResults({ ...readRunResults(project.root), mixed }, project.root);
    const { isMixed } = changedSources('main', project.root);
    expect([of, other].map(({ story }) => isMixed(story))).toEqual([true, false]);
    write('src/other.ts', 'again');
    expect(changedSources('main', project.root).isMixed(other.story)).toBe(true);
    write('tests/visual/drawn.json', JSON.stringify({ [other.story]: ['Badge'] }));
    expect([...likelyStories(all, 'main', project.root)]).toEqual([of.story]);
    expect(likelyStories(new Set([other.story]), 'main', project.root).size).toBe(0);
  });

  test('is nothing while every picture matches', async () => {
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

  test('excludes what was taken of other sources until they are back', async () => {
    await run(shot(140));
    write('stories/Badge.tsx', 'export {};');
    expect((await reviewed()).data).toMatchObject({ groups: [] });
    rmSync(at('stories/Badge.tsx'));
    await acceptAll([of, await shot(120)]);
    expect((await reviewed()).data.pictures[0]).toMatchObject({
      hash: hashOf(await shot(140)),
      status: 'changed',
    });
    await acceptAll([of, await shot(140)]);
    expect((await reviewed()).changes.find(({ kind }) => kind === 'changed')).toMatchObject({
      isAccepted: true,
    });
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

  test.each(['nowhere', '--output=x'])('is nothing without the base %s', async (base) => {
    vi.stubEnv('DESK_BASE', base);
    const { data } = await reviewed();
    expect([data.base, data.groups, data.pictures.length]).toEqual([undefined, [], 2]);
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

describe('accepting a cause', () => {
  const CAUSE = 'own-screens-donate';

  test('makes its pictures the baselines, which the base still differs from', async () => {
    await run(shot(140));
    expect((await reviewed()).data.groups.map(({ id }) => id)).toEqual([CAUSE]);
    expect(await acceptCauses([CAUSE], project.root)).toEqual({
      pictures: 1,
      texts: 0,
      removed: 0,
      waiting: 0,
    });
    const [picture] = readManifest(project.root);
    expect(picture).toMatchObject({ ...of, hash: hashOf(await shot(140)) });
    const bytes = readFileSync(at(acceptedPath(of)));
    expect([(await decode(bytes)).data[0], hashOf(bytes)]).toEqual([140, picture?.file]);
    expect((await reviewed()).changes).toMatchObject([{ ...of, isAccepted: true }]);
  });

  test('leaves a picture with another cause until that is accepted, and asks for neither again', async () => {
    await run(shot(140), 'Journal');
    const groups = () => reviewed().then(({ data }) => data.groups);
    const [words] = await groups();
    expect(words?.title).toBe('Donate: “Blog” is now “Journal”');
    write('src/Stat/Stat.tsx', '');
    write('tests/visual/drawn.json', JSON.stringify({ [of.story]: ['Stat'] }));
    await run(shot(140), 'Journal');
    expect(await acceptCauses([words?.id ?? ''], project.root)).toMatchObject({ texts: 1 });
  });

  test('accepts nothing of other sources or of an unknown cause', async () => {
    await run(shot(140));
    await expect(acceptCauses(['gold'], project.root)).rejects.toThrow(`The causes are: ${CAUSE}`);
    write('stories/Badge.tsx', 'export {};');
    await expect(acceptCauses([CAUSE], project.root)).rejects.toThrow('The sources have changed');
    expect(readManifest(project.root)[0]?.hash).toBe(hashOf(await shot(100)));
  });
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

test('a file of a cache changes nothing, and one that git tracks is refused', async () => {
  await run(shot(140));
  write(
    `.cache/desk/diffs/x/${hashOf(await shot(100))}-${hashOf(await shot(140))}.json`,
    '{"pixels":0}',
  );
  expect((await reviewed()).changes).toHaveLength(1);
  git('add', '--force', '.cache');
  await expect(reviewed()).rejects.toThrow('is output, but git tracks it');
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
