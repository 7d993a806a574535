import { expect, test } from 'vitest';
import { pathLabels } from '../../../src/content/labels.ts';
import { trailOf } from '../../../src/domain/trail.ts';

const home = { label: 'Home', to: '/' };
const curriculum = { label: 'Curriculum', to: '/curriculum' };
const audience = { label: 'For you' };

test.each([
  ['/curriculum/', [home], 'Curriculum'],
  ['/Curriculum//k-2/', [home, curriculum], 'Grades K–2'],
  // No page lists all audiences, so this step is not a link.
  ['/audience/space-robots', [home, audience], 'Space robots'],
  ['/curriculum/caf%C3%A9', [home, curriculum], 'Café'],
  ['/curriculum/%E0%A4%A', [home, curriculum], '%E0%A4%A'],
  ['/curriculum/-later-', [home, curriculum], 'Later'],
  ['/audience/toString', [home, audience], 'ToString'],
  ['/curriculum/k-2/extra', [home, curriculum, { label: 'Grades K–2' }], 'Extra'],
  ['/cur/riculum/curriculum', [home, { label: 'Cur' }, { label: 'Riculum' }], 'Curriculum'],
])('the breadcrumb of %s', (pathname, trail, current) => {
  expect(trailOf(pathname, pathLabels)).toEqual({ trail, current });
});

test.each(['/', '/about', '/curriculums', '/my-audience'])('%s has no breadcrumb', (pathname) => {
  expect(trailOf(pathname, pathLabels)).toBeUndefined();
});
