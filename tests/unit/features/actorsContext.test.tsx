// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import {
  ActorsProvider,
  useActorSelector,
  useActorSend,
  usePageActors,
  type PageActors,
  type ActorsContext,
} from '../../../src/features/actorsContext.tsx';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import '../../support/cleanUp.ts';

type Snapshot = ReturnType<PageActors['toasts']['getSnapshot']>;
const titleOf = (snapshot: Snapshot) => selectShown(snapshot)?.title;

const toast = (title: string) => ({ type: 'toast.show', toast: { title, tone: 'info' } }) as const;

function Title() {
  return <p>{useActorSelector('toasts', titleOf, 'initial') ?? 'none'}</p>;
}

function Sender() {
  const send = useActorSend();
  return (
    <button type="button" onClick={() => send('toasts', toast('Pressed'))}>
      Send
    </button>
  );
}

const context = (actors: PageActors | undefined, load?: ActorsContext['load']): ActorsContext => ({
  actors,
  loadFailed: false,
  load: load ?? (() => Promise.reject(new Error('nobody loads'))),
});

const shown = () => document.querySelector('p')?.textContent;
const loaded = () => createStoryActors('light', {});

test('without a provider it throws an error that names the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Title />)).toThrow('No ActorsProvider above');
});

test('returns the initial value until the statecharts load, then the selected one', () => {
  const actors = loaded();
  const page = (value: ActorsContext) => (
    <ActorsProvider value={value}>
      <Title />
    </ActorsProvider>
  );
  const { rerender } = render(page(context(undefined)));
  expect(shown()).toBe('initial');
  rerender(page(context(actors)));
  expect(shown()).toBe('none');
  act(() => actors.toasts.send(toast('First')));
  expect(shown()).toBe('First');
  // Other statecharts replace them.
  const others = loaded();
  rerender(page(context(others)));
  expect(shown()).toBe('none');
  act(() => actors.toasts.send({ type: 'toast.dismiss' }));
  act(() => others.toasts.send(toast('Second')));
  expect(shown()).toBe('Second');
});

test('prerenders the initial value even with loaded statecharts', () => {
  expect(
    renderToString(
      <ActorsProvider value={context(loaded())}>
        <Title />
      </ActorsProvider>,
    ),
  ).toBe('<p>initial</p>');
});

function Waking() {
  const { actors, loadFailed } = usePageActors();
  return <p>{loadFailed ? 'lost' : actors === undefined ? 'resting' : 'awake'}</p>;
}

test('subscribers are notified of loading and failure until they unsubscribe', () => {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const value: ActorsContext = { ...context(undefined), subscribe };
  const become = (changed: Partial<ActorsContext>) =>
    act(() => {
      Object.assign(value, changed);
      for (const listener of listeners) listener();
    });
  const { unmount } = render(
    <ActorsProvider value={value}>
      <Waking />
    </ActorsProvider>,
  );
  expect(shown()).toBe('resting');
  become({ loadFailed: true });
  expect(shown()).toBe('lost');
  become({ loadFailed: false, actors: loaded() });
  expect(shown()).toBe('awake');
  unmount();
  expect(listeners.size).toBe(0);
});

test('prerenders as not loaded even after a failure', () => {
  expect(
    renderToString(
      <ActorsProvider value={{ ...context(loaded()), loadFailed: true }}>
        <Waking />
      </ActorsProvider>,
    ),
  ).toBe('<p>resting</p>');
});

test('an equal selection does not render again', () => {
  const actors = loaded();
  const drawn = vi.fn<() => void>();
  const select = (snapshot: Snapshot) => [selectShown(snapshot)?.title];
  const isSame = (a: readonly unknown[], b: readonly unknown[]) => a[0] === b[0];
  const resting: (string | undefined)[] = [];
  function Counted() {
    drawn();
    return <p>{useActorSelector('toasts', select, resting, isSame)[0]}</p>;
  }
  render(
    <ActorsProvider value={context(actors)}>
      <Counted />
    </ActorsProvider>,
  );
  act(() => actors.toasts.send(toast('First')));
  drawn.mockClear();
  act(() => actors.toasts.send(toast('Waits')));
  expect([shown(), drawn.mock.calls]).toEqual(['First', []]);
  act(() => actors.toasts.send({ type: 'toast.dismiss' }));
  expect(shown()).toBe('Waits');
});

test('an event loads the statecharts first and is then sent', async () => {
  const actors = loaded();
  const load = vi.fn(() => Promise.resolve(actors));
  const page = (value: ActorsContext) => (
    <ActorsProvider value={value}>
      <Sender />
    </ActorsProvider>
  );
  const { rerender } = render(page(context(undefined, load)));
  await act(() => Promise.resolve(screen.getByText('Send').click()));
  expect([load.mock.calls.length, titleOf(actors.toasts.getSnapshot())]).toEqual([1, 'Pressed']);
  const others = loaded();
  rerender(page(context(others, load)));
  act(() => screen.getByText('Send').click());
  expect([load.mock.calls.length, titleOf(others.toasts.getSnapshot())]).toEqual([1, 'Pressed']);
});

test('a failed load on an event is reported', async () => {
  const reportLoadFailure = vi.fn<() => void>();
  render(
    <ActorsProvider value={{ ...context(undefined), reportLoadFailure }}>
      <Sender />
    </ActorsProvider>,
  );
  await act(() => Promise.resolve(screen.getByText('Send').click()));
  expect(reportLoadFailure).toHaveBeenCalledOnce();
});
