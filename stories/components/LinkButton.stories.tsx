import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { HandHeartIcon } from '../../src/ui/art/icons/HandHeartIcon.tsx';
import { buttonVariants, buttonSizes } from '../../src/ui/components/Button/variants.ts';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withWidth } from '../_helpers/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/LinkButton',
  component: LinkButton,
  decorators: [withCanvas],
  args: { to: '/programs', children: 'Explore Programs' },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** The one next step of a view: it looks like a button and is a link. */
export const NextStep = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Explore Programs' });
    await expect(link).toHaveAttribute('href', '/programs');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** An icon before the label, hidden from screen readers. */
export const WithIcon = meta.story({
  args: { to: '/donate', icon: <HandHeartIcon />, children: 'Donate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Donate');
  },
});

/** 44 px high, the minimum size of a target: in the header and in lists. */
export const Small = meta.story({
  args: { size: 'small', variant: 'secondary', to: '/signin', children: 'Sign In' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(44);
  },
});

/** As wide as its container: the end of a narrow panel. */
export const Wide = meta.story({ args: { wide: true } });

/** A title from the content, with a word of forty letters, wraps. */
export const LongContent = meta.story({
  args: { children: 'Read “What your Finanzdienstleistungsaufsichtsgesetzbuch leaves out”' },
  decorators: [withWidth(240)],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** Every variant in every state; a link is never disabled. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <StateSheet variants={buttonVariants} states={['rest', 'hover', 'focus', 'pressed']}>
      {(variant) => (
        <LinkButton variant={variant} to="/courses">
          Enroll Now
        </LinkButton>
      )}
    </StateSheet>
  ),
});
