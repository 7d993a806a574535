// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { FormMachine, FormValues } from '../../../machines/form/form.machine.ts';
import { linkSentTo, signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { AuthFailure } from '../../../src/domain/authFailure.ts';
import { SignIn } from '../../../src/features/auth/SignIn.tsx';
import { SignUp } from '../../../src/features/auth/SignUp.tsx';
import { Contact } from '../../../src/features/contact/Contact.tsx';
import { createDraft } from '../../../src/services/drafts.ts';
import { pin } from '../../../packages/storybook-addon-statecharts/src/chart/pin.ts';
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
  const tab = fromCallback(() => undefined);
  return { asked, machine: machine.provide({ actors: { submit, tab } }) };
}

const works = () => Promise.resolve();
const refuses = () => Promise.reject(new AuthFailure('refused', 'Signups are closed'));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

test('sign in: what is typed is sent, and the visitor told where the link is', async () => {
  const { asked, machine } = answering(signInMachine, works);
  const onLinkSent = vi.fn<() => void>();
  const { user } = open(
    <SignIn machine={machine} signUpPath="/signup" hasSignedUp={false} onLinkSent={onLinkSent} />,
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

test('sign in: where the link went stays said, with the focus, until the person goes back', async () => {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const { asked, machine } = answering(signInMachine, works);
  const { user } = open(
    <SignIn machine={machine} signUpPath="/signup" hasSignedUp={false} onLinkSent={vi.fn()} />,
    { now: () => clock.now },
  );
  // Neither a mail nor a link has been spoken of yet.
  expect(screen.queryByText('No email after a few minutes?')).toBeNull();
  expect(screen.queryByText('Your link did not work')).toBeNull();
  await user.type(field('Email'), ' lena@tallygrove.test ');
  await user.click(button('Send Magic Link'));
  const sent = await screen.findByRole('group', { name: 'A link is on its way' });
  expect(document.activeElement).toBe(sent);
  expect(sent.textContent).toContain(
    'We sent a link to lena@tallygrove.test. It works for ten minutes, once.',
  );
  expect(screen.queryByRole('textbox')).toBeNull();

  // Within the minute nothing is asked for, and the wait is said.
  clock.now += 20_000;
  await user.click(button('Send it again'));
  expect(button('Send it again in 40 s').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^We send one link a minute/u).tagName).toBe('OUTPUT');
  expect(asked).toHaveLength(1);

  await user.click(button('Wrong address?'));
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Email').value.trim()).toBe('lena@tallygrove.test');
});

test('sign in: after signing up the address is known, and the link can be asked for again', async () => {
  const { asked, machine } = answering(signInMachine, works);
  const clock = { now: 1_000 };
  const now = () => clock.now;
  const { user } = open(
    <SignIn
      machine={machine}
      snapshot={linkSentTo('lena@tallygrove.test', now)}
      signUpPath="/signup"
      hasSignedUp
      onLinkSent={vi.fn()}
    />,
    { now },
  );
  expect(screen.getByText(/^Did this address have an account already/u)).toBeDefined();
  clock.now += 60_000;
  await user.click(button('Send it again'));
  expect(await toast()).toBeDefined();
  expect(asked).toEqual([{ email: 'lena@tallygrove.test' }]);
  expect(document.activeElement).toBe(button('Send it again'));
});

test('sign in: a failure is said urgently, and what was typed stays', async () => {
  const { machine } = answering(signInMachine, refuses);
  const onLinkSent = vi.fn<() => void>();
  const { user } = open(
    <SignIn machine={machine} signUpPath="/signup" hasSignedUp={false} onLinkSent={onLinkSent} />,
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
  expect(onCreated).toHaveBeenCalledExactlyOnceWith('lena@tallygrove.test');
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
    <SignIn hasSignedUp={false} machine={machine} signUpPath="/signup" onLinkSent={vi.fn()} />,
  );
  const send = button('Send Magic Link');
  const isPending = () => [send.getAttribute('aria-disabled'), field('Email').readOnly];
  const idle = isPending();
  await user.type(field('Email'), 'lena@tallygrove.test');
  await user.click(send);
  await waitFor(() => expect(isPending()).not.toEqual(idle));
  expect(field('Email').readOnly).toBe(true);
});

async function writeLetter({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.org');
  await user.type(field('Subject'), 'Chairs & tables');
  await user.type(field('Message'), 'How many?');
  await user.click(button('Send Message'));
}

test('contact: a letter is answered with a toast, kept for a mail, and the next form is empty', async () => {
  const page = open(<Contact />);
  await writeLetter(page);
  await waitFor(() =>
    expect(spoken().polite).toMatch(
      /^Contact Form This feature is not implemented yet\. We did not get/u,
    ),
  );
  const kept = screen.getByRole('group', { name: 'This form does not reach us yet' });
  expect(document.activeElement).toBe(kept);
  expect(screen.getByText('How many?')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open it as an email' }).getAttribute('href')).toBe(
    'mailto:hello@tallygrove.example?subject=Chairs%20%26%20tables&body=How%20many%3F',
  );
  const left = ['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).value);
  expect(left).toEqual(['', '', '', '']);
  await page.user.click(button('Write another'));
  expect(screen.queryByText('How many?')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
});

/** A tab's own storage, as the routes hand it to the forms. */
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
      hasSignedUp={false}
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
