import type { Guide } from '../../board/guides/guide.ts';
import { Quote } from '../../src/ui/components/Quote/Quote.tsx';

export const guide: Guide = {
  purpose: 'Quotes a person, and names them.',
  use: ['For voices of volunteers and stories of donors.', 'On paper, surface or sunk grounds.'],
  avoid: [
    ['For the academy’s own claims', 'Text'],
    ['For a person without their words', 'PersonCard'],
    ['On a tint, where its muted text would be too faint', { words: 'paper, surface or sunk' }],
  ],
  anatomy: {
    example: (
      <Quote name="Ana Ruiz" position="Volunteer mentor">
        An hour a week is less than I thought, and more than I hoped.
      </Quote>
    ),
    parts: [
      ['Words', 'right', 'Without quotation marks: the drawn mark replaces them.', 'blockquote'],
      ['Avatar', 'left', 'Decoration.', 'figcaption > span'],
      ['Speaker', 'right', 'The name. The position is optional.', 'figcaption > span:last-child'],
    ],
  },
  pairs: [
    {
      right: 'name who speaks.',
      wrong: 'quote “a happy parent”.',
      good: <Quote name="Ana Ruiz">An hour a week is more than I hoped.</Quote>,
      bad: <Quote name="A happy parent">Simply the best!</Quote>,
    },
  ],
  content: [
    'Their words, cut but never rewritten. Three dots where something is left out.',
    'One to three sentences. A whole story is an article.',
  ],
  accessibility: ['A figure with a block quotation; the caption names the speaker.'],
};
