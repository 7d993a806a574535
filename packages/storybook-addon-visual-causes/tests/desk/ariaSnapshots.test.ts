// oxlint-disable-next-line no-restricted-imports -- the seed is given below
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FocusStop, AriaSnapshot } from '../../src/desk/desk.ts';
import {
  parseAriaSnapshot,
  ariaSnapshotDifference,
  ariaSnapshotHash,
  ariaSnapshotText,
  textChanges,
} from '../../src/desk/ariaSnapshots.ts';

const stop = (role: string, name: string): FocusStop => ({ role, name });
const snapshot: AriaSnapshot = {
  mode: 'light-1280',
  aria: '- main:\n  - heading "Sign in" [level=1]\n  - button "Send"\n  - link "Home"',
  focus: [stop('button', 'Send'), stop('link', 'Home')],
};

test('a baseline survives writing and reading, whatever the names', () => {
  const stops = fc.array(fc.record({ role: fc.constantFrom('link', 'button'), name: fc.string() }));
  // The same cases in every run, or others with this variable.
  const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120);
  const survives = fc.property(stops, (focus) => {
    const written = { ...snapshot, focus };
    expect(parseAriaSnapshot(ariaSnapshotText(written), 'x.txt')).toEqual(written);
  });
  fc.assert(survives, { seed });
});

test('a damaged baseline is refused with its name', () => {
  expect(() => parseAriaSnapshot('', 'x.txt')).toThrow('x.txt is not an ARIA snapshot');
  const damaged = ariaSnapshotText(snapshot).replace('2. link', '2. ');
  expect(() => parseAriaSnapshot(damaged, 'x.txt')).toThrow('x.txt is not an ARIA snapshot');
});

const difference = (after: Partial<AriaSnapshot>) =>
  ariaSnapshotDifference(snapshot, { ...snapshot, ...after });
const aria = (from: string, to: string) => ({ aria: snapshot.aria.replace(from, to) });

const without = { focus: snapshot.focus.slice(1) };
const more = { focus: [...snapshot.focus, stop('link', 'Help')] };

test.each<[Partial<AriaSnapshot>, string]>([
  [aria('"Sign in"', '"Log in"'), 'heading "Sign in" [level=1] is now heading "Log in" [level=1]'],
  [aria('\n  - link "Home"', ''), 'link "Home" is gone'],
  [aria('- link', '- link "Help"\n  - link'), 'link "Help" is new'],
  [aria('  - button', '    - button'), 'the same is told in another order'],
  [without, 'focus on button "Send" is gone'],
  [more, 'focus on link "Help" is new'],
  [{ focus: snapshot.focus.toReversed() }, 'the same is told in another order'],
])('%j is described in one line', (after, summary) => {
  expect(difference(after)).toBe(summary);
  expect(ariaSnapshotHash({ ...snapshot, ...after })).not.toBe(ariaSnapshotHash(snapshot));
});

test('changed words exclude URLs, bare roles and typed values', () => {
  const of = (...lines: string[]): AriaSnapshot => ({
    mode: 'light-390',
    aria: lines.map((line) => `- ${line}`).join('\n'),
    focus: [],
  });
  expect(
    textChanges(
      of('heading "Contact" [level=1]', 'paragraph: In two days', 'link "Blog"', '/url: /blog'),
      of(
        'heading "Contact" [level=1]',
        'paragraph: In one day',
        'textbox "Phone": 555',
        'list',
        'link "Blog"',
        '/url: /news',
      ),
    ),
  ).toEqual([
    { was: 'paragraph: In two days', is: 'paragraph: In one day' },
    { is: 'textbox "Phone"' },
  ]);
  expect(textChanges(of('text: A', 'text: B'), of('text: B', 'text: A'))).toEqual([]);
});
