import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { ArrowRightIcon } from '../../src/ui/art/icons/ArrowRightIcon.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink, textLinkTones } from '../../src/ui/components/TextLink/TextLink.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/TextLink',
  component: TextLink,
  decorators: [withCanvas],
  args: { to: '/courses', children: 'See the courses', standalone: false, tone: 'action' } as const,
  argTypes: {
    tone: { control: 'select', options: textLinkTones },
    standalone: { control: 'boolean' },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** In a sentence it is underlined, so that colour is not the only difference from the text. */
export const InASentence = meta.story({
  render: (args) => (
    <Text measure="normal">
      Every class is small and free. <TextLink {...args} /> that start this winter.
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the courses' });
    await expect(link).toHaveAttribute('href', '/courses');
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
  },
});

/** Outside the router: an email address, a phone number, or another site. */
export const Outside = meta.story({
  render: () => (
    <Text measure="normal">
      Write to <TextLink href="mailto:hello@tallygrove.test">hello@tallygrove.test</TextLink> or
      call <TextLink href="tel:+15550134">(555) 0134</TextLink>.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '(555) 0134' })).toHaveAttribute(
      'href',
      'tel:+15550134',
    );
  },
});

/** Outside of a sentence it is a target of its own: 44 px high. */
export const Standalone = meta.story({
  render: () => (
    <TextLink to="/curriculum" standalone>
      The whole curriculum <ArrowRightIcon />
    </TextLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'The whole curriculum' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** A URL without a space breaks instead of widening the page. */
export const LongContent = meta.story({
  render: () => (
    <div style={{ width: 240 }}>
      <Text>
        Write to{' '}
        <TextLink href="mailto:x">
          finanzdienstleistungsaufsichtsgesetzbuch.questions@tallygrove.test
        </TextLink>{' '}
        before Friday.
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
});

/** In a sentence, standalone, and plain in a list of links, in every state. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <StateSheet
      variants={['in a sentence', 'standalone', 'plain']}
      states={['rest', 'hover', 'focus', 'pressed']}
    >
      {(variant) => (
        <TextLink
          to="/events"
          standalone={variant !== 'in a sentence'}
          tone={variant === 'plain' ? 'plain' : 'action'}
        >
          All events
        </TextLink>
      )}
    </StateSheet>
  ),
});
