// Verdicts on pictures: pure, for the board's pages, its build and its commands.

/** What somebody decided about exactly one picture, or about what exactly one screen state tells. */
export interface Verdict {
  story: string;
  /** A mode, or `reads`. */
  mode: string;
  /** The change's `hash`: it holds for exactly this. */
  hash: string;
  /** Of a picture that is there no more. */
  gone?: true;
  decision: Decision;
  note?: string;
  /** From 0 to 1 of the picture's width and height. */
  pin?: { x: number; y: number };
  by: string;
  /** ISO 8601 in UTC, with milliseconds: `2026-11-21T09:30:00.000Z`. */
  at: string;
}

export const decisions = ['approved', 'asked'] as const;
export type Decision = (typeof decisions)[number];

/** One reviewer's verdicts: `review/verdicts/<reviewer>.json`. */
export interface VerdictFile {
  version: 1;
  by: string;
  verdicts: readonly Verdict[];
}
