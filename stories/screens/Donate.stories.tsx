import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, stateModes } from '../../.storybook/modes.ts';
import { donateMachine } from '../../machines/donate/donate.machine.ts';
import { paths } from '../../src/domain/paths.ts';
import { howToGive } from '../../src/content/donate.ts';
import { placeholders } from '../../src/content/messages.ts';
import { Donate } from '../../src/features/donate/Donate.tsx';
import { pin } from 'storybook-addon-statecharts';
import type { States } from '../../.storybook/actors/states.ts';
import { pinned } from '../_helpers/pinned.ts';
import { expectToast } from '../_helpers/toast.ts';
import { withPage } from '../_helpers/withPage.tsx';

const fortune = '98765432109876543210987654321098765432.10';

function DonateAt({ states }: { states: States }) {
  return <Donate snapshot={states.donate && pin(donateMachine, states.donate)} />;
}

const at = pinned('donate');

const meta = preview.meta({
  title: 'Screens/Donate',
  decorators: [withPage],
  render: (_, { parameters }) => <DonateAt states={(parameters.states ?? {}) as States} />,
  parameters: { path: paths.donate.pattern, chromatic: { modes: stateModes } },
});

/** The largest preset: the highest step is lit, and Captain Cash cheers. */
export const LargestPreset = meta.story({
  parameters: {
    chromatic: { modes: phoneAlone },
    states: at('preset', { preset: 1000 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Total Donation')).toHaveTextContent('$1,000');
    await expect(canvas.getByText('Your gift does this').closest('li')).toHaveTextContent(
      /^\$1000 sponsors an outreach program/,
    );
  },
});

/** Less than nothing, and more than numbers can count: no gift, but a sentence that says why. */
export const NoGift = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const [amount, why] of [
      ['-5', /Enter an amount above \$0/],
      ['1e400', /That is more than we can count/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, amount);
      await expect(canvas.getByLabelText('Total Donation')).toHaveTextContent(/^\$0$/);
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(why);
      await expect(canvas.getByRole('button', { name: 'Donate Now' })).toBeDisabled();
    }
  },
});

/** A fortune beyond the precision of numbers: exact to the cent, and within its panel. */
export const AFortune = meta.story({
  parameters: {
    states: at({ custom: 'amount' }, { preset: undefined, custom: fortune }),
    chromatic: { modes: { ...reflowCheck, ...phoneAlone } },
  },
  play: async ({ canvas }) => {
    const total = canvas.getByLabelText('Total Donation');
    await expect(total).toHaveTextContent('$98,765,432,109,876,543,210,987,654,321,098,765,432.10');
    await expect(total.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('button', { name: 'Donate Now' })).toBeEnabled();
  },
});

/** By keyboard alone: arrows select, typing deselects, clearing restores, Enter gives (to come). */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getByLabelText('Total Donation');
    const custom = canvas.getByRole('textbox', { name: /^Custom amount in dollars/ });
    const give = canvas.getByRole('button', { name: 'Donate Now' });
    // Past the email and the phone number.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '$50' })).toHaveFocus();
    const live = canvas.getByText('Your $50 is half of one student’s workshop place.');
    const sentence = live.closest('output');
    await userEvent.keyboard('{ArrowRight}');
    await expect(total).toHaveTextContent('$100');
    await expect(sentence).toHaveTextContent('Your $100 sponsors one student for a workshop.');
    await userEvent.tab();
    await userEvent.keyboard('a');
    await expect(give).toBeDisabled();
    await userEvent.tab();
    await expect(custom).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(custom);
    await expect(total).toHaveTextContent('$0');
    await userEvent.type(custom, '1e3{Enter}');
    await expect(total).toHaveTextContent('$1,000');
    await expectToast(canvas, placeholders.donation.title, placeholders.donation.text);
    const howToGiveToday = canvas.getByRole('group', { name: howToGive.title });
    await expect(howToGiveToday).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: '$25' }));
    await expect(custom).toHaveValue('');
    await expect(total).toHaveTextContent('$25');
  },
});
