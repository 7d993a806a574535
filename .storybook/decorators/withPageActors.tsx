import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { ActorsProvider } from '../../src/features/actorsContext.tsx';
import { ClockContext } from '../../src/features/clock.ts';
import { createStoryActors } from '../actors/storyActors.ts';
import type { States } from '../actors/states.ts';

/**
 * Provides the page's actors in the states of `parameters.states`; by default signed out, without a
 * toast. The date is `parameters.today` or a fixed day before all events.
 */
export const withPageActors: Decorator = (Story, { parameters }) => {
  const states = (parameters.states ?? {}) as States;
  const today = (parameters.today as string | undefined) ?? '2026-11-21';
  return (
    <PinnedActors
      key={today}
      Story={Story}
      states={states}
      noon={Date.parse(`${today}T12:00:00Z`)}
    />
  );
};

interface PinnedActorsProps {
  Story: React.ComponentType;
  states: States;
  /** Noon UTC in milliseconds, where the story's clock starts. */
  noon: number;
}

function PinnedActors({ Story, states, noon }: PinnedActorsProps) {
  const [value] = useState(() => {
    const actors = createStoryActors(states);
    return { actors, loadFailed: false, load: () => Promise.resolve(actors) };
  });
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
