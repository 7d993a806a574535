import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import type { Browser, BrowserWindow, Key, Size } from './browser.ts';
import { openDisplay } from './display.ts';
import { fonts } from './fonts.ts';

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Backspace: Keys.BACK_SPACE,
};

/** No motion, and letters as wide as their font says: hinting would widen every line. */
const SETTINGS = `[Settings]
gtk-enable-animations=0
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-hintstyle=hintnone
`;

/** Full screen has no bars of its own: the window is the page, as narrow as a phone if need be. */
const ARGUMENTS = ['--automation', '--full-screen'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/status`)).ok;
  } catch {
    return false;
  }
}

/** Waits for the driver's server, half a minute at most. */
async function untilReady(server: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isReady(server))) {
    if (performance.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await pause(50);
  }
}

/** A window that has just grown is painted bit by bit: its picture is taken until it stays the same. */
async function settledPicture(take: () => Promise<string>): Promise<Buffer> {
  let last = await take();
  for (let tries = 0; tries < 20; tries += 1) {
    await pause(100);
    const next = await take();
    if (next === last) return Buffer.from(next, 'base64');
    last = next;
  }
  throw new Error('The window is painted anew without end.');
}

async function openWindow(server: string, binary: string, size: Size): Promise<BrowserWindow> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ARGUMENTS },
      }),
    )
    .build();
  const run = <A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R> =>
    driver.executeScript<R>(work, argument);
  const resize = async (wanted: Size) => {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...wanted });
    await driver.wait(
      async () => run((one) => innerWidth === one.width && innerHeight === one.height, wanted),
      5000,
    );
  };
  await resize(size);
  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize,
    run,
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    picture: () => settledPicture(() => driver.takeScreenshot()),
    errors: () => undefined,
    close: () => driver.quit(),
  };
}

interface Driver {
  server: string;
  stop: () => Promise<void>;
}

async function startDriver(file: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  const child = spawn(file, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const server = `http://127.0.0.1:${port}`;
  await untilReady(server);
  return {
    server,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** A window opens within a second or two; now and then the driver never answers. */
const OPENS_WITHIN_MS = 25_000;
const TRIES = 3;

async function answered<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([work, pause(OPENS_WITHIN_MS, undefined, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}

/** WebKitGTK through its own WebDriver, as Debian's webkit2gtk-driver brings it. */
export async function launchWebKit(file: string, miniBrowser: string): Promise<Browser> {
  const display = await openDisplay();
  const config = mkdtempSync(path.join(tmpdir(), 'tallygrove-webkit-'));
  mkdirSync(path.join(config, 'gtk-3.0'));
  writeFileSync(path.join(config, 'gtk-3.0', 'settings.ini'), SETTINGS);
  const env = {
    ...process.env,
    ...fonts().env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: config,
    GDK_BACKEND: 'x11',
  };
  let driver = await startDriver(file, env);
  return {
    async newWindow(size) {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        const opening = openWindow(driver.server, miniBrowser, size);
        // A driver that is stopped breaks it off: that is no news then.
        opening.catch(() => undefined);
        const window = await answered(opening);
        if (window !== undefined) return window;
        await driver.stop();
        driver = await startDriver(file, env);
      }
      throw new Error(`WebKitWebDriver opened no window in ${TRIES} tries.`);
    },
    close: async () => {
      await driver.stop();
      display.close();
      rmSync(config, { recursive: true, force: true });
    },
  };
}
