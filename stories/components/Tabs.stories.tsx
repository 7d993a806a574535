import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Tabs } from '../../src/ui/components/Tabs/Tabs.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { alsoNarrow, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { controlled } from '../_helpers/controlled.tsx';

/** Stores the selected tab, as the dashboard does. */
const Selected = controlled(Tabs, 'selectedId', 'onSelect');

const tabs = [
  { id: 'courses', label: 'Courses', content: <Text>Three courses this winter.</Text> },
  { id: 'learners', label: 'Learners', content: <Text>Forty-one learners.</Text> },
  { id: 'messages', label: 'Messages', content: <Text>No messages.</Text> },
];

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  ...guided({
    do: 'name parts with nouns of one kind.',
    dont: 'hide actions among them.',
    bad: { tabs: ['courses', 'Add new +', 'Export'].map((id) => ({ id, label: id, content: '' })) },
  }),
  args: { label: 'Manage the academy', tabs, selectedId: 'courses', onSelect: fn() },
  render: (args) => <Selected {...args} />,
});

/** Parts of one view; a press on a tab shows its panel and hides the others. */
export const FirstTabChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Manage the academy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Learners' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Learners' })).toHaveTextContent(
      'Forty-one learners.',
    );
    await waitFor(() => expect(canvas.getByText('Three courses this winter.')).not.toBeVisible());
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('learners');
  },
});

/** More tabs than fit: the row scrolls horizontally, the page does not. */
export const LongContent = meta.story({
  parameters: alsoNarrow,
  args: {
    tabs: [
      ...tabs,
      {
        id: 'insurance',
        label: 'Finanzdienstleistungsaufsichtsgesetzbuch',
        content: <Text>One policy.</Text>,
      },
      { id: 'volunteers', label: 'Volunteers and mentors', content: <Text>Nine.</Text> },
      { id: 'donations', label: 'Donations this year', content: <Text>$1,000,000,000</Text> },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
  },
});

/** Selected and not, in every state. Focus selects, so only the selected tab has it. */
export const States = meta.story({
  parameters: inEachTheme,
  render: ({ onSelect }) => {
    const two = (variant: string, state: string) => {
      const [all, mine] = [`${variant}-${state}-all`, `${variant}-${state}-mine`];
      return (
        <Tabs
          label={`${variant}, ${state}`}
          tabs={[
            { id: all, label: 'All', content: 'Twelve.' },
            { id: mine, label: 'Mine', content: 'Three.' },
          ]}
          selectedId={variant === 'chosen' ? all : mine}
          onSelect={onSelect}
        />
      );
    };
    return (
      <>
        <StateSheet variants={['chosen']} states={['rest', 'hover', 'focus', 'pressed']}>
          {two}
        </StateSheet>
        <StateSheet variants={['other']} states={['rest', 'hover', 'pressed']}>
          {two}
        </StateSheet>
      </>
    );
  },
});
