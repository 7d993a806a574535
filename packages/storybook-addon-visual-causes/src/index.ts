// The project's settings; loads in Node and in browsers.
export { defineReview, type ReviewSettings } from './settings/defineReview.ts';
