import { addressFor, newestLink } from '../../support/mail.ts';
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
