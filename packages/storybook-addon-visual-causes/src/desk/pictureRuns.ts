// Describes the run that took the pictures not yet accepted. Pure: shared by pages and commands.

/** A picture run, saved with its findings. */
export interface RunInfo {
  /** The branch, or the commit without one. */
  branch: string;
  commit: string | undefined;
  /** Hash of the sources that it ran on. */
  digest: string;
  /** When it ended, in ISO 8601. */
  at: string;
  /** The number of story files run, and of all. */
  files: number;
  ofFiles: number;
  pictures: number;
  seconds: number;
}

/** A run as a board shows it. */
export interface ShownRun extends RunInfo {
  /** Whether sources have changed since. */
  isStale: boolean;
}

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
