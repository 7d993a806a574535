import type { Plugin } from 'vite';
import { acceptedPictures } from 'storybook-addon-statecharts/node';

const FILE = '/stories/start/accepted.ts';

/** Puts what git knows of the last accepted pictures into the board's first page, in every build. */
export const acceptedPicturesPlugin = (): Plugin => ({
  name: 'tallygrove:accepted-pictures',
  async load(id) {
    if (!id.endsWith(FILE)) return undefined;
    return `export const accepted = ${JSON.stringify(await acceptedPictures())};`;
  },
});
