import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import './autoSelectPanel.ts';
import './statechart-panel/panel.tsx';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Tallygrove', brandUrl: './' }),
});
