// Data of the review board for a project's own pages: statecharts, words, stories and pictures.
export type { Entry } from './search/entry.ts';
export { loadUses, type Use } from './search/whereUsed.ts';
export { chartOf } from './chart/chart.ts';
export { charts, chartNamed, storiesOf } from './chart/registry.ts';
export { machineWords, wordsOf } from './chart/words.ts';
export type { Coverage } from './coverage/coverage.ts';
export type { AcceptedPictures, PictureChange } from './pictures/acceptedPictures.ts';
