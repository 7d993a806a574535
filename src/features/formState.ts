import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Snapshot } from 'xstate';
import type { FormDefinition } from '../../machines/form/defineForm.ts';
import type { FormMachine, FormValues } from '../../machines/form/form.machine.ts';
import { failureNotice } from '../content/authMessages.ts';
import type { AuthFailure } from '../domain/authFailure.ts';
import type { FormState } from '../ui/patterns/FormFrame/FormFrame.tsx';
import { useDraft, type Draft } from './draft.ts';
import { useWait } from './wait.ts';

/** What every form's container takes. */
export interface FormProps<Field extends string> {
  /** The form's statechart with its `submit` actor. */
  machine: FormMachine<Field>;
  /** Overrides the initial state. */
  snapshot?: Snapshot<unknown> | undefined;
  /** Keeps input for the lifetime of the tab. */
  draft?: Draft | undefined;
}

export interface FormOptions<Field extends string> extends FormProps<Field> {
  /** What is in the fields at first. */
  values?: Partial<FormValues<Field>>;
  onSent: (values: FormValues<Field>) => void;
  onFailed?: (failure: AuthFailure) => void;
}

/** Runs a form's statechart. Returns its screen's props, what was last sent, and how many times. */
export function useFormState<Field extends string>(
  { id, submitLabel, names, fields }: FormDefinition<Field>,
  { machine, snapshot, values, draft, onSent, onFailed }: FormOptions<Field>,
) {
  const form = useActorRef(machine, {
    input: values && { values },
    ...(snapshot && { snapshot }),
  });
  const { context, value } = useSelector(form, (state) => state);
  const waitSeconds = useWait(context.failure);
  useDraft(form, draft);

  const report = useEffectEvent(onSent);
  const reportFailure = useEffectEvent((failure: AuthFailure) => onFailed?.(failure));
  useEffect(() => {
    const subscriptions = [
      form.on('form.sent', (event) => report(event.values)),
      form.on('form.failed', ({ failure }) => reportFailure(failure)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [form]);

  const { errors, failure, attempt, sent, sends } = context;
  const state: FormState = {
    id,
    submitLabel,
    fields: names.map((name) => {
      const { problems, ...field } = fields[name];
      const problem = errors[name];
      return {
        ...field,
        name,
        value: context.values[name],
        error: problem && problems?.[problem],
        onChange: (text) => form.send({ type: 'field.change', name, value: text }),
      };
    }),
    attempt,
    failure: failure && failureNotice(failure),
    pending: value === 'submitting',
    waitSeconds,
    onSubmit: () => form.send({ type: 'form.submit' }),
  };
  return { form: state, sent, sends };
}
