import type { Box } from '../../packages/storybook-addon-statecharts/src/storyboards/measures.ts';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  loadMachines,
  readStateStories,
} from '../../packages/storybook-addon-statecharts/src/coverage/statesFiles.ts';
import {
  acceptedPath,
  readManifest,
  writeManifest,
} from '../../packages/storybook-addon-statecharts/src/pictures/manifest.ts';
import { screenModes } from 'storybook-addon-statecharts/modes';
import { chartOf } from '../../packages/storybook-addon-statecharts/src/chart/chart.ts';
import {
  boardOf,
  foldedAtFirst,
} from '../../packages/storybook-addon-statecharts/src/storyboards/board.ts';
import { picturesIn } from '../../packages/storybook-addon-statecharts/src/storyboards/build/plugin.ts';
import { statusOf } from '../../packages/storybook-addon-statecharts/src/storyboards/build/statuses.ts';
import { readThumbnail } from '../../packages/storybook-addon-statecharts/src/storyboards/build/thumbnails.ts';
import { layOut } from '../../packages/storybook-addon-statecharts/src/storyboards/layout.ts';
import { liveMachine } from '../../packages/storybook-addon-statecharts/src/storyboards/liveMachine.ts';
import {
  modeOf,
  themes,
  windows,
} from '../../packages/storybook-addon-statecharts/src/storyboards/modes.ts';
import {
  isSameScreen,
  ownScreens,
  pictureOf,
} from '../../packages/storybook-addon-statecharts/src/storyboards/pictures.ts';
import { answerPath } from '../../packages/storybook-addon-statecharts/src/storyboards/questions.ts';
import { questions } from '../../board/charts/session.questions.ts';
import { people } from '../../board/people.ts';
import {
  followSlugs,
  slugOf,
  slugsOf,
} from '../../packages/storybook-addon-statecharts/src/storyboards/walk.ts';
import { wordingOf } from '../../packages/storybook-addon-statecharts/src/storyboards/words.ts';
import { modelEventsOf } from '../../packages/storybook-addon-statecharts/src/walks/model.ts';
import { knownChart } from '../../packages/storybook-addon-statecharts/src/chart/registry.ts';
import { createSimulator } from '../../packages/storybook-addon-statecharts/src/walks/simulator.ts';

const machines = await loadMachines();
const stateStories = readStateStories();
const { pictures } = picturesIn('.', false);
const modelOf = (id: string) => knownChart(id).model;
const session = modelOf('session');

describe('pictures', () => {
  test.each(machines)('$id: no state that can be seen lacks its picture', ({ id, machine }) => {
    const seen = chartOf(machine).states.filter(
      ({ kind, transient }) => kind === 'leaf' && !transient,
    );
    const lacking = seen
      .map((state) => state.id)
      .filter(
        (state) => pictureOf(pictures, stateStories[id]?.[state], 'light-1280') === undefined,
      );
    expect(lacking).toEqual([]);
  });

  test('every role has a screen in every window', () => {
    for (const story of Object.values(people)) {
      for (const window of windows) {
        const shown = themes.map(
          (theme) => pictureOf(pictures, story, modeOf(window, theme))?.mode,
        );
        const own = themes.map((theme) => modeOf(window, theme));
        expect(own).toEqual(expect.arrayContaining(shown));
      }
    }
  });

  test('screens with pictures in different modes are compared in one that both have', () => {
    const picture = (hash: string) => ({ hash, url: '', status: 'approved' as const });
    const found = {
      closed: { 'dark-1280': picture('a'), 'light-1280': picture('b') },
      closedAgain: { 'light-1280': picture('b') },
      open: { 'dark-390': picture('d'), 'light-1280': picture('c') },
      onPhone: { 'dark-390': picture('d') },
    };
    const isSame = (one: keyof typeof found, other: keyof typeof found) =>
      isSameScreen(found, one, other);
    expect(isSame('closed', 'closedAgain')).toBe(true);
    expect(isSame('closed', 'open')).toBe(false);
    expect(isSame('open', 'onPhone')).toBe(true);
    expect(isSame('closed', 'onPhone')).toBe(false);
    expect(isSameScreen(found, 'closed', undefined)).toBe(false);
  });

  const root = mkdtempSync(path.join(tmpdir(), 'storyboards-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('a screen that is accepted anew is shown without another step', async () => {
    const picture = readManifest().find(
      ({ story, mode }) => story === stateStories['signIn']?.['idle'] && mode === 'light-390',
    );
    if (picture === undefined) throw new Error('The first screen of signing in is not pictured');
    const file = path.join(root, acceptedPath(picture));
    mkdirSync(path.dirname(file), { recursive: true });
    mkdirSync(path.join(root, 'tests/visual'), { recursive: true });
    mkdirSync(path.join(root, 'board/coverage'), { recursive: true });
    cpSync('board/coverage/stateStories.json', path.join(root, 'board/coverage/stateStories.json'));
    cpSync(acceptedPath(picture), file);
    writeManifest([picture], root);
    const shown = () =>
      pictureOf(picturesIn(root, false).pictures, stateStories['signIn']?.['idle'], 'light-390');
    const before = shown();
    const small = await readThumbnail(picture, root);

    const hash = 'f'.repeat(32);
    await sharp({ create: { width: 390, height: 640, channels: 3, background: 'red' } })
      .webp()
      .toFile(file);
    writeManifest([{ ...picture, hash }], root);

    expect(shown()?.hash).toBe(hash);
    expect(shown()?.url).not.toBe(before?.url);
    const now = await readThumbnail({ ...picture, hash }, root);
    expect(now.equals(small)).toBe(false);
    expect((await sharp(now).stats()).dominant).toMatchObject({ g: 8, b: 8 });
  });

  test('a picture is approved, changed or new against the base', () => {
    const [picture] = readManifest();
    if (picture === undefined) throw new Error('Nothing is pictured');
    const key = `${picture.story}/${picture.mode}`;
    expect(statusOf(picture, new Map([[key, picture.hash]]))).toBe('approved');
    expect(statusOf(picture, new Map([[key, '0'.repeat(32)]]))).toBe('changed');
    expect(statusOf(picture, new Map())).toBe('new');
  });
});

