import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decode, png } from '../../src/pictures/images.ts';
import { readManifest } from '../../src/pictures/manifest.ts';
import { PictureRun } from '../../src/pictures/pictureRun.ts';

const story = {
  story: 'components-badge--states',
  name: 'States',
  file: 'stories/components/Badge.stories.tsx',
  mode: 'light',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(root, 'tests/visual'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

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

async function accept(...shots: Buffer[]) {
  const run = new PictureRun({ folder: 'out', accept: true, root });
  const outcome = await run.take(story, drawnAs(...shots));
  await run.save();
  return outcome;
}
const look = (...shots: Buffer[]) =>
  new PictureRun({ folder: 'out', accept: false, root }).take(story, drawnAs(...shots));

test('a picture that was never accepted is missing, and comparing does not write one', async () => {
  expect(await look(await shot())).toEqual({
    kind: 'missing',
    after: 'out/components-badge/states/light-taken.png',
  });
  expect(readManifest(root)).toEqual([]);
});

test('an accepted picture is stored losslessly and equals itself', async () => {
  const taken = await shot(3, 7);
  expect(await accept(taken)).toEqual({ kind: 'accepted' });
  const [line] = readManifest(root);
  expect(line).toMatchObject({ story: story.story, mode: 'light', width: 100, height: 10 });
  const kept = path.join(root, 'tests/visual/accepted/components-badge/states/light.webp');
  expect((await decode(kept)).data).toEqual((await decode(taken)).data);
  expect(await look(taken)).toEqual({ kind: 'same' });
});

test('an unchanged picture is recognised before it has settled', async () => {
  await accept(await shot());
  expect(await look(await shot(900, 90), await shot(500, 90), await shot())).toEqual({
    kind: 'same',
  });
});

test('noise between machines keeps the accepted picture and its line', async () => {
  await accept(await shot());
  const before = readManifest(root);
  expect(await look(await shot(70, 23))).toEqual({ kind: 'same' });
  expect(await accept(await shot(70, 23))).toEqual({ kind: 'same' });
  expect(readManifest(root)).toEqual(before);
});

test('one level on a whole surface is a change, drawn and counted', async () => {
  await accept(await shot());
  const outcome = await look(await shot(1000, 1));
  expect(outcome).toEqual({
    kind: 'changed',
    pixels: 1000,
    levels: 1,
    sizes: undefined,
    before: 'tests/visual/accepted/components-badge/states/light.webp',
    after: 'out/components-badge/states/light-taken.png',
    difference: 'out/components-badge/states/light-difference.png',
  });
  expect(existsSync(path.join(root, 'out/components-badge/states/light-difference.png'))).toBe(
    true,
  );
});

test('another size is a change that names both sizes', async () => {
  await accept(await shot());
  expect(await look(await shot(0, 0, 11))).toMatchObject({
    kind: 'changed',
    pixels: undefined,
    sizes: { before: '100×10', after: '100×11' },
  });
});

test('a story that never settles is reported', async () => {
  const shots = await Promise.all(Array.from({ length: 9 }, (_, at) => shot(at + 1, 90)));
  expect(await look(...shots)).toEqual({
    kind: 'unstable',
    after: 'out/components-badge/states/light-taken.png',
  });
});

test('an unused picture is removed with its file and folder', async () => {
  await accept(await shot());
  const run = new PictureRun({ folder: 'out', accept: true, root });
  run.remove(run.pictures());
  await run.save();
  expect(readFileSync(path.join(root, 'tests/visual/pictures.json'), 'utf8')).toBe('[\n\n]\n');
  expect(existsSync(path.join(root, 'tests/visual/accepted/components-badge/states'))).toBe(false);
});

test('a quick comparison reports a picture only if it is as accepted', async () => {
  await accept(await shot());
  const run = new PictureRun({ folder: 'out', accept: false, root });
  expect(await run.matchesAccepted(story, drawnAs(await shot(900, 90)))).toBe(false);
  expect(run.results).toEqual([]);
  expect(await run.matchesAccepted(story, drawnAs(await shot()))).toBe(true);
  expect(run.results).toEqual([{ ...story, outcome: { kind: 'same' } }]);
});

test('a quick comparison tolerates noise, but never while accepting', async () => {
  await accept(await shot());
  const looked = (pixels: number, levels: number, isAccepting = false) =>
    shot(pixels, levels).then((seen) =>
      new PictureRun({ folder: 'out', accept: isAccepting, root }).matchesAccepted(
        story,
        drawnAs(seen),
      ),
    );
  expect(await looked(70, 23)).toBe(true);
  expect(await looked(151, 3)).toBe(false);
  expect(await looked(71, 23)).toBe(false);
  expect(await looked(70, 23, true)).toBe(false);
});

test.each([
  ['the quick one, if it matches the accepted one', 20, 20, 'soon'],
  ['else the one taken at rest', 900, 90, 'painted'],
] as const)('of two pictures, the accepted one is %s', async (_, pixels, levels, accepted) => {
  const shots = { painted: await shot(), soon: await shot(pixels, levels) };
  const run = new PictureRun({ folder: 'out', accept: true, root });
  await run.take(story, drawnAs(shots.painted), drawnAs(shots.soon));
  await run.save();
  expect(await run.matchesAccepted(story, drawnAs(shots[accepted]))).toBe(true);
});
