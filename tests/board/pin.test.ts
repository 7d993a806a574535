import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { pin } from '../../packages/storybook-addon-statecharts/src/chart/pin.ts';

const values = {
  name: 'Lena',
  email: 'lena@tallygrove.test',
  subject: 'A visit',
  message: 'May we come?',
};

test('a statechart begins where it is pinned and uses what it was filled with', async () => {
  const asked: unknown[] = [];
  const snapshot = pin(contactMachine, { value: 'failure', context: { values } });
  const filled = contactMachine.provide({
    actors: {
      submit: fromPromise<unknown, Readonly<Record<string, string>>>(({ input }) => {
        asked.push(input);
        return Promise.resolve();
      }),
    },
  });

  const form = createActor(filled, { snapshot, input: { now: () => 0 } }).start();
  expect(form.getSnapshot().value).toBe('failure');
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches('sent'));

  expect(asked).toEqual([values]);
});
