import type { Page } from '@playwright/test';
import {
  changeStored,
  expireStored,
  runUntilRefresh,
  signInAs,
  signInByLink,
  stopClock,
  storedSession,
  watchRefreshes,
} from './sessionSupport.ts';
import { expect, test } from './support.ts';

const token = /\/auth\/v1\/token/;
const services = /\/(?:auth|rest)\/v1\//;
const profiles = /\/rest\/v1\/profiles/;
const dashboard = (page: Page) => page.getByText('Student Dashboard');

/** The bearer of each request for a profile, from now on. */
function watchProfiles(page: Page): string[] {
  const bearers: string[] = [];
  page.on('request', (request) => {
    if (profiles.test(request.url())) bearers.push(request.headers()['authorization'] ?? '');
  });
  return bearers;
}

/** The browser notes every request that fails, and so do we. */
const failedRequest = /Failed to load resource|profile could not be loaded/;

test.describe('an expired token while the network is gone', () => {
  test.use({ provokes: failedRequest });

  test('is kept, and good again when the network is back', async ({ page, context }, info) => {
    await signInAs(page, info);
    await expireStored(page);
    const before = await storedSession(page);
    const refreshes = watchRefreshes(context);
    await page.route(services, (route) => route.abort('internetdisconnected'));

    const read = watchProfiles(page);
    await page.goto('/dashboard');
    // Asked for again and again, and nothing is read with what is over.
    await expect.poll(() => refreshes.count).toBeGreaterThan(2);
    expect(await storedSession(page)).toEqual(before);
    expect(read).toEqual([]);

    await page.unroute(services);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(dashboard(page)).toBeVisible();
    const after = await storedSession(page);
    expect(after?.refreshToken).not.toBe(before?.refreshToken);
    expect(read).toEqual([`Bearer ${after?.accessToken}`]);
  });
});

test.describe('a service that is away for a moment when the page opens', () => {
  test.use({ provokes: failedRequest });

  for (const answer of [502, 503, 504, undefined]) {
    test(`${answer ?? 'a lost connection'}: the dashboard with the next attempt`, async ({
      page,
      context,
    }, info) => {
      await signInAs(page, info);
      await expireStored(page);
      const refreshes = watchRefreshes(context);
      const read = watchProfiles(page);
      await page.route(
        token,
        (route) => (answer === undefined ? route.abort() : route.fulfill({ status: answer })),
        { times: 1 },
      );
      await page.goto('/dashboard');
      await expect(dashboard(page)).toBeVisible();
      const { accessToken } = (await storedSession(page)) ?? {};
      expect([refreshes.count, read]).toEqual([2, [`Bearer ${accessToken}`]]);
    });
  }
});

test.describe('a refresh that is asked to wait', () => {
  test.use({ provokes: failedRequest });

  test('waits as long as it was told, every time, and keeps the session', async ({
    page,
    context,
  }, info) => {
    await page.clock.install();
    await signInAs(page, info);
    // Due, and good for another minute.
    await changeStored(page, { expiresAt: (await page.evaluate(() => Date.now())) + 60_000 });
    const before = await storedSession(page);
    const refreshes = watchRefreshes(context);
    let answered = 0;
    await page.route(token, async (route) => {
      await route.fulfill({
        status: 429,
        headers: { 'retry-after': '120', 'content-type': 'application/json' },
        body: JSON.stringify({
          code: 429,
          error_code: 'over_request_rate_limit',
          msg: 'Slow down',
        }),
      });
      answered += 1;
    });
    await page.goto('/dashboard');
    await expect(dashboard(page)).toBeVisible();
    expect(refreshes.count).toBe(1);

    await stopClock(page);
    for (let asked = 1; asked <= 5; asked += 1) {
      // The network's own time stands still: a wait begins when its answer has been read.
      await expect.poll(() => answered).toBe(asked);
      await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
      await page.clock.runFor(115_000);
      expect(refreshes.count).toBe(asked);
      await page.clock.runFor(10_000);
      await expect.poll(() => refreshes.count).toBe(asked + 1);
    }
    expect(await storedSession(page)).toEqual(before);
    await expect(dashboard(page)).toBeVisible();
  });
});

