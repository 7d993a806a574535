import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RadioCards } from '../../src/ui/components/RadioCards/RadioCards.tsx';
import { alsoNarrow, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { controlled } from '../_helpers/controlled.tsx';

/** Stores the choice, as a form does. */
const Chosen = controlled(RadioCards, 'value', 'onChange');

const amounts = ['$25', '$50', '$100', '$250', '$500', '$1,000'].map((label) => ({
  value: label,
  label,
}));

const meta = preview.meta({
  title: 'Components/RadioCards',
  component: RadioCards,
  tags: ['autodocs'],
  ...guided({
    parts: {
      legend: ['top', '**Legend.** The question.'],
      'label:first-child': [
        'left',
        '**Card.** A native radio button; the whole card is its target.',
      ],
      'label:last-child span': ['right', '**Label.** Short, set large.'],
      fieldset: ['bottom', '**After the cards.** Optional. A field for another answer.'],
    },
    do: 'give answers of one kind.',
    dont: 'mix choices with actions.',
    bad: { options: ['$25', 'Tell me more'].map((label) => ({ value: label, label })) },
  }),
  args: { legend: 'Choose an amount', options: amounts, value: '$50', onChange: fn() },
  render: (args) => <Chosen {...args} />,
});

/** Amounts to give; a press selects one. */
export const OneChosen = meta.story({
  parameters: alsoNarrow,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Choose an amount' })).toBeVisible();
    await userEvent.click(canvas.getByText('$100'));
    await expect(canvas.getByRole('radio', { name: '$100' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '$50' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('$100');
  },
});

/** Selected and not, in every state. */
export const States = meta.story({
  parameters: inEachTheme,
  render: ({ onChange }) => (
    <StateSheet variants={['not chosen', 'chosen']} states={['rest', 'hover', 'focus', 'pressed']}>
      {(variant, state) => (
        <RadioCards
          legend={`Amount, ${variant}, ${state}`}
          options={[{ value: '50', label: '$50' }]}
          value={variant === 'chosen' ? '50' : undefined}
          onChange={onChange}
        />
      )}
    </StateSheet>
  ),
});
