// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  ActorsProvider,
  useActorSelector,
  usePageActors,
  type ActorsContext,
  type PageActors,
} from '../../../src/features/actorsContext.tsx';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';

const drawn = vi.fn();
const select = ({ context }: ReturnType<PageActors['toasts']['getSnapshot']>) =>
  context.queue.slice(0, 1).flatMap(({ tone, title }) => [tone, title]);
const initial = ['info', 'initial'];

/** What components see of the statecharts: a selected value, and whether they have loaded. */
function Shown() {
  drawn();
  const { actors, loadFailed } = usePageActors();
  const [, title = 'none'] = useActorSelector('toasts', select, initial);
  return <p>{[title, loadFailed && 'lost', actors && 'awake'].filter(Boolean).join(', ')}</p>;
}

const notLoaded: ActorsContext = {
  actors: undefined,
  loadFailed: false,
  load: () => Promise.reject(new Error('not loaded')),
};
const page = (value: ActorsContext) => (
  <ActorsProvider value={value}>
    <Shown />
  </ActorsProvider>
);

test('a page is prerendered with initial values, whatever has loaded or failed', () => {
  const html = renderToString(
    page({ ...notLoaded, actors: createStoryActors({}), loadFailed: true }),
  );
  expect(html).toContain('<p>initial</p>');
});

test('a component follows loading, failure and what it selects, and renders only if that differs', () => {
  const listeners = new Set<() => void>();
  const value: ActorsContext = {
    ...notLoaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { container, unmount } = render(page(value));
  const become = (changed: Partial<ActorsContext>) =>
    act(() => {
      Object.assign(value, changed);
      for (const listener of listeners) listener();
    });
  become({ loadFailed: true });
  expect(container.textContent).toBe('initial, lost');
  const actors = createStoryActors({});
  become({ loadFailed: false, actors });
  expect(container.textContent).toBe('none, awake');

  const queue = (title: string) =>
    act(() => actors.toasts.send({ type: 'toast.queue', toast: { title, tone: 'info' } }));
  queue('First');
  drawn.mockClear();
  queue('Waits');
  expect([container.textContent, drawn.mock.calls]).toEqual(['First, awake', []]);
  act(() => actors.toasts.send({ type: 'toast.dismiss' }));
  expect(container.textContent).toBe('Waits, awake');
  act(() => actors.toasts.send({ type: 'toast.dismiss' }));
  expect(container.textContent).toBe('none, awake');
  unmount();
  expect(listeners.size).toBe(0);
});
