import { expectAccessible } from './accessibility.ts';
import { contentSizes, expectNothingCovered } from './floatingDonate.ts';
import { compositions } from './pageList.ts';
import { expectPrintable } from './printable.ts';
import { expectReflow } from './reflow.ts';
import { signInAs } from './sessionSupport.ts';
import { expect, test, waitForTypefaces } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// docs/product.md P2.3
const unknown = '/admin';

// One page of each kind, with all checks on one load, because a load takes as long as each check. Stories
// and their pictures cover what only one band or audience has.
for (const pathname of [...compositions, unknown]) {
  test.describe(pathname, () => {
    test.use({ provokes: pathname === unknown ? /status of 404/ : undefined });

    test(`${pathname} is accessible and complete at every width and text size, and in print`, async ({
      page,
    }) => {
      // A document has the styles of its page: only the typefaces and the statecharts add some.
      const laterStyles: string[] = [];
      page.on('request', (request) => {
        if (/(?<!fonts-[^/]*|actors-[^/]*)\.css$/u.test(request.url()))
          laterStyles.push(request.url());
      });
      const answer = await page.goto(pathname);
      expect(answer?.status()).toBe(pathname === unknown ? 404 : 200);
      const dashboard = page.getByRole('main').getByRole('link', { name: 'Dashboard' });
      if (pathname === unknown) await expect(dashboard).toHaveAttribute('href', '/dashboard');
      await expect(page).toHaveTitle(/. \| Tallygrove Academy$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await waitForTypefaces(page);

      await expectReflow(page);
      await expectNothingCovered(page, contentSizes);
      await expectAccessible(page);
      await expectPrintable(page);
      // Signed out, that leads to another page.
      if (pathname !== '/dashboard') expect(laterStyles).toEqual([]);
    });
  });
}

test('an admin’s dashboard has no violation, and targets of 44 px', async ({ page }, info) => {
  await signInAs(page, info, 'admin@tallygrove.test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
  await expectAccessible(page);
});
