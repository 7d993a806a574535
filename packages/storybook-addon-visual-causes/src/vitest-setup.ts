// Vitest's set-up file of the story run: each test renders its story in the widest mode and takes
// pictures after the play function.
import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { setBeforeStory } from './pictures/beforeStory.ts';
import { isPageClean, skipDefaultWindow, watchForTimeout } from './pictures/pageState.ts';
import { declaredModes, inOrder, isIn, viewportKey, type Mode } from './pictures/declared.ts';
import { takePictures, type RenderedStory } from './pictures/takePictures.ts';

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
    /** Whether the run is Storybook's own, which shows axe's reports. */
    showsReports: boolean;
    /** Storybook's test code uses it as the story's globals. */
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

/** What the test of a story without pictures shows. */
const DESK: Mode = { viewport: { width: 1280, height: 900 } };

/** The story that the test in progress has rendered. */
let rendered: Pick<RenderedStory, 'canvas' | 'modes'> | undefined;

let skip: TestContext['skip'];

setBeforeStory(async (context) => {
  // A second render for a picture already has its mode's window.
  if (rendered !== undefined) return;
  const { parameters, id } = context;
  const modes = declaredModes(parameters, id, context['storyGlobals'] as Pick<Mode, 'theme'>);
  const wanted = inject('wanted');
  if (wanted?.includes(id) === false) skip();
  if (wanted !== undefined && modes.length === 0) {
    // A review needs no steps of a story without pictures.
    await commands.beginPictures(id);
    await commands.keepPictures(id, []);
    skip();
  }
  rendered = { modes, canvas: context.canvasElement as Element };
  const { viewport, theme } = inOrder(modes)[0] ?? DESK;
  if (theme !== undefined) context.globals['theme'] = theme;
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
    const meta = task.meta as { storyId?: string; reports?: readonly { type: string }[] };
    // Axe's report is some 200 KB per story: its findings fail the test by themselves.
    if (!inject('showsReports'))
      meta.reports = meta.reports?.filter(({ type }) => type !== 'a11y') ?? [];
    if (rendered === undefined || composed === undefined || !inject('pictures')) return;
    if (task.result?.state === 'fail') return;
    // What is left of a test that timed out may still act on the page.
    if (!isPageClean())
      throw new Error('Its pictures are not taken: a test before it in this page timed out');
    const { storyId: story = '' } = meta;
    const hasAriaSnapshot = isIn(inject('screens'), story);
    await takePictures({ ...rendered, composed, story, hasAriaSnapshot, signal });
  },
);
