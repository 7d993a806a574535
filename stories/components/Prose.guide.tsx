import type { Guide } from '../../board/guides/guide.ts';
import { Notice } from '../../src/ui/components/Notice/Notice.tsx';
import { Prose } from '../../src/ui/components/Prose/Prose.tsx';

export function Example() {
  return (
    <Prose>
      <h2>What we keep</h2>
      <p>Your name, your email address and which courses you take.</p>
      <ul>
        <li>No card numbers.</li>
        <li>No tracking.</li>
      </ul>
    </Prose>
  );
}

export const guide: Guide = {
  purpose: 'Sets long text that is read from top to bottom: a legal page, an article.',
  status: 'stable',
  use: [
    'For plain elements: headings, paragraphs, lists, links.',
    'For text that comes from one file and is read as a whole.',
  ],
  avoid: [
    ['Around components', 'Stack'],
    ['For one paragraph', 'Text'],
    ['For questions and answers that are opened', { words: 'details, one for each' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Heading', 'left', 'Closer to the following text than to the preceding.', 'h2'],
      ['Paragraph', 'right', 'At most 65 letters a line.', 'p'],
      [
        'List',
        'left',
        'With bullets or numbers; numbers of three figures stay inside the column.',
        'ul',
      ],
    ],
  },
  pairs: [
    {
      right: 'give it plain elements.',
      wrong: 'wrap components in it: its distances fight theirs.',
      good: () => <Example />,
      bad: () => (
        <Prose>
          <Notice tone="info" title="What we keep">
            Your name.
          </Notice>
        </Prose>
      ),
    },
  ],
  content: [
    'Short paragraphs, one thought each; headings that say what is under them.',
    'Say when it was last changed, at the top.',
    'Link words say where they lead, never “here”.',
  ],
  behaviour: [
    'A word of forty letters and an address break, at 320 px too.',
    'Text grows with the reader’s setting; lines stay short.',
  ],
  accessibility: {
    role: 'Those of its elements.',
    name: 'None of its own.',
    keys: 'It takes no focus; its links do.',
    notes: [
      'Text at 7 to 1, lines at most 65 letters, 1.6 high (WCAG 1.4.8).',
      'Lists keep their meaning in Safari, too.',
    ],
  },
};
