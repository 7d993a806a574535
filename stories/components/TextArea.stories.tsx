import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { TextArea } from '../../src/ui/components/TextArea/TextArea.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withWidth } from '../_helpers/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  decorators: [withCanvas],
  args: { label: 'Message', required: true },
  parameters: { chromatic: { modes: sheetModes } },
});

/** Several lines; Enter starts a new line and does not submit. */
export const EmptyField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Dear all,{Enter}two seats, please.');
    await expect(field).toHaveValue('Dear all,\ntwo seats, please.');
  },
});

/** The label marks an optional field. */
export const Optional = meta.story({
  args: { required: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: /^Message ?\(optional\)$/ }),
    ).not.toBeRequired();
  },
});

/** The description states the format before any mistake, and is read with the field. */
export const WithDescription = meta.story({
  args: { description: 'We answer within two working days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We answer within two working days.',
    );
  },
});

/** An error is marked by more than colour, and read with the field. */
export const WithError = meta.story({
  args: { error: 'Enter your message', description: 'We answer within two working days.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We answer within two working days. Error: Enter your message',
    );
  },
});

/** It grows with its text to 60 % of the window; a word of forty letters breaks. */
export const LongContent = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
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

/** Text at twice its size. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  args: { description: 'We answer within two working days.', error: 'Enter your message' },
});

/** Empty, filled and wrong, in every state of a field. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
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
