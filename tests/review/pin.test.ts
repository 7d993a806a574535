import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { pin } from '../../review/pinning/pin.ts';

const values = {
  name: 'Lena',
  email: 'lena@tallygrove.test',
  subject: 'A visit',
  message: 'May we come?',
};

test('a pinned statechart that is filled later begins where it is pinned and uses what it was filled with', async () => {
  const asked: unknown[] = [];
  const pinned = pin(contactMachine, { value: 'failure', context: { values } });
  const filled = pinned.provide({
    actors: {
      submit: fromPromise<unknown, Readonly<Record<string, string>>>(({ input }) => {
        asked.push(input);
        return Promise.resolve();
      }),
    },
  });

  const form = createActor(filled).start();
  expect(form.getSnapshot().value).toBe('failure');
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches('idle'));

  expect(asked).toEqual([values]);
});
