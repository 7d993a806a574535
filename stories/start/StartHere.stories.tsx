import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Prose } from '../../src/ui/components/Prose/Prose.tsx';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';
import { boardLink } from './boardLink.ts';
import { Figures } from './Figures.tsx';
import { Statecharts } from './Statecharts.tsx';
import { useTheme } from './useTheme.ts';
import { Wall } from './Wall.tsx';

function StartHere() {
  return (
    <main>
      <Section>
        <Stack gap="5">
          <Heading level={1}>Every screen, in every state</Heading>
          <Text size="lg" tone="muted">
            No data to set up and nothing to wait for. Pick a screen, or{' '}
            <TextLink
              {...boardLink('review--all-states', {
                theme: useTheme(),
                window: 'desk',
              })}
            >
              search every state
            </TextLink>{' '}
            by the words on it.
          </Text>
          <Heading level={2}>Screens</Heading>
          <Wall />
          <Heading level={2}>What decides</Heading>
          <Statecharts />
          <Prose>
            <h2>What changed</h2>
            <p>
              Stories with new or changed pictures are marked in the sidebar, whose filters find
              them.{' '}
              <a {...boardLink('review--changes', { theme: useTheme(), window: 'desk' })}>
                Changes
              </a>{' '}
              lists them by cause.
            </p>
            <h2>How to look</h2>
            <ul>
              <li>
                <strong>Phone</strong> and <strong>Desk</strong>, light and dark, are one press
                above the picture. Links keep both.
              </li>
              <li>
                <strong>State</strong>, below or beside the picture, says where its statechart is,
                and where else it can be: press one to go there.
              </li>
              <li>
                <strong>Copy link</strong> copies this state in this mode, for a message or a
                ticket.
              </li>
            </ul>
            <Figures />
          </Prose>
        </Stack>
      </Section>
    </main>
  );
}

const meta = preview.meta({
  title: 'Start here',
  tags: ['!autodocs'],
  component: StartHere,
  // A picture of pictures would change with each of them.
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The first page: every screen, every statechart, and the last changes. */
export const TheBoard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'search every state' })).toBeVisible();
    const wall = await canvas.findByRole('list', { name: 'Screens' });
    for (const name of ['Home', 'Sign in', 'Session']) {
      await expect(within(wall).getByRole('link', { name })).toBeVisible();
    }
  },
});
