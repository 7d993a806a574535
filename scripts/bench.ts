// `npm run bench [-- section …]`: measures the speed budgets and prints tables. Exits 1 when a
// figure exceeds its budget. Needs the built site (`npm run build`). See
// `--help`.
import { cpus, loadavg } from 'node:os';
import { isWithin, type Figure } from './bench/figures.ts';
import { measurePresses } from './bench/presses.ts';
import { measureEveryPage, measureHeavyPages } from './bench/site.ts';

const sections: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  site: { title: 'The built site, network and processor really slow', measure: measureHeavyPages },
  lighthouse: { title: "The built site, Lighthouse's simulation", measure: measureEveryPage },
  presses: {
    title: 'From press to paint, processor four times slower, ms',
    measure: measurePresses,
  },
};

const USAGE = `npm run bench                   all sections
npm run bench -- <section> …    the named sections:
${Object.entries(sections)
  .map(([name, { title }]) => `    ${name.padEnd(12)} ${title}`)
  .join('\n')}
`;

async function run(names: readonly string[]): Promise<void> {
  const [load = 0] = loadavg();
  process.stdout.write(
    `# Figures\n\n${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.toFixed(1)} at the start\n\n`,
  );
  for (const [name, { title, measure }] of Object.entries(sections)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const figures = await measure();
    process.stdout.write(`## ${title}\n`);
    console.table(figures.map((figure) => ({ ...figure, isWithin: isWithin(figure) })));
    if (!figures.every(isWithin)) process.exitCode = 1;
  }
}

const given = process.argv.slice(2);
if (given.includes('--help')) process.stdout.write(USAGE);
else if (given.some((name) => !(name in sections))) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else await run(given);
