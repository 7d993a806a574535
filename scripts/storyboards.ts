// `npm run storyboards [folder]`: every statechart as SVG and Mermaid, for a document or a pull request.
// `--base <commit>` draws instead what changed in the machines since then, and prints it for a summary.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  changesText,
  type Chart,
  chartOf,
  compareCharts,
  loadMachines,
  mermaidFile,
  svgFile,
} from 'storybook-addon-statecharts/node';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
});
const folder = positionals[0] ?? 'dist/storyboards';
mkdirSync(folder, { recursive: true });

function write(name: string, content: string): void {
  writeFileSync(path.join(folder, name), content);
}

/** The statecharts of another commit, read by that commit's own machines. */
function chartsOn(commit: string): Map<string, Chart> {
  const place = mkdtempSync(path.join(tmpdir(), 'storyboards-'));
  try {
    const archive = execFileSync('git', ['archive', commit, 'machines', 'src/domain'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', place], { input: archive });
    for (const part of ['node_modules', 'packages', 'package.json']) {
      symlinkSync(path.resolve(part), path.join(place, part));
    }
    writeFileSync(
      path.join(place, 'charts.ts'),
      readFileSync(new URL('lib/charts.ts', import.meta.url), 'utf8'),
    );
    const charts = JSON.parse(
      execFileSync(process.execPath, ['charts.ts'], { cwd: place, encoding: 'utf8' }),
    ) as Chart[];
    return new Map(charts.map((chart) => [chart.id, chart]));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function writeAll(): Promise<void> {
  for (const found of await loadMachines()) {
    write(`${found.id}.svg`, await svgFile(found));
    write(`${found.id}.mmd`, mermaidFile(found));
  }
}

async function writeChanges(commit: string): Promise<void> {
  const before = chartsOn(commit);
  const summary: string[] = [];
  for (const found of await loadMachines()) {
    const compared = compareCharts(before.get(found.id), chartOf(found.machine));
    const words = changesText(compared);
    if (words === undefined) continue;
    write(`${found.id}.svg`, await svgFile(found, { compared, unfolded: true }));
    const diagram = mermaidFile(found, { compared });
    write(`${found.id}.mmd`, diagram);
    summary.push(`### ${found.id}: ${words}`, '```mermaid', diagram.trimEnd(), '```', '');
  }
  if (summary.length === 0) summary.push('No statechart has changed.');
  process.stdout.write(`${summary.join('\n')}\n`);
}

if (values.base === undefined) {
  await writeAll();
  process.stdout.write(`Written to ${folder}\n`);
} else await writeChanges(values.base);
