import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { StartPage, START } from './start/StartPage.tsx';
import { boardThemes, type BoardTheme } from './themes.ts';
import { site } from '../src/content/site.ts';
import { darkColor, lightColor } from '../src/ui/styles/tokens/color.ts';

/** From this width on the panel is beside the screen instead of below it. */
const WIDE_PX = 1600;

const { style } = document.documentElement;

/** Sets the colours that manager-head.html uses. */
function dress(theme: BoardTheme): void {
  const color = theme === 'dark' ? darkColor : lightColor;
  style.setProperty('--board-action', color.action);
  style.setProperty('--board-on-action', color.onAction);
}

const first: BoardTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
style.setProperty('--statecharts-font-display', '"Bricolage Grotesque", sans-serif');
style.setProperty('--board-name', JSON.stringify(site.shortName));
dress(first);

// The sidebar follows the toolbar's theme.
addons.register('tallygrove/theme', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
    dress(theme);
    api.setOptions({ theme: boardThemes[theme] });
  });
});

// Without an address Storybook would load the preview to choose a story. The page was a story once.
const asked = new URLSearchParams(location.search);
if ((asked.get('path') ?? '/story/start-here').startsWith('/story/start-here')) {
  asked.set('path', START);
  history.replaceState(null, '', `?${asked}`);
}
addons.add('tallygrove/start', {
  type: types.experimental_PAGE,
  title: 'Start here',
  url: START,
  render: StartPage,
});

addons.setConfig({
  theme: boardThemes[first],
  layout: {
    panelPosition: window.innerWidth >= WIDE_PX ? 'right' : 'bottom',
    rightPanelWidth: 360,
    bottomPanelHeight: 240,
  },
  // No tool of the panel concerns a drawing or the review.
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) =>
      /^(?:review-|storyboards-.*--storyboard$)/.test(storyId ?? '') ? false : byDefault,
  },
  sidebar: {
    // A component shows its number of stories.
    renderLabel: (item) =>
      item.type === 'component' && item.children.length > 1
        ? `${item.name} ${item.children.length}`
        : item.name,
  },
});
