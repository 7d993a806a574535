import { addons } from 'storybook/manager-api';
import { site } from '../src/content/site.ts';
import { darkColor, lightColor } from '../src/ui/styles/tokens/color.ts';
import { boardThemes } from './themes.ts';

/** From here on the panel takes nothing from a screen's height. */
const WIDE_PX = 1600;

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

const color = isDark ? darkColor : lightColor;
const { style } = document.documentElement;
// What manager-head.html draws with.
style.setProperty('--statecharts-font-display', '"Bricolage Grotesque", sans-serif');
style.setProperty('--board-name', JSON.stringify(site.shortName));
style.setProperty('--board-action', color.action);
style.setProperty('--board-on-action', color.onAction);

addons.setConfig({
  theme: boardThemes[isDark ? 'dark' : 'light'],
  layout: {
    panelPosition: window.innerWidth >= WIDE_PX ? 'right' : 'bottom',
    rightPanelWidth: 360,
    bottomPanelHeight: 240,
  },
  // One press of our own does what both did.
  toolbar: { 'storybook/viewport': { hidden: true }, 'storybook/viewport/tool': { hidden: true } },
});
