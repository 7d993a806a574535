import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decode, hashOf, losslessWebp } from '../../src/pictures/images.ts';
import { acceptedPath, readManifest, writeManifest } from '../../src/pictures/manifest.ts';
import { PictureRun } from '../../src/pictures/pictureRun.ts';
import { png } from '../support/png.ts';
import { projectPerTest } from '../support/project.ts';

const story = { story: 'components-badge--states', mode: 'light' };
const FILE = 'tests/visual/accepted/components-badge/states/light.webp';

const project = projectPerTest();

/** Encodes a grey PNG whose first `changed` pixels are `levels` brighter. */
function shot(changed = 0, levels = 0, height = 10): Promise<Buffer> {
  const data = new Uint8Array(100 * height * 4).fill(100);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  for (let at = 0; at < changed * 4; at += 4) data[at] = 100 + levels;
  return png({ data, width: 100, height });
}

/** A story that is drawn as each of `shots` in turn, and remains at the last. */
function drawnAs(...shots: Buffer[]) {
  let at = 0;
  return () => Promise.resolve(shots[Math.min(at++, shots.length - 1)]!);
}

const runIn = (accept: boolean) => new PictureRun({ folder: 'out', accept, root: project.root });
const finish = (run: PictureRun, orphans?: Parameters<PictureRun['finish']>[0]) =>
  run.finish(orphans, []);

async function take(run: PictureRun, shoot: ReturnType<typeof drawnAs>, fast?: typeof shoot) {
  run.begin(story.story);
  const outcome = await run.take(story, shoot, fast);
  run.keep(story.story);
  return outcome;
}
async function accept(...shots: Buffer[]) {
  const run = runIn(true);
  const outcome = await take(run, drawnAs(...shots));
  await finish(run);
  return outcome;
}
const look = (...shots: Buffer[]) => take(runIn(false), drawnAs(...shots));

test('a picture that was never accepted is missing, and comparing does not accept one', async () => {
  expect(await look(await shot())).toEqual({ kind: 'missing' });
  expect(existsSync(project.at('out/components-badge/states/light-taken.png'))).toBe(true);
  expect(readManifest(project.root)).toEqual([]);
});

test('an accepted picture is stored losslessly and equals itself', async () => {
  const taken = await shot(3, 7);
  expect(await accept(taken)).toEqual({ kind: 'accepted' });
  expect(readManifest(project.root)).toMatchObject([{ ...story, width: 100, height: 10 }]);
  expect((await decode(project.at(FILE))).data).toEqual((await decode(taken)).data);
  expect(await look(taken)).toEqual({ kind: 'same' });
});

test.each([
  ['an unchanged one, before it has settled', [900, 90], [500, 90], [0, 0], { kind: 'same' }],
  ['noise between machines', [70, 23], [70, 23], [70, 23], { kind: 'same' }],
  [
    'one level on a whole surface',
    [1000, 1],
    [1000, 1],
    [1000, 1],
    { kind: 'changed', summary: '1000 pixels changed, by up to 1 of 255 levels' },
  ],
  [
    'another size',
    [0, 0, 11],
    [0, 0, 11],
    [0, 0, 11],
    { kind: 'changed', summary: 'now 100×11 px, was 100×10 px' },
  ],
] as const)('%s is compared with the accepted picture', async (_, first, second, last, outcome) => {
  await accept(await shot());
  const shots = await Promise.all([first, second, last].map((each) => shot(...each)));
  expect(await look(...shots)).toEqual(outcome);
});

test('noise keeps the accepted picture and its line', async () => {
  await accept(await shot());
  const before = readManifest(project.root);
  expect(await accept(await shot(70, 23))).toEqual({ kind: 'same' });
  expect(readManifest(project.root)).toEqual(before);
});

test('a story that never settles is reported', async () => {
  const shots = await Promise.all(Array.from({ length: 9 }, (_, at) => shot(at + 1, 90)));
  expect(await look(...shots)).toEqual({ kind: 'unstable' });
});

