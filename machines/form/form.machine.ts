import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import {
  DEFAULT_RETRY_AFTER_MS,
  toAuthFailure,
  type AuthFailure,
} from '../../src/domain/authFailure.ts';
import { firstBroken, type FieldProblem, type Rule } from '../../src/domain/validation.ts';

/** The text in each field, by the field's name. */
export type FormValues<Field extends string = string> = Readonly<Record<Field, string>>;
/** What is wrong with each field; a field that is in order is absent. */
export type FormErrors<Field extends string = string> = Readonly<
  Partial<Record<Field, FieldProblem>>
>;

export interface FormInput {
  /** The device's clock, in milliseconds; a wait is counted to a time on it. */
  now: () => number;
}

export interface FormContext<Field extends string = string> extends FormInput {
  values: FormValues<Field>;
  errors: FormErrors<Field>;
  /** Why the last try failed; undefined when it did not. */
  failure: AuthFailure | undefined;
  /** What was sent last, and at which time of day, in milliseconds, until the person has left that behind. */
  sent: { values: FormValues<Field>; at: number } | undefined;
  /** The form is back in the place of what was said once it was sent: its first field takes the focus. */
  returned: boolean;
  /** Counts refused submits, so that the error summary takes the focus with each. */
  attempt: number;
  /** Seconds until a rate-limited form may be sent again. */
  waitSeconds: number;
  /** The time of day, in milliseconds, at which that wait ends. */
  waitEndsAt: number;
}

export type FormEvent<Field extends string = string> =
  | { type: 'field.change'; name: Field; value: string }
  | { type: 'form.submit' }
  /** Back to the form from what is said once it was sent. */
  | { type: 'form.edit' }
  /** The tab can be seen again; while it could not, or the device slept, timers stood. */
  | { type: 'tab.shown' };

export type FormEmitted<Field extends string = string> =
  | { type: 'form.sent'; values: FormValues<Field> }
  | { type: 'form.failed'; failure: AuthFailure };

/** How long after it was sent the same may be sent again: the service mails once a minute to an address. */
export const MAIL_PAUSE_MS = 60_000;

/**
 * The statechart that every form of the site shares: what was typed stays through every failure, a
 * second submit while the first is under way is no event at all, and a 429 is a failure like any other,
 * followed by a wait that counts down to a time on the clock. What was sent stays said until the person
 * goes back to the form; sending the same again within a minute waits for the rest of it. States: `idle`,
 * `invalid`, `submitting` (tag `busy`), `failure`, `waiting`, `sent`.
 *
 * @param definition.id the statechart's name, as Storybook lists it
 * @param definition.rules the rules of each field, in the order the form shows them
 * @param definition.clears empties the fields once they are sent; otherwise they keep their text
 * @param definition.leaves another page follows once it is sent: until then the form stays busy
 */
