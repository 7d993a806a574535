import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MoneyField } from '../../src/ui/components/MoneyField/MoneyField.tsx';
import { inEachTheme, guided, withoutPicture } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { controlled } from '../_helpers/controlled.tsx';

/** Stores the value, as a form does. */
const Typed = controlled(MoneyField, 'value', 'onChange');

const meta = preview.meta({
  title: 'Components/MoneyField',
  component: MoneyField,
  tags: ['autodocs'],
  ...guided({
    do: 'name the currency in the label.',
    good: { value: '25' },
    dont: 'rely on a sign that is not read.',
    bad: { label: 'Amount', value: '25' },
  }),
  args: { label: 'Custom amount in dollars', required: true, value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
});

/** An amount, with the numeric keyboard; the sign is decorative, and the label names it. */
export const EmptyField = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Custom amount in dollars' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '75');
    await expect(field).toHaveValue('75');
    await expect(args.onChange).toHaveBeenLastCalledWith('75');
  },
});

/** A press on the sign focuses the field. */
export const SignPressed = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByText('$').getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit).toBe(canvas.getByRole('textbox'));
  },
});

/** Empty, filled and wrong, in every state of a field. */
export const States = meta.story({
  parameters: inEachTheme,
  render: ({ onChange }) => (
    <StateSheet variants={['empty', 'filled', 'wrong']} states={['rest', 'hover', 'focus']}>
      {(variant) => (
        <MoneyField
          label="Amount in dollars"
          required
          value={{ empty: '', filled: '250', wrong: 'some' }[variant]}
          error={variant === 'wrong' ? 'Enter an amount' : undefined}
          onChange={onChange}
        />
      )}
    </StateSheet>
  ),
});
