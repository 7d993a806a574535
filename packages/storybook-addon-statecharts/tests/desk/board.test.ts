import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptApproved } from '../../src/desk/build/acceptApproved.ts';
import { buildDesk } from '../../src/desk/build/data.ts';
import { desk } from '../../src/desk/build/plugin.ts';
import { answerVerdicts } from '../../src/desk/build/endpoint.ts';
import { addVerdicts, readVerdicts } from '../../src/desk/build/verdictFiles.ts';
import type { AriaSnapshot } from '../../src/desk/desk.ts';
import { ariaSnapshotPath, ariaSnapshotText } from '../../src/desk/ariaSnapshots.ts';
import { runText } from '../../src/desk/pictureRuns.ts';
import { reviewText } from '../../src/desk/reviewText.ts';
import { isApproved, standings } from '../../src/desk/summary.ts';
import { verdictText, type Verdict } from '../../src/desk/verdicts.ts';
import { decode, hashOf, losslessWebp } from '../../src/pictures/images.ts';
import {
  acceptedPath,
  manifestText,
  readManifest,
  type Picture,
} from '../../src/pictures/manifest.ts';
import { PictureRun } from '../../src/pictures/pictureRun.ts';
import { png } from '../support/png.ts';
import { projectPerTest } from '../support/project.ts';
import { fileOf, verdict } from '../support/review.ts';

const of = { story: 'screens-donate--empty', mode: 'light-390' };
const other = { story: 'screens-donate--full', mode: 'light-390' };
const shot = (grey: number, height = 20): Promise<Buffer> => {
  const data = new Uint8Array(30 * height * 4).fill(grey);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return png({ data, width: 30, height });
};

async function accepted(picture: typeof of, bytes: Buffer): Promise<Picture> {
  write(acceptedPath(picture), await losslessWebp(bytes));
  const { width, height } = await decode(bytes);
  return { ...picture, hash: hashOf(bytes), width, height };
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
  write('board/coverage/stateStories.json', '{"donate":{"preset":"screens-donate--empty"}}');
  await acceptAll([of, await shot(100)], [other, await shot(50)]);
  write(ariaSnapshotPath(of.story), ariaSnapshotText(snapshot));
  git('add', '.');
  git('commit', '--quiet', '--message', 'x');
  git('switch', '--quiet', '--create', 'branch');
});
const { at, git, write } = project;
beforeEach(() => void vi.stubEnv('DESK_BASE', 'main'));
afterEach(() => void vi.unstubAllEnvs());

/** Records a picture run in which one story has changed. */
async function run(taken: Promise<Buffer>, link?: string): Promise<void> {
  const { root } = project;
  const pictures = new PictureRun({ folder: 'test-results/visual', accept: false, root });
  await pictures.take(of, () => taken);
  if (link !== undefined)
    pictures.takeAriaSnapshot(of.story, { ...snapshot, aria: snapshot.aria.replace('Blog', link) });
  await pictures.finish(undefined, { base: undefined, files: 1, ofFiles: 1 });
}

async function reviewed() {
  const desk = await buildDesk(project.root);
  return { ...desk, changes: desk.data.groups.flatMap(({ changes }) => changes) };
}

