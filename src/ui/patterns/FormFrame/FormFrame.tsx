import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as styles from './FormFrame.css.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { WithoutScript, type WithoutScriptProps } from './WithoutScript.tsx';

/** What every form of the site shows besides its own fields. */
export interface FormState<Field extends string = string> {
  /** The text in each field, by the field's name. */
  values: Readonly<Record<Field, string>>;
  /** What is wrong with each field. */
  errors: Readonly<Partial<Record<Field, string>>>;
  /** Counts refused submits: the error summary takes the focus anew with each. */
  attempt: number;
  /** Why the last try failed; the person keeps what was typed. */
  failure: string | undefined;
  pending: boolean;
  /** Seconds to wait before the next try; 0 when there is nothing to wait for. */
  waitSeconds: number;
  /** It is back in the place of something else: its first field takes the focus. */
  returned: boolean;
}

export interface FormFrameProps<Field extends string = string> {
  /** Its fields' ids are this and the field's name, as `signIn-email`. */
  id: string;
  state: FormState<Field>;
  submitLabel: string;
  /** What is said in the button's place where no script runs. */
  withoutScript: WithoutScriptProps;
  onChange: (name: Field, value: string) => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** The id of a field, so that the error summary can lead to it. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/**
 * A form with one submit button: its summary of mistakes, what went wrong on the way, a wait with
 * its countdown. Validation is the statechart's, so the browser's own bubbles stay away. What a visitor
 * typed before the script arrived is taken over.
 */
export function FormFrame<Field extends string>({
  id,
  state,
  submitLabel,
  withoutScript,
  onChange,
  onSubmit,
  children,
}: FormFrameProps<Field>) {
  const errors = (Object.entries(state.errors) as [Field, string][]).map(([name, message]) => ({
    fieldId: fieldId(id, name),
    message,
  }));
  const form = useRef<HTMLFormElement>(null);
  useErrorTitle(errors.length > 0 || state.failure !== undefined || state.waitSeconds > 0);

  useEffect(() => {
    if (state.returned) form.current?.querySelector('input')?.focus();
  }, [state.returned]);

  useEffect(() => {
    const element = form.current;
    // Once: afterwards React owns the fields.
    if (element === null || 'live' in element.dataset) return;
    element.dataset.live = '';
    for (const [name, value] of Object.entries(state.values) as [Field, string][]) {
      const field = element.elements.namedItem(fieldId(id, name));
      const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (typed && field.value !== value) onChange(name, field.value);
    }
  }, [id, onChange, state.values]);

  return (
    <form
      ref={form}
      noValidate
      // Sends nothing where no script runs, by no key either: the host answers no form.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="5">
        <ErrorSummary errors={errors} attempt={state.attempt} />
        {state.failure === undefined ? null : (
          <Notice tone="error" role="alert" title="That did not work">
            {state.failure}
          </Notice>
        )}
        {children}
        {state.waitSeconds === 0 ? null : (
          <Notice tone="warning" role="status" title="Too many tries for now">
            <span>You can try again in a moment. What you typed stays here.</span>
          </Notice>
        )}
        <div className={styles.needsScript}>
          <Button type="submit" pending={state.pending || state.waitSeconds > 0} wide>
            {state.waitSeconds > 0 ? `Try again in ${state.waitSeconds} s` : submitLabel}
          </Button>
        </div>
        <WithoutScript {...withoutScript} />
      </Stack>
    </form>
  );
}
