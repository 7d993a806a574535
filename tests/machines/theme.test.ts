import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { themeMachine, type Theme } from '../../machines/theme/theme.machine.ts';
import { isDark } from '../../machines/theme/theme.selectors.ts';

function startTheme(drawn: Theme = 'light') {
  const applied: Theme[] = [];
  const theme = createActor(
    themeMachine.provide({
      actors: {
        apply: fromCallback<{ type: 'theme.apply'; theme: Theme }>(({ receive }) => {
          receive((command) => applied.push(command.theme));
        }),
      },
    }),
    { input: { theme: drawn } },
  );
  theme.start();
  return { theme, applied, dark: () => isDark(theme.getSnapshot()) };
}

test.each([
  { drawn: 'light' as const, dark: false },
  { drawn: 'dark' as const, dark: true },
])('a document drawn $drawn is $drawn, and nothing is applied', ({ drawn, dark }) => {
  const page = startTheme(drawn);
  expect([page.dark(), page.applied]).toEqual([dark, []]);
});

test('what the visitor sets holds and is applied, however often it is said', () => {
  const page = startTheme();
  for (const theme of ['dark', 'light', 'dark', 'dark'] as const)
    page.theme.send({ type: 'theme.set', theme });
  expect([page.dark(), page.applied]).toEqual([true, ['dark', 'light', 'dark', 'dark']]);
});

test('another tab’s choice is followed, and not written back', () => {
  const page = startTheme();
  page.theme.send({ type: 'theme.changed', theme: 'dark' });
  page.theme.send({ type: 'theme.changed', theme: 'dark' });
  expect([page.dark(), page.applied]).toEqual([true, []]);
  page.theme.send({ type: 'theme.changed', theme: 'light' });
  expect([page.dark(), page.applied]).toEqual([false, []]);
});
