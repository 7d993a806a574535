// The migrations are SQL, which StrykerJS does not read: a test of the database project changes their text
// clause by clause, one test for each change, and passes where the change is noticed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../lib/command.ts';
import type { Mutant } from './mutant.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const TEST = 'tests/database/migration-mutations.test.ts';

/** Vitest's JSON report; only what is read here. */
interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** Every change of the migrations, by its name. */
export async function mutantsOfMigrations(): Promise<Mutant[]> {
  if (!existsSync(path.join(ROOT, TEST))) throw new Error(`${TEST} is missing`);
  const folder = mkdtempSync(path.join(tmpdir(), 'tallygrove-mutate-'));
  try {
    const file = path.join(folder, 'report.json');
    const run = ['vitest', 'run', '--project', 'database', TEST];
    const { output } = await runCommand([...run, '--reporter=json', `--outputFile=${file}`], {
      timeoutSeconds: 1800,
    });
    if (!existsSync(file)) throw new Error(output);
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    if (tests.length === 0) throw new Error(output);
    return tests.map(({ title, status }) => ({
      file: 'supabase/migrations',
      line: 1,
      original: 'as it is',
      mutated: title,
      noticed: status === 'passed',
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
