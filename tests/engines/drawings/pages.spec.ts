import { prerendered } from '../../e2e/pageList.ts';
import { personAt, type Person } from '../person.ts';
import { expect, test as base, WIDE } from '../test.ts';
import { unlike } from './compare.ts';
import { renderPage } from './renderPage.ts';

/** A window in Chromium beside the engine's own. */
const test = base.extend<{ inChromium: Person }>({
  inChromium: async ({ reference, baseURL }, use) => {
    const window = await reference.newWindow(WIDE);
    await use(personAt(window, baseURL ?? ''));
    await window.close();
  },
});

/** The pages with most drawings, which `npm test` compares; `npm run test:engines` compares all. */
const few = new Set(['/', '/courses']);

for (const address of prerendered) {
  test(
    `${address} renders its drawings as in Chromium`,
    few.has(address) ? {} : { tag: '@whole' },
    async ({ person, inChromium, engine }) => {
      const [one, other] = await Promise.all([
        renderPage(inChromium, address),
        renderPage(person, address),
      ]);
      // At least the logo.
      expect(one.drawings.length).toBeGreaterThan(0);
      expect(unlike(engine, one, other)).toEqual([]);
    },
  );
}
