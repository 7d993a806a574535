// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import * as navigation from '../../../src/app/navigation.ts';
import { Header } from '../../../src/features/shell/Header.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open } from './render.tsx';

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/elsewhere')}>
      Elsewhere
    </button>
  );
}

const header = (
  <>
    <Elsewhere />
    <Header
      before={navigation.linksBefore}
      curriculum={navigation.curriculumLink}
      curriculumLinks={navigation.curriculumLinks}
      after={navigation.linksAfter}
      adminLinks={navigation.adminLinks}
      signIn={navigation.signInLink}
      dashboard={navigation.dashboardLink}
    />
  </>
);
const expanded = (button: Element) => button.getAttribute('aria-expanded') === 'true';
const account = () => screen.findByRole('button', { name: /^Account of / });
const curriculum = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', {
    name: 'Curriculum',
  });

afterEach(() => {
  document.documentElement.classList.remove('dark', 'light');
});

test('Escape closes only the account menu, the next one the toast', async () => {
  const { user } = open(header, { states: signedInAs('admin') });
  const avatar = await account();
  await user.click(avatar);
  await user.click(screen.getByRole('button', { name: 'Admin Panel' }));
  const close = { name: 'Close notification' };
  await screen.findByRole('button', close);
  await user.click(avatar);
  await user.keyboard('{Escape}');
  expect(expanded(avatar)).toBe(false);
  expect(screen.getByRole('button', close)).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', close)).toBeNull());
});

test.each([
  ['/curriculum/k-2', 'true'],
  ['/curriculum', 'true'],
  ['/about', null],
])('on %s the Curriculum button is current: %s', (path, current) => {
  open(header, { path });
  expect(curriculum().getAttribute('aria-current')).toBe(current);
});

test('a navigation to another page closes open menus', async () => {
  const { user } = open(header, { states: signedInAs('student') });
  const avatar = await account();
  await user.click(avatar);
  expect(expanded(avatar)).toBe(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(expanded(avatar)).toBe(false));
  fireEvent.click(curriculum());
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(expanded(curriculum())).toBe(true);
});
