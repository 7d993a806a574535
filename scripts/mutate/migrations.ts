// The migrations are SQL, which StrykerJS does not read: a test of the database project changes their text
// clause by clause, one test for each change, and passes where a check of the migrated database fails.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../lib/command.ts';
import { mutantsOfReport, type Report } from './migrationReport.ts';
import type { Mutant } from './mutant.ts';

const TEST = 'tests/database/profiles.postgres.test.ts';

/** Every change of the migrations, by its name. */
export async function mutantsOfMigrations(): Promise<Mutant[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallygrove-mutate-'));
  try {
    const file = path.join(folder, 'report.json');
    const run = ['vitest', 'run', '--project', 'database', TEST];
    const { output } = await runCommand([...run, '--reporter=json', `--outputFile=${file}`], {
      timeoutSeconds: 1800,
    });
    if (!existsSync(file)) throw new Error(output);
    return mutantsOfReport(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
