// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { showTheme, useTheme } from '../../../src/features/theme.ts';

const documentClass = () => document.documentElement.className;
const stored = () => localStorage.getItem('theme');

/** What another tab stores; null removes it, and a null key is cleared storage. */
const inAnotherTab = (key: string | null, newValue: string | null) =>
  act(async () => void dispatchEvent(new StorageEvent('storage', { key, newValue })));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'light';
});

test('the theme set before the first paint is read and not stored', async () => {
  document.documentElement.className = 'dark';
  const { result } = renderHook(useTheme);
  expect(result.current).toBe('dark');
  await act(async () => showTheme('light'));
  expect([result.current, stored()]).toEqual(['light', null]);
});

test.each([
  { key: 'theme', newValue: 'dark', before: 'light', after: 'dark' },
  { key: 'theme', newValue: 'light', before: 'dark', after: 'light' },
  { key: 'theme', newValue: null, before: 'dark', after: 'light' },
  { key: 'theme', newValue: 'blue', before: 'dark', after: 'light' },
  { key: null, newValue: null, before: 'dark', after: 'light' },
  { key: 'language', newValue: 'dark', before: 'light', after: 'light' },
])(
  'another tab stores $newValue under $key: $before becomes $after',
  async ({ key, newValue, before, after }) => {
    document.documentElement.className = before;
    const { result } = renderHook(useTheme);
    await inAnotherTab(key, newValue);
    // The other tab has stored it already.
    expect([result.current, documentClass(), stored()]).toEqual([after, after, null]);
  },
);

test('nothing is followed once no component reads the theme', async () => {
  const { unmount } = renderHook(useTheme);
  unmount();
  await inAnotherTab('theme', 'dark');
  expect(documentClass()).toBe('light');
});
