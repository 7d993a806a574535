import { useState, type PropsWithChildren } from 'react';
import type { LiveScreenProps } from 'storybook-addon-statecharts';
import { createActor } from 'xstate';
import type { FormInput } from '../../../machines/form/form.machine.ts';
import { App } from '../../../src/app/App.tsx';
import { ClockContext } from '../../../src/features/clock.ts';
import {
  ActorsProvider,
  type ActorName,
  type PageActors,
} from '../../../src/features/actorsContext.tsx';
import { createStoryActors } from '../../pinning/storyActors.ts';

/** A form, with the clock of the actor that drives it. */
export function FormPage({ input, children }: PropsWithChildren<{ input: unknown }>) {
  return (
    <ClockContext value={(input as FormInput).now}>
      <main>{children}</main>
    </ClockContext>
  );
}

/** Renders the whole site with the storyboard's actor as one of its page-wide actors. */
export function siteWith(names: readonly ActorName[]) {
  return function LiveSite({ machine, input, theme }: LiveScreenProps) {
    const [value] = useState(() => {
      const led = Object.fromEntries(
        names.map((name) => [name, createActor(machine, { input }).start()]),
      );
      const actors: PageActors = Object.assign(createStoryActors(theme, {}), led);
      return { actors, loadFailed: false, load: () => Promise.resolve(actors) };
    });
    return (
      <ActorsProvider value={value}>
        <App />
      </ActorsProvider>
    );
  };
}
