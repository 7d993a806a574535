// Parses and writes files of verdicts, and limits their size.
export { limits, parseVerdicts, verdictText, type VerdictFile } from './desk/verdicts.ts';
