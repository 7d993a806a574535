import '../../watch/watchActors.ts';
import type { Decorator } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryContext } from 'storybook/internal/types';
import { drawnIn } from '../../ask/drawn.ts';
import { beforeStory } from '../../pictures/beforeStory.ts';
import { withThemeSource } from '../../ui/withThemeSource.tsx';
import type { StoryRun } from '../../coverage/record.ts';
import { beginWatch, currentWatch } from '../../watch/current.ts';
import { answerPanel } from './answerPanel.ts';
import { chartsAbout, STATECHARTS_REPORT, storyRunOf } from '../../watch/storyRun.ts';

type Context = StoryContext;

/** Around every story. */
export const decorators: Decorator[] = [withThemeSource];

/** Before a story: what runs from here on is its own. */
export async function beforeEach(context: Context): Promise<void> {
  const { tags, parameters, viewMode } = context;
  // A docs page shows many stories at once.
  if (viewMode === 'docs') return;
  answerPanel();
  beginWatch(chartsAbout(tags, parameters));
  await beforeStory(context);
}

/** After a story's play function: its test reports what its statecharts did and what was drawn. */
export function afterEach(context: Context): void {
  const { id, title, name, tags, parameters, viewMode, reporting } = context;
  if (viewMode === 'docs') return;
  reporting.addReport({
    type: STATECHARTS_REPORT,
    version: 1,
    result: {
      ...storyRunOf({ id, title, name, tags, parameters }, currentWatch()),
      drawn: drawnIn(context.canvasElement as Element),
    } satisfies StoryRun,
    status: 'passed',
  });
}

/**
 * Watches the statecharts of every story: its test reports what they did, and in Storybook the State panel
 * shows it. For a preview of CSF Next, which names its add-ons; any other has it by the add-on's name.
 */
export const statecharts = () => definePreviewAddon({ decorators, beforeEach, afterEach });
