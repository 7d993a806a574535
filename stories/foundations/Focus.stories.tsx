import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, stateModes } from '../../.storybook/modes.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { buttonVariants } from '../../src/ui/components/Button/variants.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';
import { contrast } from '../../src/ui/styles/contrast.ts';
import { type ColorTokens, darkColor, lightColor } from '../../src/ui/styles/tokens/color.ts';
import { focus } from '../../src/ui/styles/tokens/shape.ts';
import { Focused } from './_parts/Focused.tsx';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import * as styles from './Focus.css.ts';

const meta = preview.meta({
  title: 'Foundations/Focus',
  parameters: { chromatic: { modes: stateModes } },
});

type Ground = keyof typeof styles.on;

const ratio = (name: Ground, color: ColorTokens) =>
  contrast(color.focus, { ...color, ...color.tint }[name]).toFixed(1);

/** One focus ring for everything, visible on every background. */
export const OnEveryGround = meta.story({
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
      <FoundationPart
        title="On every ground"
        text="The ring’s contrast, in the light and in the dark: 3 at least."
      >
        <div className={styles.grounds}>
          {(Object.keys(styles.on) as Ground[]).map((name) => (
            <div key={name} className={styles.on[name]}>
              <Focused>
                <Button variant="secondary" size="small">
                  {name}
                </Button>
              </Focused>
              <Text size="sm">
                {ratio(name, lightColor)} : 1 light, {ratio(name, darkColor)} : 1 dark
              </Text>
            </div>
          ))}
        </div>
      </FoundationPart>
      <FoundationPart title="Rules">
        <Stack as="ul" gap="3">
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
