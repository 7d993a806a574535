import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within, type userEvent as events } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';
import { browserStore, Desk, type DeskProps, verdictText } from 'storybook-addon-statecharts/pages';
import {
  allGroups,
  chosenInGold,
  decided,
  deskData,
  emptyFormGone,
  fixtureSources,
  greener,
  ariaSnapshotDiffers,
  tooOften,
} from './fixtures/data.ts';
import { memoryStore } from './fixtures/memoryStore.ts';

const meta = {
  title: 'Review/Changes',
  component: Desk,
  tags: ['!autodocs'],
} satisfies Meta<typeof Desk>;

export default meta;

type Story = Omit<StoryObj<typeof Desk>, 'args'>;

const now = () => new Date('2026-11-21T12:00:00.000Z');

/** Each story has its own store, so decisions do not leak between stories. */
const deskOf = (data: DeskProps['data'], options: Partial<DeskProps> = {}) => (
  <Desk data={data} sources={fixtureSources} store={memoryStore()} isStill now={now} {...options} />
);

type UserEvent = ReturnType<typeof events.setup>;

/** Returns the text of the live region. */
const announcementIn = (canvas: Canvas): string =>
  canvas
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

const seen = (canvas: Canvas, words: RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());

/** Views each sample of the open group. */
async function viewAllSamples(canvas: Canvas, userEvent: UserEvent): Promise<void> {
  for (;;) {
    await waitFor(() => expect(canvas.getAllByRole('img')[0]).toBeVisible());
    const [, done = '', all = ''] =
      /(\d+) of (\d+) samples/.exec(canvas.getByText(/viewed\.|samples\./).textContent) ?? [];
    if (done === all) return;
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(canvas.getByText(/viewed\.|samples\./)).not.toHaveTextContent(
        `${done} of ${all} samples`,
      ),
    );
  }
}

const jsonFile = (name: string, text: string) =>
  new File([text], name, { type: 'application/json' });

/** Removes the focus, as in the pictures. */
function removeFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const badge = (canvas: Canvas, title: string) =>
  within(canvas.getByRole('navigation', { name: 'Decisions' })).getByRole('button', {
    name: new RegExp(title),
  });

/** Five decisions; one of the first one's three samples has been viewed. */
export const Unopened: Story = {
  render: () => deskOf(deskData(allGroups)),
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, /1 of 3 samples/);
    // A group cannot be approved before every sample has been viewed.
    await userEvent.click(canvas.getByRole('button', { name: 'Approve all 7' }));
    await expect(announcementIn(canvas)).toContain('Not approved: 1 of 3 samples viewed.');
    await expect(badge(canvas, 'Chosen amount in gold')).toHaveTextContent('Open');
    removeFocus();
  },
};

/** Approved by one key: the next open group is selected, and the last decision can be undone. */
export const Approved: Story = {
  render: () => deskOf(deskData([chosenInGold, greener])),
  play: async ({ canvas, userEvent }) => {
    await viewAllSamples(canvas, userEvent);
    await seen(canvas, /All 3 samples viewed/);
    // Pictures of different sizes are reported and still compared.
    await seen(canvas, /Now 390 × 900 px, accepted 390 × 876 px/);
    await userEvent.keyboard('a');
    await expect(badge(canvas, 'Chosen amount in gold')).toHaveTextContent('Approved');
    await expect(announcementIn(canvas)).toContain('Next: Colour: green');
    await userEvent.keyboard('u');
    await expect(badge(canvas, 'Chosen amount in gold')).toHaveTextContent('Open');
    await userEvent.keyboard('a');
    await userEvent.click(badge(canvas, 'Chosen amount in gold'));
    await seen(canvas, /approved, 21 Nov 2026/);
    removeFocus();
  },
};

