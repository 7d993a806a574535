import { createActor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { courseFilterMachine } from '../../machines/courseFilter/courseFilter.machine.ts';
import { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { donateMachine } from '../../machines/donate/donate.machine.ts';
import { createFormMachine } from '../../machines/form/form.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { themeMachine } from '../../machines/theme/theme.machine.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { flush } from '../support/flush.ts';

const machines: readonly AnyStateMachine[] = [
  contactMachine,
  courseFilterMachine,
  disclosureMachine,
  donateMachine,
  sessionMachine,
  signInMachine,
  signUpMachine,
  themeMachine,
  toastsMachine,
];

test('every statechart goes by its own name, as Storybook lists it', () => {
  expect(machines.map(({ id }) => id).join(' ')).toBe(
    'contact courseFilter disclosure donate session signIn signUp theme toasts',
  );
});

/** The services that a page has to provide; the contact form sends nothing yet. */
const services = machines
  .filter((machine) => machine !== contactMachine)
  .flatMap(({ id, implementations }) =>
    Object.entries(implementations.actors).map(([name, logic]) => ({
      id,
      name,
      logic: logic as AnyActorLogic,
    })),
  );

test.each(services)('$id: a page without its $name throws an error', async ({ name, logic }) => {
  const thrown: unknown[] = [];
  const actor = createActor(logic, { input: {} });
  actor.subscribe({ error: (error) => thrown.push(error) });
  actor.start();
  await flush();
  expect(thrown).toEqual([new Error(`${name} is not provided`)]);
});

test('so is one without its log', () => {
  const { logProfileFailure } = sessionMachine.implementations.actions;
  expect(logProfileFailure).toThrow('logProfileFailure is not provided');
});

test('a form that nothing sends never claims to be sent', async () => {
  const form = createActor(createFormMachine({ id: 'letter', rules: {} }), {
    input: { now: () => 0 },
  }).start();
  form.send({ type: 'form.submit' });
  await flush();
  expect(form.getSnapshot().value).toBe('failure');
});
