import { addressFor, newestLink, requestLink } from '../../support/mail.ts';
import { expect, test } from '../test.ts';

test('a new account opens the dashboard; after logging out, back stays signed out', async ({
  person,
}, info) => {
  const address = addressFor(info);
  await person.opens('/signup');
  await person.write('Display name', 'Sam Fletcher');
  await person.write('Email', address);
  await person.write('Password', 'plenty-of-acorns');
  await person.press('button', 'Create account');
  await person.sees('Account Created!');
  await person.isAt('/signin');

  await person.opens(await newestLink(person.origin, address));
  await person.isAt('/dashboard');
  await person.sees('Welcome, Sam Fletcher');
  await person.sees('Student Dashboard');
  await person.opens('/dashboard');
  await person.sees('Welcome, Sam Fletcher');

  await person.press('button', 'Account of Sam Fletcher');
  await person.press('button', 'Log out');
  await person.sees('You have been successfully logged out.');
  await person.isAt('/');
  expect(await person.run(() => localStorage.getItem('tallygrove.session'), '')).toBeNull();
  await person.goesBack();
  await person.isAt('/signin');
  await person.seesNot('Student Dashboard');
});

test('a recovery link requires and saves a new password', async ({ person, engine }, {
  testId,
  repeatEachIndex,
}) => {
  // A confirmed address, one for each engine, because mails are rate-limited.
  const role = { chromium: 'instructor', firefox: 'student', webkit: 'parent' }[engine];
  await person.opens(await requestLink(person.origin, `${role}@tallygrove.test`, 'recover'));
  // Another device's link needs one press, which mail scanners do not make.
  await person.press('button', 'Open the link');
  await person.sees('Choose a new password');
  await person.write('New password', `acorns-${testId}-${repeatEachIndex}`);
  await person.press('button', 'Save password');
  await person.seesNot('Choose a new password');
  await person.sees('Password saved');
});
