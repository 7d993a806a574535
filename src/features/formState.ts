import type { FormContext } from '../../machines/form/form.machine.ts';
import { failureNotice } from '../content/authMessages.ts';
import { fieldProblemText, type FieldName } from '../content/fieldProblems.ts';
import type { FieldProblem } from '../domain/validation.ts';
import type { FormState } from '../ui/patterns/FormFrame/FormFrame.tsx';

/** Selects a form screen's props. */
export function selectFormState<Field extends FieldName>({
  context,
  value,
}: {
  context: FormContext<Field>;
  value: unknown;
}): FormState<Field> {
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

/** Selects what was sent, and how many times. */
export const selectContext = <Field extends string>({ context }: { context: FormContext<Field> }) =>
  context;
