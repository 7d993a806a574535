import { defineStoryboard, type AllLabelsOf } from 'storybook-addon-statecharts';
import { stateModes } from '../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import { donateMachine, type DonateContext } from '../../machines/donate/donate.machine.ts';
import { centsOf, formatMoney } from '../../src/domain/money.ts';
import { paths } from '../../src/domain/paths.ts';
import { Donate } from '../../src/features/donate/Donate.tsx';
import { Shell } from './_parts/Shell.tsx';
import { siteScreen } from './_parts/siteScreen.tsx';

/** The amount of a gift: a preset or a custom one. */
export default defineStoryboard(donateMachine, {
  labels: {
    name: 'Donate',
    about: 'A visitor picks an amount or types one, and the total follows.',
    states: {
      preset: 'An amount is chosen: one of the six buttons',
      custom: 'An amount of their own',
      'custom.reading': 'Reading what was typed',
      'custom.blank': 'No amount: nothing is chosen and nothing typed',
      'custom.amount': 'An amount above $0 is typed: it can be given',
      'custom.typing': 'Not an amount above $0 yet: nobody is corrected while typing',
      'custom.refused': 'Not an amount above $0: the field says what is wrong',
    },
    events: {
      'preset.choose': 'The visitor presses an amount',
      'custom.change': 'The visitor types an amount',
      'custom.leave': 'The visitor leaves the field',
      'donate.submit': 'The visitor presses Donate Now',
    },
    guards: {
      isBlank: { yes: 'the field is empty', otherwise: 'something is typed' },
      isAmount: { yes: 'it is an amount above $0', otherwise: 'it is no amount above $0' },
    },
  } satisfies AllLabelsOf<typeof donateMachine>,
  model: {
    events: [
      { words: 'a preset', event: { type: 'preset.choose', preset: 50 } },
      { words: 'an amount', event: { type: 'custom.change', text: '12' } },
      { words: 'no amount', event: { type: 'custom.change', text: '' } },
      { words: 'something that is no amount', event: { type: 'custom.change', text: 'twelve' } },
      { words: 'the field is left', event: { type: 'custom.leave' } },
      { words: 'Donate is pressed', event: { type: 'donate.submit' } },
    ],
  },
  parameters: { path: paths.donate.pattern, chromatic: { modes: stateModes } },
  screen: ({ machine }) => (
    <Shell>
      <Donate machine={machine} />
    </Shell>
  ),
  drive: (model) =>
    siteScreen({
      model: {
        ...model,
        distinguish: ({ preset, custom }: DonateContext) => [preset, custom],
        // A selected preset cannot be selected again, nor an empty field cleared.
        isPossible: (snapshot, { event }) => {
          const { preset, custom } = snapshot.context as DonateContext;
          if (event.type === 'preset.choose') return event['preset'] !== preset;
          return event.type !== 'custom.change' || event['text'] !== custom;
        },
      },
      addressOf: () => paths.donate.pattern,
      async act({ canvas, userEvent }, { event }) {
        const field = await canvas.findByLabelText(/^Custom amount/);
        if (event.type === 'preset.choose') {
          const label = formatMoney(centsOf(Number(event['preset'])));
          await userEvent.click(canvas.getByLabelText(label));
        } else if (event.type === 'custom.change') {
          const text = String(event['text']);
          await userEvent.clear(field);
          if (text !== '') await userEvent.paste(text);
        } else if (event.type === 'custom.leave') await userEvent.tab();
        else await userEvent.click(canvas.getByText('Donate Now'));
      },
    }),
  expect: {
    preset: async ({ canvas }) => {
      await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
      await expect(canvas.getByLabelText('Total Donation')).toHaveTextContent('$50');
      await expect(canvas.getByRole('button', { name: 'Donate Now' })).toBeEnabled();
      await expect(canvas.getByText('Examples for now: these people are made up.')).toBeVisible();
    },
    // A custom amount deselects the six presets.
    'custom.amount': async ({ canvas }) => {
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
      await expect(canvas.getByLabelText('Total Donation')).toHaveTextContent('$12');
      await expect(canvas.getByRole('button', { name: 'Donate Now' })).toBeEnabled();
    },
    'custom.blank': async ({ canvas }) => {
      await expect(canvas.getByLabelText('Total Donation')).toHaveTextContent('$0');
      const give = canvas.getByRole('button', { name: 'Donate Now' });
      await expect(give).toBeDisabled();
      await expect(give).toHaveAccessibleDescription('Choose an amount, or type one above $0.');
    },
    // The next key may make it an amount: no error while typing.
    'custom.typing': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.getByRole('button', { name: 'Donate Now' })).toBeDisabled();
    },
    // The field shows the expected format once it loses the focus.
    'custom.refused': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        /Enter the amount in numbers, as in 25 or 25\.50/,
      );
      await expect(canvas.getByRole('button', { name: 'Donate Now' })).toBeDisabled();
    },
  },
});