const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('layouts', () => {
  test.each(machines)('$id: the same twice, nothing on top of another', async ({ id, machine }) => {
    const chart = chartOf(machine);
    const own = ownScreens(chart, stateStories[id] ?? {}, pictures);
    for (const folded of [foldedAtFirst(chart), []]) {
      const board = boardOf(chart, wordingOf(machine), {
        view: 'pictures',
        window: 'phone',
        folded: new Set(folded),
        own,
      });
      const layout = await layOut(board, new Elk());
      expect(await layOut(board, new Elk())).toEqual(layout);
      for (const node of board.nodes) {
        const box = layout.nodes[node.id];
        expect(box).toBeDefined();
        for (const other of board.nodes) {
          const beside = layout.nodes[other.id];
          if (other === node || other.parent !== node.parent || !box || !beside) continue;
          expect(isApart(box, beside), `${node.id} and ${other.id}`).toBe(true);
        }
      }
      for (const edge of board.edges) {
        expect(layout.edges[edge.id]?.points.length, edge.id).toBeGreaterThan(1);
      }
    }
  });

  test('the session opens as its phases, large enough to be read in a window', async () => {
    const { machine } = session;
    const chart = chartOf(machine);
    const board = boardOf(chart, wordingOf(machine), {
      view: 'pictures',
      window: 'phone',
      folded: new Set(foldedAtFirst(chart)),
      own: ownScreens(chart, stateStories['session'] ?? {}, pictures),
    });
    const { width, height } = await layOut(board, new Elk());
    expect(board.nodes.filter(({ kind }) => kind === 'collapsed').map(({ id }) => id)).toEqual([
      'restoring',
      'openingLink',
      'signedIn',
    ]);
    expect(Math.min(1400 / width, 720 / height)).toBeGreaterThan(0.55);
  });
});

describe('paths', () => {
  const simulator = createSimulator(session);

  test.each(questions.map((question) => [question.words, question] as const))(
    'What happens when %s',
    (_words, question) => {
      const path = answerPath(simulator, session.machine, question);
      expect(path).toHaveLength(question.steps.length + 1);
      expect(path.at(-1)?.leaves).toContain(question.steps.at(-1)?.to);
      // Its URL leads there again.
      expect(followSlugs(simulator, slugsOf(path)).map(({ leaves }) => leaves)).toEqual(
        path.map(({ leaves }) => leaves),
      );
    },
  );

  test('what a question shows of its own is pictured in every mode', () => {
    const stories = questions.flatMap(({ steps }) => steps.flatMap(({ story }) => story ?? []));
    expect(stories).toEqual(['faults-links--expired-link']);
    for (const story of stories) {
      expect(
        Object.keys(screenModes).filter((mode) => pictures[story]?.[mode] === undefined),
      ).toEqual([]);
    }
  });

  test('a question that the statechart does not answer so is found out', () => {
    const question = {
      id: 'wrong',
      words: 'I dream?',
      answer: '',
      steps: [{ event: 'readLink.done', to: 'signedOut' }],
    };
    expect(() => answerPath(simulator, session.machine, question)).toThrow(
      '“I dream?”: readLink.done does not lead to signedOut',
    );
  });

  test.each(machines)('$id: every step has an address of its own', ({ id }) => {
    const slugs = modelEventsOf(modelOf(id)).map(
      ({ words, event }) => `${slugOf(words)} ${event.type}`,
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('what the statechart refuses is not offered', () => {
    const signIn = createSimulator(modelOf('signIn'));
    const start = signIn.initial();
    expect(slugsOf(signIn.next(start.snapshot))).toEqual([
      'an-address-is-typed',
      'the-person-asks-for-a-link',
    ]);
    const sending =
      followSlugs(signIn, ['an-address-is-typed', 'the-person-asks-for-a-link']).at(-1) ?? start;
    expect(sending.leaves).toEqual(['submitting']);
    expect(slugsOf(signIn.next(sending.snapshot))).toEqual([
      'the-mail-is-on-its-way',
      'the-service-sends-no-mail',
      'the-service-sends-no-mail-not-before-a-second-is-over',
    ]);
  });

  test('an address that is no longer understood ends where it was', () => {
    const signIn = createSimulator(modelOf('signIn'));
    expect(
      followSlugs(signIn, ['an-address-is-typed', 'gone', 'the-person-asks-for-a-link']),
    ).toHaveLength(2);
  });
});

test('a screen that is led does not move by itself', () => {
  const clock = new SimulatedClock();
  const actor = createActor(liveMachine(modelOf('signIn').machine), {
    clock,
    input: { now: () => 0 },
  }).start();
  for (const { event } of modelEventsOf(modelOf('signIn')).slice(0, 2)) actor.send(event);
  clock.increment(60_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'submitting' });
});
