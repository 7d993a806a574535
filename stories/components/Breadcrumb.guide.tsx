import type { Guide } from '../../board/guides/guide.ts';
import { Breadcrumb } from '../../src/ui/components/Breadcrumb/Breadcrumb.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

const example = (
  <Breadcrumb
    trail={[
      { label: 'Home', to: '/' },
      { label: 'Curriculum', to: '/curriculum' },
    ]}
    current="Grades 6–8"
  />
);

export const guide: Guide = {
  purpose: 'Shows a page’s position in the site, and links to the pages above.',
  use: [
    'Under the header of pages that lie below another: age bands and audiences.',
    'Where people arrive from a search engine and do not know what is above.',
  ],
  avoid: [
    ['For the steps of a task', { words: 'write “Step 2 of 3” in the heading' }],
    ['For parts of one page', 'Tabs'],
  ],
  pairs: [
    {
      right: 'end with the current page, in words.',
      wrong: 'print the address.',
      good: example,
      bad: <Text>curriculum / 6-8</Text>,
    },
  ],
  content: ['Each step is the title of its page. A step without a page is text, not a link.'],
  behaviour: [
    'It wraps between steps if it does not fit.',
    'It appears only on curriculum and audience pages (docs/product.md P3.7).',
  ],
  accessibility: [
    'A navigation landmark named “Breadcrumb”, with an ordered list of links.',
    'The last step is marked as the current page (WCAG 2.4.8).',
  ],
};
