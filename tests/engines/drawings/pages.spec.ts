import { prerendered } from '../../e2e/pageList.ts';
import { startEngine, type Browser } from '../browser.ts';
import { expect, personAt, test, WIDE } from '../test.ts';
import { unlike } from './compare.ts';
import { renderPage } from './renderPage.ts';

let reference: Browser;
test.beforeAll(async () => {
  reference = await startEngine('chromium');
});
test.afterAll(() => reference.close());

/** The pages with most drawings, which `npm test` compares; `npm run test:engines` compares all. */
const few = new Set(['/', '/courses']);

for (const address of prerendered) {
  test(
    `${address} renders its drawings as in Chromium`,
    few.has(address) ? {} : { tag: '@whole' },
    async ({ person, engine }) => {
      const inChromium = personAt(await reference.newWindow(WIDE), person.origin);
      const [one, other] = await Promise.all([
        renderPage(inChromium, address),
        renderPage(person, address),
      ]);
      await inChromium.close();
      // At least the logo.
      expect(one.drawings.length).toBeGreaterThan(0);
      expect(await unlike(engine, one, other)).toEqual([]);
    },
  );
}
