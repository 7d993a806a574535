// Which run the pictures that are not accepted are of. Pure: pages and commands use it.

/** A run over the pictures, as it is written beside what it found. */
export interface RunInfo {
  /** The branch's name; without one the commit. */
  branch: string;
  commit: string | undefined;
  /** What it compared with, where it was asked for what a change can reach. */
  base: string | undefined;
  /** Of the sources that it ran on. */
  digest: string;
  /** When it ended: ISO 8601. */
  at: string;
  /** How many files of stories it looked at, of how many. */
  files: number;
  ofFiles: number;
  pictures: number;
  seconds: number;
}

/** What a board says of it. */
export type ShownRun = Pick<
  RunInfo,
  'branch' | 'commit' | 'at' | 'files' | 'ofFiles' | 'pictures'
> & {
  /** Sources have changed since. */
  isStale: boolean;
};

/** `Taken on w-green at 1a2b3c4d, 2026-11-23 20:31 UTC: 120 pictures, of 12 of 113 story files.` */
export function runText({
  branch,
  commit,
  at,
  files,
  ofFiles,
  pictures,
  isStale,
}: ShownRun): string {
  const where =
    commit === undefined || commit === branch ? branch : `${branch} at ${commit.slice(0, 8)}`;
  const whole = files === ofFiles ? 'all story files' : `${files} of ${ofFiles} story files`;
  const taken = `Taken on ${where}, ${at.slice(0, 16).replace('T', ' ')} UTC: ${pictures} pictures, of ${whole}.`;
  return isStale ? `${taken} Stale: sources have changed since.` : taken;
}
