// Search in the review board from a project's own page: statecharts, words, stories and answers.
export type { Entry } from './ask/entry.ts';
export { ask, type Answer } from './ask/search.ts';
export { loadIndex, loadUses } from './ask/loadIndex.ts';
export { askedModeWords, pictureIn, type AskedMode } from './ask/mode.ts';
export { reasonsFor, reasonWords, type Reason } from './ask/reasons.ts';
export type { Use } from './ask/whereUsed.ts';
export { chartOf } from './chart/chart.ts';
export { charts } from './chart/registry.ts';
export { machineWords } from './chart/words.ts';
export type { Coverage } from './coverage/coverage.ts';
export type { AcceptedPictures, PictureChange } from './pictures/acceptedPictures.ts';
