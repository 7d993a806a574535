import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptAll, acceptCauses } from '../desk/build/accept.ts';
import {
  readAccepted,
  readRunResults,
  refuseUntrusted,
  writeRunResults,
} from '../desk/build/accepted.ts';
import { reviewBase } from '../desk/build/base.ts';
import { buildDesk } from '../desk/build/data.ts';
import { changedSources, likelyStories, mixedMark } from '../desk/build/components.ts';
import { projectStories } from '../desk/build/stories.ts';
import { counted, escapeTerminal, isDone, reviewText } from '../desk/summary.ts';
import { withStories } from './runStories.ts';

const HELP = `visual-causes <command>, in the project’s root:

  review [--list] [--base <ref>]
    Takes the pictures that the change can reach, those of stories that draw a changed component
    first, and lists by cause which differ. Fails while a picture differs from its baseline or was
    not taken. --list takes no pictures.

  accept [--cause <cause>…] [story files]
    Makes the current pictures and ARIA snapshots of all stories, or of the given files, the baselines.
    --cause, which may be repeated, takes what the last review found for a cause, without a new run.
`;

/** A command: returns whether it succeeded; throws with a sentence when it cannot tell. */
type Command = (args: string[]) => Promise<boolean>;

/** Reports the pictures that a change makes differ from their baselines. */
const review: Command = async (args) => {
  const { list, base } = parseArgs({
    args,
    options: { list: { type: 'boolean', default: false }, base: { type: 'string' } },
  }).values;
  // All code that needs the base reads this variable.
  if (base !== undefined) process.env['DESK_BASE'] = base;
  refuseUntrusted();
  const since = reviewBase()?.commit;
  if (since === undefined)
    throw new Error(
      `No commit to compare with${base === undefined ? '' : ` at ${escapeTerminal(base)}`}. Fetch it, for example with git fetch origin main.`,
    );
  async function printList(): Promise<boolean> {
    const { data } = await buildDesk('.', await projectStories());
    process.stdout.write(reviewText(data));
    return isDone(data);
  }
  const hasPassed = await withStories({ since }, async (ids, run, reaching) => {
    const mixed = { of: mixedMark(since), stories: await reaching(changedSources(since).others) };
    writeRunResults({ ...readRunResults(), reached: [...ids], mixed });
    const { notTaken } = readAccepted('.', await projectStories());
    if (list || notTaken.length === 0) return true;
    const first = likelyStories(ids, since);
    if (first.size === 0) return run(ids);
    const hasFirstPassed = await run(first);
    await printList();
    const others = new Set([...ids].filter((story) => !first.has(story)));
    return (await run(others)) && hasFirstPassed;
  });
  return (await printList()) && hasPassed;
};

/** Accepts the current pictures and ARIA snapshots as baselines. */
const accept: Command = async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { cause: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const hasPassed =
    values.cause !== undefined || (await withStories({ files: positionals }, (_, run) => run()));
  const stories = await projectStories();
  const { pictures, texts, removed, waiting } = await (values.cause === undefined
    ? acceptAll(
        positionals.map((file) => path.posix.normalize(file)),
        '.',
        stories,
      )
    : // `--cause a b` names two.
      acceptCauses([...values.cause, ...positionals], '.', stories));
  process.stdout.write(
    `Accepted ${counted(pictures, 'picture')} and ${counted(texts, 'ARIA snapshot')}; removed ${removed}; ${waiting} wait for another cause.\n`,
  );
  return hasPassed;
};

const commands: Readonly<Record<string, Command>> = { review, accept };

/**
 * Runs a command.
 * @param args the arguments after `visual-causes`
 * @returns the exit code: 0 for success, 1 for findings, 2 for wrong usage
 */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || rest.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  const command = commands[name];
  if (command === undefined) {
    process.stderr.write(`Unknown command: ${name}.\n\n${HELP}`);
    return 2;
  }
  try {
    return (await command(rest)) ? 0 : 1;
  } catch (error) {
    const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n${isUsage ? `\n${HELP}` : ''}`);
    return isUsage ? 2 : 1;
  }
}
