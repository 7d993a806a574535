// Vitest's set-up file of the story run: a story's test draws it in the widest of its modes, and pictures
// it when its play function is over.
import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { fillsWindow } from './addon/modes/fillsWindow.ts';
import { windowIn } from './addon/modes/windowModes.ts';
import { setBeforeStory } from './pictures/beforeStory.ts';
import { areReadsTaken, declaredModes, modeOfTest } from './pictures/declared.ts';
import { modes } from './pictures/modes.ts';
import { reviewers } from './pictures/reviewers.ts';
import { checkColours, takePictures, type DrawnStory } from './pictures/takePictures.ts';
import { viewportKey, viewports } from './pictures/viewports.ts';

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

setBeforeStory(async (context) => {
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
});

beforeEach(() => {
  drawn = undefined;
});

interface StoryMeta {
  storyId: string;
  reports?: { type: string }[];
}

afterEach(({ task }) => {
  const meta = task.meta as Partial<StoryMeta>;
  // Axe's report is some 200 KB a story, and has failed the test already where it found something.
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
