// Verdicts as files: read, written, and how large they may be.
export { limits, parseVerdicts, verdictText, type VerdictFile } from './desk/verdicts.ts';
