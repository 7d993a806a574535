import { expectAccessibleInBothThemes } from './accessibility.ts';
import { signInAs } from './sessionSupport.ts';
import { expect, test } from './support.ts';

// everyPage.spec.ts covers every page on load; stories cover menus, errors and toasts.

const wide = { width: 1280, height: 800 };

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

test('the dashboard of an admin has no violation in either theme, and targets of 44 px', async ({
  page,
}, info) => {
  await signInAs(page, info, 'admin@tallygrove.test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
  await expectAccessibleInBothThemes(page);
});
