// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { ActorsProvider } from '../../../src/features/pageActors.tsx';
import { Header } from '../../../src/features/shell/Header.tsx';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import { placeholders } from '../../../src/content/messages.ts';
import { signedInToast } from '../../../src/content/signedInToast.ts';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open, openBeforeActors, spoken, texts, toast, type Opening } from './render.tsx';

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
const mainLinks = () => {
  const menu = within(main()).getByRole('button', { name: 'Curriculum' }).parentElement;
  return texts(
    within(main())
      .getAllByRole('link', { hidden: true })
      .filter((link) => menu?.contains(link) !== true),
  );
};
const curriculum = () => within(main()).getByRole('button', { name: 'Curriculum' });
const account = () => screen.findByRole('button', { name: /^Account of / });
const expanded = (button: Element) => button.getAttribute('aria-expanded') === 'true';

test('nobody signed in: the way to sign in, and no admin link', () => {
  header();
  expect(mainLinks()).toEqual(['About', 'Blog']);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
  expect(screen.queryByRole('button', { name: /^Account of / })).toBeNull();
});

test.each(['student', 'parent', 'instructor'] as const)(
  'a %s has an account, and neither the admin link nor the panel',
  async (role) => {
    const { user } = header({ states: signedInAs(role) });
    await user.click(await account());
    expect(mainLinks()).toEqual(['About', 'Blog']);
    expect(screen.queryByText('Sign In')).toBeNull();
    expect(screen.getByRole('link', { name: 'My Dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    expect(screen.queryByText('Admin Panel')).toBeNull();
    expect(screen.queryAllByText('Admin')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
  },
);

test('an admin has the admin link, and a panel that is still to come', async () => {
  const { user } = header({ states: signedInAs('admin') });
  expect(mainLinks()).toEqual(['About', 'Blog', 'Admin']);
  const avatar = await account();
  expect([avatar.textContent, expanded(avatar)]).toEqual([
    expect.stringContaining('Account of Ada Okafor'),
    false,
  ]);
  await user.click(avatar);
  expect(expanded(avatar)).toBe(true);
  expect(screen.getByText('admin@tallygrove.test')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Admin Panel' }));
  expect(spoken().polite).toBe(`Admin Panel ${placeholders.adminPanel.text}`);
  expect(await toast()).toBeDefined();
  // Something was chosen.
  expect(expanded(avatar)).toBe(false);
});

test('Escape closes the account menu alone; a toast goes by the next one', async () => {
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

test('whoever is not the person whom a link has signed in goes by the toast', async () => {
  const signedIn = { ...signedInToast('student@tallygrove.test'), id: 1 };
  const { user, actors } = header({
    states: {
      ...signedInAs('student'),
      toasts: { value: { showing: 'running' }, context: { queue: [signedIn] } },
    },
  });
  expect(spoken().polite).toBe('Signed in as student@tallygrove.test Not you? Log out');
  await user.click(await screen.findByRole('button', { name: 'Not you? Log out' }));
  await waitFor(() => expect(actors.session.getSnapshot().hasTag('signedOut')).toBe(true));
  expect(spoken().polite).toBe('');
});

test('logging out ends the session', async () => {
  const { user, actors } = header({ states: signedInAs('student') });
  await user.click(await account());
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(actors.session.getSnapshot().hasTag('signedOut')).toBe(true));
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
});

test.each([
  ['light', 'false', 'true'],
  ['dark', 'true', 'false'],
] as const)('the theme toggle on a %s page', async (theme, before, after) => {
  const { user } = header({ theme });
  const toggle = screen.getByRole('button', { name: 'Dark theme' });
  expect(toggle.getAttribute('aria-pressed')).toBe(before);
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe(after);
  expect(document.documentElement.classList.contains(theme === 'dark' ? 'light' : 'dark')).toBe(
    true,
  );
});

test('a page is prerendered in the light, whatever theme it is shown in', () => {
  document.documentElement.classList.add('dark');
  const html = renderToString(
    <ActorsProvider value={{ actors: undefined, lost: false, load: vi.fn() }}>
      <MemoryRouter>
        <Header {...links} />
      </MemoryRouter>
    </ActorsProvider>,
  );
  expect(html).toContain('aria-pressed="false"');
  expect(html).not.toContain('aria-pressed="true"');
});

test('before the statecharts are there, the theme toggle says what the document is', () => {
  document.documentElement.classList.add('dark');
  openBeforeActors(<Header {...links} />);
  const toggle = screen.getByRole('button', { name: 'Dark theme' });
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

test('the Curriculum dropdown: two groups of links, opened by a press', async () => {
  const { user } = header();
  await user.click(curriculum());
  expect(expanded(curriculum())).toBe(true);
  const group = (name: string) =>
    texts(within(within(main()).getByRole('list', { name })).getAllByRole('link'));
  expect([group('By age'), group('For grown-ups')]).toEqual([['K–2', '3–5'], ['Parents']]);
  const rings = within(main()).getByRole('list', { name: 'By age' }).querySelectorAll('svg');
  expect(rings).toHaveLength(2);
});

test('the Curriculum dropdown: Escape closes it', async () => {
  const { user } = header();
  await user.click(curriculum());
  await user.keyboard('{Escape}');
  expect(expanded(curriculum())).toBe(false);
});

test.each([
  ['/curriculum/k-2', 'true'],
  ['/curriculum', 'true'],
  ['/about', null],
])('on %s the Curriculum button is current: %s', (path, current) => {
  header({ path });
  expect(curriculum().getAttribute('aria-current')).toBe(current);
});

test('another page closes what was open, by whatever way it came', async () => {
  const { user } = header({ states: signedInAs('student') });
  const avatar = await account();
  await user.click(avatar);
  expect(expanded(avatar)).toBe(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(expanded(avatar)).toBe(false));

  fireEvent.click(curriculum());
  expect(expanded(curriculum())).toBe(true);
  // The same address again is no other page.
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(expanded(curriculum())).toBe(true);
});

const opened = { curriculumMenu: { value: { open: 'pressed' as const } } };

const pressed = { value: { open: 'pressed' as const } };

test.each([
  ['curriculumMenu', () => curriculum()],
  ['accountMenu', () => account()],
] as const)('a press closes what a press has opened: %s', async (name, find) => {
  const { user } = header({ states: { ...signedInAs('student'), [name]: pressed } });
  const button = await find();
  expect(expanded(button)).toBe(true);
  await user.click(button);
  expect(expanded(button)).toBe(false);
});

test.each([
  ['a press beside it', (dialog: Element) => fireEvent.click(dialog)],
  ['Escape', (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
])('the menu of narrow windows is closed by %s', async (_, leave) => {
  header({ states: { mobileMenu: pressed } });
  await waitFor(() => expect(isOpenDialog()).toBe(true));
  leave(screen.getByRole('dialog', { name: 'Menu' }));
  await waitFor(() => expect(isOpenDialog()).toBe(false));
});

test('what is open when the page comes stays open, and closes with the page', async () => {
  header({ states: opened });
  expect(expanded(curriculum())).toBe(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(expanded(curriculum())).toBe(false));
});

test('at rest nobody is in, nothing is open, and pages come and go', () => {
  openBeforeActors(
    <>
      <Header {...links} />
      <Elsewhere />
    </>,
  );
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(mainLinks()).toEqual(['About', 'Blog']);
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
  expect(expanded(curriculum())).toBe(false);
  expect(screen.getByRole('button', { name: 'Dark theme' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  expect(isOpenDialog()).toBe('no dialog');
});

/** Presses "Menu". Not by the mouse: happy-dom opens a disclosure before the page hears of the press. */
function pressMenu(): void {
  const button = screen.getByText('Menu', { selector: 'summary' });
  fireEvent(button, new Event('click', { bubbles: true, cancelable: true }));
}

const isOpenDialog = () => document.querySelector<HTMLDialogElement>('dialog')?.open ?? 'no dialog';

test('the menu of narrow windows: every link, closed by a choice', async () => {
  const { user } = header({ states: signedInAs('admin') });
  await waitFor(() => expect(isOpenDialog()).toBe(false));
  pressMenu();
  await waitFor(() => expect(isOpenDialog()).toBe(true));
  const dialog = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(texts(dialog.getAllByRole('link'))).toEqual([
    'About',
    'Curriculum',
    'Blog',
    'Admin',
    'K–2',
    '3–5',
    'Parents',
  ]);
  await user.click(dialog.getByRole('link', { name: 'Parents' }));
  await waitFor(() => expect(isOpenDialog()).toBe(false));
});

test('the menu of narrow windows closes when another page comes', async () => {
  const { actors } = header();
  act(() => actors.mobileMenu.send({ type: 'menu.open' }));
  await waitFor(() => expect(isOpenDialog()).toBe(true));
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(isOpenDialog()).toBe(false));
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.classList.remove('dark', 'light');
});

test('a mouse opens the dropdown by resting there, and closes it by leaving; a touch does neither', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  header();
  const around = curriculum().parentElement ?? curriculum();
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  fireEvent.pointerEnter(around, { pointerType: 'touch' });
  pass(1000);
  expect(expanded(curriculum())).toBe(false);
  fireEvent.pointerEnter(around, { pointerType: 'mouse' });
  pass(200);
  expect(expanded(curriculum())).toBe(true);
  fireEvent.pointerLeave(around, { pointerType: 'mouse' });
  pass(150);
  expect(expanded(curriculum())).toBe(false);
});

test('an account whose code is lost leaves the way to the dashboard', async () => {
  const module = '../../../src/features/shell/Account.tsx';
  vi.resetModules();
  vi.doMock(module, () => {
    throw new Error('404');
  });
  onTestFinished(() => {
    vi.doUnmock(module);
    vi.resetModules();
  });
  const fresh = await import('../../../src/features/shell/Header.tsx');
  const { ActorsProvider: Provider } = await import('../../../src/features/pageActors.tsx');
  const actors = createStoryActors('light', signedInAs('student'));
  render(
    <Provider value={{ actors, lost: false, load: () => Promise.resolve(actors) }}>
      <MemoryRouter>
        <fresh.Header {...links} />
      </MemoryRouter>
    </Provider>,
  );
  const way = await screen.findByRole('link', { name: 'My Dashboard' });
  expect(way.getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
});
