// In the browser: takes the pictures of a story in all its modes after its test has rendered it.
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ComposedStoryFn, StoryContext } from 'storybook/internal/types';
import { commands, page } from 'vitest/browser';
import { settings } from '../chart/registry.ts';
import { renderGroupsOf, modeOfTest } from './declared.ts';
import { modes, type Mode } from './modes.ts';
import { matchesWhenSwitched, takePicture } from './takePicture.ts';
import { viewportKey } from './viewports.ts';

type Globals = Readonly<Record<string, unknown>>;

/** A story rendered by its test. */
export interface RenderedStory {
  /** As composed by Storybook's test. */
  composed: Pick<ComposedStoryFn, 'run' | 'parameters'> & { globals: Globals };
  /** The globals that the story pins. */
  pinned: Globals;
  /** The modes of its pictures. */
  names: readonly string[];
  /** Its id. */
  story: string;
  /** Whether to record its ARIA snapshot, too. */
  hasAriaSnapshot: boolean;
}

function modeOf(name: string): Mode {
  const mode = modes[name];
  if (mode === undefined) throw new Error(`Unknown mode: ${name}`);
  return mode;
}

/** Renders and plays the story again; `isChecked` runs axe, too. */
async function renderAgain(
  { composed, pinned }: RenderedStory,
  mode: Mode,
  isChecked: boolean,
): Promise<void> {
  await commands.forceColors(mode);
  await page.viewport(mode.viewport.width, mode.viewport.height);
  await composed.run({
    globals: {
      ...composed.globals,
      theme: mode.theme,
      viewport: { value: viewportKey(mode.viewport) },
      a11y: { manual: !isChecked },
      ...pinned,
    },
  });
}

/** Rules that a theme can violate; the others have been checked in the light theme. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Switches a story to the dark theme and checks its colours with axe. */
export async function checkColours({
  composed,
  story,
}: Pick<RenderedStory, 'composed' | 'story'>): Promise<void> {
  settings().switchTheme('dark');
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
 * Takes the pictures of a story in all its modes after its test has rendered it: renders and plays
 * it in each further window, and switches modes within a window. Also runs axe in the dark theme.
 * @throws with all differences from the accepted pictures
 */
export async function takePictures(rendered: RenderedStory): Promise<void> {
  const { names, story, pinned, hasAriaSnapshot } = rendered;
  const [light, dark] = [modeOfTest(names, 'light'), modeOfTest(names, 'dark')];
  const failures: unknown[] = [];

  async function attempt(take: () => Promise<void>): Promise<void> {
    try {
      await take();
    } catch (error) {
      failures.push(error);
    }
  }

  const take = (mode: string): Promise<void> =>
    takePicture({ story, mode }, modeOf(mode), hasAriaSnapshot && mode === (light ?? dark));

  /** Most match after switching; otherwise the story is rendered again in its mode. */
  async function takeSwitched(name: string): Promise<void> {
    const mode = modeOf(name);
    await commands.forceColors(mode);
    settings().switchTheme(mode.theme);
    if (!('theme' in pinned) && (await matchesWhenSwitched({ story, mode: name }, mode))) return;
    await renderAgain(rendered, mode, false);
    await take(name);
  }

  try {
    for (const { rendered: first, switched } of renderGroupsOf(names)) {
      await attempt(async () => {
        if (first !== light) await renderAgain(rendered, modeOf(first), first === dark);
        await take(first);
      });
      for (const name of switched) {
        await attempt(() => takeSwitched(name));
        if (name === dark) await attempt(() => checkColours(rendered));
      }
    }
    if (dark === undefined) {
      // The last picture may have used forced colours, whose contrast is the system's.
      await commands.forceColors({});
      await attempt(() => checkColours(rendered));
    }
  } finally {
    await commands.forceColors({});
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new Error(failures.map(String).join('\n\n'));
}
