// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTheme } from '../../../src/features/theme.ts';

/** What another tab stores; null removes it, and a null key is cleared storage. */
const inAnotherTab = (key: string | null, newValue: string | null) =>
  act(async () => void dispatchEvent(new StorageEvent('storage', { key, newValue })));

// tests/e2e/pages.spec.ts chooses a theme.
test('what another tab stores is followed and not stored again, while a component reads the theme', async () => {
  const root = document.documentElement;
  // As set before the first paint.
  root.className = 'dark';
  const { result, unmount } = renderHook(useTheme);
  expect(result.current).toBe('dark');
  for (const [key, newValue, theme] of [
    ['theme', 'light', 'light'],
    ['language', 'dark', 'light'],
    ['theme', 'dark', 'dark'],
    ['theme', 'blue', 'light'],
    ['theme', 'dark', 'dark'],
    [null, null, 'light'],
  ] as const) {
    await inAnotherTab(key, newValue);
    expect([result.current, root.className]).toEqual([theme, theme]);
  }
  expect(localStorage.getItem('theme')).toBeNull();
  unmount();
  await inAnotherTab('theme', 'dark');
  expect(root.className).toBe('light');
});