describe('what differs from the base', () => {
  test.each([
    ['src/Stat/Stat.css.ts', 'Stat: drawn anew'],
    ['src/Stat/parts.ts', 'Stat: drawn anew'],
    ['src/Stat.mdx', 'Donate: drawn anew'],
    ['src/Quote/Quote.tsx', 'Donate: drawn anew'],
  ])('is named after the component of a changed file: %s', async (changed, title) => {
    write('board/coverage/drawn.json', JSON.stringify({ [of.story]: ['Stat', 'Stat:large'] }));
    write(changed, '');
    // Noise, because one other colour would be a cause of its own.
    const data = Uint8Array.from({ length: 30 * 20 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at * at * 7) % 256,
    );
    await run(png({ data, width: 30, height: 20 }));
    expect((await reviewed()).data.groups.map((group) => group.title)).toEqual([title]);
  });

  test('is nothing while every picture matches', async () => {
    const { data } = await reviewed();
    expect(data).toMatchObject({ base: { ref: 'main' }, groups: [], run: undefined });
    expect(data.pictures).toMatchObject([
      {
        ...of,
        title: 'Screens/Donate',
        name: 'Empty',
        screen: 'Donate',
        states: ['donate.preset', 'toasts.empty'],
        statecharts: ['donate', 'toasts'],
        role: 'student',
        hasAriaSnapshot: true,
        status: 'same',
      },
      { ...other, hasAriaSnapshot: false, status: 'same' },
    ]);
  });

  test('includes an unaccepted finding of a run, beside the base’s picture', async () => {
    await run(shot(140), 'Journal');
    const { data, files, changes, ariaSnapshots: texts } = await reviewed();
    const now = hashOf(await shot(140));
    expect(data.pictures[0]).toMatchObject({ hash: now, status: 'changed' });
    const boxes = [{ x: 0, y: 0, width: 30, height: 20 }];
    const summary = 'link "Blog" is now link "Journal"';
    expect(changes).toMatchObject([
      { ...of, kind: 'changed', hash: now, pixels: 600, levels: 40, boxes },
      { story: of.story, mode: 'reads', kind: 'ariaSnapshot', summary },
    ]);
    const greyOf = async (hash = '') => (await decode(await files.file(hash))).data[0];
    expect([await greyOf(changes[0]?.before?.hash), await greyOf(now)]).toEqual([100, 140]);
    expect((await decode(await files.thumb(now))).width).toBeLessThanOrEqual(160);
    expect(texts.get(of.story)?.before?.aria).toBe(snapshot.aria);
  });

  test('names the run of each picture, which is stale once a source has changed', async () => {
    await run(shot(140));
    const { run: was } = (await reviewed()).data;
    write('stories/Badge.tsx', 'export {};');
    const { run: is } = (await reviewed()).data;
    expect(was && runText(was)).toMatch(
      /^Taken on branch at [0-9a-f]{8}, .* UTC: 1 pictures, of all story files[.]$/,
    );
    expect(is && runText(is)).toMatch(/Stale: sources have changed since[.]$/);
  });

  test('excludes another branch’s pictures until that branch is checked out again', async () => {
    await run(shot(140));
    git('switch', '--quiet', '--create', 'another');
    expect((await reviewed()).data).toMatchObject({ groups: [], run: undefined });
    expect(await acceptApproved(project.root)).toMatchObject({ pictures: 0, left: 0 });
    git('switch', '--quiet', 'branch');
    expect((await reviewed()).data.pictures[0]).toMatchObject({ status: 'changed' });
  });

  test('is updated on an open desk by a new run or branch', async () => {
    const server = await createServer({
      root: project.root,
      configFile: false,
      logLevel: 'silent',
      plugins: [desk({ root: project.root })],
      server: { middlewareMode: true, ws: false },
    });
    const sent = vi.spyOn(server.ws, 'send');
    const waitForUpdates = (times: number) =>
      expect.poll(() => sent.mock.calls).toHaveLength(times);
    try {
      await run(shot(140));
      await waitForUpdates(1);
      git('switch', '--quiet', '--create', 'another');
      await waitForUpdates(2);
      expect(sent).toHaveBeenLastCalledWith('statecharts:new-run');
    } finally {
      await server.close();
    }
  });

  test('excludes findings from before another picture was accepted', async () => {
    await run(shot(140));
    await acceptAll([of, await shot(120)]);
    expect((await reviewed()).data.pictures[0]?.hash).toBe(hashOf(await shot(120)));
  });

  test('includes removed and new pictures', async () => {
    const third = { story: 'screens-donate--third', mode: 'dark-390' };
    await acceptAll([of, await shot(100)], [third, await shot(9)]);
    expect((await reviewed()).changes).toMatchObject([
      { ...other, kind: 'gone', hash: hashOf(await shot(50)) },
      { ...third, kind: 'new', hash: hashOf(await shot(9)) },
    ]);
  });

  test.each(['nowhere', '--output=x'])('is nothing without the base %s, and why', async (base) => {
    vi.stubEnv('DESK_BASE', base);
    const { data } = await reviewed();
    expect([data.base, data.groups, data.pictures.length]).toEqual([undefined, [], 2]);
    expect(reviewText(data, [], { asked: base, isRequired: true })).toContain(
      `No accepted pictures were found at ${base}`,
    );
  });
});

