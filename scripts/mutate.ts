// `npm run mutate [-- folder…] [--force] [--concurrency=4]`: changes the sources place by place and tells
// which changes no test notices. Exits 1 when a folder has too many of them.
import { constants, getPriority, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { equivalents } from './mutate/equivalents.ts';
import { MIGRATIONS, partsOf, type Part } from './mutate/folders.ts';
import { mutantsOfMigrations } from './mutate/migrations.ts';
import type { Mutant } from './mutate/mutant.ts';
import { isGood, scoreOf, scoreText, type Score } from './mutate/score.ts';
import { mutantsOf } from './mutate/stryker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    // More than there are cores: many changes leave a test waiting for what never comes.
    concurrency: { type: 'string', default: '4' },
  },
});

// It takes an hour; whoever waits for the machine goes first, unless a priority was chosen already.
if (getPriority() === constants.priority.PRIORITY_NORMAL) {
  setPriority(constants.priority.PRIORITY_LOW);
}

/** Tests every change of a folder, or of a part of it. */
function changesOf(part: Part): Promise<Mutant[]> {
  if (part.name === MIGRATIONS) return mutantsOfMigrations();
  return mutantsOf(part, { force: values.force, concurrency: Number(values.concurrency) });
}

const scores: Score[] = [];
try {
  for (const part of partsOf(positionals)) {
    process.stdout.write(`▸ ${part.name}\n`);
    const mutants = await changesOf(part);
    scores.push(scoreOf(part.name, mutants, { equivalents, whole: part.whole }));
  }
  if (!scores.every(isGood)) process.exitCode = 1;
} catch (error) {
  // Tests that fail without any change, or a folder that is none.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.stdout.write(`\n${scoreText(scores)}`);
