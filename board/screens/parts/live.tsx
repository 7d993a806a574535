import { useState } from 'react';
import type { LiveScreenProps } from 'storybook-addon-statecharts';
import { createActor } from 'xstate';
import { App } from '../../../src/app/App.tsx';
import {
  ActorsProvider,
  type ActorName,
  type PageActors,
} from '../../../src/features/actorsContext.tsx';
import { createStoryActors } from '../../pinning/storyActors.ts';

/** Renders the whole site with the storyboard's actor as one of its page-wide actors. */
export function siteWith(names: readonly ActorName[]) {
  return function LiveSite({ machine, input }: LiveScreenProps) {
    const [value] = useState(() => {
      const led = Object.fromEntries(
        names.map((name) => [name, createActor(machine, { input }).start()]),
      );
      const actors: PageActors = Object.assign(createStoryActors({}), led);
      return { actors, loadFailed: false, load: () => Promise.resolve(actors) };
    });
    return (
      <ActorsProvider value={value}>
        <App />
      </ActorsProvider>
    );
  };
}
