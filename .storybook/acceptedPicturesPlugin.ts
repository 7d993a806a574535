import type { Plugin } from 'vite';
import { acceptedPictures } from '../review/pictures/acceptedPictures.ts';

const NAME = 'virtual:accepted-pictures';

/** Hands the board what changed when pictures were last accepted, as git knows it, in every build. */
export const acceptedPicturesPlugin = (): Plugin => ({
  name: 'tallygrove:accepted-pictures',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined;
    return `export const accepted = ${JSON.stringify(await acceptedPictures())};`;
  },
});
