import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { ClockContext } from '../../../src/features/clock.ts';
// Preloaded, because the loading time of a chunk is not under test.
import '../../../src/features/dashboard/AdminView.tsx';
import '../../../src/features/shell/Account.tsx';
import '../../../src/features/shell/NarrowMenu.tsx';
import '../../../src/ui/components/Toast/Toast.tsx';
import { Toasts } from '../../../src/features/shell/Toasts.tsx';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import type { States } from '../../../board/pinning/states.ts';
import '../../support/cleanUp.ts';

// Long, because a wait ends as soon as its element appears, even on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** The options of a container. */
export interface Opening {
  states?: States;
  theme?: 'light' | 'dark';
  path?: string;
  /** The clock, in milliseconds; before all events by default. */
  now?: () => number;
}

const beforeAllEvents = () => Date.parse('2026-11-20T12:00:00Z');

/** Renders a container with notifications over the page's real statecharts in the given states. */
export function open(
  element: ReactElement,
  { states = {}, theme = 'light', path = '/', now = beforeAllEvents }: Opening = {},
) {
  const actors = createStoryActors(theme, states);
  const value = { actors, loadFailed: false, load: () => Promise.resolve(actors) };
  const page = (inner: ReactElement) => (
    <ClockContext value={now}>
      <ActorsProvider value={value}>
        <MemoryRouter initialEntries={[path]}>
          {inner}
          <Toasts />
        </MemoryRouter>
      </ActorsProvider>
    </ClockContext>
  );
  const view = render(page(element));
  return {
    actors,
    close: view.unmount,
    user: userEvent.setup(),
    change: (inner: ReactElement) => view.rerender(page(inner)),
  };
}

/** The visible toast, which loads in a chunk of its own. */
export async function toast(): Promise<HTMLElement> {
  const close = await screen.findByRole('button', { name: 'Close notification' });
  const { parentElement } = close;
  if (parentElement === null) throw new Error('A button stands alone');
  return parentElement;
}
