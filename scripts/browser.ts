// The browser of the tests. On linux-x64 it is the Chromium pinned in the lockfile, unpacked beside
// the packages; elsewhere it is Playwright's own; with BROWSER_PATH it is that Chromium. Run directly, it
// sets the browser up.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(import.meta.dirname);
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'tallygrove');

/** What Playwright's `launchOptions` takes; `env` is the whole environment, not an addition. */
export interface BrowserLaunch {
  /** Absent where Playwright's own browser is used. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

/** Plain switches: the same pixels on every run and machine, and nothing sent outside. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

/** Only the fonts that came along: a machine's own would change the pictures. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Is the browser the one pinned in the lockfile? Only then do pictures match the baselines: another
 * build or platform draws other pixels.
 */
export function isBrowserPinned(): boolean {
  return chosenBrowser() === undefined && process.platform === 'linux' && process.arch === 'x64';
}

/**
 * The program that BROWSER_PATH names; undefined without it.
 * @throws when there is none
 */
function chosenBrowser(): string | undefined {
  const chosen = process.env['BROWSER_PATH'];
  if (chosen === undefined || chosen === '') return undefined;
  if (!existsSync(chosen)) throw new Error(`BROWSER_PATH names no program: ${chosen}`);
  return path.resolve(chosen);
}

function unpackedFolder(): string {
  const manifest = path.join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return path.join(CACHE, `chromium-${version}`);
}

function environment(extra: Record<string, string>): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  return { ...Object.fromEntries(entries), ...extra };
}

function launchFrom(folder: string): BrowserLaunch {
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [...ARGS],
    env: environment({
      // A minimal Debian has no nss, nspr or expat: they come along.
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: folder,
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
    }),
  };
}

async function unpackTo(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${folder}.unfinished-`);
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const archives = path.join(
      fileURLToPath(import.meta.resolve('@sparticuz/chromium')),
      '../../bin',
    );
    // The package unpacks into the temporary folder, which it looks up as each call begins.
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = unfinished;
    const unpacking = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map(
      (archive) => inflate(path.join(archives, archive)),
    );
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    await Promise.all(unpacking);
    chmodSync(path.join(unfinished, 'chromium'), 0o755);
    // The archive's own fonts land one level deeper, with a configuration for other machines.
    renameSync(path.join(unfinished, 'fonts', 'fonts'), path.join(unfinished, 'fonts-only'));
    await rm(path.join(unfinished, 'fonts'), { recursive: true });
    renameSync(path.join(unfinished, 'fonts-only'), path.join(unfinished, 'fonts'));
    await writeFile(path.join(unfinished, 'fonts.conf'), FONTS_CONF);
    chmodSync(unfinished, 0o755);
    // Complete or not there at all; if another process was faster, its folder is as good.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * How to launch the browser that `npm test` has set up; for configuration files, hence synchronous.
 * Throws when it has not been unpacked yet.
 */
export function browserLaunch(): BrowserLaunch {
  const chosen = chosenBrowser();
  if (chosen !== undefined)
    return { executablePath: chosen, args: [...ARGS], env: environment({}) };
  if (!isBrowserPinned()) return { args: [...ARGS], env: environment({}) };
  const launch = launchFrom(unpackedFolder());
  if (launch.executablePath === undefined || !existsSync(launch.executablePath)) {
    throw new Error('The browser is not unpacked yet: run `npm test`, which does that first.');
  }
  return launch;
}

/** Sets the browser up when it is not there yet, then says how to launch it. */
export async function ensureBrowser(): Promise<BrowserLaunch> {
  if (chosenBrowser() !== undefined) return browserLaunch();
  if (!isBrowserPinned()) {
    const cli = path.join(ROOT, 'node_modules', 'playwright', 'cli.js');
    const run = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
    if (run.status !== 0) throw new Error('`playwright install chromium` failed.');
    return browserLaunch();
  }
  const folder = unpackedFolder();
  if (!existsSync(folder)) {
    process.stdout.write('Unpacking the browser for the tests…\n');
    await unpackTo(folder);
  }
  return browserLaunch();
}

if (process.argv[1] === import.meta.filename) await ensureBrowser();
