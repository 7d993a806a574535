import type { DeskData } from '../../desk/desk.ts';
import { runText } from '../../desk/pictureRuns.ts';

/** Which run the pictures that are not accepted are of, in bold where sources have changed since. */
export function RunWords({ run }: Pick<DeskData, 'run'>) {
  if (run === undefined) return null;
  const words = runText(run);
  return <> · {run.isStale ? <strong>{words}</strong> : words}</>;
}
