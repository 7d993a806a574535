import { expect, test } from 'vitest';
import { findingsOf, type StoryTest } from '../../../review/pictures/findings.ts';

const badge = { file: 'stories/components/Badge.stories.tsx', name: 'Components/Badge › States' };

function failed(mode: string, message: string): StoryTest {
  return { ...badge, id: 'components-badge--states', mode, state: 'failed', errors: [message] };
}

const CHANGED = 'Screenshot does not match the stored reference.\n';

test('what a run found, by story and mode', () => {
  const tests: StoryTest[] = [
    failed('light', `${CHANGED}5 pixels (ratio 0.01) differ.`),
    failed('forced-colors', 'No existing reference screenshot found.'),
    failed('dark', `${CHANGED}Expected image dimensions to be 800×96px, but received 800×98px.`),
    failed('light-390', 'Could not capture a stable screenshot within 5000ms.'),
    failed('light-1280', 'Unable to find an element'),
    { ...badge, id: 'components-badge--default', mode: 'light', state: 'passed', errors: [] },
    { ...badge, id: 'components-badge--default', mode: 'dark', state: 'skipped', errors: [] },
  ];
  const before = (mode: string) =>
    `tests/visual/__screenshots__/components-badge/states/${mode}.png`;
  expect(findingsOf(tests, 'out')).toEqual([
    {
      ...badge,
      id: 'components-badge--states',
      findings: [
        {
          kind: 'changed',
          mode: 'dark',
          pixels: undefined,
          sizes: { before: '800×96', after: '800×98' },
          before: before('dark'),
          after: 'out/components-badge/states/dark-actual.png',
          difference: undefined,
        },
        {
          kind: 'missing',
          mode: 'forced-colors',
          after: 'out/components-badge/states/forced-colors-reference.png',
        },
        {
          kind: 'changed',
          mode: 'light',
          pixels: 5,
          sizes: undefined,
          before: before('light'),
          after: 'out/components-badge/states/light-actual.png',
          difference: 'out/components-badge/states/light-diff.png',
        },
        { kind: 'broken', mode: 'light-1280', message: 'Unable to find an element' },
        { kind: 'unstable', mode: 'light-390', before: before('light-390') },
      ],
    },
  ]);
});

test('stories stand in the order of their names', () => {
  const names = ['Screens/Home › Default', 'Components/Badge › States', 'Components/Badge › Band'];
  const tests = names.map((name, index) => ({
    ...failed('light', 'broken'),
    id: `story--${index}`,
    name,
  }));
  expect(findingsOf(tests, 'out').map(({ name }) => name)).toEqual(names.toSorted());
});
