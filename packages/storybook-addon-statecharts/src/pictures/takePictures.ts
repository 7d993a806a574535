// In the browser: the pictures of a story whose test has drawn it, in all of its modes.
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ComposedStoryFn, StoryContext } from 'storybook/internal/types';
import { commands, page } from 'vitest/browser';
import { settings } from '../chart/registry.ts';
import { drawingsOf, modeOfTest } from './declared.ts';
import { modes, type Mode } from './modes.ts';
import type { PictureOf } from './pictureRun.ts';
import { isAsAcceptedWhenSwitched, takePicture } from './takePicture.ts';
import { viewportKey } from './viewports.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A system's own colours, as the browser's setting has them. */
    forceColors: (forcedColors: 'active' | 'none') => Promise<void>;
  }
}

type Globals = Readonly<Record<string, unknown>>;

/** A story whose test has drawn it. */
export interface DrawnStory {
  /** As Storybook's test composed it. */
  composed: Pick<ComposedStoryFn, 'run' | 'parameters'> & { globals: Globals };
  /** The globals that the story itself pins. */
  pinned: Globals;
  /** The modes that it is pictured in. */
  names: readonly string[];
  /** Who it is, in whichever mode. */
  picture: Omit<PictureOf, 'mode'>;
  /** Is what it tells taken, too? */
  hasReads: boolean;
}

function allOf(failures: readonly unknown[]): unknown {
  if (failures.length === 1) return failures[0];
  return new Error(failures.map(String).join('\n\n'));
}

function modeOf(name: string): Mode {
  const mode = modes[name];
  if (mode === undefined) throw new Error(`There is no mode ${name}`);
  return mode;
}

/** Draws and plays the story anew; `isChecked`: axe looks at it, too. */
async function draw(story: DrawnStory, mode: Mode, isChecked: boolean): Promise<void> {
  const { composed, pinned } = story;
  await commands.forceColors(mode.forcedColors ?? 'none');
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

/** The rules that a theme can break; the others have looked in the light. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Switches a story to the dark, where axe looks at its colours. */
export async function checkColours({
  composed,
  picture,
}: Pick<DrawnStory, 'composed' | 'picture'>): Promise<void> {
  settings().switchTheme('dark');
  const { a11y } = composed.parameters as { a11y?: { options?: object } };
  await checkAccessibility({
    id: picture.story,
    viewMode: 'story',
    globals: {},
    reporting: { addReport: () => undefined },
    parameters: { a11y: { ...a11y, options: { ...a11y?.options, runOnly: COLOUR_RULES } } },
  } as unknown as StoryContext);
}

/**
 * Takes the pictures of a story that its test has drawn, in every mode that it is pictured in: drawn and
 * played anew in each other window, and switched to the further modes of one. Axe looks at it in the
 * dark, too.
 *
 * @throws what is not as accepted, all of it
 */
export async function takePictures(story: DrawnStory): Promise<void> {
  const { names } = story;
  const [light, dark] = [modeOfTest(names, 'light'), modeOfTest(names, 'dark')];
  const failures: unknown[] = [];

  async function attempt(take: () => Promise<void>): Promise<void> {
    try {
      await take();
    } catch (error) {
      failures.push(error);
    }
  }

  async function take(name: string): Promise<void> {
    await takePicture({ ...story.picture, mode: name }, story.hasReads && name === (light ?? dark));
  }

  /** Most are as accepted when they are switched; what is not is drawn in its mode from the start. */
  async function takeSwitched(name: string): Promise<void> {
    const mode = modeOf(name);
    await commands.forceColors(mode.forcedColors ?? 'none');
    settings().switchTheme(mode.theme);
    const isPinned = 'theme' in story.pinned;
    const picture = { ...story.picture, mode: name };
    if (!isPinned && (await isAsAcceptedWhenSwitched(picture, mode))) return;
    await draw(story, mode, false);
    await take(name);
  }

  try {
    for (const { drawn, switched } of drawingsOf(names)) {
      await attempt(async () => {
        if (drawn !== light) await draw(story, modeOf(drawn), drawn === dark);
        await take(drawn);
      });
      for (const name of switched) {
        await attempt(() => takeSwitched(name));
        if (name === dark) await attempt(() => checkColours(story));
      }
    }
    if (dark === undefined) {
      // The last look may have been in a system's own colours, which have no contrast of ours.
      await commands.forceColors('none');
      await attempt(() => checkColours(story));
    }
  } finally {
    await commands.forceColors('none');
  }
  if (failures.length > 0) throw allOf(failures);
}
