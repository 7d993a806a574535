import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, screenModes } from '../../.storybook/modes.ts';
import { guides, type GuideId } from '../../src/content/guides.ts';
import { AgentShield } from '../../src/ui/art/mascots/AgentShield.tsx';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { mascotMoods, type MascotMood, type MascotProps } from '../../src/ui/art/mascots/moods.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { choices } from '../_helpers/component.ts';
import { FoundationPage } from '../foundations/_parts/FoundationPage.tsx';
import * as styles from './Mascots.css.ts';

const figures: Record<GuideId, { Figure: ComponentType<MascotProps>; place: string }> = {
  captain: { Figure: CaptainCash, place: 'Stands by giving and by budgets.' },
  investor: { Figure: TheInvestor, place: 'Stands by progress and by the curriculum.' },
  shield: { Figure: AgentShield, place: 'Stands by sign-in and by errors.' },
};

const meanings: Record<MascotMood, string> = {
  idle: 'Keeps company.',
  cheer: 'Something is done: a course finished, a gift given.',
  think: 'Something is looked for: an empty list, a page that is not here.',
  worried: 'Something went wrong, and can be put right.',
  wave: 'Hello, or goodbye.',
};

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Mascots',
  component: CaptainCash,
  argTypes: choices({ mood: mascotMoods }),
});

// Last, because Chromium paints the root of a dark page that follows forced colours in white.
/** The three guides in all their moods, which differ in eyes, mouth and arms together. */
export const AllMoods = meta.story({
  parameters: {
    chromatic: {
      modes: {
        'light-1280': screenModes['light-1280'],
        'dark-1280': screenModes['dark-1280'],
        ...forcedColorsMode,
      },
    },
  },
  render: () => (
    <FoundationPage
      title="Three guides, five moods"
      lead="A coin saves, an acorn grows, a shield protects. Bold outline, flat fills; the engraving around them is hairline. They work: each has its places, and its mood says how things stand there."
    >
      {guides.map(({ id, name, subject }) => {
        const { Figure, place } = figures[id];
        return (
          <Page key={id}>
            <Panel as="section" tone={id}>
              <Stack gap="5">
                <Stack gap="1">
                  <Heading level={2} size="panel">
                    {name}
                  </Heading>
                  <Text>
                    {subject} {place}
                  </Text>
                </Stack>
                <div className={styles.moods}>
                  {mascotMoods.map((mood) => (
                    <figure key={mood} className={styles.mood}>
                      <Figure mood={mood} />
                      <figcaption className={styles.caption}>
                        <strong>{mood}</strong>
                        {meanings[mood]}
                      </figcaption>
                    </figure>
                  ))}
                </div>
              </Stack>
            </Panel>
          </Page>
        );
      })}
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(15);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
