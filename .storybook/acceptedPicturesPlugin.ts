import type { Plugin } from 'vite';
import { acceptedPictures } from 'storybook-addon-visual-causes/node';

const FILE = '/stories/start/accepted.ts';

/** Passes git's record of the last accepted pictures to the Start here page, in every build. */
export const acceptedPicturesPlugin = (): Plugin => ({
  name: 'tallygrove:accepted-pictures',
  load: (id) =>
    id.endsWith(FILE)
      ? `export const accepted = ${JSON.stringify(acceptedPictures())};`
      : undefined,
});
