import { expect, test } from 'vitest';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { courseFilterMachine } from '../../machines/courseFilter/courseFilter.machine.ts';
import { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { donateMachine } from '../../machines/donate/donate.machine.ts';
import { createFormMachine } from '../../machines/form/form.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { themeMachine } from '../../machines/theme/theme.machine.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { complaints } from '../support/complaints.ts';

test('every statechart goes by its own name, as Storybook lists it', () => {
  const machines = [
    contactMachine,
    courseFilterMachine,
    disclosureMachine,
    donateMachine,
    signInMachine,
    signUpMachine,
    themeMachine,
    toastsMachine,
  ];
  expect(machines.map(({ id }) => id)).toEqual([
    'contact',
    'courseFilter',
    'disclosure',
    'donate',
    'signIn',
    'signUp',
    'theme',
    'toasts',
  ]);
});

test('a form that nothing sends never claims to be sent', async () => {
  const form = createFormMachine({ id: 'letter', rules: {} });
  const input = { now: () => 0 };
  expect(await complaints(form, input, { type: 'form.submit' })).toEqual({
    thrown: [new Error('submit is not provided')],
    state: 'failure',
  });
});

test.each([
  ['tab', toastsMachine, { now: () => 0 }],
  ['apply', themeMachine, { theme: 'light' }],
])('a page without its %s is told so', async (name, machine, input) => {
  const { thrown } = await complaints(machine, input);
  expect(thrown).toEqual([new Error(`${name} is not provided`)]);
});