/** A change request with a pin. The draft stays while another sample is viewed. */
export const AskedWithAPin: Story = {
  render: () => deskOf(deskData([chosenInGold, greener])),
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, /1 of 3 samples/);
    await userEvent.keyboard('c');
    const note = await canvas.findByRole('textbox', { name: 'What should change?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(note).toBeInvalid();
    // Letters typed in a field are no shortcuts.
    await userEvent.type(note, 'Is the gold still 3:1? jack');
    await expect(note).toHaveValue('Is the gold still 3:1? jack');
    // By keyboard the pin starts in the middle.
    canvas.getByRole('button', { name: 'Put a pin on the picture' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(badge(canvas, 'Colour: green'));
    await userEvent.click(badge(canvas, 'Chosen amount in gold'));
    await seen(canvas, /Not sent yet: “Is the gold still 3:1\? jack”/);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with your note' }));
    const pin = canvas.getByRole('button', { name: /^Pin 1/ });
    pin.focus();
    const before = pin.style.left;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(pin.style.left).not.toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(badge(canvas, 'Chosen amount in gold'));
    await seen(canvas, /asks for a change/);
    await expect(badge(canvas, 'Chosen amount in gold')).toHaveTextContent('Change asked');
    removeFocus();
  },
};

/** The file, the summary, and other reviewers' files, of which one is truncated. */
export const HandingOver: Story = {
  render: () =>
    deskOf(
      deskData(allGroups, {
        verdicts: [decided('Lena', [[greener, 'approved']])],
        pullRequest: {
          url: 'https://github.com/academy/site/pull/12',
          repository: 'https://github.com/ana/site',
          branch: 'gold',
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Hand over' }));
    await expect(dialog.getByRole('button', { name: /^Save lena-\w+\.json$/ })).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: 'Commit it in the pull request' }),
    ).toHaveAttribute('href', 'https://github.com/ana/site/upload/gold/board/verdicts');
    await expect(
      dialog.getByRole('link', { name: 'Copy and comment on the pull request' }),
    ).toHaveAttribute('href', 'https://github.com/academy/site/pull/12#new_comment_field');
    await expect(
      dialog.getByRole('textbox', { name: 'Summary for the pull request' }),
    ).toHaveTextContent('## Review desk');
    const whole = verdictText(decided('Sam', [[tooOften, 'approved']]));
    const damaged = whole.replaceAll('Sam', 'Priya').replace('"approved"', '"waved through"');
    await userEvent.upload(dialog.getByLabelText('Decisions of others'), [
      jsonFile('sam.json', whole),
      jsonFile('priya.json', damaged),
    ]);
    await waitFor(() => expect(dialog.getByText('Read: 1 decision of Sam.')).toBeVisible());
    await expect(
      dialog.getByText('priya.json, line 5: its decision cannot be read.'),
    ).toBeVisible();
    await expect(badge(canvas, 'Colour: green')).toHaveTextContent('Approved');
    await expect(badge(canvas, 'Sign in: too many tries')).toHaveTextContent('Approved');
    removeFocus();
  },
};

/** One picture has a change request, all others are approved, and a reviewer answers the note. */
export const OneOfMany: Story = {
  render: () => deskOf(deskData([chosenInGold, greener])),
  play: async ({ canvas, userEvent }) => {
    await viewAllSamples(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /Still typing, Desk, light$/ }));
    await userEvent.keyboard('c');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'What should change?' }),
      'The caret is lost on gold.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Of this picture only/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('region', { name: 'Your decision' })).toHaveTextContent(
      '“The caret is lost on gold.”',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Approve the other 6' }));
    await expect(badge(canvas, 'Chosen amount in gold')).toHaveTextContent('Change asked');
    await userEvent.click(badge(canvas, 'Chosen amount in gold'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reply' }), 'It blinks in ink.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(canvas.getByText(/replies, 21 Nov 2026/)).toHaveTextContent('It blinks in ink.');
    removeFocus();
  },
};

