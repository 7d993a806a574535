// Tells whether node_modules is what the lockfile says. Built-in modules and old syntax only: this
// runs before anything is installed, on whatever Node the machine has.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'overrides',
  'allowScripts',
];

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function stampFile(root) {
  return path.join(root, 'node_modules', '.cache', 'tallygrove', 'install.json');
}

/**
 * Everything that decides what `npm ci` would install, and what it did install, as one hash.
 * Of package.json only the fields about dependencies count: editing a script is no reason to
 * install again. npm rewrites its own record in node_modules whenever it changes the tree.
 */
function fingerprint(root) {
  const manifest = readJson(path.join(root, 'package.json')) || {};
  const hash = createHash('sha256');
  hash.update(JSON.stringify(DEPENDENCY_FIELDS.map((field) => manifest[field] || null)));
  for (const file of ['package-lock.json', '.npmrc', 'node_modules/.package-lock.json']) {
    hash.update(`\0${file}\0${readOrEmpty(path.join(root, file))}`);
  }
  hash.update(`\0${process.platform}\0${process.arch}`);
  return hash.digest('hex');
}

/** Does a lockfile entry's `os`, `cpu` or `libc` list (with npm's "!name" exclusions) admit `value`? */
function admits(list, value) {
  if (list === undefined) return true;
  const names = [].concat(list);
  if (names.includes(`!${value}`)) return false;
  const wanted = names.filter((name) => !name.startsWith('!'));
  return wanted.length === 0 || wanted.includes(value);
}

function libc() {
  if (process.platform !== 'linux') return undefined;
  const report = process.report;
  if (!report) return 'glibc';
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Compares npm's own record of the installed tree, and the folders on disk, with the lockfile.
 * Returns the first difference as text, or undefined when there is none.
 */
export function difference(root) {
  const lock = readJson(path.join(root, 'package-lock.json'));
  const record = readJson(path.join(root, 'node_modules', '.package-lock.json'));
  if (!lock || !lock.packages) return 'package-lock.json is missing or unreadable';
  if (!record || !record.packages) return 'node_modules holds no finished installation';
  const thisLibc = libc();
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '') continue;
    const installed = record.packages[place];
    if (installed === undefined) {
      // Packages for other platforms (and what only those need) are rightly absent.
      const constrained = entry.os || entry.cpu || entry.libc;
      const forThisMachine =
        admits(entry.os, process.platform) &&
        admits(entry.cpu, process.arch) &&
        (thisLibc === undefined || admits(entry.libc, thisLibc));
      if (entry.optional && !(constrained && forThisMachine)) continue;
      return `${place} is not installed`;
    }
    if (installed.version !== entry.version || installed.integrity !== entry.integrity) {
      return `${place} is ${installed.version}, the lockfile says ${entry.version}`;
    }
    const manifest = readJson(path.join(root, place, 'package.json'));
    if (!entry.link && (!manifest || manifest.version !== entry.version)) {
      return `${place} is not what npm installed there`;
    }
  }
  for (const place of Object.keys(record.packages)) {
    if (!(place in lock.packages)) return `${place} is installed, but not in the lockfile`;
  }
  return undefined;
}

/** The stamp of the last good set-up if it still holds: `{ fingerprint, node }`, else undefined. */
export function validStamp(root) {
  const stamp = readJson(stampFile(root));
  if (!stamp || stamp.fingerprint !== fingerprint(root)) return undefined;
  return stamp;
}

/** Records that node_modules matches the lockfile and which Node its scripts run on. */
export function writeStamp(root, node) {
  const file = stampFile(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ fingerprint: fingerprint(root), node })}\n`);
}

/** Is there a node_modules at all? */
export function isInstalled(root) {
  return existsSync(path.join(root, 'node_modules'));
}
