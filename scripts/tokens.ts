// `npm run tokens`: exports the theme as W3C Design Tokens for design tools.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { refuseArguments } from './lib/announce.ts';
import { tokenDocuments } from './tokens/documents.ts';

refuseArguments('npm run tokens', false);

const folder = 'dist/tokens';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const documents = Object.entries(tokenDocuments());
for (const [name, document] of documents) {
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(document, undefined, 2)}\n`);
}
process.stdout.write(`${folder}: ${documents.map(([name]) => name).join(', ')}\n`);
