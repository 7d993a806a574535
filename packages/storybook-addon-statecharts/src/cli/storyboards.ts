import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chartOf, type Chart } from '../chart/chart.ts';
import { projectOptions } from '../chart/projectOptions.ts';
import { loadCharts } from '../chart/loadCharts.ts';
import { commitOf, extract } from '../desk/build/base.ts';
import { changesText, compareCharts } from '../storyboards/changes.ts';
import { mermaidFile, svgFile } from '../storyboards/build/files.ts';
import type { Command } from './command.ts';

/** Loads the statecharts of another commit from its files, with the installed packages. */
async function chartsOn(ref: string): Promise<Map<string, Chart>> {
  const commit = commitOf(ref);
  if (commit === undefined) throw new Error(`${ref} is not a branch or commit`);
  const place = mkdtempSync(path.join(tmpdir(), 'storyboards-'));
  try {
    extract(commit, ['.', `:!${projectOptions.pictures}`], place);
    for (const part of ['node_modules', 'packages'].filter((each) => existsSync(each))) {
      rmSync(path.join(place, part), { recursive: true, force: true });
      symlinkSync(path.resolve(part), path.join(place, part), 'junction');
    }
    const charts = await loadCharts(place);
    return new Map(charts.map(({ id, machine }) => [id, chartOf(machine)]));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Exports every storyboard as standalone files. */
export const storyboards: Command = {
  usage: 'storyboards [--folder <folder>] [--base <commit>]',
  about:
    'Writes every storyboard as SVG and Mermaid, for a document or a pull request. --base writes and prints only those that have changed since a commit, with the changes marked.',
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        folder: { type: 'string', default: 'dist/storyboards' },
        base: { type: 'string' },
      },
    });
    const { folder: place, base } = values;
    const before = base === undefined ? undefined : await chartsOn(base);
    mkdirSync(place, { recursive: true });
    const summary: string[] = [];
    for (const found of await loadCharts()) {
      const { id, machine } = found;
      const compared = before && compareCharts(before.get(id), chartOf(machine));
      const words = compared && changesText(compared);
      if (compared !== undefined && words === undefined) continue;
      const diagram = mermaidFile(found, compared);
      writeFileSync(path.join(place, `${id}.svg`), await svgFile(found, compared));
      writeFileSync(path.join(place, `${id}.mmd`), diagram);
      if (words !== undefined)
        summary.push(`### ${id}: ${words}`, '```mermaid', diagram.trimEnd(), '```', '');
    }
    if (before === undefined) summary.push(`Written to ${place}`);
    else if (summary.length === 0) summary.push('No statechart has changed.');
    process.stdout.write(`${summary.join('\n')}\n`);
    return true;
  },
};
