import type { Guide } from '../../board/guides/guide.ts';
import { SkipLink } from '../../src/ui/components/SkipLink/SkipLink.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';

export function Example() {
  return (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <main id="content" tabIndex={-1}>
        <Text>The page begins here.</Text>
      </main>
    </>
  );
}

export const guide: Guide = {
  purpose: 'Lets people who use the keyboard jump over the header, straight to the content.',
  status: 'stable',
  use: ['Once, as the very first thing in the body. The shell has it already.'],
  avoid: [
    ['To lead to a part of a page', 'TextLink'],
    ['To hide words from the eye', 'VisuallyHidden'],
    ['A second time, to skip to a form', { words: 'a heading that can be walked to' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Target',
        'left',
        'Where it leads. It needs the id, and tabIndex −1, so that it can take the focus. The link itself is at the window’s top left corner, and visible only while it has the focus.',
        'main',
      ],
    ],
  },
  pairs: [
    {
      right: 'lead to a part of the page with a text link.',
      wrong: 'use the skip link as one: it is invisible until focused.',
      good: () => (
        <TextLink href="#gift" standalone>
          What a gift does
        </TextLink>
      ),
      bad: () => <Text tone="muted">(a link that appears with the focus alone)</Text>,
    },
  ],
  content: ['“Skip to content”: a verb, and where it leads.'],
  behaviour: [
    'Clipped, also for the pointer, until Tab reaches it; then above everything.',
    'At twice the text’s size it still fits the window.',
  ],
  accessibility: {
    role: 'Link.',
    name: 'Its words.',
    keys: [
      ['Tab', 'Reaches it first on every page, and shows it.'],
      ['Enter', 'Moves the focus to the content.'],
    ],
    notes: ['Meets bypass blocks (WCAG 2.4.1).', 'A target of 50 px, with the usual ring.'],
  },
};
