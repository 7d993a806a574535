import type { Plugin } from 'vite';
import { settingsFile } from './loadSettings.ts';

const SETTINGS = 'virtual:visual-causes/settings';

/** Provides the project's settings to the preview. */
export const settingsPlugin = (): Plugin => ({
  name: 'visual-causes:settings',
  resolveId: (id) => (id === SETTINGS ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${SETTINGS}`) return undefined;
    const file = settingsFile();
    return file === undefined
      ? 'export const settings = undefined;'
      : `export { default as settings } from ${JSON.stringify(file)};`;
  },
});
