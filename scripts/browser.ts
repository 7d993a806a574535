// Locates the browser of the tests: with BROWSER_PATH that Chromium; on linux-x64 the Chromium pinned in
// the lockfile, unpacked beside the packages; elsewhere Playwright's own. Run directly, it sets the browser
// up.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright-core';

const ROOT = path.dirname(import.meta.dirname);
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'tallygrove');

/** Playwright's `launchOptions`; without `executablePath` its own browser. */
type BrowserLaunch = Pick<LaunchOptions, 'executablePath'> & {
  args: string[];
  env: NodeJS.ProcessEnv;
};

/** Besides Playwright’s own: identical pixels on every run and machine, and no outgoing requests. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--disable-domain-reliability',
  '--no-pings',
];

/** Only the packaged fonts, because a machine's own would change the pictures. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Whether the browser is the one pinned in the lockfile. Only its pixels match the baselines. */
export function isBrowserPinned(): boolean {
  return chosenBrowser() === undefined && process.platform === 'linux' && process.arch === 'x64';
}

/**
 * The executable named by BROWSER_PATH, if set.
 * @throws when it does not exist
 */
function chosenBrowser(): string | undefined {
  const chosen = process.env['BROWSER_PATH'];
  if (chosen === undefined || chosen === '') return undefined;
  if (!existsSync(chosen))
    throw new Error(`BROWSER_PATH: ${chosen} does not exist. Correct or unset it.`);
  return path.resolve(chosen);
}

function unpackedFolder(): string {
  const manifest = path.join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return path.join(CACHE, `chromium-${version}`);
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
    // The package unpacks into the temporary folder, which it looks up at each call.
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = unfinished;
    const unpacking = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map(
      (archive) => inflate(path.join(archives, archive)),
    );
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    await Promise.all(unpacking);
    chmodSync(path.join(unfinished, 'chromium'), 0o755);
    // The archive's own fonts unpack one level deeper, with a configuration for other machines.
    renameSync(path.join(unfinished, 'fonts', 'fonts'), path.join(unfinished, 'fonts-only'));
    await rm(path.join(unfinished, 'fonts'), { recursive: true });
    renameSync(path.join(unfinished, 'fonts-only'), path.join(unfinished, 'fonts'));
    await writeFile(path.join(unfinished, 'fonts.conf'), FONTS_CONF);
    chmodSync(unfinished, 0o755);
    // The rename is atomic. If another process was faster, its folder is as good.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Returns the launch options of the browser that `npm test` has set up; synchronous for configuration
 * files.
 * @throws when it has not been unpacked yet
 */
export function browserLaunch(): BrowserLaunch {
  const { env } = process;
  const chosen = chosenBrowser();
  if (chosen !== undefined) return { executablePath: chosen, args: ARGS, env };
  if (!isBrowserPinned()) return { args: ARGS, env };
  const folder = unpackedFolder();
  if (!existsSync(folder))
    throw new Error('The tests’ browser is not set up. Run `npm test`, which sets it up first.');
  return {
    executablePath: path.join(folder, 'chromium'),
    // Frames need not be copied to another process, which saves a fifteenth of the processor's time.
    args: [...ARGS, '--in-process-gpu'],
    env: {
      ...env,
      // A minimal Debian lacks nss, nspr and expat, so they are bundled.
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: folder,
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
    },
  };
}

/** Sets the browser up if needed, then returns its launch options. */
export async function ensureBrowser(): Promise<BrowserLaunch> {
  if (isBrowserPinned()) {
    const folder = unpackedFolder();
    if (!existsSync(folder)) {
      process.stdout.write('Unpacking the browser for the tests…\n');
      await unpackTo(folder);
    }
  } else if (chosenBrowser() === undefined) {
    const cli = path.join(ROOT, 'node_modules', 'playwright', 'cli.js');
    const run = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
    if (run.status !== 0) throw new Error('`playwright install chromium` failed.');
  }
  return browserLaunch();
}

if (process.argv[1] === import.meta.filename) await ensureBrowser();
