// Data of the review board for a project's own pages: statecharts, words, stories and pictures.
export type { Entry } from './search/entry.ts';
export { loadUses, type Use } from './search/whereUsed.ts';
export type { Coverage } from './coverage/coverage.ts';
export type { AcceptedPictures, PictureChange } from './pictures/acceptedPictures.ts';
