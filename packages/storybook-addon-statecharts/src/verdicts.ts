// The limits of files of verdicts.
export { limits } from './desk/verdicts.ts';
