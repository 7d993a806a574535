// In the browser: takes the pictures of a story in all its modes after its test has rendered it.
import type { ComposedStoryFn } from 'storybook/internal/types';
import { commands, page } from 'vitest/browser';
import { drawnIn } from '../search/drawn.ts';
import { inOrder, viewportKey, type Mode, type NamedMode } from './declared.ts';
import { matches, PictureDifference, takePicture } from './takePicture.ts';

/** A story rendered by its test. */
export interface RenderedStory {
  /** As composed by Storybook's test. */
  composed: Pick<ComposedStoryFn, 'run' | 'parameters'> & {
    globals: Readonly<Record<string, unknown>>;
  };
  canvas: Element;
  /** The modes of its pictures. */
  modes: readonly NamedMode[];
  /** Its id. */
  story: string;
  /** Whether to record its ARIA snapshot, too. */
  hasAriaSnapshot: boolean;
  /** Aborts when the test has timed out: what is left of it must not touch the next story. */
  signal: AbortSignal;
}

/** Switches the rendered page to a theme without other changes: most mark it on the root element. */
function switchTheme(theme: 'light' | 'dark'): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/** Emulates a mode's forced colours, or none. */
async function forceColors(forcedColors: Mode['forcedColors'] = 'none'): Promise<void> {
  if (!matchMedia(`(forced-colors: ${forcedColors})`).matches)
    await commands.forceColors(forcedColors);
}

/** Renders and plays the story again, without checking accessibility. */
async function renderAgain({ composed }: RenderedStory, mode: Mode): Promise<void> {
  await page.viewport(mode.viewport.width, mode.viewport.height);
  await composed.run({
    globals: {
      ...composed.globals,
      ...(mode.theme !== undefined && { theme: mode.theme }),
      viewport: { value: viewportKey(composed.parameters, mode.viewport) },
      a11y: { manual: true },
    },
  });
}

/**
 * Takes the pictures of a story in all its modes after its test has rendered it: switches to each further
 * mode, and renders and plays the story again only if its picture differs then. Nothing is kept if
 * anything but a difference fails.
 * @throws with all differences from the accepted pictures
 */
export async function takePictures(rendered: RenderedStory): Promise<void> {
  const { modes, story, canvas, hasAriaSnapshot, signal } = rendered;
  async function takeSwitched(mode: NamedMode): Promise<void> {
    const picture = { story, mode: mode.name };
    await forceColors(mode.forcedColors);
    const { width, height } = mode.viewport;
    if (innerWidth !== width) await page.viewport(width, height);
    signal.throwIfAborted();
    if (mode.theme !== undefined) switchTheme(mode.theme);
    if (await matches(picture, mode)) return;
    signal.throwIfAborted();
    await renderAgain(rendered, mode);
    await takePicture(picture, mode, false);
  }

  const failures: unknown[] = [];
  let drawn: string[] | undefined;
  await commands.beginPictures(story);
  try {
    for (const mode of inOrder(modes)) {
      try {
        await (drawn === undefined
          ? takePicture({ story, mode: mode.name }, mode, hasAriaSnapshot)
          : takeSwitched(mode));
      } catch (error) {
        failures.push(error);
      }
      signal.throwIfAborted();
      // The page has settled, and no other mode has rendered the story again, elsewhere.
      drawn ??= drawnIn(canvas);
    }
  } finally {
    if (!signal.aborted) await forceColors();
  }
  const differs = failures.every((failure) => failure instanceof PictureDifference);
  if (differs) await commands.keepPictures(story, drawn ?? drawnIn(canvas));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new (differs ? PictureDifference : Error)(failures.join('\n\n'));
}
