import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { ActorsProvider } from '../../src/features/pageActors.tsx';
import { ClockContext } from '../../src/features/today.ts';
import { createStoryActors } from '../../review/pinning/storyActors.ts';
import { followTheme } from '../../review/pinning/switchTheme.ts';
import type { States } from '../../review/pinning/states.ts';

/**
 * The page's statecharts, in the states that `parameters.states` pins; else nobody is signed in, no
 * toast is shown, and the theme is the toolbar's. And the day on which they are shown: `parameters.today`,
 * else always the same, so that no event is over.
 */
export const withPageActors: Decorator = (Story, { parameters, globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const states = (parameters.states ?? {}) as States;
  const today = (parameters.today as string | undefined) ?? '2026-11-21';
  return (
    <ClockContext value={() => Date.parse(`${today}T12:00:00Z`)}>
      <PinnedActors key={theme} Story={Story} theme={theme} states={states} />
    </ClockContext>
  );
};

interface PinnedActorsProps {
  Story: React.ComponentType;
  theme: 'light' | 'dark';
  states: States;
}

function PinnedActors({ Story, theme, states }: PinnedActorsProps) {
  const [value] = useState(() => {
    const actors = createStoryActors(theme, states);
    return { actors, lost: false, load: () => Promise.resolve(actors) };
  });
  useEffect(
    () => followTheme((to) => value.actors.theme.send({ type: 'theme.changed', theme: to })),
    [value],
  );
  return (
    <ActorsProvider value={value}>
      <Story />
    </ActorsProvider>
  );
}
