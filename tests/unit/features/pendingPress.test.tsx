// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPendingPress } from '../../../src/features/pendingPress.ts';
import '../../support/cleanUp.ts';

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
const button = () => at('button');
/** Undefined before any press, which means the same as null. */
const isBusy = () => button().ariaBusy ?? 'no';

/** Dispatches the browser's event to a listener, which delays the press that many times. */
function press(target: Element, event: Event = new MouseEvent('click'), times = 1): void {
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

test('a pressed button is busy until the event is handled, and ignores further presses', async () => {
  press(at('svg'));
  expect(isBusy()).toBe('true');
  press(button());
  press(at('svg'));
  expect(answer).toHaveBeenCalledOnce();
});

test('afterwards it can be pressed again', async () => {
  press(button());
  settle();
  await pending;
  expect(isBusy()).toBe('no');
  press(button());
  expect([isBusy(), answer.mock.calls.length]).toEqual(['true', 2]);
});

test('every event of one press is handled', () => {
  press(button(), new MouseEvent('click'), 2);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('submitting a form marks its submit button', () => {
  const sent = () => new SubmitEvent('submit', { submitter: button() });
  press(at('form'), sent());
  press(at('form'), sent());
  expect([isBusy(), answer.mock.calls.length]).toEqual(['true', 1]);
});

test.each([
  ['a key on a button', 'button', () => new KeyboardEvent('keydown')],
  ['a form that no button sent', 'form', () => new SubmitEvent('submit')],
  ['a click beside the buttons', 'p', () => new MouseEvent('click')],
])('%s is carried out, every time, and nothing is busy', async (_, target, made) => {
  press(at(target), made());
  press(at(target), made());
  settle();
  await pending;
  expect([isBusy(), answer.mock.calls.length]).toEqual(['no', 2]);
});
