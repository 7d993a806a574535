// A story's test is its picture, too: it is drawn in the widest of its modes, and pictured when its
// play function is over.
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { page } from 'vitest/browser';
import { areReadsTaken, declaredModes, modeOfTest } from '../review/pictures/declared.ts';
import { modes, type Mode } from '../review/pictures/modes.ts';
import { reviewers } from '../review/pictures/reviewers.ts';
import { takePicture } from '../review/pictures/takePicture.ts';
import { viewportKey, viewports } from '../review/pictures/viewports.ts';
import { fillsWindow } from './modes/fillsWindow.ts';
import { windowIn } from './modes/windowModes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The theme that this instance's tests are drawn in. */
    theme: Mode['theme'];
    /** Are pictures taken, too? Only the pinned browser's are comparable. */
    pictures: boolean;
    /** Of `reviewers`, where stories are opened as one would. */
    reviewer?: string;
    /** The modes that this instance takes pictures in beside the tests. */
    remaining: string[];
    /** The files of stories to look at, from the project's root. */
    storyFiles: string[];
    /** Storybook's own test code reads it as the story's globals. */
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

const theme = inject('theme');
const areTaken = inject('pictures');
const reviewer = reviewers[inject('reviewer') ?? ''];
/** The modes that are left are drawn by a file of their own (review/pictures/remainingModes.browser.ts). */
const isTestRun = inject('remaining').length === 0;

/** How large a story is drawn: as a reviewer opens it, else in the widest of its modes. */
function sizeOf({ id, storyGlobals }: { id: string; storyGlobals: object }) {
  if (reviewer === undefined) return mode === undefined ? undefined : modes[mode]?.viewport;
  const pinned = viewports[windowIn({ ...storyGlobals }) ?? '']?.styles;
  if (pinned === undefined) return fillsWindow(id) ? reviewer.screen : reviewer.part;
  return { width: Number.parseInt(pinned.width, 10), height: Number.parseInt(pinned.height, 10) };
}

let mode: string | undefined;
let hasReads = false;
/** The preview stays from file to file: what one added, it takes away. */
let restore = () => {};

beforeAll(async () => {
  if (!isTestRun) return;
  // Not at the top: the add-ons take Storybook's channel as they load, and it is set up beside this.
  const { composed } = (await import('./preview.tsx')).default;
  const before = composed.beforeEach ?? [];
  composed.beforeEach = [
    async (context) => {
      const { parameters, id } = context;
      const names = declaredModes(parameters, id);
      mode = modeOfTest(names, theme);
      hasReads = areReadsTaken(id, names, theme);
      const viewport = sizeOf({ id, storyGlobals: context['storyGlobals'] as object });
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
  mode = undefined;
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

afterEach(async ({ task }) => {
  if (!areTaken || mode === undefined || task.result?.state === 'fail') return;
  const { storyId } = task.meta as unknown as StoryMeta;
  await takePicture({ story: storyId, name: task.name, file: task.file.filepath, mode }, hasReads);
});
