// The licence notices of all third-party work that the site ships, as the licences require.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { licensesPath } from '../../src/content/legal.ts';
import { client, root } from './folders.ts';

/** Vite's record of an npm package with a module in the bundle (`build.license`). */
export interface Notice {
  name: string;
  version: string;
  /** SPDX. */
  identifier?: string;
  /** The package's own licence file. */
  text?: string;
}

/** Written by Vite and named in vite.config.ts. */
const BUNDLED = path.join(client, '.vite', 'licenses.json');

/** Shipped work that is not a module, drawn into the code or copied: packages by their SPDX licence. */
const COPIED = [
  ['@fontsource-variable/bricolage-grotesque', 'OFL-1.1', /^bricolage-grotesque.*[.]woff2$/u],
  [
    '@fontsource-variable/atkinson-hyperlegible-next',
    'OFL-1.1',
    /^atkinson-hyperlegible-next.*[.]woff2$/u,
  ],
  // The paths of the icons are in src/ui/art/icons, written by scripts/icons.ts.
  ['@phosphor-icons/core', 'MIT', /[.]js$/u],
] as const;

/**
 * Returns all notices as one plain text.
 * @throws when a package comes without the text of its license
 */
export function licensesText(notices: readonly Notice[]): string {
  const parts = notices.map((notice) => {
    const { name, version, identifier = 'see below', text } = notice;
    if (text === undefined) throw new Error(`${name} has no license text`);
    const title = `${name} ${version} (${identifier})`;
    return `${title}\n${'-'.repeat(title.length)}\n\n${text}`;
  });
  return `This site is made with the work of others. Their notices:\n\n${parts.join('\n\n\n')}\n`;
}

async function copiedNotices(): Promise<Notice[]> {
  const assets = await readdir(path.join(client, 'assets'));
  const shipped = COPIED.filter(([, , asset]) => assets.some((name) => asset.test(name)));
  const unknown = assets.filter(
    (name) => name.endsWith('.woff2') && !COPIED.some(([, , asset]) => asset.test(name)),
  );
  if (unknown.length > 0) throw new Error(`No licence is known for ${unknown.join(', ')}`);
  return Promise.all(
    shipped.map(async ([name, identifier]) => {
      const read = (file: string) => readFile(path.join(root, 'node_modules', name, file), 'utf8');
      const { version } = JSON.parse(await read('package.json')) as Notice;
      return { name, version, identifier, text: (await read('LICENSE')).trim() };
    }),
  );
}

/** Writes the notices where the legal pages link to. */
export async function writeLicenses(): Promise<void> {
  const bundled = JSON.parse(await readFile(BUNDLED, 'utf8')) as Notice[];
  const notices = [...bundled, ...(await copiedNotices())];
  await writeFile(path.join(client, licensesPath), licensesText(notices));
}
