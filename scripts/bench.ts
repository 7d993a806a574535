// `npm run bench [-- section …]`: measures the speed budgets and prints Markdown tables. Exits 1 when a
// figure exceeds its budget. See `--help`.
import { machine } from './bench/machine.ts';
import { presses } from './bench/presses.ts';
import type { Section } from './bench/section.ts';
import { lighthouse, site } from './bench/siteSection.ts';
import { storybook } from './bench/storybook.ts';
import { areWithin, table } from './bench/table.ts';

const sections: readonly Section[] = [storybook, site, lighthouse, presses];

const USAGE = `npm run bench                   all sections
npm run bench -- <section> …    the named sections:
${sections.map(({ name, title }) => `    ${name.padEnd(12)} ${title}`).join('\n')}
`;

/** Measures the sections one after another and prints a table of each. */
async function measure(chosen: readonly Section[]): Promise<void> {
  process.stdout.write(`# Figures\n\n${machine()}\n\n`);
  for (const { title, run } of chosen) {
    const rows = await run();
    process.stdout.write(`${table(title, rows)}\n`);
    if (!areWithin(rows)) process.exitCode = 1;
  }
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => !sections.some((section) => section.name === name));
if (given.includes('--help')) process.stdout.write(USAGE);
else if (unknown.length > 0) {
  const names = sections.map(({ name }) => name).join(', ');
  process.stderr.write(`Unknown section: ${unknown.join(', ')}. Choose from: ${names}\n`);
  process.exitCode = 1;
} else {
  await measure(
    given.length === 0 ? sections : sections.filter(({ name }) => given.includes(name)),
  );
}
