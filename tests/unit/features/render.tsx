import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { ClockContext } from '../../../src/features/clock.ts';
// Preloaded, because the loading time of a chunk is not under test.
import '../../../src/features/shell/Account.tsx';
import '../../../src/ui/components/Toast/Toast.tsx';
import { Toasts } from '../../../src/features/shell/Toasts.tsx';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';
import type { States } from '../../../.storybook/actors/states.ts';

// Long, because a wait ends as soon as its element appears, even on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

const beforeAllEvents = () => Date.parse('2026-11-20T12:00:00Z');

/** Renders a container with notifications over the page's real statecharts in the given states. */
export function open(
  element: ReactElement,
  {
    states = {},
    now = beforeAllEvents,
    initialEntries = ['/'],
  }: { states?: States; now?: () => number } & Pick<MemoryRouterProps, 'initialEntries'> = {},
) {
  const actors = createStoryActors(states);
  onTestFinished(() => {
    for (const actor of Object.values(actors)) actor.stop();
  });
  render(
    <ClockContext value={now}>
      <ActorsProvider value={{ actors, loadFailed: false, load: () => Promise.resolve(actors) }}>
        <MemoryRouter initialEntries={initialEntries}>
          {element}
          <Toasts />
        </MemoryRouter>
      </ActorsProvider>
    </ClockContext>,
  );
  return { user: userEvent.setup() };
}
