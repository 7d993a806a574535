// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { placeholders } from '../../../src/content/messages.ts';
import { contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { FormMachine, FormValues } from '../../../machines/form/form.machine.ts';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { AuthFailure } from '../../../src/domain/authFailure.ts';
import { SignIn } from '../../../src/features/auth/SignIn.tsx';
import { SignUp } from '../../../src/features/auth/SignUp.tsx';
import { Contact } from '../../../src/features/contact/Contact.tsx';
import { pin } from '../../../review/pinning/pin.ts';
import { open, openBeforeActors, spoken, toast } from './render.tsx';

/** The form's statechart over a service that answers as told; `asked` is what it was sent. */
function answering<Field extends string>(
  machine: FormMachine<Field>,
  answer: () => Promise<unknown>,
) {
  const asked: FormValues[] = [];
  const submit = fromPromise<unknown, FormValues>(({ input }) => {
    asked.push(input);
    return answer();
  });
  return { asked, machine: machine.provide({ actors: { submit } }) };
}

const works = () => Promise.resolve();
const refuses = () => Promise.reject(new AuthFailure('refused', 'Signups are closed'));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

test('sign in: what is typed is sent, and the visitor told where the link is', async () => {
  const { asked, machine } = answering(signInMachine, works);
  const onLinkSent = vi.fn<() => void>();
  const { user } = open(
    <SignIn machine={machine} signUpPath="/signup" expectsMail={false} onLinkSent={onLinkSent} />,
    {
      states: {
        session: {
          value: 'signedOut',
          context: { linkProblem: 'otp_expired' },
        },
      },
    },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
  expect(screen.getByText(/^This sign-in link has expired/u)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/signup',
  );
  await user.type(field('Email'), 'lena@tallygrove.test');
  await user.click(button('Send Magic Link'));
  await waitFor(() =>
    expect(spoken()).toEqual({
      polite: 'Check your email A magic link has been sent to your email address.',
      urgent: '',
    }),
  );
  expect(await toast()).toBeDefined();
  expect(asked).toEqual([{ email: 'lena@tallygrove.test' }]);
  expect(onLinkSent).toHaveBeenCalledOnce();
  // The old link's trouble is over.
  expect(screen.queryByText(/^This sign-in link has expired/u)).toBeNull();
});

test('sign in: what to do without a mail is said once the toast no longer lies there', async () => {
  const { machine } = answering(signInMachine, works);
  const { user } = open(
    <SignIn machine={machine} signUpPath="/signup" expectsMail={false} onLinkSent={vi.fn()} />,
  );
  // Neither a mail nor a link has been spoken of yet.
  expect(screen.queryByText('No email after a few minutes?')).toBeNull();
  expect(screen.queryByText('Your link did not work')).toBeNull();
  await user.type(field('Email'), 'lena@tallygrove.test');
  await user.click(button('Send Magic Link'));
  await toast();
  expect(screen.queryByText('No email after a few minutes?')).toBeNull();
  await user.click(button('Close notification'));
  expect(screen.getByText('No email after a few minutes?')).toBeDefined();
});

test('sign in: a failure is said urgently, and what was typed stays', async () => {
  const { machine } = answering(signInMachine, refuses);
  const onLinkSent = vi.fn<() => void>();
  const { user } = open(
    <SignIn machine={machine} signUpPath="/signup" expectsMail={false} onLinkSent={onLinkSent} />,
  );
  const notice = () => screen.queryByText('That did not work')?.closest('[role=alert]');
  expect(notice()).toBeUndefined();
  await user.type(field('Email'), 'lena@tallygrove.test');
  await user.click(button('Send Magic Link'));
  await waitFor(() =>
    expect(spoken()).toEqual({
      polite: '',
      urgent: expect.stringMatching(/^Sign in Failed \S/u) as string,
    }),
  );
  expect(notice()?.textContent).toBe('Error: That did not workSignups are closed');
  expect(field('Email').value).toBe('lena@tallygrove.test');
  expect(onLinkSent).not.toHaveBeenCalled();
});

test('sign in: the latest of the page’s answers to a sent link is the one that is heard', async () => {
  const { machine } = answering(signInMachine, works);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user, change } = open(
    <SignIn expectsMail={false} machine={machine} signUpPath="/signup" onLinkSent={first} />,
  );
  change(<SignIn expectsMail={false} machine={machine} signUpPath="/signup" onLinkSent={second} />);
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

test('sign up: the account is made, said, and the way on taken', async () => {
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
  expect(onCreated).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});

test('sign up: a failure is said urgently, and nobody is sent on', async () => {
  const onCreated = vi.fn<() => void>();
  const { machine } = answering(signUpMachine, refuses);
  await fillSignUp(open(<SignUp machine={machine} signInPath="/signin" onCreated={onCreated} />));
  await waitFor(() =>
    expect(spoken()).toEqual({
      polite: '',
      urgent: expect.stringMatching(/^Sign up Failed \S/u) as string,
    }),
  );
  expect(onCreated).not.toHaveBeenCalled();
});

test('while a form is on its way its button says so', async () => {
  const { machine } = answering(signInMachine, () => new Promise(() => undefined));
  const { user } = open(
    <SignIn expectsMail={false} machine={machine} signUpPath="/signup" onLinkSent={vi.fn()} />,
  );
  const send = button('Send Magic Link');
  const isPending = () => [send.getAttribute('aria-disabled'), field('Email').readOnly];
  const idle = isPending();
  await user.type(field('Email'), 'lena@tallygrove.test');
  await user.click(send);
  await waitFor(() => expect(isPending()).not.toEqual(idle));
  expect(field('Email').readOnly).toBe(true);
});

test('contact: a letter is answered with a toast and the form is empty again', async () => {
  const { user } = open(<Contact />);
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.org');
  await user.type(field('Subject'), 'Chairs');
  await user.type(field('Message'), 'How many?');
  await user.click(button('Send Message'));
  await waitFor(() => expect(spoken().polite).toBe(`Contact Form ${placeholders.contact.text}`));
  const left = ['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).value);
  expect(left).toEqual(['', '', '', '']);
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

test('contact: what is missing is named', async () => {
  const { user } = open(<Contact />);
  await user.click(button('Send Message'));
  expect(await screen.findAllByText('Enter your name')).not.toEqual([]);
  expect(spoken().polite).toBe('');
});

const missing = { value: 'invalid' as const, context: { errors: { email: 'missing' as const } } };

test.each([
  [
    'sign in',
    <SignIn
      key="sign in"
      machine={signInMachine}
      snapshot={pin(signInMachine, missing)}
      signUpPath="/signup"
      expectsMail={false}
      onLinkSent={vi.fn()}
    />,
  ],
  [
    'sign up',
    <SignUp
      key="sign up"
      machine={signUpMachine}
      snapshot={pin(signUpMachine, missing)}
      signInPath="/signin"
      onCreated={vi.fn()}
    />,
  ],
  ['contact', <Contact key="contact" snapshot={pin(contactMachine, missing)} />],
])('%s begins in the state that it is given', (_, form) => {
  open(form);
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
});
