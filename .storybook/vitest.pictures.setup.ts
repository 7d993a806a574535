// A story's test is its picture, too: it is drawn in the widest of its modes, and pictured when its
// play function is over.
import { afterAll, afterEach, beforeAll, beforeEach, inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import {
  areReadsTaken,
  checkColours,
  declaredModes,
  type DrawnStory,
  modeOfTest,
  takePictures,
} from 'storybook-addon-statecharts/vitest-setup';
import {
  fillsWindow,
  modes,
  reviewers,
  viewportKey,
  viewports,
  windowIn,
} from 'storybook-addon-statecharts/modes';

declare module 'vitest' {
  interface ProvidedContext {
    /** Are pictures taken, too? Only the pinned browser's are comparable. */
    pictures: boolean;
    /** Of `reviewers`, where stories are opened as one would. */
    reviewer?: string;
    /** Storybook's own test code reads it as the story's globals. */
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

const areTaken = inject('pictures');
const reviewer = reviewers[inject('reviewer') ?? ''];

/** How large a story's test draws it: as a reviewer opens it, else in the widest of its modes. */
function sizeOf(id: string, names: readonly string[], pinned: object) {
  if (reviewer === undefined) return modes[modeOfTest(names, 'light') ?? '']?.viewport;
  const own = viewports[windowIn({ ...pinned }) ?? '']?.styles;
  if (own === undefined) return fillsWindow(id) ? reviewer.screen : reviewer.part;
  return { width: Number.parseInt(own.width, 10), height: Number.parseInt(own.height, 10) };
}

/** What the test in progress has drawn; undefined until then. */
let drawn: Pick<DrawnStory, 'names' | 'pinned'> | undefined;
/** The preview stays from file to file: what one added, it takes away. */
let restore = () => {};

beforeAll(async () => {
  // Not at the top: the add-ons take Storybook's channel as they load, and it is set up beside this.
  const { composed } = (await import('./preview.tsx')).default;
  const before = composed.beforeEach ?? [];
  composed.beforeEach = [
    async (context) => {
      // Drawn again for a picture, in the window of its mode.
      if (drawn !== undefined) return;
      const { parameters, id } = context;
      const pinned = context['storyGlobals'] as Record<string, unknown>;
      const names = declaredModes(parameters, id);
      drawn = { names, pinned };
      const viewport = sizeOf(id, names, pinned);
      if (viewport === undefined) return;
      // Before anything is drawn. The board's own choice says the same, else drawing waits for that window.
      context.globals['viewport'] = { value: viewportKey(viewport) };
      await page.viewport(viewport.width, viewport.height);
    },
    ...[before].flat(),
  ];
  restore = () => {
    composed.beforeEach = before;
  };
});

afterAll(() => restore());

beforeEach(() => {
  drawn = undefined;
});

interface StoryMeta {
  storyId: string;
  reports?: { type: string }[];
}

afterEach(({ task }) => {
  const meta = task.meta as Partial<StoryMeta>;
  // What axe looked at is some 200 KB a story, and has failed the test already where it found something.
  if (import.meta.env['VITEST_STORYBOOK'] === 'false')
    meta.reports = meta.reports?.filter(({ type }) => type !== 'a11y') ?? [];
});

afterEach(async ({ task, story: composed }: TestContext & { story?: DrawnStory['composed'] }) => {
  if (reviewer !== undefined || drawn === undefined || composed === undefined) return;
  if (task.result?.state === 'fail') return;
  const { storyId } = task.meta as unknown as StoryMeta;
  const picture = { story: storyId, name: task.name, file: task.file.filepath };
  if (areTaken)
    await takePictures({ ...drawn, composed, picture, hasReads: areReadsTaken(storyId) });
  else await checkColours({ composed, picture });
});
