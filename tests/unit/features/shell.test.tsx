// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import * as navigation from '../../../src/content/navigation.ts';
import { Header } from '../../../src/features/shell/Header.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open } from './render.tsx';

const openHeader = () =>
  open(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Header
        before={navigation.linksBefore}
        curriculum={navigation.curriculumLink}
        curriculumLinks={navigation.curriculumLinks}
        after={navigation.linksAfter}
        adminLinks={navigation.adminLinks}
        signIn={navigation.signInLink}
        dashboard={navigation.dashboardLink}
      />
    </>,
    { states: signedInAs('admin') },
  );
const account = () => screen.findByRole('button', { name: /^Account of / });
const menuOf = (name: string) =>
  name === 'Account'
    ? account()
    : within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name });
const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';

test.each(['Curriculum', 'Account'])(
  'Escape closes only the menu, then the toast: %s',
  async (name) => {
    const { user } = openHeader();
    await user.click(await account());
    await user.click(screen.getByRole('button', { name: 'Admin Panel' }));
    const close = { name: 'Close notification' };
    await screen.findByRole('button', close);
    const menu = await menuOf(name);
    await user.click(menu);
    expect(isOpen(menu)).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen(menu)).toBe(false);
    expect(screen.getByRole('button', close)).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', close)).toBeNull());
  },
);

test.each(['Curriculum', 'Account'])('a navigation closes the open menu: %s', async (name) => {
  openHeader();
  const menu = await menuOf(name);
  // Without the pointer, which would close a menu by leaving it.
  fireEvent.click(menu);
  expect(isOpen(menu)).toBe(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(isOpen(menu)).toBe(false));
});
