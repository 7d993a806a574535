import type { AcceptedPictures } from 'storybook-addon-visual-causes/board';

/**
 * The changes of the last acceptance. Storybook's build injects git's record
 * (.storybook/acceptedPicturesPlugin.ts); elsewhere it is empty.
 */
export const accepted: AcceptedPictures = { last: undefined, pending: [] };
