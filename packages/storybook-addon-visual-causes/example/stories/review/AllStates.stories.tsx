import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { AllStates, type DeskPicture } from 'storybook-addon-visual-causes/pages';
import { allGroups, deskData, fixtureSources } from './fixtures/data.ts';

const meta = {
  title: 'Review/All states',
  component: AllStates,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllStates>;

export default meta;

type Story = Omit<StoryObj<typeof AllStates>, 'args'>;

const searchOf = (canvas: Canvas) => canvas.getByRole('searchbox', { name: /^Search titles/ });

/** Every screen in every state and mode, filtered by kind and theme, and searched by words. */
export const ContactSheet: Story = {
  render: () => <AllStates data={deskData(allGroups)} sources={fixtureSources} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10 pictures in 3 places');
    await expect(
      canvas.getAllByRole('region').map((sheet) => sheet.getAttribute('aria-label')),
    ).toEqual(['Screens/Donate', 'Screens/Sign in', 'Components/Button']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'screens');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 of 10 pictures in 1 place'),
    );
    await userEvent.type(searchOf(canvas), 'still typing');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('found'));
    await expect(canvas.getAllByRole('button', { name: /Dark|dark/ })[0]).toHaveTextContent(
      'Still typing',
    );
  },
};

/** No story has any of the words. */
export const NothingFits: Story = {
  render: () => <AllStates data={deskData(allGroups)} sources={fixtureSources} search="llama" />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No picture found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('10 pictures'));
  },
};

/** One state in one mode, with its accessibility tree, tab stops and history. */
export const OneState: Story = {
  render: () => <AllStates data={deskData(allGroups)} sources={fixtureSources} />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Fifty dollars/ });
    if (first === undefined) throw new Error('There is no card');
    await userEvent.click(first);
    const state = await canvas.findByRole('region', { name: 'Donate · Fifty dollars' });
    await expect(within(state).getByRole('heading', { level: 2 })).toHaveFocus();
    const view = within(state);
    await expect(
      await view.findByRole('region', { name: 'Where the keyboard stops' }),
    ).toHaveTextContent('4. button “Donate Now”');
    await expect(view.getByText(/Gold for the chosen amount/)).toBeVisible();
    await userEvent.click(view.getByRole('radio', { name: 'Dark' }));
    await expect(view.getByRole('img', { name: /Desk, dark$/ })).toBeVisible();
    await expect(view.getByText('No commit has changed it.')).toBeVisible();
    await userEvent.click(view.getByRole('radio', { name: 'Light' }));
    await userEvent.click(view.getByRole('button', { name: 'Number the focus' }));
    await userEvent.keyboard('{Escape}');
    await expect(state).not.toBeInTheDocument();
  },
};

const [picture] = deskData(allGroups).pictures;
/** Five thousand pictures of a thousand screens. */
const many: DeskPicture[] = Array.from({ length: 5000 }, (_, index) => {
  if (picture === undefined) throw new Error('There are no pictures');
  const number = Math.floor(index / 5);
  return {
    ...picture,
    story: `screens-${number}--state-${index % 5}`,
    title: `Screens/Screen ${1000 + number}`,
    screen: `Screen ${1000 + number}`,
    name: `State ${index % 5}`,
  };
});

/** Five thousand pictures: only those near the window are in the document; paper has all. */
export const FiveThousand: Story = {
  render: () => <AllStates data={deskData([], { pictures: many })} sources={fixtureSources} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5,000 pictures in 1,000 places');
    const first = canvas.getByRole('region', { name: 'Screens/Screen 1000' });
    await expect(within(first).getAllByRole('button')).toHaveLength(5);
    await fireEvent(window, new Event('beforeprint'));
    await expect(document.querySelectorAll('main li')).toHaveLength(5000);
    await fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelectorAll('main li').length).toBeLessThan(500));
    await fireEvent.change(searchOf(canvas), { target: { value: '1999' } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 stories found'));
    await expect(document.querySelectorAll('main li')).toHaveLength(5);
  },
};
