// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { FormMachine, FormValues } from '../../../machines/form/form.machine.ts';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { SignIn } from '../../../src/features/auth/SignIn.tsx';
import { SignUp } from '../../../src/features/auth/SignUp.tsx';
import { Contact } from '../../../src/features/contact/Contact.tsx';
import { createDraft } from '../../../src/services/drafts.ts';
import { open, openBeforeActors, spoken, toast } from './render.tsx';

/** The form's statechart with a service that gives the specified answer; `asked` records its calls. */
function answering<Field extends string>(
  machine: FormMachine<Field>,
  answer: () => Promise<unknown>,
) {
  const asked: FormValues[] = [];
  const submit = fromPromise<unknown, FormValues>(({ input }) => {
    asked.push(input);
    return answer();
  });
  const tab = fromCallback(() => undefined);
  return { asked, machine: machine.provide({ actors: { submit, tab } }) };
}

const works = () => Promise.resolve();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

test('sign in: the latest of the page’s answers to a sent link is the one that is heard', async () => {
  const { machine } = answering(signInMachine, works);
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

async function fillSignUp({ user }: ReturnType<typeof open>) {
  await user.type(field('Display name'), 'Lena');
  await user.type(field('Email'), 'lena@tallygrove.test');
  await user.type(field('Password'), 'plenty-of-acorns');
  await user.click(button('Create account'));
}

test('sign up: the account is made and confirmed, and the way on taken', async () => {
  const { asked, machine } = answering(signUpMachine, works);
  const [first, onCreated] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = open(<SignUp machine={machine} signInPath="/signin" onCreated={first} />);
  page.change(<SignUp machine={machine} signInPath="/signin" onCreated={onCreated} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create your account');
  expect(screen.getByText('At least 6 characters.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
  await fillSignUp(page);
  await waitFor(() =>
    expect(spoken()).toEqual({
      polite: 'Account Created! Please check your email to verify your account.',
      urgent: '',
    }),
  );
  expect(await toast()).toBeDefined();
  expect(asked).toEqual([
    { displayName: 'Lena', email: 'lena@tallygrove.test', password: 'plenty-of-acorns' },
  ]);
  expect(onCreated).toHaveBeenCalledExactlyOnceWith('lena@tallygrove.test');
  expect(first).not.toHaveBeenCalled();
});

async function writeLetter({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.org');
  await user.type(field('Subject'), 'Chairs & tables');
  await user.type(field('Message'), 'How many?');
  await user.click(button('Send Message'));
}

/** A tab's own storage, as the routes pass it to the forms. */
const contactDraft = createDraft(() => window, 'contact', ['name', 'email', 'subject', 'message']);
const signUpDraft = createDraft(() => window, 'signUp', ['displayName', 'email']);

test('contact: a half-written message is there again, and gone once it is sent', async () => {
  const first = open(<Contact draft={contactDraft} />);
  await first.user.type(field('Message'), 'How many?');
  first.close();
  const page = open(<Contact draft={contactDraft} />);
  expect(field('Message').value).toBe('How many?');
  await page.user.clear(field('Message'));
  await writeLetter(page);
  await screen.findByRole('group', { name: 'This form does not reach us yet' });
  expect(sessionStorage.length).toBe(0);
});

test('sign up: all but the password is there again', async () => {
  const props = { machine: signUpMachine, signInPath: '/signin', onCreated: vi.fn() };
  const first = open(<SignUp {...props} draft={signUpDraft} />);
  await first.user.type(field('Display name'), 'Lena');
  await first.user.type(field('Password'), 'plenty-of-acorns');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('acorns');
  first.close();
  open(<SignUp {...props} draft={signUpDraft} />);
  expect([field('Display name').value, field('Password').value]).toEqual(['Lena', '']);
});

test('contact: statecharts that have woken meanwhile show the toast', async () => {
  const { user, provideActors } = openBeforeActors(<Contact />);
  for (const name of ['Name', 'Subject', 'Message']) await user.type(field(name), 'Ada');
  await user.type(field('Email'), 'ada@example.org');
  provideActors();
  await user.click(button('Send Message'));
  await waitFor(() => expect(spoken().polite).not.toBe(''));
});

test('contact: what was typed stays until the page can answer', async () => {
  const { user, load } = openBeforeActors(<Contact />, () => new Promise(() => undefined));
  for (const name of ['Name', 'Subject', 'Message']) await user.type(field(name), 'Ada');
  await user.type(field('Email'), 'ada@example.org');
  await user.click(button('Send Message'));
  expect(load).toHaveBeenCalledOnce();
  expect(field('Message').value).toBe('Ada');
});