/** The cause is a changed text: each picture with it is viewed, and the change is marked. */
export const ChangedWords: Story = {
  render: () =>
    deskOf(
      deskData([
        {
          ...chosenInGold,
          title: 'Donate: “… sponsors one student” is now “… sponsors two students”',
          changes: chosenInGold.changes.slice(0, 2),
          samples: 2,
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
    await seen(canvas, /1 of 2 samples/);
  },
};

/** Two reviewers disagree: both decisions stay. */
export const TwoOpinions: Story = {
  render: () =>
    deskOf(
      deskData([greener, tooOften], {
        verdicts: [
          decided('Lena', [[greener, 'approved']]),
          decided(
            'Sam',
            [[greener, 'asked', { note: 'Too dark beside the ink.' }]],
            '2026-11-20T16:00:00.000Z',
          ),
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, /Both stand until one of you changes theirs/);
    await expect(badge(canvas, 'Colour: green')).toHaveTextContent('Two opinions');
    await seen(canvas, /Too dark beside the ink/);
    await expect(canvas.queryByText(/Still to look/)).toBeNull();
    await userEvent.keyboard('j');
    await seen(canvas, /Still to look: you, Sam/);
    await userEvent.keyboard('k');
  },
};

/** Storage is full: decisions stay on the page, and the file is offered. */
export const StorageFull: Story = {
  render: () =>
    deskOf(deskData([tooOften, greener]), {
      store: memoryStore('The storage of this browser is full.'),
    }),
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, /All of it viewed/);
    await userEvent.keyboard('a');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The storage of this browser is full.');
    await expect(within(alert).getByRole('button', { name: 'Save the file' })).toBeVisible();
    await expect(badge(canvas, 'Sign in: too many tries')).toHaveTextContent('Approved');
    // Decisions still work after a failure.
    await userEvent.keyboard('u');
    await expect(badge(canvas, 'Sign in: too many tries')).toHaveTextContent('Open');
    removeFocus();
  },
};

/** A picture without an accepted version, and one whose story no longer exists. */
export const NewAndGone: Story = {
  render: () => deskOf(deskData([tooOften, emptyFormGone])),
  play: async ({ canvas, userEvent }) => {
    await seen(canvas, /New: there is no accepted picture to compare with/);
    await expect(canvas.getByRole('radio', { name: 'Slider' })).toBeDisabled();
    await userEvent.keyboard('j');
    await seen(canvas, /Gone: nothing draws this any more/);
    await seen(canvas, /All of it viewed/);
  },
};

/** The picture is the same, but the accessibility tree and the tab stops differ. */
export const ReadsOtherwise: Story = {
  render: () => deskOf(deskData([ariaSnapshotDiffers])),
  play: async ({ canvas, userEvent }) => {
    const lines = await canvas.findByRole('region', { name: 'What a screen reader is told' });
    await expect(lines.querySelector('ins')).toHaveTextContent('radio "$50" [checked]');
    await expect(lines.querySelector('del')).toHaveTextContent('radio "$50"');
    await userEvent.click(canvas.getByRole('button', { name: 'Number the focus' }));
    await seen(canvas, /4 stops, differ/);
    removeFocus();
  },
};

/** The keys 1 to 5 select the views of two pictures, here of different sizes. */
export const EveryView: Story = {
  render: () => deskOf(deskData([{ ...chosenInGold, changes: chosenInGold.changes.slice(2, 3) }])),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = async (key: string, name: string): Promise<void> => {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    };
    const slider = (name: string) => canvas.findByRole('slider', { name });
    const marks = () => canvasElement.querySelectorAll('[data-mark]').length;
    await seen(canvas, /All of it viewed/);
    await view('1', 'Side by side');
    // Both pictures have marks; one key hides and shows them.
    await expect(marks()).toBe(4);
    await userEvent.keyboard('m');
    await expect(marks()).toBe(0);
    await userEvent.keyboard('m');
    await view('2', 'Slider');
    const range = await slider('How much of the accepted picture is seen');
    await fireEvent.change(range, { target: { value: '25' } });
    await expect(range).toHaveAttribute('aria-valuetext', '25 %');
    await view('3', 'Fade');
    await expect(await slider('How much of the picture now is seen')).toHaveValue('50');
    await view('4', 'Blink');
    await seen(canvas, /Your system asks for less motion/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show accepted' }));
    await expect(canvas.getByRole('img', { name: /as accepted$/ })).toBeVisible();
    await view('5', 'Difference');
    // The sheet holds both pictures, and each pixel that one lacks counts.
    await seen(canvas, /45,548 pixels differ, by up to 255 of 255 levels/);
    const drawn = canvas.getByRole('img', { name: /what differs$/ });
    await expect(drawn).toHaveAttribute('height', '900');
    await seen(canvas, /Both lie at the top left; what one lacks counts as different/);
    removeFocus();
  },
};

/** Without reduced motion the two pictures alternate until stopped. */
export const BlinkingByItself: Story = {
  render: () => deskOf(deskData([chosenInGold]), { isStill: false, view: 'blinking' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /as accepted$/ }, { timeout: 3000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop blinking' }));
    await expect(canvas.getByRole('button', { name: 'Blink' })).toBeVisible();
  },
};

/** A complete review on a static board, stored in the browser. */
export const KeptInThisBrowser: Story = {
  beforeEach: () => () => localStorage.removeItem('desk-verdicts'),
  render: () => deskOf(deskData(allGroups), { store: browserStore(() => localStorage) }),
  play: async ({ canvas }) => {
    await seen(canvas, /1 of 3 samples/);
  },
};

/** Every picture equals its base. */
export const NothingToReview: Story = {
  render: () => deskOf(deskData([])),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  },
};

/** No base is available: the desk explains why and how to get one. */
export const NoBase: Story = {
  render: () => deskOf(deskData([], { base: undefined })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to compare with' })).toBeVisible();
  },
};
