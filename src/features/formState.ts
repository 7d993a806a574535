import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { FormContext, FormMachine } from '../../machines/form/form.machine.ts';
import { failureNotice } from '../content/authMessages.ts';
import { fieldProblemText, type FieldName } from '../content/fieldProblems.ts';
import type { FieldProblem } from '../domain/validation.ts';
import type { FormState } from '../ui/patterns/FormFrame/FormFrame.tsx';
import { useWait } from './wait.ts';

/** Selects a form screen's props, but for the wait. */
function selectFormState<Field extends FieldName>({
  context,
  value,
}: {
  context: FormContext<Field>;
  value: unknown;
}): Omit<FormState<Field>, 'waitSeconds'> {
  const { values, errors, attempt, failure } = context;
  const problems = Object.entries(errors) as [Field, FieldProblem][];
  return {
    values,
    errors: Object.fromEntries(
      problems.map(([name, problem]) => [name, fieldProblemText(name, problem)]),
    ) as FormState<Field>['errors'],
    attempt,
    failure: failure === undefined ? undefined : failureNotice(failure),
    pending: value === 'submitting',
  };
}

/** Returns a form screen's props. */
export function useFormState<Field extends FieldName>(
  form: ActorRefFrom<FormMachine<Field>>,
): FormState<Field> {
  const state = useSelector(form, selectFormState<Field>);
  const waitSeconds = useWait(useSelector(form, ({ context }) => context.failure));
  return { ...state, waitSeconds };
}

/** Selects what was sent, and how many times. */
export const selectContext = <Field extends string>({ context }: { context: FormContext<Field> }) =>
  context;
