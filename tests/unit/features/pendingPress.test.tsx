// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPendingPress } from '../../../src/features/pendingPress.ts';

const answer = vi.fn<() => Promise<unknown>>();
let settle: () => void;
let pending: Promise<void>;

beforeEach(() => {
  render(
    <>
      <form>
        <button type="submit">
          Send <svg />
        </button>
      </form>
      <p>Read</p>
    </>,
  );
  answer.mockReset().mockImplementation(() => new Promise<void>((resolve) => (settle = resolve)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const at = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(selector);
  return found;
};
const click = () => new MouseEvent('click');
/** Whether the button is busy (undefined before any press), and how many presses were handled. */
const state = () => [at('button').ariaBusy ?? 'no', answer.mock.calls.length];

/** Dispatches the browser's event to a listener, which delays the press that many times. */
function press(selector: string, event: Event, times = 1): void {
  const target = at(selector);
  target.addEventListener(
    event.type,
    (dispatched) => {
      vi.stubGlobal('event', dispatched);
      for (let time = 0; time < times; time += 1) pending = showPendingPress(answer);
      vi.stubGlobal('event', undefined);
    },
    { once: true },
  );
  target.dispatchEvent(event);
}

test('a pressed button is busy and ignores presses until the event is handled', async () => {
  press('svg', click());
  press('button', click());
  press('svg', click());
  expect(state()).toEqual(['true', 1]);
  settle();
  await pending;
  expect(state()).toEqual(['no', 1]);
  // Every event of one press is handled.
  press('button', click(), 2);
  expect(state()).toEqual(['true', 3]);
});

test.each([
  ['a sent form', 'form', () => new SubmitEvent('submit', { submitter: at('button') }), 'true', 1],
  ['a key on a button', 'button', () => new KeyboardEvent('keydown'), 'no', 2],
  ['a form that no button sent', 'form', () => new SubmitEvent('submit'), 'no', 2],
  ['a click beside the buttons', 'p', click, 'no', 2],
])('%s twice', (_, target, made, busy, times) => {
  press(target, made());
  press(target, made());
  expect(state()).toEqual([busy, times]);
});
