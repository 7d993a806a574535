import { useState } from 'react';
import type { Guide } from '../../board/guides/guide.ts';
import { RadioCards } from '../../src/ui/components/RadioCards/RadioCards.tsx';

export function Example() {
  const [way, setWay] = useState<string>();
  return (
    <RadioCards
      legend="How would you like to help?"
      columns="two"
      options={[
        { value: 'teach', label: 'Teach a class', description: 'Two evenings a month' },
        { value: 'mentor', label: 'Mentor one learner', description: 'An hour a week' },
      ]}
      value={way}
      onChange={setWay}
    />
  );
}

export const guide: Guide = {
  purpose: 'Asks for one of a few choices, each on a large card.',
  status: 'stable',
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
    example: Example,
    parts: [
      [
        'Legend',
        'top',
        'The question they answer. Hidden only where a heading right above says the same.',
        'legend',
      ],
      ['Card', 'left', 'A native radio button; the whole card is its target.', 'label:first-child'],
      ['Label', 'right', 'Short, set large.', 'label:last-child span'],
      [
        'Description',
        'bottom',
        'Optional. A sentence, read with the label.',
        'label:first-child span:last-child',
      ],
      [
        'After the cards',
        'bottom',
        'Optional. A field for another answer, part of the same group.',
        'fieldset',
      ],
    ],
  },
  pairs: [
    {
      right: 'ask a question and give answers of one kind.',
      wrong: 'mix choices with actions.',
      good: () => <Example />,
      bad: () => (
        <RadioCards
          legend="Options"
          columns="two"
          options={[
            { value: 'teach', label: 'Teaching' },
            { value: 'more', label: 'Tell me more' },
          ]}
          value={undefined}
          onChange={() => undefined}
        />
      ),
    },
  ],
  content: [
    'Legend: a question, or an imperative: “Choose an amount”.',
    'Labels of one kind and one length; the usual answer first, not preselected for our gain.',
    'Descriptions for all or for none.',
  ],
  behaviour: [
    'Three columns become two on a phone, two become one.',
    'Huge numbers and words of forty letters break inside a card.',
    'Nothing is chosen at first, unless there is a right answer for most.',
  ],
  accessibility: {
    role: 'A group of radio buttons.',
    name: 'The group’s: its legend. Each one’s: label and description.',
    keys: [
      ['Tab', 'Reaches the chosen card; once more leaves the group.'],
      ['Up, Down, Left, Right', 'Chooses the next or previous one, and wraps around.'],
      ['Space', 'Chooses the one with the focus.'],
    ],
    notes: [
      'Chosen is gold with a thick edge: the fill is not the only cue; forced colours use the system’s highlight.',
      'Native buttons lie over the whole card, so that touch and speech meet them.',
    ],
  },
};
