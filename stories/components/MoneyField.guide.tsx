import type { Guide } from '../../board/guides/guide.ts';
import { MoneyField } from '../../src/ui/components/MoneyField/MoneyField.tsx';

export const guide: Guide = {
  purpose: 'Takes an amount of dollars, exactly as it is typed.',
  use: [
    'For every amount of money that people type.',
    'After RadioCards with the usual amounts, for another one.',
  ],
  avoid: [
    ['For a number that is no money', 'TextField'],
    ['For a choice of a few amounts', 'RadioCards'],
    ['To show a sum', 'Total'],
  ],
  pairs: [
    {
      right: 'name the currency in the label.',
      wrong: 'rely on a sign that is not read.',
      good: <MoneyField label="Custom amount in dollars" value="25" onChange={() => undefined} />,
      bad: <MoneyField label="Amount" value="25" onChange={() => undefined} />,
    },
  ],
  content: [
    'Label: what it is for, then the currency: “Custom amount in dollars”.',
    'Error: what to do, with an example: “Enter an amount in dollars, like 50”.',
    'No placeholder: it looks like an answer and disappears when it is needed.',
  ],
  behaviour: [
    'What is typed is never rewritten: the form reads or refuses signs, commas and letters.',
    'It counts in whole cents (docs/product.md P13.11).',
    'A press on the sign is a press on the field; the scroll wheel changes nothing.',
  ],
  accessibility: [
    'A text field, named by its label. Description and error are read with it.',
    'Phones show the number keyboard with a decimal point.',
  ],
};
