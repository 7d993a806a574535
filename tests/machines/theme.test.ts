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
  return {
    theme,
    applied,
    state: () => theme.getSnapshot().value,
    dark: () => isDark(theme.getSnapshot()),
  };
}

test.each([
  { drawn: 'light' as const, dark: false },
  { drawn: 'dark' as const, dark: true },
])('a document drawn $drawn is $drawn, and nothing is applied', ({ drawn, dark }) => {
  const page = startTheme(drawn);
  expect([page.state(), page.dark(), page.applied]).toEqual([drawn, dark, []]);
});

test('the visitor’s choice is stored and applied, even if repeated', () => {
  const page = startTheme();
  const seen = (['dark', 'light', 'dark', 'dark'] as const).map((theme) => {
    page.theme.send({ type: 'theme.set', theme });
    return page.state();
  });
  expect([seen, page.applied]).toEqual([
    ['dark', 'light', 'dark', 'dark'],
    ['dark', 'light', 'dark', 'dark'],
  ]);
});

test('another tab’s choice is followed, and not written back', () => {
  const page = startTheme();
  page.theme.send({ type: 'theme.changed', theme: 'dark' });
  page.theme.send({ type: 'theme.changed', theme: 'dark' });
  expect([page.dark(), page.applied]).toEqual([true, []]);
  page.theme.send({ type: 'theme.changed', theme: 'light' });
  expect([page.dark(), page.applied]).toEqual([false, []]);
});
