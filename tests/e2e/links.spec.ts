import { answeringNotFound as lost, compositions, prerendered } from './pageList.ts';
import { answering, expect, test } from './support.ts';

/** Runs in the page: what is wrong with the links of these pages, of which some answer “not found”. */
async function deadLinks({ pages, lost }: { pages: readonly string[]; lost: readonly string[] }) {
  const opened = new Map<string, Promise<{ status: number; page: Document }>>();
  const open = (pathname: string) => {
    const answer =
      opened.get(pathname) ??
      fetch(pathname).then(async (response) => ({
        status: response.status,
        page: new DOMParser().parseFromString(await response.text(), 'text/html'),
      }));
    opened.set(pathname, answer);
    return answer;
  };
  const dead = new Set<string>();
  for (const from of pages) {
    const { status, page } = await open(from);
    if (status !== (lost.includes(from) ? 404 : 200)) dead.add(`${from}: ${status}`);
    const hrefs = [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
    if (hrefs.length <= 20) dead.add(`${from}: ${hrefs.length} links`);
    for (const href of hrefs.map(String)) {
      if (/^(?:mailto:[^@\s]+@[^@\s]+\.[a-z]+|tel:\+\d{11})$/.test(href)) continue;
      const url = new URL(href, location.origin + from);
      // The one link to a missing page, the admin's, is in no prerendered page (docs/product.md P2.3);
      // everyPage.spec.ts opens it.
      const isAway = url.origin !== location.origin || href === '/admin';
      const target = isAway ? undefined : await open(url.pathname);
      const isFound = target?.status === 200 || (url.pathname === from && lost.includes(from));
      const id = decodeURIComponent(url.hash.slice(1));
      const isPlace = !href.endsWith('#') && (id === '' || target?.page.getElementById(id));
      if (!isFound || !isPlace) dead.add(`${from} → ${href}`);
    }
  }
  return [...dead];
}

/** Runs in the page: title and main heading of a fetched page. */
async function namesOf(pathname: string) {
  const html = await (await fetch(pathname)).text();
  const { title, body } = new DOMParser().parseFromString(html, 'text/html');
  return { title, heading: body.querySelector('h1')?.textContent ?? '' };
}

// Parses documents, which the site's policy forbids. The browser logs those that are not found.
test.use({ bypassCSP: true, provokes: /status of 404/ });

test('every link on every page has a target', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(deadLinks, { pages: [...prerendered, ...lost], lost })).toEqual([]);
});

test('a click shows the same page as a load of its URL', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  // Before hydration a click loads the document, as without a script.
  await page.mouse.move(300, 300);
  await answering(page, 'h1');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  // Each links to the next, besides the links of the shell. The dashboard needs a session.
  const walk = compositions.filter((pathname) => !['/', '/dashboard'].includes(pathname));
  for (const target of walk.flatMap((to) => (to === '/curriculum' ? ['/courses', to] : [to]))) {
    const written = await page.evaluate(namesOf, target);
    await page.locator(`a[href="${target}"]:visible`).first().click();
    await expect(page).toHaveURL(target);
    await expect(page).toHaveTitle(written.title);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, target).toHaveText(written.heading);
    await expect(heading, target).toBeFocused();
  }
  // Without any document load.
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});
