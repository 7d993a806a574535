import type { Guide } from '../../board/guides/guide.ts';
import { Breadcrumb } from '../../src/ui/components/Breadcrumb/Breadcrumb.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Breadcrumb
      trail={[
        { label: 'Home', to: '/' },
        { label: 'Curriculum', to: '/curriculum' },
      ]}
      current="Grades 6–8"
    />
  );
}

export const guide: Guide = {
  purpose: 'Shows a page’s position in the site, and links to the pages above.',
  status: 'stable',
  use: [
    'Under the header of pages that lie below another: age bands and audiences.',
    'Where people arrive from a search engine and cannot know what is above.',
  ],
  avoid: [
    ['For the steps of a task', { words: 'say “Step 2 of 3” in the heading' }],
    ['For parts of one page', 'Tabs'],
    ['On pages at the top of the site', { words: 'the header’s links are enough' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Steps', 'top', 'Links from the site’s root down, each 44 px high.', 'li:first-child a'],
      ['Stroke', 'bottom', 'Between two steps; drawn, not read.', 'li:nth-child(2)'],
      ['This page', 'top', 'The last step: the current page, not a link.', 'li:last-child span'],
    ],
  },
  pairs: [
    {
      right: 'end with the current page.',
      wrong: 'leave it out, or make it a link to itself.',
      good: () => <Example />,
      bad: () => <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Curriculum" />,
    },
    {
      right: 'say names as people do.',
      wrong: 'print the address.',
      good: () => (
        <Breadcrumb
          trail={[{ label: 'Curriculum', to: '/curriculum' }]}
          current="Kindergarten to grade 2"
        />
      ),
      bad: () => <Text>curriculum / k-2</Text>,
    },
  ],
  content: [
    'Each step is the title of its page, shortened only where the page’s own title is longer than a line.',
    'A step without a page of its own is text, not a dead link.',
  ],
  behaviour: [
    'It wraps between steps if it does not fit; a long word breaks.',
    'It shows only on addresses with a curriculum or an audience part (docs/product.md P3.7).',
  ],
  accessibility: {
    role: 'A navigation landmark with an ordered list in it.',
    name: '“Breadcrumb”.',
    keys: [
      ['Tab', 'Goes from step to step.'],
      ['Enter', 'Opens the step.'],
    ],
    notes: [
      'The last step carries aria-current="page".',
      'It shows the current location (WCAG 2.4.8, level AAA).',
    ],
  },
};
