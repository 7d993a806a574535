import { createActor, type AnyStateMachine } from 'xstate';
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
import { flush } from '../support/flush.ts';

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

/** What is thrown inside when a statechart starts, or is sent an event, without its services. */
async function complaints(machine: AnyStateMachine, input?: object, event?: { type: string }) {
  const thrown: unknown[] = [];
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && 'error' in inspected.event) {
        thrown.push(inspected.event.error);
      }
    },
  });
  actor.subscribe({ error: (error) => thrown.push(error) });
  actor.start();
  if (event !== undefined) actor.send(event);
  await flush();
  return { thrown: [...new Set(thrown)], state: actor.getSnapshot().value as unknown };
}

test('a form that nothing sends never claims to be sent', async () => {
  const form = createFormMachine({ id: 'letter', rules: {} });
  expect(await complaints(form, undefined, { type: 'form.submit' })).toEqual({
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
