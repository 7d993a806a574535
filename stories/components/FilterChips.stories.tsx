import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FilterChips } from '../../src/ui/components/FilterChips/FilterChips.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { controlled } from '../_helpers/controlled.tsx';

/** Stores the selected filter, as a list's page does. */
const Chosen = controlled(FilterChips, 'value', 'onChange');

const options = ['All', 'Programming', 'Business', 'Design', 'Data'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = preview.meta({
  title: 'Components/FilterChips',
  component: FilterChips,
  tags: ['autodocs'],
  ...guided({
    do: 'begin with a chip for all.',
    dont: 'leave people without a way back.',
    bad: { options: options.slice(2), value: 'business' },
  }),
  args: { legend: 'Filter courses by category', options, value: 'all', onChange: fn() },
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

/** Selected and not, in every state. */
export const States = meta.story({
  parameters: inEachTheme,
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
