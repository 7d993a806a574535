import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { AllStates, type DeskPicture } from 'storybook-addon-statecharts/pages';
import { allGroups, deskData, fixtureSources } from './fixtures/data.ts';

const meta = {
  title: 'Review/All states',
  component: AllStates,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllStates>;

export default meta;

type Story = Omit<StoryObj<typeof AllStates>, 'args'>;

/** Every screen in every state and mode, filtered by screen, theme and text. */
export const ContactSheet: Story = {
  render: () => <AllStates data={deskData(allGroups)} sources={fixtureSources} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10 pictures in 3 places');
    await expect(
      canvas.getAllByRole('region').map((sheet) => sheet.getAttribute('aria-label')),
    ).toEqual(['Screens/Donate', 'Screens/Sign in', 'Components/Button']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'Donate');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 of 10 pictures in 1 place'),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'typing');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('1 of 10 pictures in 1 place'),
    );
    await expect(canvas.getByRole('button', { name: /^Still typing/ })).toBeVisible();
  },
};

/** No picture matches the filters. */
export const NothingFits: Story = {
  render: () => (
    <AllStates data={deskData(allGroups)} sources={fixtureSources} filters={{ search: 'llama' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nowhere' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('10 pictures'));
  },
};

/** One state in all its modes, with its accessibility tree and tab stops. */
export const OneState: Story = {
  render: () => <AllStates data={deskData(allGroups)} sources={fixtureSources} />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Fifty dollars/ });
    if (first === undefined) throw new Error('There is no card');
    await userEvent.click(first);
    const state = await canvas.findByRole('region', { name: 'Donate · Fifty dollars' });
    await expect(within(state).getAllByRole('img')).toHaveLength(3);
    await expect(within(state).getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.click(await within(state).findByRole('button', { name: 'Read it' }));
    await userEvent.click(within(state).getByRole('button', { name: 'Number the focus' }));
    await expect(
      within(state).getByRole('region', { name: 'Where the keyboard stops' }),
    ).toHaveTextContent('4. button “Donate Now”');
    await userEvent.keyboard('{Escape}');
    await expect(state).not.toBeInTheDocument();
  },
};

const [picture] = deskData(allGroups).pictures;
const many: DeskPicture[] = Array.from({ length: 5000 }, (_, index) => {
  if (picture === undefined) throw new Error('There are no pictures');
  const screen = `Screen ${100 + Math.floor(index / 25)}`;
  return {
    ...picture,
    story: `screens-${Math.floor(index / 25)}--state-${index % 25}`,
    title: `Screens/${screen}`,
    screen,
    name: `State ${index % 25}`,
  };
});

/** Five thousand pictures: rendering stays limited to visible ones. */
export const FiveThousand: Story = {
  render: () => <AllStates data={deskData([], { pictures: many })} sources={fixtureSources} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5,000 pictures in 200 places');
    // Only visible items are rendered.
    await expect(document.querySelectorAll('main li').length).toBeLessThan(500);
    await expect(document.querySelectorAll('main > section').length).toBeLessThan(50);
    // The sheets continue as the page is scrolled, and those that are past release their pictures.
    for (const screen of [110, 130, 150, 170, 190, 210]) {
      scrollTo(0, document.documentElement.scrollHeight);
      const sheet = await canvas.findByRole('region', { name: `Screens/Screen ${screen}` });
      sheet.scrollIntoView();
      await waitFor(() => expect(within(sheet).getAllByRole('button')).toHaveLength(25));
    }
    await waitFor(() => expect(document.querySelectorAll('main li').length).toBeLessThan(500));
    scrollTo(0, 0);
    // Paper gets all.
    await fireEvent(window, new Event('beforeprint'));
    await expect(document.querySelectorAll('main li')).toHaveLength(5000);
    await fireEvent(window, new Event('afterprint'));
    await fireEvent.change(canvas.getByRole('searchbox', { name: 'Search' }), {
      target: { value: 'screens/screen 299' },
    });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('25 of 5,000 pictures in 1 place'),
    );
    await expect(document.querySelectorAll('main li')).toHaveLength(25);
  },
};
