import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { inlineScriptHashes } from '../lib/inlineScripts.ts';
import { client, root } from './folders.ts';

/** Puts the boot script's hash and Supabase's address into `_headers`; every page must have that script alone. */
export async function fillHeaders(): Promise<void> {
  const pages = (await readdir(client, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  const hashes = new Set<string>();
  for (const name of pages) {
    const html = await readFile(path.join(client, name), 'utf8');
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  if (hashes.size !== 1) throw new Error(`Expected one inline script, found ${hashes.size}`);
  const supabase = loadEnv('production', root, 'VITE_')['VITE_SUPABASE_URL'];
  const file = path.join(client, '_headers');
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source
      .replaceAll('{boot-script}', [...hashes].join(' '))
      .replaceAll('{supabase}', supabase ? ` ${new URL(supabase).origin}` : ''),
  );
}
