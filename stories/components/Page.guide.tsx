import type { Guide } from '../../board/guides/guide.ts';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Page width="prose">
      <Panel tone="sunk">The page’s column</Panel>
    </Page>
  );
}

export const guide: Guide = {
  purpose: 'The centred column that contains all content, with the page’s side margins.',
  status: 'stable',
  use: ['For the header, the footer, and whatever is in no section.', '“Prose” for long text.'],
  avoid: [
    ['For a step down a page', 'Section'],
    ['To narrow a paragraph', 'Text'],
    ['Inside another one: margins would double', 'Stack'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Column', 'top', '1152 px of content at most; 672 for prose.', 'div > div'],
      ['Margin', 'left', '18 px on a phone, growing to 32 px.', 'div'],
    ],
  },
  pairs: [
    {
      right: 'let a section bring its own column.',
      wrong: 'put a page into a page.',
      good: () => (
        <Section space="tight">
          <Text>In the column once.</Text>
        </Section>
      ),
      bad: () => (
        <Page>
          <Page>
            <Text>In the column twice.</Text>
          </Page>
        </Page>
      ),
    },
  ],
  content: ['It has no text of its own.'],
  behaviour: [
    'Margins grow with the window; words without a place to break keep them, at 320 px too.',
    'In a window wider than the column it is centred.',
  ],
  accessibility: {
    role: 'None.',
    name: 'None.',
    keys: 'It takes no focus.',
    notes: ['At 400 % zoom it is as wide as the window: nothing scrolls sideways (WCAG 1.4.10).'],
  },
};
