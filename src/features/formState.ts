import type { FormContext } from '../../machines/form/form.machine.ts';
import { failureText } from '../content/authMessages.ts';
import { fieldProblemText, type FieldName } from '../content/fieldProblems.ts';
import type { FieldProblem } from '../domain/validation.ts';
import type { FormState } from '../ui/patterns/FormFrame/FormFrame.tsx';

/** Selects a form screen's props. */
export function selectFormState<Field extends FieldName>(snapshot: {
  context: FormContext<Field>;
  hasTag: (tag: 'busy') => boolean;
}): FormState<Field> {
  const { values, errors, attempt, failure, waitSeconds, returned } = snapshot.context;
  const problems = Object.entries(errors) as [Field, FieldProblem][];
  return {
    values,
    errors: Object.fromEntries(
      problems.map(([name, problem]) => [name, fieldProblemText(name, problem)]),
    ) as FormState<Field>['errors'],
    attempt,
    failure: failure === undefined ? undefined : failureText(failure),
    waitSeconds,
    returned,
    pending: snapshot.hasTag('busy'),
  };
}

/** Selects what was last sent; undefined once the user goes back to the form. */
export const selectSent = <Field extends string>({
  context,
}: {
  context: Pick<FormContext<Field>, 'sent'>;
}) => context.sent;
