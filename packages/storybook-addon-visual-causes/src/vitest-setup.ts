// Vitest's set-up file of the story run: each test renders its story in the widest mode and takes
// pictures after the play function.
import type { StoryContext } from 'storybook/internal/types';
import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { setBeforeStory } from './pictures/beforeStory.ts';
import { isPageClean, skipDefaultWindow, watchForTimeout } from './pictures/pageState.ts';
import {
  declaredModes,
  inOrder,
  isIn,
  viewportKey,
  type Mode,
  type NamedMode,
} from './pictures/declared.ts';
import { checkColours, takePictures, type RenderedStory } from './pictures/takePictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** First parts of titles whose stories show whole screens. */
    screens: readonly string[];
    /** Whether to take pictures. Only those of the pinned browser are comparable. */
    pictures: boolean;
    /** The heights of the accepted pictures in px, by `story/mode`. */
    acceptedHeights: Readonly<Record<string, number>>;
    /** Tags of stories without pictures, which the commands skip. */
    testsOnly: readonly string[];
    /** The stories to picture; all, unless a review takes some of them first. */
    wanted?: readonly string[];
    /** Whether axe checks each story. */
    isChecked: boolean;
    /** Whether the run is Storybook's own, which shows axe's reports. */
    showsReports: boolean;
    /** Storybook's test code uses it as the story's globals. */
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

const areTaken = inject('pictures');

/** The window of stories without pictures. */
const DESK = { width: 1280, height: 900 };

/** The window and theme of a story's test: its first mode. */
const modeOfTest = (modes: readonly NamedMode[]): Mode => inOrder(modes)[0] ?? { viewport: DESK };

/** Drops axe's report, which is some 200 KB per story: its findings fail the test by themselves. */
function dropAxeReport({ reporting }: StoryContext): void {
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    if (report.type !== 'a11y') add(report);
  };
}

/** The story that the test in progress has rendered. */
let rendered: Pick<RenderedStory, 'canvas' | 'modes' | 'pinned'> | undefined;

let skip: TestContext['skip'];

setBeforeStory(async (context) => {
  if (!inject('showsReports')) dropAxeReport(context);
  // A second render for a picture already has its mode's window.
  if (rendered !== undefined) return;
  const { parameters, id } = context;
  const pinned = context['storyGlobals'] as Record<string, unknown>;
  const modes = declaredModes(parameters, id);
  const wanted = inject('wanted');
  if (wanted?.includes(id) === false) skip();
  if (wanted !== undefined && modes.length === 0) {
    // A review needs no steps of a story without pictures.
    await commands.beginPictures(id);
    await commands.keepPictures(id, []);
    skip();
  }
  rendered = { modes, pinned, canvas: context.canvasElement as Element };
  const { viewport, theme } = modeOfTest(modes);
  if (theme !== undefined && !('theme' in pinned)) context.globals['theme'] = theme;
  // Set before rendering. The toolbar's global must agree, or rendering waits for that window.
  context.globals['viewport'] = { value: viewportKey(parameters, viewport) };
  const { width, height } = viewport;
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});

beforeEach(({ signal, skip: skipTest }) => {
  rendered = undefined;
  skip = skipTest;
  watchForTimeout(signal);
  skipDefaultWindow();
});

afterEach(
  async ({
    task,
    signal,
    story: composed,
  }: TestContext & { story?: RenderedStory['composed'] }) => {
    if (rendered === undefined || composed === undefined) return;
    if (task.result?.state === 'fail') return;
    const { storyId } = task.meta as unknown as { storyId: string };
    const story = { composed, story: storyId, isChecked: inject('isChecked') };
    const hasAriaSnapshot = isIn(inject('screens'), storyId);
    if (!areTaken) await checkColours(story);
    // What is left of a test that timed out may still act on the page.
    else if (!isPageClean())
      throw new Error('Its pictures are not taken: a test before it in this page timed out');
    else await takePictures({ ...rendered, ...story, hasAriaSnapshot, signal });
  },
);
