import { pathOf } from './routes.ts';

/**
 * Names of files and folders that no server may serve, with `*` as a wildcard: the embedded
 * backend's data and signing secret, keys, settings, version history, caches.
 */
const WITHHELD = [
  '.cache',
  '.git',
  '.env',
  '.env.*',
  '.npmrc',
  '.yarnrc.yml',
  '*.jwt-secret*',
  ...['', '-*', '.aside*', '.lock*', '.owner'].map((suffix) => `*.db${suffix}`),
  ...['pem', 'key', 'crt', 'cer', 'der', 'p12', 'pfx'].map((type) => `*.${type}`),
];

/** Where some parser may split a path: both slashes, parameters, Windows streams, NUL. */
const CUTS = /[\\/?#;:\0]+/u;
const MOST_DECODINGS = 4;

function toPattern(name: string): RegExp {
  const escaped = name.replaceAll(/[.+^${}()|[\]]/gu, '\\$&').replaceAll('*', '.*');
  // Windows ignores trailing dots and spaces in a name.
  return new RegExp(`^${escaped}[. ]*$`, 'isu');
}

const patterns = WITHHELD.map(toPattern);

/** Returns a path and its repeated decodings. */
function readings(path: string): string[] {
  const all = [path];
  for (let last = path; all.length <= MOST_DECODINGS; all.push(last)) {
    last = last.replaceAll(/%[\da-f]{2}/giu, (hex) =>
      String.fromCodePoint(Number.parseInt(hex.slice(1), 16)),
    );
  }
  return all;
}

/**
 * Whether a request asks for a withheld file in any spelling: repeated encodings, capitals, both
 * kinds of slash, wherever the path begins (`/@fs/…`, `/@id/…`).
 */
export function isWithheld(target: string): boolean {
  const names = new Set(readings(pathOf(target)).flatMap((reading) => reading.split(CUTS)));
  return [...names].some((name) => patterns.some((pattern) => pattern.test(name)));
}

/**
 * Returns globs for Vite's `server.fs.deny`, which checks the resolved file. They include Vite's
 * defaults, which they replace, and the data file, which may have any name.
 */
export function withheldGlobs(dataFile?: string): string[] {
  const globs = WITHHELD.flatMap((name) => [`**/${name}`, `**/${name}/**`]);
  if (dataFile === undefined) return globs;
  const literal = dataFile.replaceAll('\\', '/').replaceAll(/[()[\]{}!*?+@|]/gu, '\\$&');
  return [...globs, `${literal}*`];
}
