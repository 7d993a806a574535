// From the words on the command line to what is run.
import { baseCommit, changeSince } from './differs.ts';
import { planOf, totalsOf, type Plan } from './plan.ts';
import { readProject } from './project.ts';
import { reachOf } from './reach.ts';
import { planText } from './tell.ts';

/**
 * What a change can reach, said before it is run; undefined when everything is.
 * @param args none, or `--changed` and perhaps a branch or commit to compare with
 * @throws when they are others, or there is no such branch or commit
 */
export async function readPlan([option, base, ...more]: readonly string[]): Promise<
  Plan | undefined
> {
  if (option === undefined) return undefined;
  if (option !== '--changed' || more.length > 0)
    throw new Error('Nothing but --changed [base] is known here');
  const commit = baseCommit(base);
  const project = await readProject();
  const change = changeSince(commit);
  const reach = reachOf(project, change);
  const plan = planOf(reach, totalsOf(project));
  process.stdout.write(`${planText(change, base ?? commit.slice(0, 9), reach, plan)}\n`);
  return plan;
}
