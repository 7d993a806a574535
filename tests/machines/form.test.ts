import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import {
  createFormMachine,
  type FormEmitted,
  type FormMachine,
  type FormValues,
} from '../../machines/form/form.machine.ts';
import { linkSentTo, signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { email, required } from '../../src/domain/validation.ts';
import { flush } from '../support/flush.ts';
import { START } from '../support/tokens.ts';

const letter = createFormMachine({
  id: 'letter',
  rules: { email: [required, email], words: [required] },
});

/** A form whose request stays open until the test answers it, on a device that can sleep. */
function fill<Field extends string>(machine: FormMachine<Field>) {
  const clock = new SimulatedClock();
  const device = { ahead: 0 };
  const now = () => START + clock.now() + device.ahead;
  let showTab = () => {};
  const sent: { values: FormValues; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const emitted: FormEmitted[] = [];
  const form = createActor(
    machine.provide({
      actors: {
        submit: fromPromise<unknown, FormValues>(
          ({ input }) =>
            new Promise<void>((resolve, reject) => {
              sent.push({ values: input, resolve, reject });
            }),
        ),
        tab: fromCallback(({ sendBack }) => {
          showTab = () => sendBack({ type: 'tab.shown' });
        }),
      },
    }),
    { clock, input: { now } },
  );
  form.on('*', (event) => emitted.push(event));
  form.start();
  return {
    form,
    sent,
    emitted,
    type: (values: Partial<Record<Field, string>>) => {
      for (const [name, value] of Object.entries(values) as [Field, string][]) {
        form.send({ type: 'field.change', name, value });
      }
    },
    submit: () => form.send({ type: 'form.submit' }),
    answer: async (error?: unknown) => {
      const last = sent.at(-1);
      if (error === undefined) last?.resolve();
      else last?.reject(error);
      await flush();
    },
    pass: (ms: number) => clock.increment(ms),
    /** Moves the clock without firing timers. */
    sleep: (ms: number) => void (device.ahead += ms),
    showTab: () => showTab(),
    state: () => form.getSnapshot().value,
    context: () => form.getSnapshot().context,
  };
}

const values = { email: 'lena@tallygrove.test', words: 'Hello' };

/** A letter that was sent once, and its answer: an error, or none. */
async function sendLetter(error?: unknown) {
  const page = fill(letter);
  page.type(values);
  page.submit();
  await page.answer(error);
  return page;
}

describe('submitting', () => {
  test('with nothing filled in: every field has an error, and nothing is sent', () => {
    const page = fill(letter);
    page.submit();
    expect(page.state()).toBe('invalid');
    expect(page.context()).toMatchObject({
      values: { email: '', words: '' },
      errors: { email: 'missing', words: 'missing' },
      failure: undefined,
      returned: false,
      waitSeconds: 0,
      attempt: 1,
    });
    page.submit();
    expect(page.context().attempt).toBe(2);
    expect([page.sent, page.emitted]).toEqual([[], []]);
  });

  test('correcting one field removes its error and keeps the others', () => {
    const page = fill(letter);
    page.submit();
    page.type({ email: 'l' });
    expect(page.context().errors).toEqual({ words: 'missing' });
    page.submit();
    expect(page.context().errors).toEqual({ email: 'notAnEmail', words: 'missing' });
  });

  test('filled in: it is sent once for any number of presses, and cannot be edited meanwhile', async () => {
    const page = fill(letter);
    page.type(values);
    page.submit();
    page.submit();
    page.type({ words: 'Changed' });
    page.submit();
    expect(page.sent.map((entry) => entry.values)).toEqual([values]);
    expect(page.form.getSnapshot().hasTag('busy')).toBe(true);
    await page.answer();
    expect([page.state(), page.context().values]).toEqual(['sent', values]);
    expect(page.form.getSnapshot().hasTag('busy')).toBe(false);
    expect(page.emitted).toEqual([{ type: 'form.sent', values }]);
  });
});

test('a failure is reported once, keeps the input and can be retried', async () => {
  const page = await sendLetter(new TypeError('Failed to fetch'));
  const failure = new AuthFailure('retryable', 'Failed to fetch');
  expect(page.state()).toBe('failure');
  expect(page.context()).toMatchObject({ values, failure, returned: false });
  expect(page.emitted).toEqual([{ type: 'form.failed', failure }]);
  page.submit();
  expect(page.context().failure).toBeUndefined();
  await page.answer();
  expect(page.emitted.map(({ type }) => type)).toEqual(['form.failed', 'form.sent']);
  expect(page.state()).toBe('sent');
});

describe('a sent form', () => {
  test('is sent again at once after a minute, and the wait restarts', async () => {
    const page = await sendLetter();
    page.sleep(60_000);
    page.submit();
    expect([page.state(), page.context().sent?.at]).toEqual(['submitting', START]);
    await page.answer();
    expect([page.state(), page.context().sent?.at]).toEqual(['sent', START + 60_000]);
    expect(page.sent.map((entry) => entry.values)).toEqual([values, values]);
    page.submit();
    expect(page.context().waitSeconds).toBe(60);
  });

  test('a resubmit within a minute counts down the rest of it, and sends no request', async () => {
    const page = await sendLetter();
    page.pass(2_000);
    page.submit();
    expect([page.state(), page.context().waitSeconds]).toEqual(['waiting', 58]);
    for (let second = 0; second < 57; second += 1) page.pass(1_000);
    page.submit();
    expect([page.state(), page.sent.length]).toEqual(['waiting', 1]);
    page.pass(1_000);
    expect([page.state(), page.emitted.length]).toEqual(['sent', 1]);
    page.submit();
    expect([page.state(), page.sent.length]).toEqual(['submitting', 2]);
  });

  test('waits no longer than a minute on a clock that was set back', async () => {
    const page = await sendLetter();
    page.sleep(-3_600_000);
    page.submit();
    expect(page.context().waitSeconds).toBe(60);
  });

  test('a rate limit is reported, and stays so through the wait', async () => {
    const page = await sendLetter();
    page.sleep(60_000);
    page.submit();
    await page.answer(new AuthFailure('rateLimited', 'Too many', { retryAfterMs: 1_000 }));
    expect([page.state(), page.context().sent?.at]).toEqual(['waiting', START]);
    page.pass(1_000);
    expect([page.state(), page.emitted.at(-1)?.type]).toEqual(['sent', 'form.failed']);
  });

  test.each(['sent', 'waiting'])(
    '(%s) gives the form back with what was typed, and another address waits for nothing',
    async (state) => {
      const page = await sendLetter();
      if (state === 'waiting') page.submit();
      expect(page.state()).toBe(state);
      page.form.send({ type: 'form.edit' });
      expect(page.state()).toBe('idle');
      expect(page.context()).toMatchObject({ values, sent: undefined, returned: true });
      page.type({ email: 'lena.b@tallygrove.test' });
      page.submit();
      expect(page.sent.at(-1)?.values.email).toBe('lena.b@tallygrove.test');
    },
  );

  test('shows the form again if resending fails', async () => {
    const page = await sendLetter();
    page.sleep(60_000);
    page.submit();
    await page.answer(new AuthFailure('refused', 'Signups are closed'));
    expect(page.state()).toBe('failure');
    expect(page.context()).toMatchObject({ values, sent: undefined, returned: true });
  });

  test('by signing up is reported from the start, and waits for the rest of the minute', () => {
    const now = () => START;
    const snapshot = linkSentTo('lena@tallygrove.test', now);
    const machine = signInMachine.provide({ actors: { tab: fromCallback(() => undefined) } });
    const form = createActor(machine, { input: { now }, snapshot }).start();
    expect([form.getSnapshot().value, form.getSnapshot().context.values]).toEqual([
      'sent',
      { email: 'lena@tallygrove.test' },
    ]);
    form.send({ type: 'form.submit' });
    expect(form.getSnapshot().context.waitSeconds).toBe(60);
  });
});

describe('a 429', () => {
  test('is reported once, counts down the server’s wait in seconds, and keeps the values', async () => {
    const tooMany = new AuthFailure('rateLimited', 'Too many', { retryAfterMs: 2_500 });
    const page = await sendLetter(tooMany);
    expect(page.emitted).toEqual([{ type: 'form.failed', failure: tooMany }]);
    expect([page.state(), page.context().waitSeconds]).toEqual(['waiting', 3]);
    page.submit();
    page.pass(999);
    expect(page.context().waitSeconds).toBe(3);
    page.pass(1);
    expect(page.context().waitSeconds).toBe(2);
    // Typing neither restarts the countdown nor is lost.
    page.pass(500);
    page.type({ words: 'Hello again' });
    page.pass(500);
    expect(page.context().waitSeconds).toBe(1);
    page.submit();
    expect(page.sent).toHaveLength(1);
    page.pass(1_000);
    expect([page.state(), page.context().waitSeconds]).toEqual(['idle', 0]);
    // No automatic retry: the visitor presses.
    expect(page.sent).toHaveLength(1);
    page.submit();
    expect(page.sent.map((entry) => entry.values.words)).toEqual(['Hello', 'Hello again']);
    expect(page.emitted).toHaveLength(1);
  });

  const waitFor10 = () =>
    sendLetter(new AuthFailure('rateLimited', 'Too many', { retryAfterMs: 10_000 }));

  test('that ends while the device sleeps is over with the next tick', async () => {
    const page = await waitFor10();
    page.sleep(20_000);
    page.pass(1_000);
    expect([page.state(), page.context().waitSeconds]).toEqual(['idle', 0]);
  });

  test('in a tab with suspended timers is recomputed when the tab is shown', async () => {
    const page = await waitFor10();
    page.sleep(6_400);
    page.showTab();
    expect([page.state(), page.context().waitSeconds]).toEqual(['waiting', 4]);
    // The next second ends with the clock's.
    page.pass(599);
    expect(page.context().waitSeconds).toBe(4);
    page.pass(1);
    expect(page.context().waitSeconds).toBe(3);
    page.sleep(3_000);
    page.showTab();
    expect(page.state()).toBe('idle');
  });

  test('is not extended by setting the clock back', async () => {
    const page = await waitFor10();
    page.pass(2_000);
    page.sleep(-3_600_000);
    page.pass(1_000);
    expect(page.context().waitSeconds).toBe(8);
    page.pass(7_000);
    expect([page.state(), page.context().waitSeconds]).toEqual(['waiting', 1]);
    page.pass(1_000);
    expect(page.state()).toBe('idle');
  });

  test('lasts a minute by default', async () => {
    const page = await sendLetter(new AuthFailure('rateLimited', 'Too many'));
    expect([page.state(), page.context().waitSeconds]).toEqual(['waiting', 60]);
  });
});

test('the site’s own forms require their fields', async () => {
  const [signIn, signUp, contact] = [
    fill(signInMachine),
    fill(signUpMachine),
    fill(contactMachine),
  ];
  for (const form of [signIn, signUp, contact]) form.submit();
  const missing = (...fields: string[]) =>
    Object.fromEntries(fields.map((one) => [one, 'missing']));
  expect(signIn.context().errors).toEqual(missing('email'));
  expect(signUp.context().errors).toEqual(missing('displayName', 'email', 'password'));
  expect(contact.context().errors).toEqual(missing('name', 'email', 'subject', 'message'));
  signUp.type({ displayName: 'Lena', email: 'lena@tallygrove.test', password: '12345' });
  signUp.submit();
  expect(signUp.context().errors).toEqual({ password: 'tooShort' });
  signUp.type({ password: '123456' });
  signUp.submit();
  await signUp.answer();
  // Navigation follows; until then nothing is sent twice.
  expect([signUp.state(), signUp.form.getSnapshot().hasTag('busy')]).toEqual(['sent', true]);
});

test('a form that nothing sends never claims to be sent', async () => {
  const form = createActor(letter.provide({ actors: { tab: fromCallback(() => undefined) } }), {
    input: { now: () => START },
  }).start();
  for (const [name, value] of Object.entries(values) as ['email' | 'words', string][])
    form.send({ type: 'field.change', name, value });
  form.send({ type: 'form.submit' });
  await flush();
  expect(form.getSnapshot().value).toBe('failure');
});
