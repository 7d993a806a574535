import preview from '../../.storybook/preview.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { buttonVariants, buttonSizes } from '../../src/ui/components/Button/variants.ts';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/LinkButton',
  component: LinkButton,
  tags: ['autodocs'],
  ...guided({
    do: 'have one next step in a view.',
    dont: 'offer three that look alike.',
    bad: (
      <Inline gap="2">
        <LinkButton to="/a">Programs</LinkButton>
        <LinkButton to="/b">Courses</LinkButton>
        <LinkButton to="/c">Donate</LinkButton>
      </Inline>
    ),
  }),
  args: { to: '/programs', children: 'Explore Programs' },
  argTypes: choices({ variant: buttonVariants, size: buttonSizes }),
});

/** The one next step of a view: it looks like a button and is a link. */
export const NextStep = meta.story();

/** Every variant in every state; a link is never disabled. */
export const States = meta.story({
  parameters: inEachTheme,
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
