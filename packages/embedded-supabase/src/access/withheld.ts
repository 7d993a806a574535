import { pathOf } from './routes.ts';

/**
 * What no server of ours hands out, by the name of a file or of a folder above it: a `*` stands for
 * anything. The embedded backend's data and its signing secret, keys, settings, the history, caches.
 */
const WITHHELD = [
  '.cache',
  '.git',
  '.env',
  '.env.*',
  '.npmrc',
  '.yarnrc.yml',
  '*.jwt-secret*',
  '*.db',
  '*.db-*',
  '*.db.aside*',
  '*.db.lock*',
  '*.db.owner',
  '*.pem',
  '*.key',
  '*.crt',
  '*.cer',
  '*.der',
  '*.p12',
  '*.pfx',
] as const;

/** What a path may be cut at by some reader: slashes of both kinds, parameters, Windows' streams, a NUL. */
const CUTS = /[\\/?#;:\0]+/u;
const MOST_DECODINGS = 4;

function toPattern(name: string): RegExp {
  const escaped = name.replaceAll(/[.+^${}()|[\]]/gu, '\\$&').replaceAll('*', '.*');
  // A dot or a space at the end of a name is nothing to Windows.
  return new RegExp(`^${escaped}[. ]*$`, 'isu');
}

const patterns = WITHHELD.map(toPattern);

/** A path as it is and as it reads decoded, again and again, until nothing is left to decode. */
function readings(path: string): string[] {
  const all = [path];
  for (let times = 0; times < MOST_DECODINGS; times += 1) {
    const last = all.at(-1) ?? '';
    const decoded = last.replaceAll(/%[\da-f]{2}/giu, (hex) =>
      String.fromCodePoint(Number.parseInt(hex.slice(1), 16)),
    );
    if (decoded === last) break;
    all.push(decoded);
  }
  return all;
}

/**
 * Whether a request asks for what no server hands out, in whatever spelling: any number of decodings,
 * capitals, slashes of both kinds. Names are looked at, wherever the path begins (`/@fs/…`, `/@id/…`).
 *
 * @param target - As it came over the wire.
 */
export function isWithheld(target: string): boolean {
  const names = new Set(readings(pathOf(target)).flatMap((reading) => reading.split(CUTS)));
  return [...names].some((name) => patterns.some((pattern) => pattern.test(name)));
}

/**
 * The same for Vite's `server.fs.deny`, which judges by the file that was found rather than by the
 * address. In place of Vite's own list, all of which is in it.
 *
 * @param dataFile - Where the data is kept, which may go by any name.
 */
export function withheldGlobs(dataFile?: string): string[] {
  const globs = WITHHELD.flatMap((name) => [`**/${name}`, `**/${name}/**`]);
  if (dataFile === undefined) return globs;
  const literal = dataFile.replaceAll('\\', '/').replaceAll(/[()[\]{}!*?+@|]/gu, '\\$&');
  return [...globs, `${literal}*`];
}
