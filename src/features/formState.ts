import type { SnapshotFrom } from 'xstate';
import type { FormMachine } from '../../machines/form/form.machine.ts';
import { failureText } from '../content/authAnswers.ts';
import type { FormState } from '../ui/patterns/FormFrame/FormFrame.tsx';

/** What a form's screen shows of its statechart. */
export function selectFormState(snapshot: SnapshotFrom<FormMachine>): FormState {
  const { values, errors, attempt, failure, waitSeconds } = snapshot.context;
  return {
    values,
    errors,
    attempt,
    failure: failure === undefined ? undefined : failureText(failure),
    waitSeconds,
    pending: snapshot.hasTag('busy'),
  };
}
