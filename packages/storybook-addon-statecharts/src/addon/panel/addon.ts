import '../../watch/watchActors.ts';
import type { Decorator } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryContext } from 'storybook/internal/types';
import { drawnIn } from '../../search/drawn.ts';
import { afterPlay, beforeStory } from '../../pictures/beforeStory.ts';
import { withThemeSource } from '../../ui/Page.tsx';
import { STATECHARTS_REPORT, type StoryRun } from '../../coverage/record.ts';
import { beginWatch, currentWatch } from '../../watch/current.ts';
import { answerPanel } from './answerPanel.ts';
import { storyRunOf } from '../../watch/storyRun.ts';

type Context = StoryContext;

export const decorators: Decorator[] = [withThemeSource];

/** Resets the recorder before a story. */
export async function beforeEach(context: Context): Promise<void> {
  const { parameters, viewMode } = context;
  // A docs page renders many stories at once.
  if (viewMode === 'docs') return;
  answerPanel();
  const { statechart } = parameters as { statechart?: string };
  beginWatch(statechart);
  await beforeStory(context);
}

/** Reports the statecharts' record and the rendered components after a story's play function. */
export function afterEach(context: Context): void {
  const { id, title, name, parameters, viewMode, reporting } = context;
  if (viewMode === 'docs') return;
  afterPlay();
  reporting.addReport({
    type: STATECHARTS_REPORT,
    version: 1,
    result: {
      ...storyRunOf({ id, title, name, parameters }, currentWatch()),
      drawn: drawnIn(context.canvasElement as Element),
    } satisfies StoryRun,
    status: 'passed',
  });
}

/**
 * Observes the statecharts of every story for its test's report and for the State panel. For a CSF
 * Next preview, which lists its add-ons; others load it through the add-on's name.
 */
export const statecharts = () => definePreviewAddon({ decorators, beforeEach, afterEach });
