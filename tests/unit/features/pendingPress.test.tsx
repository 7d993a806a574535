// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPendingPress } from '../../../src/features/pendingPress.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A form, and its presses; each waits until `settle`. */
function openForm() {
  const { container } = render(
    <form>
      <button type="submit">
        Send <svg />
      </button>
      <p>Read</p>
    </form>,
  );
  const button = screen.getByRole('button');
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const answer = vi.fn(() => settled);
  return {
    button,
    settle,
    /** Whether the button is busy, and how many presses were handled. */
    state: () => [button.ariaBusy === 'true', answer.mock.calls.length],
    /** The browser dispatches the event, whose listener delays the press that many times. */
    press: (selector: string, event: Event, times = 1) => {
      container.querySelector(selector)?.dispatchEvent(event);
      vi.stubGlobal('event', event);
      return Promise.all(Array.from({ length: times }, () => showPendingPress(answer)));
    },
  };
}
const click = () => new MouseEvent('click');

// tests/e2e/preHydration.spec.ts has a button and a form in a browser.
test('a pressed button is busy and ignores presses until every event of one is handled', async () => {
  const { press, state, settle } = openForm();
  const pressed = press('svg', click(), 2);
  void press('button', click());
  expect(state()).toEqual([true, 2]);
  settle();
  await pressed;
  expect(state()).toEqual([false, 2]);
  void press('svg', click());
  expect(state()).toEqual([true, 3]);
});

test.each<[string, string, (submitter: HTMLElement) => Event, boolean, number]>([
  ['a sent form', 'form', (submitter) => new SubmitEvent('submit', { submitter }), true, 1],
  ['a key on a button', 'button', () => new KeyboardEvent('keydown'), false, 2],
  ['a form that no button sent', 'form', () => new SubmitEvent('submit'), false, 2],
  ['a click beside the buttons', 'p', click, false, 2],
])('%s twice', (_, target, made, busy, times) => {
  const { button, press, state } = openForm();
  void press(target, made(button));
  void press(target, made(button));
  expect(state()).toEqual([busy, times]);
});
