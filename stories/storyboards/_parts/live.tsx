import { useState } from 'react';
import type { ScreenProps } from 'storybook-addon-statecharts';
import { createActor } from 'xstate';
import { App } from '../../../src/app/App.tsx';
import {
  ActorsProvider,
  type ActorName,
  type PageActors,
} from '../../../src/features/actorsContext.tsx';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';

/** Renders the whole site with the storyboard's actor as one of its page-wide actors. */
export function siteWith(names: readonly ActorName[]) {
  return function LiveSite({ machine, input }: ScreenProps) {
    const [value] = useState(() => {
      const others = createStoryActors({});
      // Last, so that the storyboard finds them.
      const led = Object.fromEntries(
        names.map((name) => [name, createActor(machine, { input }).start()]),
      );
      const actors: PageActors = Object.assign(others, led);
      return { actors, loadFailed: false, load: () => Promise.resolve(actors) };
    });
    return (
      <ActorsProvider value={value}>
        <App />
      </ActorsProvider>
    );
  };
}
