// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as navigation from '../../../src/app/navigation.ts';
import { Header } from '../../../src/features/shell/Header.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open } from './render.tsx';

const header = (
  <Header
    before={navigation.linksBefore}
    curriculum={navigation.curriculumLink}
    curriculumLinks={navigation.curriculumLinks}
    after={navigation.linksAfter}
    adminLinks={navigation.adminLinks}
    signIn={navigation.signInLink}
    dashboard={navigation.dashboardLink}
  />
);

afterEach(() => {
  document.documentElement.classList.remove('dark', 'light');
});

test('Escape closes only the account menu, the next one the toast', async () => {
  const { user } = open(header, { states: signedInAs('admin') });
  const avatar = await screen.findByRole('button', { name: /^Account of / });
  await user.click(avatar);
  await user.click(screen.getByRole('button', { name: 'Admin Panel' }));
  const close = { name: 'Close notification' };
  await screen.findByRole('button', close);
  await user.click(avatar);
  await user.keyboard('{Escape}');
  expect(avatar.getAttribute('aria-expanded')).toBe('false');
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
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const curriculum = main.getByRole('button', { name: 'Curriculum' });
  expect(curriculum.getAttribute('aria-current')).toBe(current);
});
