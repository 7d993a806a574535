import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { ChartsProvider } from '../../../src/features/charts.tsx';
// Loaded along: how long a chunk takes is not what is tested.
import '../../../src/features/dashboard/AdminView.tsx';
import '../../../src/features/shell/Account.tsx';
import '../../../src/features/shell/NarrowMenu.tsx';
import '../../../src/ui/components/Toast/Toast.tsx';
import { Toasts } from '../../../src/features/shell/Toasts.tsx';
import { createStoryCharts } from '../../../review/pinning/storyCharts.ts';
import type { States } from '../../../review/pinning/states.ts';

// A busy machine fails nothing: whoever waits here waits for something that comes.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

/** What a container is opened with. */
export interface Opening {
  states?: States;
  theme?: 'light' | 'dark';
  path?: string;
}

/** A container on a page with notifications, over the page's real statecharts in the given states. */
export function open(
  element: ReactElement,
  { states = {}, theme = 'light', path = '/' }: Opening = {},
) {
  const charts = createStoryCharts(theme, states);
  const value = { charts, lost: false, wake: () => Promise.resolve(charts) };
  const page = (inner: ReactElement) => (
    <ChartsProvider value={value}>
      <MemoryRouter initialEntries={[path]}>
        {inner}
        <Toasts />
      </MemoryRouter>
    </ChartsProvider>
  );
  const view = render(page(element));
  return {
    charts,
    user: userEvent.setup(),
    change: (inner: ReactElement) => view.rerender(page(inner)),
  };
}

/** The same while the statecharts rest, as prerendered pages do. `wake` counts who needs them. */
export function openResting(element: ReactElement) {
  const charts = createStoryCharts('light', {});
  const wake = vi.fn(() => Promise.resolve(charts));
  const page = (awake: boolean) => (
    <ChartsProvider value={{ charts: awake ? charts : undefined, lost: false, wake }}>
      <MemoryRouter>
        {element}
        <Toasts />
      </MemoryRouter>
    </ChartsProvider>
  );
  const view = render(page(false));
  return { wake, user: userEvent.setup(), wakeUp: () => view.rerender(page(true)) };
}

/** What the notifications' two live regions say: politely, and urgently. */
export function spoken(): { polite: string; urgent: string } {
  const text = (element: Element | null) => element?.textContent ?? 'no region';
  const region = screen.getByRole('region', { name: 'Notifications' });
  return {
    polite: text(region.querySelector('output')),
    urgent: text(region.querySelector('[role=alert]')),
  };
}

/** The toast itself, which comes in a chunk of its own. */
export async function toast(): Promise<HTMLElement> {
  const close = await screen.findByRole('button', { name: 'Close notification' });
  const { parentElement } = close;
  if (parentElement === null) throw new Error('A button stands alone');
  return parentElement;
}

/** The texts of elements, in their order. */
export function texts(elements: readonly Element[]): (string | null)[] {
  return elements.map(({ textContent }) => textContent);
}
