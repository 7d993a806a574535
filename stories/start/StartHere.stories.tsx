import { Suspense } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Prose } from '../../src/ui/components/Prose/Prose.tsx';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { AcceptedPictures } from './AcceptedPictures.tsx';
import { AskTheBoard } from './AskTheBoard.tsx';
import { Figures } from './Figures.tsx';
import { Statecharts } from './Statecharts.tsx';
import { Wall } from './Wall.tsx';

interface StartHereProps {
  /** An initial question, such as from the sidebar's search. */
  asked?: string;
}

function StartHere({ asked = '' }: StartHereProps) {
  return (
    <main>
      <Section>
        <Stack gap="5" align="stretch">
          <Heading level={1}>Every screen, in every state</Heading>
          <Text size="lg" tone="muted">
            No data to set up and nothing to wait for. Ask for a state, or pick a screen.
          </Text>
          <AskTheBoard key={asked} asked={asked} />
          <Heading level={2}>Screens</Heading>
          <Suspense>
            <Wall />
          </Suspense>
          <Heading level={2}>What decides</Heading>
          <Statecharts />
          <Prose>
            <h2>What changed</h2>
            <AcceptedPictures />
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
  args: { asked: '' },
  argTypes: { asked: { control: 'text' } },
  // A picture of pictures would change with each of them.
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The first page: the search, every screen, every statechart, and the last changes. */
export const TheBoard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'What do you want to see?' })).toBeVisible();
    const wall = await canvas.findByRole('list', { name: 'Screens' });
    for (const name of ['Home', 'Sign in', 'Session']) {
      await expect(within(wall).getByRole('link', { name })).toBeVisible();
    }
  },
});

/** Opened with a question: from the sidebar's search, which finds names only, or from a URL. */
export const AskedFromTheSidebar = meta.story({
  args: { asked: 'teacher' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('teacher');
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Instructor'));
  },
});

/** A question with its answers, the best one first and in the requested mode. */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'login 429, phone, dark');
    await waitFor(() =>
      expect(canvas.getAllByRole('link')[0]).toHaveTextContent(
        'Screens › Sign in › Too Many Tries',
      ),
    );
    const first = canvas.getAllByRole('link')[0];
    await expect(first).toHaveTextContent('Phone, dark');
    await expect(first?.querySelector('img')).toBeInTheDocument();
    await expect(first).toHaveAttribute(
      'href',
      './?path=/story/screens-sign-in--too-many-tries&globals=theme:dark;viewport.value:phone',
    );
  },
});

/** A question without a matching story: a state that may be missing. */
export const NothingKnown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'login with a fingerprint');
    await expect(await canvas.findByText(/No story shows “fingerprint”/)).toBeVisible();
    await expect(canvas.getByText('A part of it is shown here:')).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Sign in');
  },
});
