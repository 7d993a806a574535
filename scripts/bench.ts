// `npm run bench [-- section …]`: measures the speed budgets and prints Markdown tables. Exits 1 when a
// figure exceeds its budget. Needs the built site (`npm run build`).
import { cpus, loadavg } from 'node:os';
import { isWithin, table, type Figure } from './bench/figures.ts';
import { measurePresses } from './bench/presses.ts';
import { measureEveryPage, measureHeavyPages } from './bench/site.ts';
import { measureStorybook } from './bench/storybook.ts';

const sections: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  storybook: { title: 'Storybook, ms', measure: measureStorybook },
  site: { title: 'The built site, network and processor really slow', measure: measureHeavyPages },
  lighthouse: { title: "The built site, Lighthouse's simulation", measure: measureEveryPage },
  presses: {
    title: 'From press to paint, processor four times slower, ms',
    measure: measurePresses,
  },
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sections);
const [load = 0] = loadavg();
process.stdout.write(
  `# Figures\n\n${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.toFixed(1)} at the start\n\n`,
);
for (const name of chosen) {
  const section = sections[name];
  if (section === undefined) {
    throw new Error(`${name} is none of the sections ${Object.keys(sections).join(', ')}`);
  }
  const figures = await section.measure();
  process.stdout.write(table(section.title, figures));
  if (!figures.every(isWithin)) process.exitCode = 1;
}
