import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  loadCharts,
  readStateStories,
} from '../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import {
  acceptedPath,
  readManifest,
} from '../../packages/storybook-addon-statecharts/src/pictures/manifest.ts';
import { readThumbnail } from '../../packages/storybook-addon-statecharts/src/storyboards/build/thumbnails.ts';
import { chartOf } from '../../packages/storybook-addon-statecharts/src/chart/chart.ts';
import {
  boardOf,
  foldedAtFirst,
} from '../../packages/storybook-addon-statecharts/src/storyboards/board.ts';
import {
  picturesIn,
  statusOf,
} from '../../packages/storybook-addon-statecharts/src/storyboards/build/pictures.ts';
import { layOut } from '../../packages/storybook-addon-statecharts/src/storyboards/layout.ts';
import type { Box } from '../../packages/storybook-addon-statecharts/src/storyboards/measures.ts';
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
import { modelEventsOf } from '../../packages/storybook-addon-statecharts/src/walks/model.ts';
import { knownChart } from '../../packages/storybook-addon-statecharts/src/chart/registry.ts';
import { createSimulator } from '../../packages/storybook-addon-statecharts/src/walks/simulator.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const machines = await loadCharts();
const stateStories = readStateStories();
const { pictures } = picturesIn(false);
const modelOf = (id: string) => knownChart(id).model;
const session = modelOf('session');

test.each(machines)('$id: no state that can be seen lacks its picture', ({ id, machine }) => {
  const seen = chartOf(machine).states.filter(
    ({ kind, transient }) => kind === 'leaf' && !transient,
  );
  const isPictured = (state: string): boolean =>
    pictureOf(pictures, stateStories[id]?.[state], 'light-1280') !== undefined;
  expect(seen.filter((state) => !isPictured(state.id))).toEqual([]);
});

test('every role, and each story of a question, is pictured in every window', () => {
  const told = questions.flatMap(({ steps }) => steps.flatMap(({ story }) => story ?? []));
  for (const story of [...Object.values(people), ...told]) {
    for (const window of windows) {
      const own = themes.map((theme) => pictures[story]?.[modeOf(window, theme)]);
      expect(
        own.some((picture) => picture !== undefined),
        `${story}, ${window}`,
      ).toBe(true);
    }
  }
});

test('a picture is approved, changed or new against the base', () => {
  const [picture] = readManifest();
  if (picture === undefined) throw new Error('Nothing is pictured');
  const key = `${picture.story}/${picture.mode}`;
  expect(statusOf(picture, new Map([[key, picture.hash]]))).toBe('approved');
  expect(statusOf(picture, new Map([[key, '0'.repeat(32)]]))).toBe('changed');
  expect(statusOf(picture, new Map())).toBe('new');
});

test('a picture accepted anew under the same name has a new thumbnail', async () => {
  const root = temporaryFolder();
  const picture = { story: 'screens-a--b', mode: 'light-390', file: '', width: 390, height: 640 };
  const file = path.join(root, acceptedPath(picture));
  mkdirSync(path.dirname(file), { recursive: true });
  const shown = async (background: string, hash: string) => {
    await sharp({ create: { ...picture, channels: 3, background } })
      .webp()
      .toFile(file);
    return (await sharp(await readThumbnail({ ...picture, hash }, root)).stats()).dominant;
  };
  expect(await shown('red', 'a')).toMatchObject({ g: 8, b: 8 });
  expect(await shown('blue', 'b')).toMatchObject({ r: 8, g: 8 });
});

test.each([
  ['closed', 'closedAgain', true],
  ['closed', 'open', false],
  ['open', 'onPhone', true],
  ['closed', 'onPhone', false],
  ['closed', undefined, false],
] as const)('%s and %s, compared in a mode that both have: %s', (one, other, isSame) => {
  const picture = (hash: string) => ({ hash, url: '', status: 'approved' as const });
  const found = {
    closed: { 'dark-1280': picture('a'), 'light-1280': picture('b') },
    closedAgain: { 'light-1280': picture('b') },
    open: { 'dark-390': picture('d'), 'light-1280': picture('c') },
    onPhone: { 'dark-390': picture('d') },
  };
  expect(isSameScreen(found, one, other)).toBe(isSame);
});

const isApart = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y);

describe('the session', () => {
  const chart = chartOf(session.machine);
  const laidOut = async (folded: readonly string[]) => {
    const board = boardOf(chart, {
      view: 'pictures',
      window: 'phone',
      folded: new Set(folded),
      own: ownScreens(chart, stateStories['session'] ?? {}, pictures),
    });
    return { board, layout: await layOut(board, new Elk()) };
  };

  test('is laid out with nothing on top of another', async () => {
    const { board, layout } = await laidOut([]);
    for (const node of board.nodes) {
      const beside = board.nodes.filter((other) => other !== node && other.parent === node.parent);
      for (const { id } of beside) {
        const boxes = [layout.nodes[node.id], layout.nodes[id]];
        expect(isApart(boxes[0], boxes[1]), `${node.id} and ${id}`).toBe(true);
      }
    }
    for (const { id } of board.edges) expect(layout.edges[id]?.points.length).toBeGreaterThan(1);
  });

  test('opens as its phases, large enough to be read in a window', async () => {
    const { board, layout } = await laidOut(foldedAtFirst(chart));
    expect(board.nodes.filter(({ kind }) => kind === 'collapsed').map(({ id }) => id)).toEqual([
      'restoring',
      'openingLink',
      'signedIn',
    ]);
    expect(Math.min(1400 / layout.width, 720 / layout.height)).toBeGreaterThan(0.55);
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

  test('a question that the statechart does not answer so is found out', () => {
    const question = {
      id: 'wrong',
      words: 'I dream?',
      answer: '',
      steps: [{ event: 'refreshSession.done', to: 'signedOut' }],
    };
    expect(() => answerPath(simulator, session.machine, question)).toThrow(
      '“I dream?”: refreshSession.done does not lead to signedOut',
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
      'email-is-typed',
      'the-person-asks-for-a-link',
    ]);
    const sending =
      followSlugs(signIn, ['email-is-typed', 'the-person-asks-for-a-link']).at(-1) ?? start;
    expect(sending.leaves).toEqual(['submitting']);
    // A URL that is no longer understood ends where it was.
    expect(
      followSlugs(signIn, ['email-is-typed', 'gone', 'the-person-asks-for-a-link']),
    ).toHaveLength(2);
    expect(slugsOf(signIn.next(sending.snapshot))).toEqual([
      'the-mail-is-on-its-way',
      'the-service-sends-no-mail',
    ]);
  });
});
