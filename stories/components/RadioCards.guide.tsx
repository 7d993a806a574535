import { useState } from 'react';
import type { Guide } from '../../board/guides/guide.ts';
import { FilterChips } from '../../src/ui/components/FilterChips/FilterChips.tsx';
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
  purpose: 'Asks for one of a few, each large enough to be read as a thing.',
  status: 'stable',
  use: [
    'For donation amounts, roles, plans: two to six choices that are sent with a form.',
    'Where each choice needs a sentence.',
  ],
  avoid: [
    { when: 'For narrowing a list', instead: 'FilterChips' },
    { when: 'For parts of a page', instead: 'Tabs' },
    { when: 'For more than eight choices', instead: { words: 'a native select' } },
    { when: 'For yes or no', instead: { words: 'a check box' } },
  ],
  anatomy: {
    example: Example,
    parts: [
      {
        name: 'Legend',
        side: 'top',
        at: 'legend',
        text: 'The question they answer. Hidden only where a heading right above says the same.',
      },
      {
        name: 'Card',
        side: 'left',
        at: 'label:first-child',
        text: 'A native radio button; the whole card is its target.',
      },
      { name: 'Label', side: 'right', at: 'label:last-child span', text: 'Short, set large.' },
      {
        name: 'Description',
        side: 'bottom',
        at: 'label:first-child span:last-child',
        text: 'Optional. A sentence, read with the label.',
      },
      {
        name: 'After the cards',
        side: 'bottom',
        at: 'fieldset',
        text: 'Optional. A field for another answer, part of the same group.',
      },
    ],
  },
  pairs: [
    {
      right: 'ask a question and give answers of one kind.',
      wrong: 'mix what people choose from with what people do.',
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
    {
      right: 'filter with chips.',
      wrong: 'filter with cards that take a quarter of the screen.',
      good: () => (
        <FilterChips
          legend="Filter courses by category"
          options={[
            { value: 'all', label: 'All courses' },
            { value: 'design', label: 'Design' },
          ]}
          value="all"
          onChange={() => undefined}
        />
      ),
      bad: () => (
        <RadioCards
          legend="Filter courses by category"
          columns="two"
          options={[
            { value: 'all', label: 'All courses' },
            { value: 'design', label: 'Design' },
          ]}
          value="all"
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
      { press: 'Tab', does: 'Reaches the group, at what is chosen; once more leaves it.' },
      {
        press: 'Up, Down, Left, Right',
        does: 'Chooses the next or the last one, around the ends.',
      },
      { press: 'Space', does: 'Chooses the one with the focus.' },
    ],
    notes: [
      'Chosen is gold with a thick edge: the fill is not the only cue; forced colours use the system’s highlight.',
      'Native buttons lie over the whole card, so that touch and speech meet them.',
    ],
  },
  related: ['FilterChips', 'Tabs', 'MoneyField', 'Total'],
};
