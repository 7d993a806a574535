import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { toAuthFailure, type AuthFailure } from '../../src/domain/authFailure.ts';
import type { FieldProblem } from '../../src/domain/validation.ts';

/** The text in each field, by field name. */
export type FormValues<Field extends string = string> = Readonly<Record<Field, string>>;
/** The error of each invalid field. */
export type FormErrors<Field extends string = string> = Readonly<
  Partial<Record<Field, FieldProblem>>
>;

export interface FormContext<Field extends string = string> {
  values: FormValues<Field>;
  errors: FormErrors<Field>;
  /** Why the last submit failed. */
  failure: AuthFailure | undefined;
  /** What was last sent. */
  sent: FormValues<Field> | undefined;
  /** How many times this form was sent, so that its confirmation takes focus on each. */
  sends: number;
  /** Counts invalid submits, so that the error summary takes focus on each. */
  attempt: number;
}

export type FormEvent<Field extends string = string> =
  | { type: 'field.change'; name: Field; value: string }
  | { type: 'form.submit' };

export type FormEmitted<Field extends string = string> =
  | { type: 'form.sent'; values: FormValues<Field> }
  | { type: 'form.failed'; failure: AuthFailure };

/**
 * Creates the statechart that every form shares. Field values survive every failure, and a form
 * cannot be submitted twice at once. After a submit it is idle again, with what was sent in its
 * context. The service alone limits how often: its 429 fails like any other error.
 *
 * @param problemOf returns why a field's value is invalid, or undefined
 */
export function createFormMachine<Field extends string>(
  id: string,
  fields: readonly Field[],
  problemOf: (name: Field, value: string) => FieldProblem | undefined,
) {
  const empty = Object.fromEntries(fields.map((name) => [name, ''])) as FormValues<Field>;
  const noErrors = {} as FormErrors<Field>;

  function errorsOf(values: FormValues<Field>): FormErrors<Field> {
    const errors: Partial<Record<Field, FieldProblem>> = {};
    for (const name of fields) {
      const problem = problemOf(name, values[name]);
      if (problem !== undefined) errors[name] = problem;
    }
    return errors;
  }

  const types = {} as {
    context: FormContext<Field>;
    events: FormEvent<Field>;
    emitted: FormEmitted<Field>;
    input: { values: Partial<FormValues<Field>> } | undefined;
  };

  const formSetup = setup({
    types,
    actors: {
      submit: fromPromise<unknown, FormValues>(() => {
        throw new Error('submit is not provided');
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
        attempt: context.attempt + 1,
      })),
      succeed: enqueueActions(({ context: { values, sends }, enqueue }) => {
        enqueue.emit({ type: 'form.sent', values });
        enqueue.assign({ sent: values, sends: sends + 1 });
      }),
      clearProblems: assign({ errors: noErrors, failure: undefined }),
      fail: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
        const failure = toAuthFailure(error);
        enqueue.assign({ failure });
        enqueue.emit({ type: 'form.failed', failure });
      }),
    },
    guards: {
      isValid: ({ context }) => Object.keys(errorsOf(context.values)).length === 0,
    },
  });

  return formSetup.createMachine({
    id,
    context: ({ input }) => ({
      values: { ...empty, ...input?.values },
      errors: noErrors,
      failure: undefined,
      sent: undefined,
      sends: 0,
      attempt: 0,
    }),
    initial: 'idle',
    on: {
      'field.change': { actions: { type: 'type', params: ({ event }) => event } },
      'form.submit': [
        { guard: 'isValid', target: '.submitting' },
        { target: '.invalid', actions: 'validate' },
      ],
    },
    states: {
      idle: {},
      invalid: {},
      submitting: {
        entry: 'clearProblems',
        // A request in flight can neither be changed nor sent twice.
        on: { 'field.change': {}, 'form.submit': {} },
        invoke: {
          src: 'submit',
          input: ({ context }) => context.values,
          onDone: { target: 'idle', actions: 'succeed' },
          onError: {
            target: 'failure',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      failure: {},
    },
  });
}

/** A form's statechart, typed by its field names. */
export type FormMachine<Field extends string = string> = ReturnType<
  typeof createFormMachine<Field>
>;
