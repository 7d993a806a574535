import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { forcedColorsMode, sheetModes } from '../../.storybook/modes.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { buttonVariants, buttonSizes } from '../../src/ui/components/Button/variants.ts';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  ...guided({
    do: 'have one primary button in a view, and show in it that the action is pending.',
    good: (
      <Inline>
        <Button pending>Save changes</Button>
        <Button variant="quiet">Not now</Button>
      </Inline>
    ),
    dont: 'let several shout, nor disable one: it loses the focus and explains nothing.',
    bad: (
      <Inline>
        <Button disabled>Save</Button>
        <Button>Preview</Button>
        <Button>Cancel</Button>
      </Inline>
    ),
  }),
  args: { children: 'Save changes', onClick: fn() },
  argTypes: choices({ variant: buttonVariants, size: buttonSizes }),
});

/** The one main action of a view. */
export const MainAction = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Its action is running: it looks disabled, keeps the focus, and ignores presses. */
export const Pending = meta.story({
  args: { pending: true },
  parameters: { chromatic: { modes: { ...sheetModes, ...forcedColorsMode } } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Every variant in every state. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <StateSheet variants={buttonVariants}>
      {(variant, state) => (
        <Button variant={variant} disabled={state === 'disabled'}>
          Save
        </Button>
      )}
    </StateSheet>
  ),
});
