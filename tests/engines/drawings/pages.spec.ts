import { prerendered } from '../../e2e/pageList.ts';
import type { EngineName } from '../../../scripts/lib/engines.ts';
import { personAt, type Person } from '../person.ts';
import { expect, test as base, WIDE } from '../test.ts';
import { unlike } from './compare.ts';
import { drawPage } from './drawn.ts';

/** Besides the engine's own person, one in Chromium. */
const test = base.extend<{ inChromium: Person }>({
  inChromium: async ({ reference, baseURL }, use) => {
    const window = await reference.newWindow(WIDE);
    await use(personAt(window, baseURL ?? ''));
    await window.close();
  },
});

for (const address of prerendered) {
  test(`${address} is drawn as in Chromium`, async ({ person, inChromium, engine }) => {
    const [one, other] = await Promise.all([
      drawPage(inChromium, address),
      drawPage(person, address),
    ]);
    // The logo, at the least.
    expect(one.drawings.length).toBeGreaterThan(0);
    expect(unlike(engine, one, other)).toEqual([]);
  });
}

/** What could be lost from the first drawing that has it. */
const faults: { what: string; address: string; plant: () => void; readBy?: EngineName }[] = [
  {
    what: 'all that lies outside of a view box without separators',
    address: '/about',
    plant: () =>
      document
        .querySelector('svg[viewBox="-20 -20 40 40"]')
        ?.setAttribute('viewBox', '-20-20 40 40'),
    readBy: 'webkit',
  },
  {
    what: 'the ring of a band’s mark',
    address: '/curriculum/6-8',
    plant: () =>
      document
        .querySelector('main svg[viewBox="-20 -20 40 40"] circle[stroke-width="4"]')
        ?.remove(),
  },
  {
    what: 'one of the seven rings of the front page',
    address: '/',
    plant: () => document.querySelector('svg path[stroke-width="24"]')?.remove(),
  },
  {
    what: 'the engraving of a ring of the front page',
    address: '/',
    plant: () => document.querySelector('svg defs path:last-child')?.remove(),
  },
  {
    what: 'a rosette',
    address: '/courses',
    plant: () => {
      const rosette = document.querySelector('main svg[viewBox="-100 -100 200 200"]');
      // Left in the markup: the page may still be brought to life.
      for (const part of rosette?.querySelectorAll<SVGElement>('*') ?? []) part.style.opacity = '0';
    },
  },
];

for (const { what, address, plant, readBy } of faults) {
  test(`the loss of ${what} is noticed`, async ({ person, inChromium, engine }) => {
    test.skip(engine === readBy, 'This engine reads it.');
    const [one, other] = await Promise.all([
      drawPage(inChromium, address),
      drawPage(person, address, plant),
    ]);
    expect(unlike(engine, one, other)).toEqual([expect.stringMatching('is drawn otherwise')]);
  });
}
