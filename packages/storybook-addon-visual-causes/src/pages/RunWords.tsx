import type { DeskData } from '../desk/desk.ts';
import { runText } from '../desk/pictureRuns.ts';

/** Describes the run that took the pictures not yet accepted, in bold if sources have changed since. */
export function RunWords({ run }: Pick<DeskData, 'run'>) {
  if (run === undefined) return null;
  const words = runText(run);
  return <> · {run.isStale ? <strong>{words}</strong> : words}</>;
}
