import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { paths } from '../../src/app/paths.ts';
import { ensureBrowser } from '../browser.ts';
import { median, type Row, type Section } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PORT = Number(process.env['PORT'] ?? 4193);
const origin = `http://localhost:${PORT}`;
/** Repeats for a press over its budget, because one pause of the machine is not a slow press. */
const RUNS = 3;
/** CPU throttling that approximates the phone's processor. */
const CPU = 4;
/** How long a touch lasts, in ms. A press of zero length could not show its pressed style. */
const TOUCH_MS = 80;
/** Budgets in ms: until the press is visible, and until its result is. */
const MAX_FEEDBACK_MS = 100;
const MAX_RESULT_MS = 200;
/** From a press on a live page to the next paint, in ms. */
const MAX_INTERACTION = 100;

/** Network throttling: latency in ms, throughput in bytes per second. */
const networks = {
  'slow 3G': { latency: 562, throughput: 180_000 },
  'fast 3G': { latency: 150, throughput: 200_000 },
};

interface Kind {
  what: string;
  pathname: string;
  wide?: boolean;
  /** Selectors of the control and of its result. */
  control: string;
  done: string;
}

const toast = 'section[aria-label="Notifications"] button';
const submit = 'main button[type="submit"]';
const mistake = 'main [role="alert"] a';
const chip = 'main fieldset button:last-of-type';
const preset = 'main fieldset label:nth-of-type(4)';
const dropdown = 'header button[aria-expanded]';

/** These controls are on every page and change the page itself. */
const everywhere: Kind[] = Object.values(paths)
  .filter(({ access }) => access === 'public')
  .map(({ prerender }) => prerender[0] ?? '/')
  .flatMap((pathname) => [
    { what: 'theme', pathname, control: 'header button[aria-pressed]', done: 'html.dark' },
    { what: 'menu', pathname, control: 'summary', done: 'details[open], dialog[open]' },
  ]);

const kinds: Kind[] = [
  ...everywhere,
  {
    what: 'dropdown',
    pathname: '/about',
    wide: true,
    control: dropdown,
    done: `${dropdown}[aria-expanded="true"]`,
  },
  { what: 'enroll', pathname: '/programs', control: 'main button', done: toast },
  { what: 'filter', pathname: '/courses', control: chip, done: `${chip}[aria-pressed="true"]` },
  { what: 'register', pathname: '/events', control: 'main button', done: toast },
  { what: 'apply', pathname: '/volunteer', control: 'main button', done: toast },
  { what: 'read more', pathname: '/blog', control: 'main article button', done: toast },
  { what: 'preset', pathname: '/donate', control: preset, done: `${preset} :checked` },
  { what: 'donate', pathname: '/donate', control: submit, done: toast },
  { what: 'empty contact', pathname: '/contact', control: submit, done: mistake },
  { what: 'empty sign-in', pathname: '/signin', control: submit, done: mistake },
  { what: 'empty sign-up', pathname: '/signup', control: submit, done: mistake },
  {
    what: 'move',
    pathname: '/',
    control: 'footer a[href="/programs"]',
    done: 'header a[href="/programs"][aria-current]',
  },
];

interface Figures {
  /** From pointer down until the changed control is painted, in ms. */
  feedback: number;
  /** From pointer up until the result is painted, in ms. */
  result: number;
  /** The longest interaction, as the browser's Event Timing reports it. */
  interaction: number;
}

async function open(
  browser: Browser,
  kind: Kind,
  network: keyof typeof networks,
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: kind.wide === true ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    hasTouch: kind.wide !== true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const { latency, throughput } = networks[network];
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { page, cdp };
}

/** Holds the pointer down in the middle of the control for so many ms, by touch or mouse. */
async function hold(
  page: Page,
  cdp: CDPSession,
  { control, wide = false }: Kind,
  duration: number,
) {
  const box = await page.locator(control).first().boundingBox();
  if (box === null) throw new Error(`${control} cannot be pressed`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  if (wide) await page.mouse.move(point.x, point.y);
  await (wide ? page.mouse.down() : touch('touchStart', [point]));
  // A real delay, because it models a touch.
  await page.waitForTimeout(duration);
  await (wide ? page.mouse.up() : touch('touchEnd', []));
}

/**
 * Presses and times the visible response. Each frame checks, after all handlers, whether the control's
 * computed style has changed or the result is there. Only the properties of the pressed and the busy style
 * count, so that a colour in transition under the pointer does not. A message posted from that frame
 * arrives after its paint, so the time includes painting.
 */
async function press(page: Page, cdp: CDPSession, kind: Kind, duration: number): Promise<Figures> {
  const { control, done } = kind;
  await page.locator(control).first().scrollIntoViewIfNeeded();
  await page.evaluate(
    ({ control, done }) => {
      const figures = { feedback: Number.NaN, result: Number.NaN, interaction: 0 };
      Object.assign(window, { figures });
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
          afterPaint((now) => (figures.feedback = now - from));
        }
        if (isDone && up !== undefined) {
          const from = up;
          afterPaint((now) => (figures.result = now - from));
        } else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          figures.interaction = Math.max(figures.interaction, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    },
    { control, done },
  );
  await hold(page, cdp, kind, duration);
  await page.waitForFunction(
    () => !Number.isNaN((window as unknown as { figures: Figures }).figures.result),
    undefined,
    { timeout: 30_000 },
  );
  return page.evaluate(
    () =>
      new Promise<Figures>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { figures: Figures }).figures)),
        );
      }),
  );
}

