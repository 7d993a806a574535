// From a press to the paint that answers it, for every kind of control, before and after the script.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { paths } from '../../src/domain/paths.ts';
import { ensureBrowser } from '../browser.ts';
import { median, type Figure } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PORT = Number(process.env['PORT'] ?? 4193);
/** CPU throttling that approximates the phone's processor. */
const CPU = 4;
/** How long a touch lasts, in ms. A press of zero length could not show its pressed style. */
const TOUCH_MS = 80;
/** Repeats for a press over its budget, because one pause of the machine is not a slow press. */
const RUNS = 3;

/** What is measured: once the page is live, the network does not affect a press. */
const conditions = [
  { name: 'slow 3G, early', early: true, latency: 562, throughput: 180_000 },
  { name: 'fast 3G, early', early: true, latency: 150, throughput: 200_000 },
  { name: 'fast 3G, live', early: false, latency: 150, throughput: 200_000 },
] as const;

type Condition = (typeof conditions)[number];

/** At most so many ms from a press to the paint that answers it. */
const budgets = { early: 200, live: 100 };

interface Press {
  pathname: string;
  /** Selectors of the control and of its result. */
  control: string;
  done: string;
  width?: number;
}

const toast = 'section[aria-label="Notifications"] button';
const submit = 'main button[type="submit"]';
const mistake = 'main [role="alert"] a';
const chip = 'main fieldset button:last-of-type';
const preset = 'main fieldset label:nth-of-type(4)';
const dropdown = 'header button[aria-expanded]';

/** These controls are on every page and change the page itself. */
const everywhere: Press[] = Object.values(paths)
  .filter(({ access }) => access === 'public')
  .map(({ prerender }) => prerender[0] ?? '/')
  .flatMap((pathname) => [
    { pathname, control: 'header button[aria-pressed]', done: 'html.dark' },
    { pathname, control: 'summary', done: 'details[open], dialog[open]' },
  ]);

const presses: Press[] = [
  ...everywhere,
  {
    pathname: '/about',
    control: dropdown,
    done: `${dropdown}[aria-expanded="true"]`,
    width: 1280,
  },
  { pathname: '/programs', control: 'main button', done: toast },
  { pathname: '/courses', control: chip, done: `${chip}[aria-pressed="true"]` },
  { pathname: '/events', control: 'main button', done: toast },
  { pathname: '/volunteer', control: 'main button', done: toast },
  { pathname: '/blog', control: 'main article button', done: toast },
  { pathname: '/donate', control: preset, done: `${preset} :checked` },
  { pathname: '/donate', control: submit, done: toast },
  { pathname: '/contact', control: submit, done: mistake },
  { pathname: '/signin', control: submit, done: mistake },
  { pathname: '/signup', control: submit, done: mistake },
];

/** In the page: records the longest interaction, as the browser's Event Timing reports it. */
function watch(): void {
  Object.assign(window, { interaction: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.interaction = Math.max(window.interaction, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** In the page: the longest interaction, two frames later, when it has been reported. */
const read = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.interaction)));
  });

async function throttle(page: Page, { latency, throughput }: Condition) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return cdp;
}

/** One press, in ms: on a page just painted, or on one that has been live for three seconds. */
async function time(browser: Browser, press: Press, condition: Condition): Promise<number> {
  const { early } = condition;
  const page = await browser.newPage({
    viewport: { width: press.width ?? 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  try {
    const cdp = await throttle(page, condition);
    await page.goto(`http://localhost:${PORT}${press.pathname}`, { waitUntil: 'commit' });
    const control = page.locator(press.control).first();
    await control.waitFor();
    if (!early) {
      await page.locator('html:not([data-entry])').waitFor({ state: 'attached' });
      // A real delay, because the budget is about it.
      await page.waitForTimeout(3000);
    }
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(watch);
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${press.control} cannot be pressed`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    // A real delay, because it models a touch.
    if (!early) await page.waitForTimeout(TOUCH_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator(press.done).first().waitFor({ state: 'attached' });
    return await page.evaluate(read);
  } finally {
    await page.close();
  }
}

/** The first run's time, or the median of all runs if the first exceeded its budget. */
async function timeWell(...press: Parameters<typeof time>): Promise<number> {
  const times = [await time(...press)];
  if ((times[0] ?? 0) <= budgets.live) return median(times);
  while (times.length < RUNS) times.push(await time(...press));
  return median(times);
}

async function measure(browser: Browser, condition: Condition): Promise<Figure[]> {
  const { name, early } = condition;
  const times: number[] = [];
  for (const press of presses) {
    const ms = await timeWell(browser, press, condition);
    process.stderr.write(`${name}, ${press.control} on ${press.pathname}: ${ms} ms\n`);
    times.push(ms);
  }
  const most = early ? budgets.early : budgets.live;
  return [
    { what: `${name}: median`, value: median(times), most },
    { what: `${name}: worst`, value: Math.max(...times), most },
  ];
}

export async function measurePresses(): Promise<Figure[]> {
  const server = spawn(process.execPath, ['scripts/preview.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch(await ensureBrowser());
  try {
    await once(server.stdout, 'data');
    const figures: Figure[] = [];
    for (const condition of conditions) figures.push(...(await measure(browser, condition)));
    return figures;
  } finally {
    await browser.close();
    server.kill();
  }
}

declare global {
  interface Window {
    /** The longest interaction so far, in ms. */
    interaction: number;
  }
}
