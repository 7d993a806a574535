import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, stateModes } from '../../.storybook/modes.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { buttonVariants } from '../../src/ui/components/Button/variants.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';
import { focus } from '../../src/ui/styles/tokens/shape.ts';
import { Focused } from './_parts/Focused.tsx';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';

const meta = preview.meta({
  title: 'Foundations/Focus',
  parameters: { chromatic: { modes: stateModes } },
});

/** One focus ring for everything. */
export const OnEveryControl = meta.story({
  parameters: {
    chromatic: { modes: { ...stateModes, ...forcedColorsMode } },
  },
  render: () => (
    <FoundationPage
      title="Where am I?"
      lead={`Whoever uses the keyboard sees it at once: a ring of ${focus.width}, set off by ${focus.offset} so that it shows beside any fill, in a blue far from the green of what can be done. A click shows none.`}
    >
      <FoundationPart title="On every control">
        <Stack gap="6" align="start">
          <Inline gap="5">
            {buttonVariants.map((variant) => (
              <Focused key={variant}>
                <Button variant={variant}>Save changes</Button>
              </Focused>
            ))}
          </Inline>
          <Focused>
            <TextLink to="/programs" standalone>
              All programs
            </TextLink>
          </Focused>
        </Stack>
      </FoundationPart>
      <FoundationPart title="Rules">
        <Stack as="ul" gap="3">
          <Text as="li">Its contrast is 3 at least on every ground: see Contrast.</Text>
          <Text as="li">The order of focus is the order of reading.</Text>
          <Text as="li">A menu or dialog gives the focus back to what opened it.</Text>
          <Text as="li">After a change of page the title has the focus, without a ring.</Text>
          <Text as="li">What has the focus is never under the header.</Text>
        </Stack>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Save changes' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first!).outlineWidth).toBe(focus.width);
    first!.blur();
  },
});
