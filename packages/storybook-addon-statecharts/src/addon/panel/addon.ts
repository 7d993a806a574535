import '../../watch/watchActors.ts';
import { definePreviewAddon } from 'storybook/internal/csf';
import { beginWatch, currentWatch } from '../../watch/current.ts';
import { answerPanel } from './answerPanel.ts';
import { chartsAbout, STATECHARTS_REPORT, storyRunOf } from '../../watch/storyRun.ts';

/**
 * Watches the statecharts of every story: its test reports what they did, and in Storybook the
 * Statechart panel shows it.
 */
export const statecharts = () =>
  definePreviewAddon({
    beforeEach({ tags, parameters, viewMode }) {
      // A docs page shows many stories at once.
      if (viewMode === 'docs') return;
      answerPanel();
      beginWatch(chartsAbout(tags, parameters));
    },
    afterEach({ id, title, name, tags, parameters, viewMode, reporting }) {
      if (viewMode === 'docs') return undefined;
      return reporting.addReport({
        type: STATECHARTS_REPORT,
        version: 1,
        result: storyRunOf({ id, title, name, tags, parameters }, currentWatch()),
        status: 'passed',
      });
    },
  });
