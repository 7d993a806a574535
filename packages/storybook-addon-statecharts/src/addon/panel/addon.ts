import '../../watch/watchActors.ts';
import { definePreviewAddon } from 'storybook/internal/csf';
import { withThemeSource } from '../../ui/withThemeSource.tsx';
import { beginWatch, currentWatch } from '../../watch/current.ts';
import { answerPanel } from './answerPanel.ts';
import { chartsAbout, STATECHARTS_REPORT, storyRunOf } from '../../watch/storyRun.ts';

/** What Storybook's preview does around every story. */
export const annotations = {
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
} satisfies Parameters<typeof definePreviewAddon>[0];

/**
 * Watches the statecharts of every story: its test reports what they did, and in Storybook the State panel
 * shows it. For a preview of CSF Next, which names its add-ons; any other has it by the add-on's name.
 */
export const statecharts = () => definePreviewAddon(annotations);
