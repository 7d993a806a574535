import type { Guide } from '../../board/guides/guide.ts';
import { Quote } from '../../src/ui/components/Quote/Quote.tsx';

export function Example() {
  return (
    <Quote name="Ana Ruiz" position="Volunteer mentor">
      An hour a week is less than I thought, and more than I hoped.
    </Quote>
  );
}

export const guide: Guide = {
  purpose: 'Quotes a person, and names them.',
  status: 'stable',
  use: ['For voices of volunteers and stories of donors.', 'On paper, surface or sunk grounds.'],
  avoid: [
    ['For the academy’s own claims', 'Text'],
    ['For a person without their words', 'PersonCard'],
    ['On a tint, where its muted text would be too faint', { words: 'paper, surface or sunk' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Mark', 'left', 'Drawn, not read.', 'blockquote'],
      ['Words', 'right', 'Without quotation marks: the mark stands for them.', 'blockquote'],
      ['Coin', 'left', 'Their letters. Decoration.', 'figcaption > span'],
      [
        'Name and position',
        'right',
        'Who said it. The position is optional.',
        'figcaption > span:last-child',
      ],
    ],
  },
  pairs: [
    {
      right: 'name who speaks.',
      wrong: 'quote “a happy parent”.',
      good: () => <Example />,
      bad: () => <Quote name="A happy parent">Simply the best!</Quote>,
    },
  ],
  content: [
    'Their words, unpolished: cut, never rewritten. Three dots where something is left out.',
    'One to three sentences. A whole story is an article.',
    'Name, then what they are to the academy.',
  ],
  behaviour: [
    'Quotes of unequal length begin on one line.',
    'Words and names in other scripts are set as they are.',
    'A long word breaks instead of widening its column.',
  ],
  accessibility: {
    role: 'A figure with a block quotation and its caption.',
    name: 'Its caption: name and position.',
    keys: 'It takes no focus.',
    notes: ['Screen readers skip the mark; the caption names the speaker.'],
  },
};
