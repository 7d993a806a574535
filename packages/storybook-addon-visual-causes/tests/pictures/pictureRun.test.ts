import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decode, hashOf, losslessWebp } from '../../src/pictures/images.ts';
import { acceptAll } from '../../src/desk/build/accept.ts';
import { readRunResults } from '../../src/desk/build/accepted.ts';
import { readDrawn } from '../../src/desk/build/components.ts';
import { acceptedPath, readManifest, writeManifest } from '../../src/pictures/manifest.ts';
import { PictureRun } from '../../src/pictures/pictureRun.ts';
import { projectPerTest } from '../support/project.ts';

const story = { story: 'components-badge--states', mode: 'light' };
const FILE = 'tests/visual/accepted/components-badge/states/light.webp';
const TAKEN = 'test-results/visual/components-badge/states/light-taken.png';

/** Has an accepted picture. */
const project = projectPerTest(async ({ at }) => {
  await accept(await shot());
  rmSync(at('test-results'), { recursive: true });
});
/** Another story of Storybook's index. */
const indexed = { id: 'a--b', title: 'A', name: 'B', tags: [], file: 'a.stories.tsx' };

/** Encodes a grey PNG whose first `changed` pixels are `levels` brighter. */
function shot(changed = 0, levels = 0, height = 10): Promise<Buffer> {
  const data = new Uint8Array(100 * height * 4).fill(100);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  for (let at = 0; at < changed * 4; at += 4) data[at] = 100 + levels;
  return sharp(data, { raw: { width: 100, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A story that is drawn as each of `shots` in turn, and remains at the last. */
function drawnAs(...shots: Buffer[]) {
  let at = 0;
  return () => Promise.resolve(shots[Math.min(at++, shots.length - 1)]!);
}

async function take(shoot: ReturnType<typeof drawnAs>, fast?: Buffer) {
  const run = new PictureRun(project.root);
  run.begin(story.story);
  if (fast !== undefined) await run.matchesAccepted(story, fast);
  const difference = await run.take(story, shoot);
  run.keep(story.story, ['Badge']);
  run.finish();
  return difference;
}
const look = (...shots: Buffer[]) => take(drawnAs(...shots));
const acceptAllNow = (index = [{ ...indexed, id: story.story }]) =>
  acceptAll([], project.root, index);
async function accept(...shots: Buffer[]) {
  await look(...shots);
  return acceptAllNow();
}

test('a picture that was never accepted is missing; accepted, it is stored losslessly with its components, and equals itself', async () => {
  rmSync(project.at('tests'), { recursive: true });
  const taken = await shot(3, 7);
  expect(await look(taken)).toBe('never accepted');
  expect([existsSync(project.at(TAKEN)), readManifest(project.root)]).toEqual([true, []]);
  project.write('src/Badge.tsx', '');
  expect(await acceptAllNow()).toMatchObject({ pictures: 1, removed: 0 });
  expect(await acceptAllNow()).toMatchObject({ pictures: 0 });
  expect(readManifest(project.root)).toMatchObject([{ ...story, width: 100, height: 10 }]);
  expect((await decode(project.at(FILE))).data).toEqual((await decode(taken)).data);
  expect(readDrawn(project.root)).toEqual({ [story.story]: ['Badge'] });
  expect(await look(taken)).toBeUndefined();
});

test.each([
  ['an unchanged one, before it has settled', [900, 90], [500, 90], [0, 0], undefined],
  ['noise between machines', [70, 23], [70, 23], [70, 23], undefined],
  [
    'one level on a whole surface',
    [1000, 1],
    [1000, 1],
    [1000, 1],
    '1000 pixels changed, by up to 1 of 255 levels',
  ],
  ['another size', [0, 0, 11], [0, 0, 11], [0, 0, 11], 'now 100×11 px, was 100×10 px'],
] as const)('%s is compared with the accepted picture', async (_, first, second, last, found) => {
  const shots = await Promise.all([first, second, last].map((each) => shot(...each)));
  expect(await look(...shots)).toBe(found);
  expect(await acceptAllNow()).toMatchObject({ pictures: found === undefined ? 0 : 1 });
});

test('a story that never settles is reported', async () => {
  const shots = await Promise.all(Array.from({ length: 9 }, (_, at) => shot(at + 1, 90)));
  await expect(look(...shots)).rejects.toThrow('never stopped changing');
});

test('a further run takes the sources and baselines of its start', async () => {
  project.git('init', '--quiet');
  const run = new PictureRun(project.root);
  const digest = run.accepted.digest;
  run.begin(story.story);
  run.keep(story.story);
  project.write('src/Badge.tsx', '');
  run.start();
  run.finish();
  const results = readRunResults(project.root);
  expect(results.stories).toEqual({});
  expect(results.digest).not.toBe(digest);
});

test('a picture without a story is removed with its file', async () => {
  expect(await acceptAllNow([])).toMatchObject({ removed: 0 });
  expect(await acceptAllNow([indexed])).toMatchObject({ removed: 1 });
  expect(readFileSync(project.at('tests/visual/pictures.json'), 'utf8')).toBe('[\n\n]\n');
  expect(existsSync(project.at(FILE))).toBe(false);
});

test('a quick comparison tolerates noise; anything else is taken again', async () => {
  const looked = async (pixels: number, levels: number) => {
    const run = new PictureRun(project.root);
    run.begin(story.story);
    const isSame = await run.matchesAccepted(story, await shot(pixels, levels));
    run.keep(story.story);
    expect(run.stories[story.story]?.modes).toHaveLength(isSame ? 1 : 0);
    return isSame;
  };
  expect(await looked(70, 23)).toBe(true);
  expect(await looked(71, 23)).toBe(false);
});

test.each([
  ['the quick one, if it matches the accepted one', 20, 20, 'soon'],
  ['else the one taken at rest', 900, 90, 'painted'],
] as const)('of two pictures, the accepted one is %s', async (_, pixels, levels, accepted) => {
  rmSync(project.at('tests'), { recursive: true });
  const shots = { painted: await shot(), soon: await shot(pixels, levels) };
  await take(drawnAs(shots.painted), shots.soon);
  await acceptAllNow();
  expect(readManifest(project.root)).toMatchObject([{ hash: hashOf(shots[accepted]) }]);
});

test('nothing of a test that does not end well is kept, and a late picture is refused', async () => {
  const run = new PictureRun(project.root);
  run.begin(story.story);
  await run.take(story, drawnAs(await shot(900, 90)));
  run.finish();
  expect(run.stories).toEqual({});
  expect(existsSync(project.at(TAKEN))).toBe(false);
  await acceptAllNow();
  expect(readManifest(project.root)[0]?.hash).toBe(hashOf(await shot()));
  const late = new PictureRun(project.root);
  await expect(late.take(story, drawnAs(await shot()))).rejects.toThrow('under way');
});

test('a baseline that is replaced with its hash left differs, with or without its digest', async () => {
  const own = readFileSync(project.at(FILE));
  const forged = await losslessWebp(await shot(900, 90));
  project.write(FILE, forged);
  // Without a base to compare files with.
  expect(await look(await shot())).toContain('pixels changed');
  project.write(FILE, own);
  project.git('init', '--quiet', '--initial-branch', 'main');
  project.git('add', 'tests');
  project.git('commit', '--quiet', '--message', 'x');
  project.write(FILE, forged);
  const [picture] = readManifest(project.root);
  expect([...new PictureRun(project.root).accepted.broken.values()]).toEqual([
    'components-badge--states/light is not the file that tests/visual/pictures.json names',
  ]);
  expect(await look(await shot())).toContain('pixels changed');
  writeManifest([{ ...picture!, file: hashOf(forged) }], project.root);
  expect(await look(await shot())).toContain('pixels changed');
  // Accepting writes the picture anew.
  project.write(FILE, 'damaged');
  expect(await look(await shot())).toBe('its baseline cannot be read');
  expect(await accept(await shot())).toMatchObject({ pictures: 1 });
  expect([...new PictureRun(project.root).accepted.broken.values()]).toEqual([]);
});

test('symbolic links among baselines and findings, and output that git tracks, are refused', async () => {
  const file = project.at(acceptedPath(story));
  renameSync(file, `${file}.real`);
  symlinkSync(`${file}.real`, file);
  project.git('init', '--quiet');
  project.git('add', 'tests');
  expect(() => new PictureRun(project.root)).toThrow('light.webp is a symbolic link');
  rmSync(file);
  project.git('add', 'tests');
  project.write('test-results/x.png', '');
  project.git('add', '--force', 'test-results');
  expect(() => new PictureRun(project.root)).toThrow('is output, but git tracks');
});
