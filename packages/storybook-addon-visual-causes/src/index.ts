// The types of a project's modes.
export type { Mode } from './pictures/declared.ts';
