// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as navigation from '../../../src/app/navigation.ts';
import { Header } from '../../../src/features/shell/Header.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open } from './render.tsx';

test('Escape closes only the account menu, the next one the toast', async () => {
  const { user } = open(
    <Header
      before={navigation.linksBefore}
      curriculum={navigation.curriculumLink}
      curriculumLinks={navigation.curriculumLinks}
      after={navigation.linksAfter}
      adminLinks={navigation.adminLinks}
      signIn={navigation.signInLink}
      dashboard={navigation.dashboardLink}
    />,
    { states: signedInAs('admin') },
  );
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
