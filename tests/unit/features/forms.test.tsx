// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { SignIn } from '../../../src/features/auth/SignIn.tsx';
import { SignUp } from '../../../src/features/auth/SignUp.tsx';
import { Contact } from '../../../src/features/contact/Contact.tsx';
import { createDraft } from '../../../src/services/drafts.ts';
import { open } from './render.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

test('sign in: only the latest onLinkSent is called', async () => {
  const machine = signInMachine.provide({
    actors: {
      submit: fromPromise<unknown, FormValues>(() => Promise.resolve()),
      tab: fromCallback(() => undefined),
    },
  });
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user, change } = open(
    <SignIn hasSignedUp={false} machine={machine} signUpPath="/signup" onLinkSent={first} />,
  );
  change(<SignIn hasSignedUp={false} machine={machine} signUpPath="/signup" onLinkSent={second} />);
  await user.type(field('Email'), 'lena@tallygrove.test');
  await user.click(button('Send Magic Link'));
  await waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
});

/** A tab's own storage, as the routes pass it to the forms. */
const contactDraft = createDraft(() => window, 'contact', ['name', 'email', 'subject', 'message']);
const signUpDraft = createDraft(() => window, 'signUp', ['displayName', 'email']);

test('contact: a draft is restored, and removed once sent', async () => {
  const first = open(<Contact draft={contactDraft} />);
  await first.user.type(field('Message'), 'How many?');
  first.close();
  const { user } = open(<Contact draft={contactDraft} />);
  expect(field('Message').value).toBe('How many?');
  for (const name of ['Name', 'Subject']) await user.type(field(name), 'Ada');
  await user.type(field('Email'), 'ada@example.org');
  await user.click(button('Send Message'));
  await screen.findByRole('group', { name: 'This form does not reach us yet' });
  expect(sessionStorage.length).toBe(0);
});

test('sign up: everything except the password is restored', async () => {
  const props = { machine: signUpMachine, signInPath: '/signin', onCreated: vi.fn() };
  const first = open(<SignUp {...props} draft={signUpDraft} />);
  await first.user.type(field('Display name'), 'Lena');
  await first.user.type(field('Password'), 'plenty-of-acorns');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('acorns');
  first.close();
  open(<SignUp {...props} draft={signUpDraft} />);
  expect([field('Display name').value, field('Password').value]).toEqual(['Lena', '']);
});
