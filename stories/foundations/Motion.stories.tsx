import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { docsModes } from '../../.storybook/modes.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { classNames } from '../../src/ui/styles/classNames.ts';
import { duration, easing } from '../../src/ui/styles/tokens/motion.ts';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import { Row, Rows } from './_parts/Rows.tsx';
import * as styles from './Motion.css.ts';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: { chromatic: { modes: docsModes } },
});

const durations: Record<keyof typeof duration, string> = {
  fast: 'a colour, an underline',
  base: 'a menu, a toast',
  slow: 'a dialog over the whole window',
  draw: 'the hero’s rings, once; a ring that fills',
  spin: 'one turn of the spinner',
};

const easings: Record<keyof typeof easing, string> = {
  standard: 'what stays on the page',
  enter: 'what comes in',
};

function Durations() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack>
      <div>
        <Button variant="secondary" aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move the coins
        </Button>
      </div>
      <Rows>
        {(Object.keys(durations) as (keyof typeof duration)[]).map((name) => (
          <Row key={name} name={`${name} · ${duration[name]}`} value={durations[name]}>
            <div className={styles.track}>
              <div
                className={classNames(styles.timed[name], moved && styles.moved)}
                data-testid={name}
              />
            </div>
          </Row>
        ))}
      </Rows>
    </Stack>
  );
}

/** Press to see how long each takes. With reduced motion the end shows at once. */
export const HowLong = meta.story({
  render: () => (
    <FoundationPage
      title="Quick, then still"
      lead="A change of state takes 120 to 180 milliseconds: seen, not waited for. The rings draw once. Nothing loops but the spinner, nothing moves by itself while somebody reads."
    >
      <FoundationPart
        title="Durations"
        text="Under “reduce motion” all of them are zero: one place in the theme says so, and no component has to think of it."
      >
        <Durations />
      </FoundationPart>
      <FoundationPart title="Easings">
        <Rows>
          {(Object.keys(easings) as (keyof typeof easing)[]).map((name) => (
            <Row key={name} name={name} value={easing[name]}>
              <Text>{easings[name]}</Text>
            </Row>
          ))}
        </Rows>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move the coins', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    button.blur();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const name of Object.keys(durations)) {
      const coin = canvas.getByTestId(name);
      await expect(getComputedStyle(coin).transitionDuration).toBe('0s');
    }
  },
});
