import type { Guide } from '../../board/guides/guide.ts';
import { RadioCards } from '../../src/ui/components/RadioCards/RadioCards.tsx';

export const guide: Guide = {
  purpose: 'Asks for one of a few choices, each on a large card.',
  use: [
    'For donation amounts, roles, plans: two to six choices that are sent with a form.',
    'Where each choice needs a sentence.',
  ],
  avoid: [
    ['For narrowing a list', 'FilterChips'],
    ['For parts of a page', 'Tabs'],
    ['For more than eight choices', { words: 'a native select' }],
    ['For yes or no', { words: 'a check box' }],
  ],
  anatomy: {
    example: (
      <RadioCards
        legend="How would you like to help?"
        columns="two"
        options={[
          { value: 'teach', label: 'Teach a class', description: 'Two evenings a month' },
          { value: 'mentor', label: 'Mentor one learner', description: 'An hour a week' },
        ]}
        value="teach"
        onChange={() => undefined}
      />
    ),
    parts: [
      ['Legend', 'top', 'The question. Hidden only under a heading of the same words.', 'legend'],
      ['Card', 'left', 'A native radio button; the whole card is its target.', 'label:first-child'],
      ['Label', 'right', 'Short, set large.', 'label:last-child span'],
      ['Description', 'bottom', 'Optional, for all or for none.', 'label span:last-child'],
      ['After the cards', 'bottom', 'Optional. A field for another answer.', 'fieldset'],
    ],
  },
  pairs: [
    {
      right: 'give answers of one kind.',
      wrong: 'mix choices with actions.',
      good: (
        <RadioCards
          legend="Choose an amount"
          options={['$25', '$50', '$100'].map((label) => ({ value: label, label }))}
          value="$50"
          onChange={() => undefined}
        />
      ),
      bad: (
        <RadioCards
          legend="Options"
          options={['$25', 'Tell me more'].map((label) => ({ value: label, label }))}
          value={undefined}
          onChange={() => undefined}
        />
      ),
    },
  ],
  content: [
    'Legend: a question, or an imperative: “Choose an amount”.',
    'Labels of one kind and one length; the usual answer first.',
  ],
  behaviour: [
    'Three columns become two on a phone, two become one.',
    'Nothing is chosen at first, unless one answer is right for most; never for our gain.',
  ],
  keys: [
    ['Tab', 'Reaches the chosen card; once more leaves the group.'],
    ['Up, Down, Left, Right', 'Chooses the next or previous one, and wraps around.'],
  ],
  accessibility: [
    'A group of radio buttons, named by its legend; each by its label and description.',
    'The chosen card has a thick edge besides its colour.',
  ],
};
