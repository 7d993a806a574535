import { expect, test, type Route } from '@playwright/test';
import { expireStored } from '../e2e/sessionSupport.ts';
import { askForLink } from '../e2e/support.ts';
import { seeded } from '../../src/ui/art/geometry/seed.ts';

const MINUTES = 2;

/** The same whole numbers in every run. */
const random = seeded('soak');

/** How a request fails: aborted, or a gateway's error page. */
const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  (route) => route.abort('timedout'),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: '' }),
  (route) => route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Timeout</h1>' }),
];

test('one request in five fails for two minutes: no sign-out, no blank page', async ({ page }) => {
  await page.goto(await askForLink(page, 'student@tallygrove.test'));
  await expect(page.getByText('Student Dashboard')).toBeVisible();

  let requests = 0;
  let broken = 0;
  let refreshes = 0;
  await page.route('**/*', async (route) => {
    // A failed document request shows the browser's own error page.
    if (route.request().isNavigationRequest()) return route.continue();
    requests += 1;
    if (route.request().url().includes('grant_type=refresh_token')) refreshes += 1;
    if (random(1, 5) > 1) return route.continue();
    broken += 1;
    const fail = failures[random(0, failures.length - 1)];
    return fail === undefined ? route.abort() : fail(route);
  });

  const destinations = ['About', 'Courses', 'Events', 'Blog', 'Contact', 'Programs'];
  const until = Date.now() + MINUTES * 60_000;
  let visits = 0;
  while (Date.now() < until) {
    visits += 1;
    if (visits % 4 === 0) {
      // A token about to expire, so that refreshes meet the same failures.
      await expireStored(page, 5000);
      await page.goto('/dashboard');
    } else {
      const name = destinations[random(0, destinations.length - 1)] ?? 'About';
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    }
    // Every outcome is readable: a page, a labelled spinner, or a way on.
    await expect(page.getByRole('main')).toContainText(/\w/);
    await expect(page.getByRole('banner')).toBeVisible();
    // Evaluated in the context, because the page may be navigating.
    const { origins } = await page.context().storageState();
    const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
    expect(kept).toContain('tallygrove.session');
    await page.waitForLoadState('networkidle');
  }

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/dashboard');
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  process.stdout.write(
    `${visits} pages, ${requests} requests, ${broken} broken, ${refreshes} refreshes\n`,
  );
  expect(broken).toBeGreaterThan(10);
  expect(refreshes).toBeGreaterThan(0);
});
