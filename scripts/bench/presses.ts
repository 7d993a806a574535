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

/** In ms. */
interface Times {
  /** From pointer down until the changed control is painted. */
  feedback: number;
  /** From pointer up until the result is painted. */
  result: number;
  /** The longest interaction, as the browser's Event Timing reports it. */
  interaction: number;
}

const budgets = {
  early: { feedback: 100, result: undefined, interaction: 200 },
  live: { feedback: 100, result: 200, interaction: 100 },
} satisfies Record<string, Record<keyof Times, number | undefined>>;

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

/** A whole page, rather than a change of one. */
const move: Press = {
  pathname: '/',
  control: 'footer a[href="/programs"]',
  done: 'header a[href="/programs"][aria-current]',
};

/**
 * In the page: times the visible response to the next press. Each frame checks, after all handlers,
 * whether the control's computed style has changed or the result is there. Only the properties of the
 * pressed and the busy style count, so that a colour in transition under the pointer does not. A
 * message posted from that frame arrives after its paint, so the time includes painting.
 */
function watch({ control, done }: Pick<Press, 'control' | 'done'>): void {
  const times: Times = { feedback: Number.NaN, result: Number.NaN, interaction: 0 };
  Object.assign(window, { times });
  const element = document.querySelector(control);
  const styleOf = () => {
    if (element === null) return '';
    const { backgroundImage, boxShadow, outlineStyle } = getComputedStyle(element);
    return [backgroundImage, boxShadow, outlineStyle, element.ariaBusy].join();
  };
  const initialStyle = styleOf();
  let down: number | undefined;
  let up: number | undefined;
  addEventListener('pointerdown', ({ timeStamp }) => (down ??= timeStamp), true);
  addEventListener('pointerup', ({ timeStamp }) => (up ??= timeStamp), true);
  const afterPaint = (then: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => then(performance.now()));
    port1.start();
    port2.postMessage('painted');
  };
  let hasFeedback = false;
  const check = () => {
    const isDone = document.querySelector(done) !== null;
    if (!hasFeedback && down !== undefined && (isDone || styleOf() !== initialStyle)) {
      hasFeedback = true;
      const from = down;
      afterPaint((now) => (times.feedback = now - from));
    }
    if (isDone && up !== undefined) {
      const from = up;
      afterPaint((now) => (times.result = now - from));
    } else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      times.interaction = Math.max(times.interaction, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** In the page. */
const isAnswered = () => !Number.isNaN((window as unknown as { times: Times }).times.result);

/** In the page: the times, two frames later, when the interaction has been reported. */
const read = () =>
  new Promise<Times>((resolve) => {
    const { times } = window as unknown as { times: Times };
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(times)));
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

/**
 * One press: without length on a page just painted, where the result is all there is to see; else on a
 * page live for three seconds.
 */
async function time(browser: Browser, press: Press, condition: Condition): Promise<Times> {
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
    await page.evaluate(watch, { control: press.control, done: press.done });
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${press.control} cannot be pressed`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    // A real delay, because it models a touch.
    if (!early) await page.waitForTimeout(TOUCH_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(isAnswered);
    return await page.evaluate(read);
  } finally {
    await page.close();
  }
}

const isOver = ({ feedback, interaction }: Times) =>
  feedback > budgets.live.feedback || interaction > budgets.live.interaction;

/** The first run's times, or the medians of all runs if the first exceeded its budget. */
async function timeWell(...press: Parameters<typeof time>): Promise<Times> {
  const first = await time(...press);
  if (!isOver(first)) return first;
  const all = [first];
  while (all.length < RUNS) all.push(await time(...press));
  const of = (name: keyof Times) => median(all.map((times) => times[name]));
  return { feedback: of('feedback'), result: of('result'), interaction: of('interaction') };
}

async function measure(browser: Browser, condition: Condition): Promise<Figure[]> {
  const { name, early } = condition;
  const all: Times[] = [];
  for (const press of presses) {
    const times = await timeWell(browser, press, condition);
    process.stderr.write(
      `${name}, ${press.control} on ${press.pathname}: ${JSON.stringify(times)}\n`,
    );
    all.push(times);
  }
  const figures = (['feedback', 'result', 'interaction'] as const).flatMap((figure) => {
    const values = all.map((times) => times[figure]);
    const most = budgets[early ? 'early' : 'live'][figure];
    return [
      { what: `${name}: ${figure}, median`, value: median(values), most },
      { what: `${name}: ${figure}, worst`, value: Math.max(...values), most },
    ];
  });
  // The browser itself follows a link pressed before the script has loaded.
  if (early) return figures;
  const { result } = await timeWell(browser, move, condition);
  return [...figures, { what: `${name}: first move`, value: result, most: 1000 }];
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
