// `npm run bench [-- section …]`: measures the speed budgets and prints Markdown tables. Exits 1 when a
// figure exceeds its budget. See `--help`.
import { cpus, loadavg } from 'node:os';
import { isWithin, table, type Section } from './bench/figures.ts';
import { presses } from './bench/presses.ts';
import { lighthouse, site } from './bench/site.ts';
import { storybook } from './bench/storybook.ts';

const sections: readonly Section[] = [storybook, site, lighthouse, presses];

const USAGE = `npm run bench                   all sections
npm run bench -- <section> …    the named sections:
${sections.map(({ name, title }) => `    ${name.padEnd(12)} ${title}`).join('\n')}
`;

/** Measures the sections one after another and prints a table of each. */
async function measure(chosen: readonly Section[]): Promise<void> {
  const [processor] = cpus();
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(
    `# Figures\n\n${cpus().length} × ${processor?.model.trim()}, Node.js ${process.versions.node}, load ${load} at the start\n\n`,
  );
  for (const { title, run } of chosen) {
    const rows = await run();
    process.stdout.write(table(title, rows));
    if (!rows.every(isWithin)) process.exitCode = 1;
  }
}

const given = process.argv.slice(2);
const chosen = given.length === 0 ? sections : sections.filter(({ name }) => given.includes(name));
if (given.includes('--help')) process.stdout.write(USAGE);
else if (chosen.length < given.length) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else await measure(chosen);
