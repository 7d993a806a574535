import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeProject } from '../addon/project.ts';
import { mermaidOf } from '../storyboards/mermaid.ts';
import { svgOf } from '../storyboards/svg.tsx';
import type { Command } from './command.ts';

/** Exports every storyboard as standalone files. */
export const storyboards: Command = {
  usage: 'storyboards [--folder <folder>]',
  about: 'Writes every storyboard as SVG and Mermaid, for a document or a pull request.',
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { folder: { type: 'string', default: 'dist/storyboards' } },
    });
    const { folder } = values;
    mkdirSync(folder, { recursive: true });
    const described = await describeProject();
    for (const { file, description, error } of described) {
      if (description === undefined) {
        process.stderr.write(`${file}: ${error}\n`);
        continue;
      }
      const { chart } = description;
      writeFileSync(path.join(folder, `${chart.id}.svg`), await svgOf(chart));
      writeFileSync(path.join(folder, `${chart.id}.mmd`), mermaidOf(chart));
    }
    process.stdout.write(`Written to ${folder}\n`);
    return described.every(({ error }) => error === undefined);
  },
};