test('an unused picture is removed with its file and folder', async () => {
  await accept(await shot());
  const run = runIn(true);
  await finish(run, run.pictures());
  expect(readFileSync(project.at('tests/visual/pictures.json'), 'utf8')).toBe('[\n\n]\n');
  expect(existsSync(path.dirname(project.at(FILE)))).toBe(false);
});

test('a quick comparison tolerates noise, but never while accepting', async () => {
  await accept(await shot());
  const looked = async (pixels: number, levels: number, isAccepting = false) => {
    const run = runIn(isAccepting);
    run.begin(story.story);
    const isSame = await run.matchesAccepted(story, drawnAs(await shot(pixels, levels)));
    run.keep(story.story);
    // Only a match is a result; anything else is taken again.
    expect(run.results).toHaveLength(isSame ? 1 : 0);
    return isSame;
  };
  expect(await looked(70, 23)).toBe(true);
  expect(await looked(71, 23)).toBe(false);
  expect(await looked(70, 23, true)).toBe(false);
});

test.each([
  ['the quick one, if it matches the accepted one', 20, 20, 'soon'],
  ['else the one taken at rest', 900, 90, 'painted'],
] as const)('of two pictures, the accepted one is %s', async (_, pixels, levels, accepted) => {
  const shots = { painted: await shot(), soon: await shot(pixels, levels) };
  const run = runIn(true);
  await take(run, drawnAs(shots.painted), drawnAs(shots.soon));
  await finish(run);
  run.begin(story.story);
  expect(await run.matchesAccepted(story, drawnAs(shots[accepted]))).toBe(true);
});

test('nothing of a test that does not end well is kept, and a late picture is refused', async () => {
  await accept(await shot());
  for (const isAccepting of [false, true]) {
    const run = runIn(isAccepting);
    run.begin(story.story);
    await run.take(story, drawnAs(await shot(900, 90)));
    await finish(run);
    expect([run.results, readManifest(project.root)[0]?.hash]).toEqual([[], hashOf(await shot())]);
  }
  expect(existsSync(project.at('out/components-badge/states/light-taken.png'))).toBe(false);
  await expect(runIn(true).take(story, drawnAs(await shot()))).rejects.toThrow('under way');
});

test('a baseline that is replaced with its hash left differs, with or without its digest', async () => {
  await accept(await shot());
  project.git('init', '--quiet', '--initial-branch', 'main');
  project.git('add', '.');
  project.git('commit', '--quiet', '--message', 'x');
  const forged = await losslessWebp(await shot(900, 90));
  project.write(FILE, forged);
  const [picture] = readManifest(project.root);
  expect(runIn(false).broken).toEqual([
    'components-badge--states/light is not the file that tests/visual/pictures.json names',
  ]);
  expect(await look(await shot())).toMatchObject({ kind: 'changed' });
  writeManifest([{ ...picture!, file: hashOf(forged) }], project.root);
  expect(await look(await shot())).toMatchObject({ kind: 'changed' });
  // Accepting writes the picture anew.
  project.write(FILE, 'damaged');
  expect(await accept(await shot())).toEqual({ kind: 'accepted' });
  expect(runIn(false).broken).toEqual([]);
});

test('symbolic links among baselines and findings, and output that git tracks, are refused', async () => {
  await accept(await shot());
  const file = project.at(acceptedPath(story));
  renameSync(file, `${file}.real`);
  symlinkSync(`${file}.real`, file);
  expect(() => runIn(false)).toThrow('light.webp is a symbolic link');
  rmSync(file);
  project.git('init', '--quiet');
  project.write('test-results/visual/results.json', '{}');
  project.git('add', '--force', 'test-results');
  expect(() => runIn(false)).toThrow('test-results/visual/results.json is output, but git tracks');
});
