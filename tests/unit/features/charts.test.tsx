// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import {
  ChartsProvider,
  useChart,
  useSend,
  type Charts,
  type ChartsContext,
} from '../../../src/features/charts.tsx';
import { createStoryCharts } from '../../../review/pinning/storyCharts.ts';

afterEach(cleanup);

type Snapshot = ReturnType<Charts['toasts']['getSnapshot']>;
const titleOf = (snapshot: Snapshot) => selectShown(snapshot)?.title;

const toast = (title: string) => ({ type: 'toast.show', toast: { title, tone: 'info' } }) as const;

function Title() {
  return <p>{useChart('toasts', titleOf, 'resting') ?? 'none'}</p>;
}

function Sender() {
  const send = useSend();
  return (
    <button type="button" onClick={() => send('toasts', toast('Pressed'))}>
      Send
    </button>
  );
}

const context = (charts: Charts | undefined, wake?: ChartsContext['wake']): ChartsContext => ({
  charts,
  lost: false,
  wake: wake ?? (() => Promise.reject(new Error('nobody wakes'))),
});

const shown = () => document.querySelector('p')?.textContent;
const awake = () => createStoryCharts('light', {});

test('without a provider nothing works, and the error says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Title />)).toThrow('No ChartsProvider above');
});

test('at rest the resting value holds; awake, what the statechart says, from then on', () => {
  const charts = awake();
  const page = (value: ChartsContext) => (
    <ChartsProvider value={value}>
      <Title />
    </ChartsProvider>
  );
  const { rerender } = render(page(context(undefined)));
  expect(shown()).toBe('resting');
  rerender(page(context(charts)));
  expect(shown()).toBe('none');
  act(() => charts.toasts.send(toast('First')));
  expect(shown()).toBe('First');
  // Other statecharts in their place.
  const others = awake();
  rerender(page(context(others)));
  expect(shown()).toBe('none');
  act(() => charts.toasts.send({ type: 'toast.dismiss' }));
  act(() => others.toasts.send(toast('Second')));
  expect(shown()).toBe('Second');
});

test('a page is prerendered as at rest, even where the statecharts are awake', () => {
  expect(
    renderToString(
      <ChartsProvider value={context(awake())}>
        <Title />
      </ChartsProvider>,
    ),
  ).toBe('<p>resting</p>');
});

test('what says the same keeps the screen still', () => {
  const charts = awake();
  const drawn = vi.fn<() => void>();
  const select = (snapshot: Snapshot) => [selectShown(snapshot)?.title];
  const isSame = (a: readonly unknown[], b: readonly unknown[]) => a[0] === b[0];
  const resting: (string | undefined)[] = [];
  function Counted() {
    drawn();
    return <p>{useChart('toasts', select, resting, isSame)[0]}</p>;
  }
  render(
    <ChartsProvider value={context(charts)}>
      <Counted />
    </ChartsProvider>,
  );
  act(() => charts.toasts.send(toast('First')));
  drawn.mockClear();
  act(() => charts.toasts.send(toast('Waits')));
  expect([shown(), drawn.mock.calls]).toEqual(['First', []]);
  act(() => charts.toasts.send({ type: 'toast.dismiss' }));
  expect(shown()).toBe('Waits');
});

test('a selection that changes is made anew', () => {
  const charts = awake();
  act(() => charts.toasts.send(toast('First')));
  function Either({ select }: { select: (snapshot: Snapshot) => string | undefined }) {
    return <p>{useChart('toasts', select, 'resting')}</p>;
  }
  const page = (select: (snapshot: Snapshot) => string | undefined) => (
    <ChartsProvider value={context(charts)}>
      <Either select={select} />
    </ChartsProvider>
  );
  const { rerender } = render(page(titleOf));
  rerender(page((snapshot) => selectShown(snapshot)?.tone));
  expect(shown()).toBe('info');
});

test('whoever leaves listens no more', () => {
  const charts = awake();
  const select = vi.fn(titleOf);
  function Watched() {
    return <p>{useChart('toasts', select, 'resting')}</p>;
  }
  const { unmount } = render(
    <ChartsProvider value={context(charts)}>
      <Watched />
    </ChartsProvider>,
  );
  unmount();
  select.mockClear();
  act(() => charts.toasts.send(toast('Unheard')));
  expect(select).not.toHaveBeenCalled();
});

test('an event wakes the statecharts that rest, and reaches them', async () => {
  const charts = awake();
  const wake = vi.fn(() => Promise.resolve(charts));
  const page = (value: ChartsContext) => (
    <ChartsProvider value={value}>
      <Sender />
    </ChartsProvider>
  );
  const { rerender } = render(page(context(undefined, wake)));
  await act(() => Promise.resolve(screen.getByText('Send').click()));
  expect([wake.mock.calls.length, titleOf(charts.toasts.getSnapshot())]).toEqual([1, 'Pressed']);
  const others = awake();
  rerender(page(context(others, wake)));
  act(() => screen.getByText('Send').click());
  expect([wake.mock.calls.length, titleOf(others.toasts.getSnapshot())]).toEqual([1, 'Pressed']);
});

test('an event that could not wake them is lost without an error', async () => {
  render(
    <ChartsProvider value={context(undefined)}>
      <Sender />
    </ChartsProvider>,
  );
  await act(() => Promise.resolve(screen.getByText('Send').click()));
  expect(screen.getByText('Send')).toBeDefined();
});
