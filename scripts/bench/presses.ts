// From a press to the paint that answers it, for every kind of control, before and after the script.
import { chromium, type Page } from 'playwright-core';
import { paths } from '../../src/domain/paths.ts';
import { ensureBrowser } from '../browser.ts';
import { median, type Figure } from './figures.ts';
import { serveSite } from './site.ts';

/** CPU throttling that approximates the phone's processor. */
const CPU = 4;
/** Repeats for a press over its budget, because one pause of the machine is not a slow press. */
const RUNS = 3;

/** What is measured: once the page is live, the network does not affect a press. Budgets in ms. */
const conditions = [
  { name: 'slow 3G, early', early: true, latency: 562, throughput: 180_000, interaction: 200 },
  { name: 'fast 3G, early', early: true, latency: 150, throughput: 200_000, interaction: 200 },
  { name: 'fast 3G, live', early: false, latency: 150, throughput: 200_000, interaction: 100 },
] as const;

type Condition = (typeof conditions)[number];

/** In ms. */
interface Times {
  /** The longest wait for a paint after an event of the press, as Event Timing reports it. */
  interaction: number;
  /** From pointer up until the result is painted. */
  result: number;
}

const MAX_RESULT = 200;
const MAX_MOVE = 1000;

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
  { pathname: '/about', control: dropdown, done: `${dropdown}[aria-expanded="true"]`, width: 1280 },
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

/** In the page: times the next press, whose result matches `done`. */
const watch = (done: string) =>
  new Promise<Times>((resolve) => {
    let interaction = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) interaction = Math.max(interaction, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    // The interaction is reported after its frame.
    const report = (result: number) => setTimeout(() => resolve({ interaction, result }), 100);
    const onUp = ({ timeStamp }: Event) => {
      const check = () => {
        if (document.querySelector(done) === null) requestAnimationFrame(check);
        // The next frame begins once this one is painted.
        else requestAnimationFrame((now) => report(now - timeStamp));
      };
      check();
    };
    addEventListener('pointerup', onUp, { capture: true, once: true });
  });

/** Opens a page of the built site's origin, in a window of this width. */
type Open = (width: number) => Promise<Page>;

/** One press: on a page just painted, or on one that has been live for three seconds. */
async function time(
  open: Open,
  { pathname, control, done, width = 390 }: Press,
  { early, latency, throughput }: Condition,
): Promise<Times> {
  const page = await open(width);
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(pathname, { waitUntil: 'commit' });
    const target = page.locator(control).first();
    await target.waitFor();
    if (!early) {
      await page.locator('html:not([data-entry])').waitFor({ state: 'attached' });
      // A real delay, because the budget is about it.
      await page.waitForTimeout(3000);
    }
    await target.scrollIntoViewIfNeeded();
    const [times] = await Promise.all([page.evaluate(watch, done), target.tap()]);
    return times;
  } finally {
    await page.close();
  }
}

/** The first run's times, or the medians of all runs if the first exceeded its budget. */
async function timeWell(open: Open, press: Press, condition: Condition): Promise<Times> {
  const first = await time(open, press, condition);
  if (first.interaction <= condition.interaction) return first;
  const all = [first];
  while (all.length < RUNS) all.push(await time(open, press, condition));
  const of = (name: keyof Times) => median(all.map((times) => times[name]));
  return { interaction: of('interaction'), result: of('result') };
}

async function measure(open: Open, condition: Condition): Promise<Figure[]> {
  const { name, early, interaction } = condition;
  const all: Times[] = [];
  for (const press of presses) {
    const times = await timeWell(open, press, condition);
    process.stderr.write(
      `${name}, ${press.control} on ${press.pathname}: ${JSON.stringify(times)}\n`,
    );
    all.push(times);
  }
  const figures = (['interaction', 'result'] as const).flatMap((figure) => {
    const values = all.map((times) => times[figure]);
    const most = figure === 'interaction' ? interaction : early ? undefined : MAX_RESULT;
    return [
      { what: `${name}: ${figure}, median`, value: median(values), most },
      { what: `${name}: ${figure}, worst`, value: Math.max(...values), most },
    ];
  });
  // The browser itself follows a link pressed before the script has loaded.
  if (early) return figures;
  const { result } = await timeWell(open, move, condition);
  return [...figures, { what: `${name}: first move`, value: result, most: MAX_MOVE }];
}

export async function measurePresses(): Promise<Figure[]> {
  const site = await serveSite();
  const browser = await chromium.launch(await ensureBrowser());
  const open: Open = (width) =>
    browser.newPage({
      baseURL: site.origin,
      viewport: { width, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
  try {
    const figures: Figure[] = [];
    for (const condition of conditions) figures.push(...(await measure(open, condition)));
    return figures;
  } finally {
    await browser.close();
    site.close();
  }
}
