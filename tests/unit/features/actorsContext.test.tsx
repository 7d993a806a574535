// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import {
  ActorsProvider,
  useActorSelector,
  usePageActors,
  type ActorsContext,
  type PageActors,
} from '../../../src/features/actorsContext.tsx';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';

type Snapshot = ReturnType<PageActors['toasts']['getSnapshot']>;
const titleOf = (snapshot: Snapshot) => selectShown(snapshot)?.title;
const toast = (title: string) => ({ type: 'toast.show', toast: { title, tone: 'info' } }) as const;

const loaded = () => createStoryActors({});
const context = (actors?: PageActors, more: Partial<ActorsContext> = {}): ActorsContext => ({
  actors,
  loadFailed: false,
  load: () => Promise.reject(new Error('not loaded')),
  ...more,
});

/** What components see of the statecharts: a selected value, and whether they have loaded. */
function Shown() {
  const { actors, loadFailed } = usePageActors();
  const title = useActorSelector('toasts', titleOf, 'initial') ?? 'none';
  return <p>{`${title}, ${loadFailed ? 'lost' : actors === undefined ? 'resting' : 'awake'}`}</p>;
}

const page = (value: ActorsContext) => (
  <ActorsProvider value={value}>
    <Shown />
  </ActorsProvider>
);
const shown = () => document.querySelector('p')?.textContent;

test('a page is prerendered with initial values, whatever has loaded or failed', () => {
  const html = renderToString(page(context(loaded(), { loadFailed: true })));
  expect(html).toContain('<p>initial, resting</p>');
});

test('subscribers are notified of loading and failure until they unsubscribe', () => {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const value = context(undefined, { subscribe });
  const become = (changed: Partial<ActorsContext>) =>
    act(() => {
      Object.assign(value, changed);
      for (const listener of listeners) listener();
    });
  const { unmount } = render(page(value));
  become({ loadFailed: true });
  expect(shown()).toBe('initial, lost');
  become({ loadFailed: false, actors: loaded() });
  expect(shown()).toBe('none, awake');
  unmount();
  expect(listeners.size).toBe(0);
});

test('a selection whose fields are the same does not render again', () => {
  const actors = loaded();
  const drawn = vi.fn<() => void>();
  const select = ({ context: { queue } }: Snapshot) =>
    queue.slice(0, 1).flatMap(({ tone, title }) => [tone, title]);
  const resting: string[] = [];
  function Counted() {
    drawn();
    return <p>{useActorSelector('toasts', select, resting)[1] ?? 'none'}</p>;
  }
  render(
    <ActorsProvider value={context(actors)}>
      <Counted />
    </ActorsProvider>,
  );
  act(() => actors.toasts.send(toast('First')));
  drawn.mockClear();
  act(() => actors.toasts.send({ ...toast('Waits'), type: 'toast.queue' }));
  expect([shown(), drawn.mock.calls]).toEqual(['First', []]);
  act(() => actors.toasts.send({ type: 'toast.dismiss' }));
  expect(shown()).toBe('Waits');
  act(() => actors.toasts.send({ type: 'toast.dismiss' }));
  expect(shown()).toBe('none');
});
