// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { Header } from '../../../src/features/shell/Header.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open, toast, type Opening } from './render.tsx';

const links = {
  before: [{ label: 'About', to: '/about' }],
  curriculum: { label: 'Curriculum', to: '/curriculum' },
  curriculumLinks: {
    bands: [
      { label: 'K–2', to: '/curriculum/k-2', band: 'k-2' as const },
      { label: '3–5', to: '/curriculum/3-5', band: '3-5' as const },
    ],
    grownUps: [{ label: 'Parents', to: '/audience/parents' }],
  },
  after: [{ label: 'Blog', to: '/blog' }],
  adminLinks: [{ label: 'Admin', to: '/admin' }],
  signIn: { label: 'Sign In', to: '/signin' },
  dashboard: { label: 'My Dashboard', to: '/dashboard' },
};

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/elsewhere')}>
      Elsewhere
    </button>
  );
}

const header = (opening: Opening = {}) =>
  open(
    <>
      <Header {...links} />
      <Elsewhere />
    </>,
    opening,
  );

const main = () => screen.getByRole('navigation', { name: 'Main' });
const curriculum = () => within(main()).getByRole('button', { name: 'Curriculum' });
const account = () => screen.findByRole('button', { name: /^Account of / });
const expanded = (button: Element) => button.getAttribute('aria-expanded') === 'true';

test('Escape closes only the account menu, the next one the toast', async () => {
  const { user } = header({ states: signedInAs('admin') });
  const avatar = await account();
  await user.click(avatar);
  await user.click(screen.getByRole('button', { name: 'Admin Panel' }));
  expect(await toast()).toBeDefined();
  await user.click(avatar);
  await user.keyboard('{Escape}');
  expect(expanded(avatar)).toBe(false);
  const close = { name: 'Close notification' };
  expect(screen.getByRole('button', close)).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', close)).toBeNull());
});

test('a page is prerendered in the light theme', () => {
  document.documentElement.classList.add('dark');
  const html = renderToString(
    <ActorsProvider value={{ actors: undefined, loadFailed: false, load: vi.fn() }}>
      <MemoryRouter>
        <Header {...links} />
      </MemoryRouter>
    </ActorsProvider>,
  );
  expect(html).toContain('aria-pressed="false"');
  expect(html).not.toContain('aria-pressed="true"');
});

test.each([
  ['/curriculum/k-2', 'true'],
  ['/curriculum', 'true'],
  ['/about', null],
])('on %s the Curriculum button is current: %s', (path, current) => {
  header({ path });
  expect(curriculum().getAttribute('aria-current')).toBe(current);
});

test('any navigation closes open menus', async () => {
  const { user } = header({ states: signedInAs('student') });
  const avatar = await account();
  await user.click(avatar);
  expect(expanded(avatar)).toBe(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(expanded(avatar)).toBe(false));

  fireEvent.click(curriculum());
  expect(expanded(curriculum())).toBe(true);
  // The same URL again is not a new page.
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(expanded(curriculum())).toBe(true);
});

afterEach(() => {
  document.documentElement.classList.remove('dark', 'light');
});
