// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFilter } from '../../../src/features/filter.ts';

const fruit = {
  param: 'kind',
  options: { all: 'All', apple: 'Apples', fig: 'Figs' },
} as const;

const kinds = ['apple', 'fig'] as const;

function List() {
  const { option, choose, shows } = useFilter(fruit);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname}${search}: ${option}, shows ${kinds.filter(shows).join(' and ')}`}</p>
      <button type="button" onClick={() => choose('fig')}>
        Figs
      </button>
      <button type="button" onClick={() => choose('all')}>
        All
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;

function openAt(search: string) {
  render(
    <MemoryRouter initialEntries={['/before', `/fruit${search}`]}>
      <List />
    </MemoryRouter>,
  );
}

test.each([
  ['', 'all, shows apple and fig'],
  ['?kind=fig', 'fig, shows fig'],
  ['?kind=all', 'all, shows apple and fig'],
  ['?kind=Fig', 'all, shows apple and fig'],
  ['?kind=constructor', 'all, shows apple and fig'],
])('/fruit%s shows %s', (search, option) => {
  openAt(search);
  expect(shown()).toBe(`/fruit${search}: ${option}`);
});

test('a choice replaces the address and keeps its other parameters', () => {
  openAt('?from=mail');
  fireEvent.click(screen.getByText('Figs'));
  expect(shown()).toBe('/fruit?from=mail&kind=fig: fig, shows fig');
  fireEvent.click(screen.getByText('All'));
  expect(shown()).toBe('/fruit?from=mail: all, shows apple and fig');
  fireEvent.click(screen.getByText('Back'));
  expect(shown()).toBe('/before: all, shows apple and fig');
});