test('a static board has both sides of each picture, thumbnails and text baselines', async () => {
  await run(shot(140), 'Journal');
  write('entry.ts', "import desk from 'virtual:desk';\nconsole.log(desk.groups.length);\n");
  await build({
    root: project.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [desk({ root: project.root })],
    build: { rolldownOptions: { input: at('entry.ts') }, outDir: 'out' },
  });
  const names = (folder: string): string[] => readdirSync(at(`out/desk/${folder}`)).toSorted();
  const hashes = await Promise.all([100, 140, 50].map(async (grey) => hashOf(await shot(grey))));
  const files = hashes.map((hash) => `${hash}.webp`).toSorted();
  expect([names('pictures'), names('thumbs')]).toEqual([files, files]);
  expect(names('reads')).toEqual([`${of.story}.json`]);
  const text = readFileSync(at(`out/desk/reads/${of.story}.json`), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ before: snapshot, after: { mode: snapshot.mode } });
});

describe('accepting what was approved', () => {
  const decide = (by: string, decision: Verdict['decision'], hash: string, mode = of.mode) =>
    addVerdicts(fileOf({ ...verdict, ...of, by, decision, hash, mode }), project.root);

  test('accepts exactly the approved pixels, which completes the review', async () => {
    await run(shot(140));
    const hash = hashOf(await shot(140));
    decide('Ana', 'approved', hashOf(await shot(141)));
    expect(await acceptApproved(project.root)).toMatchObject({ pictures: 0, left: 1 });
    decide('Ana', 'approved', hash);
    expect(await acceptApproved(project.root)).toEqual({
      pictures: 1,
      texts: 0,
      removed: 0,
      left: 0,
    });
    expect(readManifest(project.root)[0]).toMatchObject({ ...of, hash });
    expect((await decode(readFileSync(at(acceptedPath(of))))).data[0]).toBe(140);
    const { data } = await reviewed();
    expect(isApproved(standings(data, data.verdicts), data.damaged)).toBe(true);
  });

  test('accepts nothing for which another reviewer requests a change', async () => {
    await run(shot(140));
    const hash = hashOf(await shot(140));
    decide('Ana', 'approved', hash);
    decide('Bo', 'asked', hash);
    expect(await acceptApproved(project.root)).toMatchObject({ pictures: 0, left: 1 });
    const { data } = await reviewed();
    expect(reviewText(data, standings(data, data.verdicts))).toContain('Two opinions');
  });

  test('accepts a text baseline by its own verdict', async () => {
    await run(shot(140), 'Journal');
    decide('Ana', 'approved', hashOf(await shot(140)));
    expect(await acceptApproved(project.root)).toMatchObject({ pictures: 1, texts: 0, left: 1 });
    const { changes } = await reviewed();
    const { hash = '' } = changes.find(({ kind }) => kind === 'ariaSnapshot') ?? {};
    decide('Ana', 'approved', hash, 'reads');
    expect(await acceptApproved(project.root)).toMatchObject({ pictures: 0, texts: 1, left: 0 });
    expect(readFileSync(at(ariaSnapshotPath(of.story)), 'utf8')).toContain('Journal');
  });

  test('accepts nothing while a verdict file is damaged', async () => {
    await run(shot(140));
    write('board/verdicts/x.json', '{\n');
    await expect(acceptApproved(project.root)).rejects.toThrow(
      'board/verdicts/x.json, line 2: expected "version":1,. Nothing was accepted.',
    );
    expect((await reviewed()).data.damaged).toMatchObject([{ line: 2 }]);
  });
});

test('the dev server merges, writes and returns verdicts, and refuses invalid ones', async () => {
  async function ask(method: string, body = '') {
    const request = Object.assign(Readable.from([Buffer.from(body)]), { method });
    const answered: { body?: string } = {};
    const end = (text: string) => (answered.body = text);
    const response = { statusCode: 0, setHeader: () => undefined, end };
    await answerVerdicts(request as never, response as never, project.root);
    return { status: response.statusCode, body: JSON.parse(answered.body ?? '') as unknown };
  }
  const given = verdictText(fileOf({ ...verdict, ...of }));
  const more = verdictText(fileOf({ ...verdict, ...other, decision: 'asked' }));
  expect(await ask('POST', given)).toEqual({ status: 200, body: { text: given } });
  expect(await ask('POST', more)).toMatchObject({ status: 200 });
  const error = 'the request, line 5: it is dated in the future';
  const late = given.replaceAll('2026-', '9999-');
  expect(await ask('POST', late)).toEqual({ status: 422, body: { error } });
  expect((await ask('POST', 'x'.repeat(8_000_001))).status).toBe(413);
  const { files } = readVerdicts(project.root);
  expect(files[0]?.verdicts).toHaveLength(2);
  expect(readdirSync(at('board/verdicts'))).toHaveLength(1);
  expect(await ask('GET')).toEqual({ status: 200, body: { files, damaged: [] } });
});
