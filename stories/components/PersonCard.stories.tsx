import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { faviconSvg } from '../../src/ui/art/logo/favicon.ts';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { PersonCard } from '../../src/ui/components/PersonCard/PersonCard.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

/** An inline picture, without a network request. */
const picture = `data:image/svg+xml,${encodeURIComponent(faviconSvg())}`;

const meta = preview.meta({
  title: 'Components/PersonCard',
  component: PersonCard,
  decorators: [withCanvas],
  args: { as: 'div', name: 'Maria Okafor', position: 'Board chair' } as const,
  parameters: { chromatic: { modes: sheetModes } },
});

/** A person's avatar: the initials are decorative, and the name is read once. */
export const WithLetters = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maria Okafor')).toBeVisible();
    await expect(canvas.getByText('MO')).toBeVisible();
    await expect(canvas.getByText('MO').closest('[aria-hidden="true"]')).not.toBeNull();
  },
});

/** With a picture instead of the initials. */
export const WithPicture = meta.story({
  args: { src: picture },
  play: async ({ canvasElement, canvas }) => {
    // The initials show until the picture has loaded.
    await waitFor(() => expect(canvas.queryByText('MO')).not.toBeInTheDocument());
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
});

/** The picture cannot be loaded: the initials stay. */
export const PictureLost = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MO')).toBeVisible();
  },
});

/** Several together, as on About. */
export const Team = meta.story({
  render: () => (
    <Grid as="ul" columns="two">
      <PersonCard name="Maria Okafor" position="Board chair" />
      <PersonCard name="Jun Watanabe" position="Program director" />
      <PersonCard name="Ines Duarte" position="Treasurer" />
      <PersonCard name="Cher" position="Volunteer mentor" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** A long name wraps beside its avatar, in the narrowest window too. */
export const LongContent = meta.story({
  args: {
    name: extremes.longName,
    position: `Chair of the committee for the ${extremes.word} and for everything else that is left`,
  },
  parameters: { chromatic: { modes: reflowMode } },
});

/** Names from right to left, with signs beyond the alphabet, and none at all. */
export const OtherScripts = meta.story({
  render: () => (
    <Grid as="ul" columns="three">
      <PersonCard name={extremes.rtlName} position="Instructor" />
      <PersonCard name={extremes.emojiName} position="Instructor" />
      <PersonCard name="" position="Name to be announced" />
    </Grid>
  ),
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** With initials and with a picture; it has no interactive parts. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: (args) => (
    <StateSheet variants={['letters', 'picture']} states={['rest']}>
      {(variant) => <PersonCard {...args} src={variant === 'picture' ? picture : undefined} />}
    </StateSheet>
  ),
});