test.describe('a refresh that is refused', () => {
  test.use({ provokes: /status of 400/ });

  test('is asked for once, and said', async ({ page, context }, info) => {
    await signInAs(page, info);
    await expireStored(page);
    const refreshes = watchRefreshes(context);
    await page.clock.install();
    await page.route(token, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({
          code: 400,
          error_code: 'refresh_token_not_found',
          msg: 'Invalid Refresh Token: Refresh Token Not Found',
        }),
      }),
    );
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/signin');
    await expect(
      page.getByText('Your session has ended. Sign in again to go on.').first(),
    ).toBeVisible();
    await page.clock.runFor(600_000);
    expect(refreshes.count).toBe(1);
    expect(await storedSession(page)).toBeNull();
  });
});

const HOUR = 3_600_000;

for (const [what, offset] of [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
] as const) {
  test(`a device clock that is ${what} refreshes as any other does`, async ({
    page,
    context,
  }, info) => {
    await page.clock.install({ time: Date.now() + offset });
    const refreshes = watchRefreshes(context);
    await signInByLink(page, info);
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
    const { expiresAt = 0 } = (await storedSession(page)) ?? {};
    // Until two minutes before the end nothing is due (policy).
    await page.clock.pauseAt(expiresAt - 180_000);
    await page.clock.runFor(50_000);
    expect(refreshes.count).toBe(0);
    await runUntilRefresh(page, refreshes, 60_000);
    await expect
      .poll(async () => (await storedSession(page))?.expiresAt)
      .toBeGreaterThan(expiresAt);
    await page.clock.runFor(1_800_000);
    expect(refreshes.count).toBe(1);
  });
}

for (const [what, offset, expected] of [
  ['forward, over the end of the token,', HOUR, 1],
  ['back', -HOUR, 0],
] as const) {
  test(`a device clock that is put an hour ${what} does not loop`, async ({
    page,
    context,
  }, info) => {
    await signInAs(page, info);
    const refreshes = watchRefreshes(context);
    await page.clock.install({ time: Date.now() + offset });
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
    await expect.poll(() => refreshes.count).toBe(expected);
    await stopClock(page);
    await page.clock.runFor(1_800_000);
    await expect(dashboard(page)).toBeVisible();
    expect(refreshes.count).toBe(expected);
  });
}

test.describe('a profile that takes 20 s', () => {
  test.use({ provokes: /profile could not be loaded/ });

  test('is waited for in words, and public pages are there meanwhile', async ({
    page,
    context,
  }, info) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInAs(page, info);
    const refreshes = watchRefreshes(context);
    // Each page has one for its start, beside the protected page's own.
    const explanation = page.getByText('Checking who is signed in').filter({ visible: true });
    let asked = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(profiles, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect.poll(() => asked).toBe(1);
    await stopClock(page);
    await page.clock.runFor(10_000);
    await expect(explanation).toBeVisible();
    await expect(dashboard(page)).toHaveCount(0);

    await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).click();
    await expect(page).toHaveURL('/courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(explanation).toBeVisible();

    // Given up at 15 s, and asked for again by itself with the next tick.
    await page.clock.runFor(10_000);
    await expect(page.getByText('Loading dashboard')).toBeVisible();
    await expect(page.getByText('This takes longer than it should')).toBeVisible();
    release();
    await page.clock.runFor(30_000);
    await expect(dashboard(page)).toBeVisible();
    expect([asked, refreshes.count]).toEqual([2, 0]);
  });
});

test('a page that comes back from the back/forward cache after a sign-out shows nothing private', async ({
  page,
}, info) => {
  await signInAs(page, info);
  // Playwright's browser has no such cache. To a page it is this: what happened meanwhile was not
  // heard, and then comes `pageshow`.
  const seen = await page.evaluate(async () => {
    localStorage.removeItem('tallygrove.session');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise(requestAnimationFrame);
    return document.querySelector('main')?.innerText ?? '';
  });
  expect(seen).not.toContain('Student Dashboard');
  await expect(page).toHaveURL('/signin');
  await expect(dashboard(page)).toHaveCount(0);
  await page.goBack();
  await expect(dashboard(page)).toHaveCount(0);
});

test('a page that comes back from the back/forward cache with its session goes on', async ({
  page,
  context,
}, info) => {
  await signInAs(page, info);
  const refreshes = watchRefreshes(context);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(refreshes.count).toBe(0);
});
