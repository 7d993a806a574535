// Import first: it must run before the first actor starts.
import { statecharts } from 'storybook-addon-statecharts/preview';
import addonA11y from '@storybook/addon-a11y';
// Its main entry brings the blocks of documentation into every story.
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure, expect } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { startMocks, takeUnhandled } from '../mocks/browser.ts';
import { supabase } from '../mocks/supabase.ts';
import { forgetDrafts } from '../src/services/forgetDrafts.ts';
import { THEME_KEY } from '../src/features/theme.ts';
import '../src/ui/styles/fonts.css.ts';
import '../src/ui/styles/global.css.ts';
import './theme.css.ts';
import { docs } from './docs/lazyDocs.ts';
import { pasteable } from './docs/pasteable.ts';
import { propsInWords } from './docs/propsInWords.ts';
import { mountAndFlushEffects } from './mountAndFlushEffects.ts';
import { withPageActors } from './decorators/withPageActors.tsx';
import { withRouter } from './decorators/withRouter.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { viewports } from './modes.ts';
import { visualCauses } from 'storybook-addon-visual-causes/preview';

// On a slow machine a chunk's first load takes longer than the default of one second.
configure({ asyncUtilTimeout: 60_000 });

export default definePreview({
  addons: [
    definePreviewAddon<object>(addonDocs),
    addonA11y(),
    addonPseudoStates(),
    addonMsw(startMocks),
    statecharts(),
    visualCauses(),
  ],
  // The last decorator is the outermost.
  decorators: [withPageActors, withRouter, withTheme],
  mount: mountAndFlushEffects,
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'The theme of the page',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  argTypesEnhancers: [propsInWords],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      ...docs,
      source: { transform: pasteable },
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .sb-unstyled *',
      },
    },
    jsx: { showFunctions: false, useFragmentShortSyntax: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Review',
          ['Changes', 'All states'],
          'Storyboards',
          'Statecharts',
          'Screens',
          'Sheets',
          'Faults',
          'Patterns',
          'Components',
          'Foundations',
        ],
      },
    },
    // A violation fails the story's test; vitest.setup.ts checks the dark theme.
    a11y: { test: 'error', options: { preload: false } },
  },
  beforeEach() {
    takeUnhandled();
    supabase.reset();
    // Clears only the site's keys: Storybook uses the same storage.
    for (const key of Object.keys(localStorage)) {
      if (key === THEME_KEY || key.startsWith('tallygrove.')) localStorage.removeItem(key);
    }
    forgetDrafts(window);
  },
  async afterEach() {
    await expect(takeUnhandled()).toEqual([]);
  },
});
