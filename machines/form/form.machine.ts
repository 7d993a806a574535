import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import {
  DEFAULT_RETRY_AFTER_MS,
  toAuthFailure,
  type AuthFailure,
} from '../../src/domain/authFailure.ts';
import { firstBroken, type FieldProblem, type Rule } from '../../src/domain/validation.ts';

/** The text in each field, by field name. */
export type FormValues<Field extends string = string> = Readonly<Record<Field, string>>;
/** The error of each invalid field. */
export type FormErrors<Field extends string = string> = Readonly<
  Partial<Record<Field, FieldProblem>>
>;

export interface FormInput {
  /** The device's clock, in milliseconds. */
  now: () => number;
}

export interface FormContext<Field extends string = string> extends FormInput {
  values: FormValues<Field>;
  errors: FormErrors<Field>;
  /** Why the last submit failed. */
  failure: AuthFailure | undefined;
  /** What was last sent, and when, in milliseconds; undefined once the user goes back to the form. */
  sent: { values: FormValues<Field>; at: number } | undefined;
  /** The form replaces the confirmation, so its first field takes focus. */
  returned: boolean;
  /** Counts invalid submits, so that the error summary takes focus on each. */
  attempt: number;
  /** Seconds until a rate-limited form may be sent again. */
  waitSeconds: number;
  /** When that wait ends, in milliseconds. */
  waitEndsAt: number;
}

export type FormEvent<Field extends string = string> =
  | { type: 'field.change'; name: Field; value: string }
  | { type: 'form.submit' }
  /** Goes back from the confirmation to the form. */
  | { type: 'form.edit' }
  /**
   * The tab is visible again. Timers may have been suspended while it was hidden or the device
   * slept.
   */
  | { type: 'tab.shown' };

export type FormEmitted<Field extends string = string> =
  | { type: 'form.sent'; values: FormValues<Field> }
  | { type: 'form.failed'; failure: AuthFailure };

/** Minimum time between two identical submits: the service sends one email a minute per address. */
export const MAIL_PAUSE_MS = 60_000;

/**
 * Creates the statechart that every form shares. Field values survive every failure, and a form
 * cannot be submitted twice at once. A 429 fails like any other error, then counts down to a time
 * on the clock. The confirmation stays until the user goes back to the form; resubmitting the same
 * values within a minute waits for the rest of that minute.
 *
 * @param definition.id the statechart's name, as Storybook lists it
 * @param definition.rules the rules of each field, in display order
 * @param definition.clears empties the fields after submit
 * @param definition.leaves keeps the form busy after submit, until the next page replaces it
 */
export function createFormMachine<Field extends string>(definition: {
  id: string;
  rules: Readonly<Record<Field, readonly Rule[]>>;
  clears?: boolean;
  leaves?: boolean;
}) {
  const fields = Object.keys(definition.rules) as Field[];
  const empty = Object.fromEntries(fields.map((name) => [name, ''])) as FormValues<Field>;
  const noErrors = {} as FormErrors<Field>;

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
      /** Reports that the tab is visible again. */
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
      recordSent: assign(({ context }) => ({
        sent: { values: context.values, at: context.now() },
        returned: false,
        values: definition.clears === true ? empty : context.values,
      })),
      clearSent: assign({ sent: undefined, returned: true }),
      clearProblems: assign({ errors: noErrors, failure: undefined }),
      recordFailure: assign(({ context }, { error }: { error: unknown }) => ({
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
      /** Recomputes the remaining wait; a clock that was set back never extends it. */
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
      /** Time until the countdown shows one second less. */
      second: ({ context }) =>
        context.waitEndsAt - context.now() - (context.waitSeconds - 1) * 1000,
    },
  });

  return formSetup.createMachine({
    id: definition.id,
    context: ({ input }) => ({
      now: input.now,
      values: empty,
      errors: noErrors,
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
        // A request in flight can neither be changed nor sent twice.
        on: { 'field.change': {}, 'form.submit': {} },
        invoke: {
          src: 'submit',
          input: ({ context }) => context.values,
          onDone: {
            target: 'sent',
            actions: [
              emit(({ context }) => ({ type: 'form.sent' as const, values: context.values })),
              'recordSent',
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
                { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
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
          'form.edit': { target: 'idle', actions: 'clearSent' },
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
        on: { 'form.edit': { target: 'idle', actions: 'clearSent' } },
      },
    },
  });
}

/** A form's statechart, typed by its field names. Its container provides `submit`. */
export type FormMachine<Field extends string = string> = ReturnType<
  typeof createFormMachine<Field>
>;
