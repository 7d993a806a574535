import '../../watch/watchActors.ts';
import type { Decorator } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryContext } from 'storybook/internal/types';
import { holdActorClocks, releaseActorClocks } from '../../watch/actorClocks.ts';
import { withThemeSource } from '../../ui/Page.tsx';
import { STATECHARTS_REPORT, type StoryRun } from '../../coverage/record.ts';
import { beginWatch, currentWatch } from '../../watch/current.ts';
import { answerPanel } from './answerPanel.ts';

type Context = StoryContext;

export const decorators: Decorator[] = [withThemeSource];

/** Resets the recorder before a story. */
export function beforeEach({ parameters, viewMode }: Context): void {
  // A docs page renders many stories at once.
  if (viewMode === 'docs') return;
  releaseActorClocks();
  answerPanel();
  const { statechart } = parameters as { statechart?: string };
  beginWatch(statechart);
}

/** Reports the statecharts' record after a story's play function. */
export function afterEach(context: Context): void {
  const { id, parameters, viewMode, reporting } = context;
  if (viewMode === 'docs') return;
  // A test's picture shows the state in which its story ends.
  if ('__vitest_browser__' in globalThis) holdActorClocks();
  const { walk } = parameters as { walk?: 'machine' };
  const watch = currentWatch();
  const result: StoryRun = {
    id,
    through: walk ?? 'screen',
    shown: watch.shown,
    charts: watch.runs(),
  };
  reporting.addReport({ type: STATECHARTS_REPORT, version: 1, result, status: 'passed' });
}

/**
 * Observes the statecharts of every story for its test's report and for the State panel. For a CSF
 * Next preview, which lists its add-ons; others load it through the add-on's name.
 */
export const statecharts = () => definePreviewAddon({ decorators, beforeEach, afterEach });
