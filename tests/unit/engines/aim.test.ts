// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { hasMissed, pointOf } from '../../engines/find.ts';

const pressed = vi.fn<(event: Event) => void>();

beforeEach(() => {
  pressed.mockReset();
  const link = Object.assign(document.createElement('a'), { href: '#on', textContent: 'On' });
  document.body.replaceChildren(link, document.createElement('p'));
  document.body.addEventListener('click', pressed);
  // Nothing is laid out here: the link lies on top wherever one looks.
  document.elementFromPoint = () => link;
});

const press = (selector: string, detail = 1) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

const link = { kind: 'link', name: 'On' } as const;

test('a press that hits is left to the page', () => {
  expect(pointOf(link)).toBeDefined();
  press('a');
  expect(pressed).toHaveBeenCalledOnce();
  expect(hasMissed()).toBe(false);
});

test('a press beside it reaches nothing, and is told once', () => {
  pointOf(link);
  press('p');
  expect(pressed).not.toHaveBeenCalled();
  expect([hasMissed(), hasMissed()]).toEqual([true, false]);
});

test('a press that the page loses by drawing the link anew is not excused', () => {
  pointOf(link);
  document.querySelector('a')?.replaceWith(document.createElement('a'));
  press('p');
  expect(hasMissed()).toBe(false);
});

test('keys are no presses', () => {
  pointOf(link);
  press('p', 0);
  expect(pressed).toHaveBeenCalledOnce();
  expect(hasMissed()).toBe(false);
});
