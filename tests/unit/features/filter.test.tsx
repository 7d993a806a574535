// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFilter } from '../../../src/features/filter.ts';

const fruit = { param: 'kind', options: { all: 'All', apple: 'Apples', fig: 'Figs' } } as const;

// stories/screens/Courses.stories.tsx presses the options.
test('a choice replaces the address and keeps its other parameters; an unknown name shows all', () => {
  const { result } = renderHook(
    () => ({ ...useFilter(fruit), at: useLocation(), go: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/before', '/fruit?from=mail&kind=constructor']}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  const { choose } = result.current;
  const seen = () => {
    const { at, option, shows } = result.current;
    return [at.pathname + at.search, option, shows('apple'), shows('fig')];
  };
  expect(seen()).toEqual(['/fruit?from=mail&kind=constructor', 'all', true, true]);
  act(() => choose('fig'));
  expect(seen()).toEqual(['/fruit?from=mail&kind=fig', 'fig', false, true]);
  act(() => choose('all'));
  expect(seen()).toEqual(['/fruit?from=mail', 'all', true, true]);
  act(() => void result.current.go(-1));
  expect(seen()).toEqual(['/before', 'all', true, true]);
});
