import { describe, expect, it } from 'vitest';
import { pathLabels } from '../../../src/content/labels.ts';
import { trailOf } from '../../../src/domain/trail.ts';

const home = { label: 'Home', to: '/' };
const curriculum = { label: 'Curriculum', to: '/curriculum' };

describe('the breadcrumb', () => {
  it.each([
    ['/curriculum', { trail: [home], current: 'Curriculum' }],
    ['/curriculum/', { trail: [home], current: 'Curriculum' }],
    ['/Curriculum//k-2/', { trail: [home, curriculum], current: 'Grades K–2' }],
    ['/curriculum/parents', { trail: [home, curriculum], current: 'Parents' }],
    // No page lists all audiences, so this step is not a link.
    ['/audience/parents', { trail: [home, { label: 'For you' }], current: 'Parents' }],
    ['/audience/space-robots', { trail: [home, { label: 'For you' }], current: 'Space robots' }],
    ['/curriculum/caf%C3%A9', { trail: [home, curriculum], current: 'Café' }],
    ['/curriculum/%E0%A4%A', { trail: [home, curriculum], current: '%E0%A4%A' }],
    ['/curriculum/-later-', { trail: [home, curriculum], current: 'Later' }],
    ['/curriculum/__proto__', { trail: [home, curriculum], current: '__proto__' }],
    ['/audience/toString', { trail: [home, { label: 'For you' }], current: 'ToString' }],
    [
      '/cur/riculum/curriculum',
      { trail: [home, { label: 'Cur' }, { label: 'Riculum' }], current: 'Curriculum' },
    ],
    [
      '/curriculum/k-2/extra',
      { trail: [home, curriculum, { label: 'Grades K–2' }], current: 'Extra' },
    ],
  ])('of %s', (pathname, expected) => {
    expect(trailOf(pathname, pathLabels)).toEqual(expected);
  });

  it.each(['/', '/about', '/legal/terms', '/curriculums', '/my-audience'])(
    'is none on %s',
    (pathname) => {
      expect(trailOf(pathname, pathLabels)).toBeUndefined();
    },
  );
});
