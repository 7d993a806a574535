// The project's settings and modes; loads in Node and in browsers.
export type { Mode } from './pictures/declared.ts';
export { defineReview, type ReviewSettings } from './settings/defineReview.ts';
