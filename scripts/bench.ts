// `npm run bench [-- section …]`: measures the speed budgets and prints Markdown tables. Exits 1 when a
// figure exceeds its budget.
import { machine } from './bench/machine.ts';
import { presses } from './bench/presses.ts';
import type { Section } from './bench/section.ts';
import { lighthouse, site } from './bench/siteSection.ts';
import { storybook } from './bench/storybook.ts';
import { areWithin, table } from './bench/table.ts';

const sections: Section[] = [storybook, site, lighthouse, presses];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  const names = sections.map(({ name }) => name).join(', ');
  throw new Error(`Unknown section: ${unknown.join(', ')}. Choose from: ${names}`);
}

process.stdout.write(`# Figures\n\n${machine()}\n\n`);
for (const { name, title, run } of sections) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const rows = await run();
  process.stdout.write(`${table(title, rows)}\n`);
  if (!areWithin(rows)) process.exitCode = 1;
}
