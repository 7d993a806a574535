import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMachines } from '../coverage/statesFiles.ts';
import { mermaidFile, svgFile } from '../storyboards/build/files.ts';
import type { Command } from './command.ts';

/** Every storyboard as files that stand alone. */
export const storyboards: Command = {
  usage: 'storyboards [--folder <folder>]',
  about: 'Writes every storyboard as SVG and Mermaid, for a document or a pull request.',
  options: { folder: { type: 'string', default: 'dist/storyboards' } },
  async run({ folder }) {
    const place = String(folder);
    mkdirSync(place, { recursive: true });
    for (const found of await loadMachines()) {
      writeFileSync(path.join(place, `${found.id}.svg`), await svgFile(found));
      writeFileSync(path.join(place, `${found.id}.mmd`), mermaidFile(found));
    }
    process.stdout.write(`Written to ${place}\n`);
    return true;
  },
};
