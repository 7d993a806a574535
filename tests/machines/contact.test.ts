import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import type { FormEmitted } from '../../machines/form/form.machine.ts';
import { flush } from '../support/flush.ts';
import { START } from '../support/tokens.ts';

const letter = { name: 'Ada', email: 'ada@example.org', subject: 'Chairs', message: 'How many?' };
const empty = { name: '', email: '', subject: '', message: '' };

const now = () => START;

function start(values: Partial<typeof letter>) {
  const form = createActor(contactMachine, { input: { now } });
  const emitted: FormEmitted[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  for (const [name, value] of Object.entries(values) as [keyof typeof letter, string][]) {
    form.send({ type: 'field.change', name, value });
  }
  form.send({ type: 'form.submit' });
  return { form, emitted };
}

test('a sent message is confirmed and stays visible, and the next one starts empty', async () => {
  const { form, emitted } = start(letter);
  await flush();
  expect(emitted).toEqual([{ type: 'form.sent', values: letter }]);
  expect(form.getSnapshot()).toMatchObject({
    value: 'sent',
    context: { values: empty, sent: { values: letter, at: START } },
  });
  form.send({ type: 'form.edit' });
  expect(form.getSnapshot().value).toBe('idle');
  expect(form.getSnapshot().context).toEqual({
    now,
    values: empty,
    errors: {},
    failure: undefined,
    sent: undefined,
    returned: true,
    attempt: 0,
    waitSeconds: 0,
    waitEndsAt: 0,
  });
});

test('all four fields are required', () => {
  const { form } = start({});
  expect(form.getSnapshot().context.errors).toEqual({
    name: 'missing',
    email: 'missing',
    subject: 'missing',
    message: 'missing',
  });
});
