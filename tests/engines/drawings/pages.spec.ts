import { prerendered } from '../../e2e/pageList.ts';
import type { EngineName } from '../../../scripts/lib/engines.ts';
import { personAt, type Person } from '../person.ts';
import { expect, test as base, WIDE } from '../test.ts';
import { unlike } from './compare.ts';
import { renderPage, type Fault } from './renderPage.ts';

/** A window in Chromium beside the engine's own. */
const test = base.extend<{ inChromium: Person }>({
  inChromium: async ({ reference, baseURL }, use) => {
    const window = await reference.newWindow(WIDE);
    await use(personAt(window, baseURL ?? ''));
    await window.close();
  },
});

/**
 * Pages with every kind of drawing, which `npm test` compares; `npm run test:engines` compares the others.
 */
const few = new Set(['/', '/about', '/curriculum/6-8', '/courses', '/donate']);
const WHOLE = { tag: '@whole' };

for (const address of prerendered) {
  const details = few.has(address) ? {} : WHOLE;
  test(
    `${address} renders its drawings as in Chromium`,
    details,
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

/** The planted losses. */
const faults: (Fault & { what: string; address: string; readBy?: EngineName })[] = [
  {
    what: 'all that lies outside of a view box without separators',
    address: '/about',
    drawing: 'svg[viewBox="-20 -20 40 40"]',
    plant: (drawing) => document.querySelector(drawing)?.setAttribute('viewBox', '-20-20 40 40'),
    readBy: 'webkit',
  },
  {
    what: 'the ring of a band’s mark',
    address: '/curriculum/6-8',
    drawing: 'main svg[viewBox="-20 -20 40 40"]',
    plant: (drawing) => document.querySelector(`${drawing} circle[stroke-width="4"]`)?.remove(),
  },
  {
    what: 'one of the seven rings of the front page',
    address: '/',
    drawing: 'svg:has(path[stroke-width="24"])',
    plant: (drawing) => document.querySelector(`${drawing} path[stroke-width="24"]`)?.remove(),
  },
  {
    what: 'the engraving of a ring of the front page',
    address: '/',
    drawing: 'svg:has(defs path:last-child)',
    plant: (drawing) => document.querySelector(`${drawing} defs path:last-child`)?.remove(),
  },
  {
    what: 'a rosette',
    address: '/courses',
    drawing: 'main svg[viewBox="-100 -100 200 200"]',
    plant: (drawing) => document.querySelector(drawing)?.replaceChildren(),
  },
];

for (const { what, address, readBy, ...fault } of faults) {
  test(`the loss of ${what} is detected`, WHOLE, async ({ person, inChromium, engine }) => {
    test.skip(engine === readBy, 'This engine reads it.');
    const [one, other] = await Promise.all([
      renderPage(inChromium, address),
      renderPage(person, address, fault),
    ]);
    expect(unlike(engine, one, other)).toEqual([expect.stringMatching('is drawn otherwise')]);
  });
}
