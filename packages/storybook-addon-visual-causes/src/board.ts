// Data of the review for a project's own pages.
export { loadUses, type Use } from './search/whereUsed.ts';
