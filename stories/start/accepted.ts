import type { AcceptedPictures } from 'storybook-addon-statecharts/board';

/**
 * What changed when pictures were last accepted. Storybook's build puts in what git knows
 * (.storybook/acceptedPicturesPlugin.ts); elsewhere nothing is known.
 */
export const accepted: AcceptedPictures = { last: undefined, pending: [] };
