import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';
import { type ChangeGroup, Desk, type DeskProps } from 'storybook-addon-visual-causes/pages';
import {
  allGroups,
  chosenInGold,
  deskData,
  emptyFormGone,
  fixtureSources,
  greener,
  ariaSnapshotDiffers,
  tooOften,
} from './fixtures/data.ts';

const meta = {
  title: 'Review/Changes',
  component: Desk,
  tags: ['!autodocs'],
} satisfies Meta<typeof Desk>;

export default meta;

type Story = Omit<StoryObj<typeof Desk>, 'args'>;

const deskOf = (data: DeskProps['data']) => <Desk data={data} sources={fixtureSources} />;

const seen = (canvas: Canvas, words: RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());

/** Removes the focus, as in the pictures. */
function removeFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const causes = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Causes' }));

const accepted = (group: ChangeGroup): ChangeGroup => ({
  ...group,
  changes: group.changes.map((change) => ({ ...change, isAccepted: true })),
});

/** Five causes, each with the command that accepts it. */
export const FiveCauses: Story = {
  render: () => deskOf(deskData(allGroups)),
  play: async ({ canvas, userEvent }) => {
    await expect(causes(canvas).getAllByText('To accept')).toHaveLength(5);
    await seen(canvas, /^npm run accept -- --cause gold$/);
    await userEvent.keyboard('j');
    await seen(canvas, /^npm run accept -- --cause green$/);
    await userEvent.keyboard('k');
    await userEvent.keyboard('n');
    await seen(canvas, /^2 of 7, Desk, dark$/);
    await userEvent.click(canvas.getByRole('button', { name: /Still typing, Desk, light$/ }));
    await seen(canvas, /^4 of 7, Desk, light$/);
    // Single keys can be turned off (WCAG 2.1.4).
    await userEvent.click(canvas.getByRole('button', { name: 'Single keys' }));
    await userEvent.keyboard('j');
    await seen(canvas, /^4 of 7, Desk, light$/);
    removeFocus();
  },
};

/** One cause is accepted: the branch's baselines have it. */
export const OneAccepted: Story = {
  render: () => deskOf(deskData([accepted(greener), tooOften])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/for 2 causes: 1 to accept/)).toBeVisible();
    await expect(causes(canvas).getAllByText('Accepted')).toHaveLength(1);
    await seen(canvas, /Commit them with the change/);
  },
};

/** The cause is a changed text, whose words are marked. */
export const ChangedWords: Story = {
  render: () =>
    deskOf(
      deskData([
        {
          ...chosenInGold,
          title: 'Donate: “… sponsors one student” is now “… sponsors two students”',
          changes: chosenInGold.changes.slice(0, 2),
          texts: [
            {
              was: 'paragraph: It sponsors one student',
              is: 'paragraph: It sponsors two students',
            },
          ],
        },
      ]),
    ),
  play: async ({ canvas }) => {
    const [line] = within(canvas.getByRole('list', { name: 'Changed words' })).getAllByRole(
      'listitem',
    );
    await expect(line?.querySelector('del')).toHaveTextContent('one');
    await expect(line?.querySelector('ins')).toHaveTextContent('two');
  },
};

/** A picture without one in the base, and one whose story no longer exists. */
export const NewAndGone: Story = {
  render: () => deskOf(deskData([tooOften, emptyFormGone])),
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, /New: the base has no picture to compare with/);
    await expect(canvas.getByRole('radio', { name: 'Slider' })).toBeDisabled();
    await userEvent.keyboard('j');
    await seen(canvas, /Removed: no story renders this/);
  },
};

/** The picture is the same, but the accessibility tree and the tab stops differ. */
export const ReadsOtherwise: Story = {
  render: () => deskOf(deskData([ariaSnapshotDiffers])),
  play: async ({ canvas, userEvent }) => {
    const lines = await canvas.findByRole('region', { name: 'What a screen reader reads' });
    await expect(lines.querySelector('ins')).toHaveTextContent('radio "$50" [checked]');
    await expect(lines.querySelector('del')).toHaveTextContent('radio "$50"');
    await userEvent.click(canvas.getByRole('button', { name: 'Number the focus' }));
    await seen(canvas, /4 stops, differ/);
    removeFocus();
  },
};

/** The keys 1 to 3 select the views of two pictures, here of different sizes. */
export const EveryView: Story = {
  render: () => deskOf(deskData([{ ...chosenInGold, changes: chosenInGold.changes.slice(2, 3) }])),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = async (key: string, name: string): Promise<void> => {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    };
    const marks = () => canvasElement.querySelectorAll('[data-mark]').length;
    await waitFor(() => expect(canvas.getAllByRole('img')[0]).toBeVisible());
    await view('1', 'Side by side');
    // Both pictures have marks; one key hides and shows them.
    await expect(marks()).toBe(4);
    await userEvent.keyboard('m');
    await expect(marks()).toBe(0);
    await userEvent.keyboard('m');
    await view('2', 'Slider');
    const range = await canvas.findByRole('slider', {
      name: 'How much of the picture before is shown',
    });
    await fireEvent.change(range, { target: { value: '25' } });
    await expect(range).toHaveAttribute('aria-valuetext', '25 %');
    await view('3', 'Difference');
    // The sheet holds both pictures, and each pixel that one lacks counts.
    await seen(canvas, /45,548 pixels differ, by up to 255 of 255 levels/);
    const drawn = canvas.getByRole('img', { name: /what differs$/ });
    await expect(drawn).toHaveAttribute('height', '900');
    await seen(canvas, /Both lie at the top left; what one lacks counts as different/);
    removeFocus();
  },
};

/** Every picture equals its base. */
export const NothingToReview: Story = {
  render: () => deskOf(deskData([])),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  },
};

/** No base is available: the page explains why and how to get one. */
export const NoBase: Story = {
  render: () => deskOf(deskData([], { base: undefined })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to compare with' })).toBeVisible();
  },
};
