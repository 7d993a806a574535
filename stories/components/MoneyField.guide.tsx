import { useState } from 'react';
import type { Guide } from '../../board/guides/guide.ts';
import { MoneyField } from '../../src/ui/components/MoneyField/MoneyField.tsx';

export function Example() {
  const [amount, setAmount] = useState('');
  return (
    <MoneyField
      label="Custom amount in dollars"
      description="Any amount from $1."
      required
      value={amount}
      onChange={setAmount}
    />
  );
}

export const guide: Guide = {
  purpose: 'Takes an amount of dollars, exactly as it is typed.',
  status: 'stable',
  use: [
    'For every amount of money that people type.',
    'After RadioCards with the usual amounts, for another one.',
  ],
  avoid: [
    ['For a number that is no money', 'TextField'],
    ['For a choice of a few amounts', 'RadioCards'],
    ['To show a sum', 'Total'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Label', 'top', 'Says the currency in words, because the sign is not read.', 'label'],
      ['Description', 'right', 'Optional. What to enter, before any mistake.', 'p'],
      [
        'Dollar sign',
        'left',
        'Drawn in the field; a press on it is a press on the field.',
        'span[aria-hidden]',
      ],
      ['Field', 'right', 'A text field with the number keyboard.', 'input'],
      [
        'Error',
        'bottom',
        'Optional, under the field: what is wrong, and how to put it right.',
        'input',
      ],
    ],
  },
  pairs: [
    {
      right: 'name the currency in the label.',
      wrong: 'rely on a sign that is not read.',
      good: () => (
        <MoneyField
          label="Custom amount in dollars"
          required
          value="25"
          onChange={() => undefined}
        />
      ),
      bad: () => <MoneyField label="Amount" required value="25" onChange={() => undefined} />,
    },
    {
      right: 'take “1,000” and “$25” as people type them.',
      wrong: 'scold them for a comma.',
      good: () => (
        <MoneyField
          label="Custom amount in dollars"
          required
          value="1,000"
          onChange={() => undefined}
        />
      ),
      bad: () => (
        <MoneyField
          label="Custom amount in dollars"
          required
          value="1,000"
          error="Digits only"
          onChange={() => undefined}
        />
      ),
    },
  ],
  content: [
    'Label: what it is for, then the currency: “Custom amount in dollars”.',
    'Error: what to do, with an example: “Enter an amount in dollars, like 50”.',
    'No placeholder: it looks like an answer and goes when it is needed.',
  ],
  behaviour: [
    'What is typed is never rewritten: signs, commas and letters stay, for the form to read or to refuse.',
    'It counts in whole cents (docs/product.md P13.11).',
    'The scroll wheel changes nothing: it is no number field.',
    'More digits than fit scroll inside the field.',
  ],
  accessibility: {
    role: 'Text field.',
    name: 'Its label.',
    keys: [
      ['Tab', 'Reaches it.'],
      ['Enter', 'Sends its form.'],
    ],
    notes: [
      'Description and error are read with the field; the error begins with “Error:”.',
      'Phones show the number keyboard with a decimal point.',
      'It says what it is to the browser’s own fill: transaction amount.',
    ],
  },
};
