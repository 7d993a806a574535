import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { FilterChips } from '../../src/ui/components/FilterChips/FilterChips.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { controlled } from '../_helpers/controlled.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

/** Stores the selected filter, as a list's page does. */
const Chosen = controlled(FilterChips, 'value', 'onChange');

const options = ['All', 'Programming', 'Business', 'Design', 'Data'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = preview.meta({
  title: 'Components/FilterChips',
  component: FilterChips,
  decorators: [withCanvas],
  args: { legend: 'Filter courses by category', options, value: 'all', onChange: fn() },
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => <Chosen {...args} />,
});

/** One is selected; pressing another selects it at once. */
export const OneIsOn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Filter courses by category' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Design' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Design');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('design');
  },
});

/** By keyboard each chip is a Tab stop; Space and Enter select it. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Programming');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Business');
  },
});

/** Many and long ones wrap into rows; each is at least 44 px either way. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: reflowMode } },
  args: {
    options: [
      ...options,
      { value: 'x', label: 'X' },
      { value: 'long', label: 'Saving, budgeting and paying for a first home of one’s own' },
      { value: 'word', label: 'Finanzdienstleistungsaufsichtsgesetzbuch' },
    ],
    value: 'long',
  },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button')) {
      const { width, height } = chip.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
    }
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** Selected and not, in every state. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: ({ onChange }) => (
    <StateSheet variants={['off', 'on']} states={['rest', 'hover', 'focus', 'pressed']}>
      {(variant, state) => (
        <FilterChips
          legend={`Filter, ${variant}, ${state}`}
          options={[{ value: 'on', label: 'Business' }]}
          value={variant}
          onChange={onChange}
        />
      )}
    </StateSheet>
  ),
});
