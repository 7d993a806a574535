import { createActor, fromPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { defineForm } from '../../machines/form/defineForm.ts';
import type { FormEmitted, FormMachine, FormValues } from '../../machines/form/form.machine.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { flush } from '../support/flush.ts';

const { machine: letter } = defineForm({
  id: 'letter',
  submitLabel: 'Send',
  fields: {
    email: { label: 'Email', problems: { missing: 'Enter it', notAnEmail: 'Correct it' } },
    words: { label: 'Words', problems: { missing: 'Enter them' } },
  },
});

/** A form, what it sends and what it emits; requests stay open unless `sent` is told otherwise. */
function fill<Field extends string>(machine: FormMachine<Field>) {
  const sent = vi.fn((_: FormValues) => new Promise<unknown>(() => undefined));
  const submit = fromPromise<unknown, FormValues>(({ input }) => sent(input));
  const form = createActor(machine.provide({ actors: { submit } }));
  const emitted: FormEmitted[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  const type = (typed: Partial<Record<Field, string>>) => {
    for (const [name, value] of Object.entries(typed) as [Field, string][])
      form.send({ type: 'field.change', name, value });
  };
  return {
    sent,
    emitted,
    type,
    submit: () => form.send({ type: 'form.submit' }),
    state: () => form.getSnapshot().value,
    context: () => form.getSnapshot().context,
  };
}

const values = { email: 'lena@tallygrove.test', words: 'Hello' };
const sentOnce = { type: 'form.sent', values };

test('with nothing filled in every field has an error until it is corrected, and nothing is sent', () => {
  const page = fill(letter);
  page.submit();
  expect(page.state()).toBe('invalid');
  expect(page.context()).toMatchObject({
    values: { email: '', words: '' },
    errors: { email: 'missing', words: 'missing' },
    failure: undefined,
    attempt: 1,
  });
  page.type({ email: 'l' });
  expect(page.context().errors).toEqual({ words: 'missing' });
  page.submit();
  expect(page.context()).toMatchObject({
    errors: { email: 'notAnEmail', words: 'missing' },
    attempt: 2,
  });
  expect([page.sent.mock.calls, page.emitted]).toEqual([[], []]);
});

test('filled in it is sent once for any number of presses, and again only once that is answered', async () => {
  const page = fill(letter);
  page.sent.mockImplementation(() => flush());
  page.type(values);
  page.submit();
  page.submit();
  page.type({ words: 'Changed' });
  page.submit();
  expect(page.sent.mock.calls).toEqual([[values]]);
  expect([page.state(), page.context().sent]).toEqual(['submitting', undefined]);
  await flush(4);
  // Idle again, with what was sent in its fields (docs/product.md P8.1).
  expect([page.state(), page.context().values]).toEqual(['idle', values]);
  page.submit();
  await flush(4);
  expect(page.sent.mock.calls).toEqual([[values], [values]]);
  expect(page.emitted).toEqual([sentOnce, sentOnce]);
  expect([page.state(), page.context().sends]).toEqual(['idle', 2]);
});

const tooMany = new AuthFailure('rateLimited', 'Too many', { retryAfterMs: 2_500 });

test.each([
  ['no response', new TypeError('Failed'), new AuthFailure('retryable', 'Failed')],
  ['a 429', tooMany, tooMany],
])('%s is reported once, keeps the input and can be retried at once', async (_, error, failure) => {
  const page = fill(letter);
  page.sent.mockRejectedValueOnce(error).mockResolvedValue(undefined);
  page.type(values);
  page.submit();
  await flush();
  expect(page.state()).toBe('failure');
  expect(page.context()).toMatchObject({ values, failure, sent: undefined });
  expect(page.emitted).toEqual([{ type: 'form.failed', failure }]);
  page.submit();
  expect(page.context().failure).toBeUndefined();
  await flush();
  expect(page.emitted.map(({ type }) => type)).toEqual(['form.failed', 'form.sent']);
  expect(page.state()).toBe('idle');
});

test('an optional field may be empty or blank, and otherwise follows its rules', () => {
  const page = fill(
    defineForm({
      id: 'note',
      submitLabel: 'Send',
      fields: {
        copyTo: { label: 'Copy to', optional: true, problems: { notAnEmail: 'Correct it' } },
        words: { label: 'Words', optional: true },
      },
    }).machine,
  );
  page.type({ copyTo: 'lena' });
  page.submit();
  expect(page.context().errors).toEqual({ copyTo: 'notAnEmail' });
  page.type({ copyTo: ' ' });
  page.submit();
  expect([page.state(), page.sent.mock.calls.length]).toEqual(['submitting', 1]);
});

test('a form that nothing sends never claims to be sent', async () => {
  const form = createActor(letter, { input: { values } }).start();
  form.send({ type: 'form.submit' });
  await flush();
  expect(form.getSnapshot().value).toBe('failure');
});
