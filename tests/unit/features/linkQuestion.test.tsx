// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { people } from '../../../mocks/fixtures/people.ts';
import { sessionOf } from '../../../mocks/fixtures/sessions.ts';
import type { States } from '../../../board/pinning/states.ts';
import LinkQuestion from '../../../src/features/recovery/LinkQuestion.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open } from './render.tsx';

const asking = (
  openingLink: 'confirmingLink' | 'confirmingAccount' | 'exchangingConfirmed',
  context: object = {},
): States => ({ session: { value: { openingLink }, context } });

/** Opens the page; what the session is told from then on. */
function asked(states: States) {
  const { user, actors } = open(<LinkQuestion />, { states });
  const send = vi.spyOn(actors.session, 'send').mockImplementation(() => undefined);
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return send.mock.calls.splice(0).flat();
  };
  return { press };
}
const said = () => screen.getByRole('dialog').textContent;

test('nothing is asked while no link waits', () => {
  open(<LinkQuestion />, { states: signedInAs('student') });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link that was not asked for here is opened, or left, by a press', async () => {
  const { press } = asked(asking('confirmingLink'));
  expect(screen.getByRole('dialog', { name: 'Use this sign-in link?' })).toBeDefined();
  expect(said()).not.toContain('You are signed in as');
  expect(await press('Open the link')).toEqual([{ type: 'link.accept' }]);
  expect(await press('Not now')).toEqual([{ type: 'link.decline' }]);
});

test('before one account takes the place of another, both are named', async () => {
  const incoming = { session: sessionOf(people.parent), recovery: false };
  const resident = sessionOf(people.student).user;
  const { press } = asked(asking('confirmingAccount', { incoming, resident }));
  expect(said()).toContain('This link is for parent@tallygrove.test.');
  expect(said()).toContain('You are signed in as student@tallygrove.test.');
  expect(await press('Switch account')).toEqual([{ type: 'link.accept' }]);
  expect(await press('Stay signed in')).toEqual([{ type: 'link.decline' }]);
});

test('while the link is opened its button says so', () => {
  asked(asking('exchangingConfirmed'));
  expect(screen.getByRole('button', { name: /Open the link/u }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