/**
 * One press: without length on a page just painted, where the result is all there is to see; else on a page
 * live for three seconds.
 */
async function measure(
  browser: Browser,
  kind: Kind,
  network: keyof typeof networks,
  early: boolean,
): Promise<Figures> {
  const { page, cdp } = await open(browser, kind, network);
  try {
    await page.goto(origin + kind.pathname, { waitUntil: 'commit' });
    await page.locator(kind.control).first().waitFor();
    if (!early) {
      await page.locator('html:not([data-entry])').waitFor({ state: 'attached', timeout: 30_000 });
      // A real delay, because the budget is about it.
      await page.waitForTimeout(3000);
    }
    return await press(page, cdp, kind, early ? 0 : TOUCH_MS);
  } finally {
    await page.context().close();
  }
}

/** The first run's figures, or the medians of all runs if the first exceeded its budget. */
async function measureAll(...press: Parameters<typeof measure>): Promise<Figures> {
  const all: Figures[] = [];
  do all.push(await measure(...press));
  while (
    all.length < RUNS &&
    (all.length > 1 ||
      (all[0]?.feedback ?? 0) > MAX_FEEDBACK_MS ||
      (all[0]?.interaction ?? 0) > MAX_INTERACTION)
  );
  const of = (name: keyof Figures) => median(all.map((figures) => figures[name]));
  return { feedback: of('feedback'), result: of('result'), interaction: of('interaction') };
}

/** What is measured: once the page is live, the network does not affect a press. */
const conditions = [
  { network: 'slow 3G', early: true },
  { network: 'fast 3G', early: true },
  { network: 'fast 3G', early: false },
] as const;

/** From a press to the paint that answers it, for every kind of control, before and after the script. */
export const presses: Section = {
  name: 'presses',
  title: 'From press to paint, processor four times slower',
  async run(): Promise<Row[]> {
    const server = spawn(process.execPath, ['scripts/preview.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(PORT) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const browser = await chromium.launch(await ensureBrowser());
    try {
      await once(server.stdout, 'data');
      const rows: Row[] = [];
      for (const { network, early } of conditions) {
        const name = `${network}, ${early ? 'early' : 'live'}`;
        // The browser itself follows a link pressed before the script has loaded.
        const pressed = kinds.filter(({ what }) => !early || what !== 'move');
        const all: Figures[] = [];
        for (const kind of pressed) {
          const figures = await measureAll(browser, kind, network, early);
          const { what, pathname } = kind;
          process.stderr.write(`${name}, ${what} on ${pathname}: ${JSON.stringify(figures)}\n`);
          // A whole page, rather than a change of one.
          if (what !== 'move') all.push(figures);
          else {
            const value = figures.result;
            rows.push({ what: `${name}: first move`, value, unit: 'ms', budget: 1000, from: what });
          }
        }
        const from = `${all.length} kinds of press, those over budget the median of ${RUNS}`;
        const budgets = {
          feedback: MAX_FEEDBACK_MS,
          result: early ? undefined : MAX_RESULT_MS,
          interaction: early ? 200 : MAX_INTERACTION,
        };
        for (const figure of ['feedback', 'result', 'interaction'] as const) {
          const values = all.map((figures) => figures[figure]);
          const budget = budgets[figure];
          const row = (statistic: string, value: number): Row => ({
            what: `${name}: ${figure}, ${statistic}`,
            value,
            unit: 'ms',
            from,
            ...(budget === undefined ? {} : { budget }),
          });
          rows.push(row('median', median(values)), row('worst', Math.max(...values)));
        }
      }
      return rows;
    } finally {
      await browser.close();
      server.kill();
    }
  },
};
