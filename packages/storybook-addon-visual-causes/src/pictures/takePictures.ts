// In the browser: takes the pictures of a story in all its modes after its test has rendered it.
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ComposedStoryFn, StoryContext } from 'storybook/internal/types';
import { commands, page } from 'vitest/browser';
import { drawnIn } from '../search/drawn.ts';
import { inOrder, viewportKey, type Mode, type NamedMode } from './declared.ts';
import { matchesWhenSwitched, PictureDifference, takePicture } from './takePicture.ts';

type Globals = Readonly<Record<string, unknown>>;

/** A story rendered by its test. */
export interface RenderedStory {
  /** As composed by Storybook's test. */
  composed: Pick<ComposedStoryFn, 'run' | 'parameters'> & { globals: Globals };
  /** The globals that the story pins. */
  pinned: Globals;
  canvas: Element;
  /** The modes of its pictures. */
  modes: readonly NamedMode[];
  /** Its id. */
  story: string;
  /** Whether axe checks it in the other theme, too. */
  isChecked: boolean;
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
async function forceColors({ forcedColors = 'none' }: Partial<Mode>): Promise<void> {
  const isForced = matchMedia('(forced-colors: active)').matches;
  if (isForced !== (forcedColors === 'active')) await commands.forceColors({ forcedColors });
}

/** Renders and plays the story again, without axe. */
async function renderAgain({ composed, pinned }: RenderedStory, mode: Mode): Promise<void> {
  await page.viewport(mode.viewport.width, mode.viewport.height);
  await composed.run({
    globals: {
      ...composed.globals,
      ...(mode.theme !== undefined && { theme: mode.theme }),
      viewport: { value: viewportKey(composed.parameters, mode.viewport) },
      a11y: { manual: true },
      ...pinned,
    },
  });
}

/** Rules that a theme can violate; the others have been checked in the other theme. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Switches a story to a theme and checks its colours with axe. */
export async function checkColours(
  { composed, story }: Pick<RenderedStory, 'composed' | 'story'>,
  theme: 'light' | 'dark' = 'dark',
): Promise<void> {
  switchTheme(theme);
  const { a11y } = composed.parameters as { a11y?: { options?: object } };
  await checkAccessibility({
    id: story,
    viewMode: 'story',
    globals: {},
    reporting: { addReport: () => undefined },
    parameters: { a11y: { ...a11y, options: { ...a11y?.options, runOnly: COLOUR_RULES } } },
  } as unknown as StoryContext);
}

/**
 * Takes the pictures of a story in all its modes after its test has rendered it: switches to each further
 * mode, and renders and plays the story again only if its picture differs then. Also runs axe in the
 * other theme. Nothing is kept if anything but a difference fails.
 * @throws with all differences from the accepted pictures
 */
export async function takePictures(rendered: RenderedStory): Promise<void> {
  const { modes, story, pinned, canvas, hasAriaSnapshot, signal } = rendered;
  const [first, ...others] = inOrder(modes);
  const otherTheme = first?.theme === 'dark' ? 'light' : 'dark';
  const failures: unknown[] = [];

  async function attempt(take: () => Promise<void>): Promise<void> {
    signal.throwIfAborted();
    try {
      await take();
    } catch (error) {
      failures.push(error);
    }
    signal.throwIfAborted();
  }

  async function takeSwitched(mode: NamedMode): Promise<void> {
    const picture = { story, mode: mode.name };
    await forceColors(mode);
    const { width, height } = mode.viewport;
    if (innerWidth !== width) await page.viewport(width, height);
    signal.throwIfAborted();
    if (mode.theme !== undefined) switchTheme(mode.theme);
    if (!('theme' in pinned) && (await matchesWhenSwitched(picture, mode))) return;
    signal.throwIfAborted();
    await renderAgain(rendered, mode);
    await takePicture(picture, mode, false);
  }

  let drawn: string[] = [];
  await commands.beginPictures(story);
  try {
    if (first !== undefined)
      await attempt(() => takePicture({ story, mode: first.name }, first, hasAriaSnapshot));
    // The page has settled, and no other mode has rendered the story again, elsewhere.
    drawn = drawnIn(canvas);
    for (const mode of others) await attempt(() => takeSwitched(mode));
    // The last picture may have used forced colours, whose contrast is the system's.
    await forceColors({});
    if (rendered.isChecked) await attempt(() => checkColours(rendered, otherTheme));
  } finally {
    if (!signal.aborted) await forceColors({});
  }
  signal.throwIfAborted();
  if (failures.every((failure) => failure instanceof PictureDifference))
    await commands.keepPictures(story, drawn);
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new Error(failures.map(String).join('\n\n'));
}
