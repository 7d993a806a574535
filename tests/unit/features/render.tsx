import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { ActorsProvider, type PageActors } from '../../../src/features/actorsContext.tsx';
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

/**
 * The same before the statecharts have loaded, as on prerendered pages. `load` counts requests for them and
 * by default loads them at once.
 */
export function openBeforeActors(element: ReactElement, loading?: () => Promise<PageActors>) {
  const actors = createStoryActors('light', {});
  const load = vi.fn(loading ?? (() => Promise.resolve(actors)));
  const page = (loaded: boolean) => (
    <ActorsProvider value={{ actors: loaded ? actors : undefined, loadFailed: false, load }}>
      <MemoryRouter>
        {element}
        <Toasts />
      </MemoryRouter>
    </ActorsProvider>
  );
  const view = render(page(false));
  return { load, user: userEvent.setup(), provideActors: () => view.rerender(page(true)) };
}

/** The text of the notifications' two live regions, polite and assertive. */
export function spoken(): { polite: string; urgent: string } {
  const text = (element: Element | null) => element?.textContent ?? 'no region';
  const region = screen.getByRole('region', { name: 'Notifications' });
  return {
    polite: text(region.querySelector('output')),
    urgent: text(region.querySelector('[role=alert]')),
  };
}

/** The visible toast, which loads in a chunk of its own. */
export async function toast(): Promise<HTMLElement> {
  const close = await screen.findByRole('button', { name: 'Close notification' });
  const { parentElement } = close;
  if (parentElement === null) throw new Error('A button stands alone');
  return parentElement;
}

/** The texts of elements, in order. */
export function texts(elements: readonly Element[]): (string | null)[] {
  return elements.map(({ textContent }) => textContent);
}