export function createFormMachine<Field extends string>(definition: {
  id: string;
  rules: Readonly<Record<Field, readonly Rule[]>>;
  clears?: boolean;
  leaves?: boolean;
}) {
  const fields = Object.keys(definition.rules) as Field[];
  const empty = Object.fromEntries(fields.map((name) => [name, ''])) as FormValues<Field>;
  const inOrder = {} as FormErrors<Field>;

  function errorsOf(values: FormValues<Field>): FormErrors<Field> {
    const errors: Partial<Record<Field, FieldProblem>> = {};
    for (const name of fields) {
      const problem = firstBroken(definition.rules[name], values[name]);
      if (problem !== undefined) errors[name] = problem;
    }
    return errors;
  }

  const formSetup = setup({
    types: {
      input: {} as FormInput,
      context: {} as FormContext<Field>,
      events: {} as FormEvent<Field>,
      emitted: {} as FormEmitted<Field>,
      tags: {} as 'busy',
    },
    actors: {
      submit: fromPromise<unknown, FormValues>(() => {
        throw new Error('submit is not provided');
      }),
      /** Reports the tab being shown again. */
      tab: fromCallback(() => {
        throw new Error('tab is not provided');
      }),
    },
    actions: {
      type: assign(({ context }, { name, value }: { name: Field; value: string }) => {
        const errors = { ...context.errors };
        delete errors[name];
        return { values: { ...context.values, [name]: value }, errors };
      }),
      validate: assign(({ context }) => ({
        errors: errorsOf(context.values),
        failure: undefined,
        sent: undefined,
        attempt: context.attempt + 1,
      })),
      noteSent: assign(({ context }) => ({
        sent: { values: context.values, at: context.now() },
        returned: false,
        values: definition.clears === true ? empty : context.values,
      })),
      takeBack: assign({ sent: undefined, returned: true }),
      clearProblems: assign({ errors: inOrder, failure: undefined }),
      noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
        failure: toAuthFailure(error),
        sent: undefined,
        returned: context.returned || context.sent !== undefined,
      })),
      emitFailed: emit((_, { error }: { error: unknown }) => ({
        type: 'form.failed' as const,
        failure: toAuthFailure(error),
      })),
      startWait: assign(({ context }, { error }: { error: unknown }) => {
        const waitSeconds = Math.ceil(
          (toAuthFailure(error).retryAfterMs ?? DEFAULT_RETRY_AFTER_MS) / 1000,
        );
        return { waitSeconds, waitEndsAt: context.now() + waitSeconds * 1000 };
      }),
      startPause: assign(({ context }) => {
        const now = context.now();
        const waitEndsAt = Math.min((context.sent?.at ?? now) + MAIL_PAUSE_MS, now + MAIL_PAUSE_MS);
        return { waitEndsAt, waitSeconds: Math.ceil((waitEndsAt - now) / 1000) };
      }),
      /** What is left by the clock; one that was set back makes no wait longer. */
      readClock: assign(({ context }) => {
        const now = context.now();
        const waitEndsAt = Math.min(context.waitEndsAt, now + context.waitSeconds * 1000);
        return { waitEndsAt, waitSeconds: Math.max(0, Math.ceil((waitEndsAt - now) / 1000)) };
      }),
    },
    guards: {
      isValid: ({ context }) => Object.keys(errorsOf(context.values)).length === 0,
      isRateLimit: (_, { error }: { error: unknown }) =>
        toAuthFailure(error).kind === 'rateLimited',
      isTooSoon: ({ context: { sent, values, now } }) =>
        sent !== undefined &&
        now() - sent.at < MAIL_PAUSE_MS &&
        fields.every((name) => values[name] === sent.values[name]),
      waitIsOver: ({ context }) => context.waitSeconds <= 0,
      isSentWaitOver: ({ context }) => context.waitSeconds <= 0 && context.sent !== undefined,
    },
    delays: {
      /** Until the count is one lower. */
      second: ({ context }) =>
        context.waitEndsAt - context.now() - (context.waitSeconds - 1) * 1000,
    },
  });

  return formSetup.createMachine({
    id: definition.id,
    context: ({ input }) => ({
      now: input.now,
      values: empty,
      errors: inOrder,
      failure: undefined,
      sent: undefined,
      returned: false,
      attempt: 0,
      waitSeconds: 0,
      waitEndsAt: 0,
    }),
    initial: 'idle',
    on: {
      'field.change': { actions: { type: 'type', params: ({ event }) => event } },
      'form.submit': [
        { guard: 'isTooSoon', target: '.waiting', actions: 'startPause' },
        { guard: 'isValid', target: '.submitting' },
        { target: '.invalid', actions: 'validate' },
      ],
    },
    states: {
      idle: {},
      invalid: {},
      submitting: {
        tags: 'busy',
        entry: 'clearProblems',
        // What is on its way can neither be changed nor sent twice.
        on: { 'field.change': {}, 'form.submit': {} },
        invoke: {
          src: 'submit',
          input: ({ context }) => context.values,
          onDone: {
            target: 'sent',
            actions: [
              emit(({ context }) => ({ type: 'form.sent' as const, values: context.values })),
              'noteSent',
            ],
          },
          onError: [
            {
              guard: { type: 'isRateLimit', params: ({ event }) => ({ error: event.error }) },
              target: 'waiting',
              actions: [
                { type: 'startWait', params: ({ event }) => ({ error: event.error }) },
                { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
            {
              target: 'failure',
              actions: [
                { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
      failure: {},
      waiting: {
        invoke: { src: 'tab' },
        on: {
          'form.submit': {},
          'form.edit': { target: 'idle', actions: 'takeBack' },
          'tab.shown': { target: 'waiting', reenter: true, actions: 'readClock' },
        },
        always: [
          { guard: 'isSentWaitOver', target: 'sent' },
          { guard: 'waitIsOver', target: 'idle' },
        ],
        after: { second: { target: 'waiting', reenter: true, actions: 'readClock' } },
      },
      sent: {
        tags: definition.leaves === true ? 'busy' : [],
        on: { 'form.edit': { target: 'idle', actions: 'takeBack' } },
      },
    },
  });
}

/** A form's statechart by the names of its fields: its container takes one, filled with its `submit`. */
export type FormMachine<Field extends string = string> = ReturnType<
  typeof createFormMachine<Field>
>;
