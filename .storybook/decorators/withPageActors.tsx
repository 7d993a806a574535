import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { ActorsProvider } from '../../src/features/actorsContext.tsx';
import { ClockContext } from '../../src/features/clock.ts';
import { createStoryActors } from '../../board/pinning/storyActors.ts';
import { followTheme } from '../../board/pinning/switchTheme.ts';
import type { States } from '../../board/pinning/states.ts';

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
    <PinnedActors
      key={`${theme} ${today}`}
      Story={Story}
      theme={theme}
      states={states}
      noon={Date.parse(`${today}T12:00:00Z`)}
    />
  );
};

interface PinnedActorsProps {
  Story: React.ComponentType;
  theme: 'light' | 'dark';
  states: States;
  /** In UTC: from there the story's clock goes on as the device's does. */
  noon: number;
}

function PinnedActors({ Story, theme, states, noon }: PinnedActorsProps) {
  const [value] = useState(() => {
    const actors = createStoryActors(theme, states);
    return { actors, loadFailed: false, load: () => Promise.resolve(actors) };
  });
  useEffect(
    () => followTheme((to) => value.actors.theme.send({ type: 'theme.changed', theme: to })),
    [value],
  );
  const [now] = useState(() => {
    const ahead = noon - Date.now();
    return () => ahead + Date.now();
  });
  return (
    <ClockContext value={now}>
      <ActorsProvider value={value}>
        <Story />
      </ActorsProvider>
    </ClockContext>
  );
}
