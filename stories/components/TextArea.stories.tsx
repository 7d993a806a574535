import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextArea } from '../../src/ui/components/TextArea/TextArea.tsx';
import { inEachTheme, guided, withoutPicture } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { withWidth } from '../_helpers/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  ...guided({
    do: 'help before people write.',
    good: { description: 'What would you like to know?' },
    dont: 'put it into a placeholder, which disappears.',
    bad: { placeholder: 'What would you like to know?' },
  }),
  args: { label: 'Message', required: true },
});

/** Several lines; Enter starts a new line and does not submit. */
export const EmptyField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Dear all,{Enter}two seats, please.');
    await expect(field).toHaveValue('Dear all,\ntwo seats, please.');
  },
});

/** It grows with its text to 60 % of the window; a word of forty letters breaks. */
export const LongContent = meta.story({
  parameters: withoutPicture,
  args: {
    defaultValue: `${'My daughter is nine and has saved for a bicycle since March. '.repeat(12)}
Finanzdienstleistungsaufsichtsgesetzbuch`,
  },
  decorators: [withWidth(320)],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    const wanted = Math.min(field.scrollHeight, 0.6 * innerHeight);
    await expect(field.offsetHeight).toBeGreaterThanOrEqual(Math.floor(wanted));
  },
});

/** Empty, filled and wrong, in every state of a field. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <StateSheet variants={['empty', 'filled', 'wrong']} states={['rest', 'hover', 'focus']}>
      {(variant) => (
        <TextArea
          label="Message"
          required
          defaultValue={variant === 'filled' ? 'Is there a class for grandparents?' : ''}
          error={variant === 'wrong' ? 'Enter your message' : undefined}
        />
      )}
    </StateSheet>
  ),
});
