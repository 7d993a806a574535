import preview from '../../.storybook/preview.tsx';
import { buttonVariants, buttonSizes } from '../../src/ui/components/Button/variants.ts';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/LinkButton',
  component: LinkButton,
  ...onCanvas,
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
