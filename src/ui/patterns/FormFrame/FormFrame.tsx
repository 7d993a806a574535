import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as styles from './FormFrame.css.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { NoScriptNotice, type NoScriptNoticeProps } from './NoScriptNotice.tsx';

/** State shared by every form. */
export interface FormState<Field extends string = string> {
  /** The text in each field, by field name. */
  values: Readonly<Record<Field, string>>;
  /** The error of each field. */
  errors: Readonly<Partial<Record<Field, string>>>;
  /** Counts invalid submits: the error summary takes focus on each. */
  attempt: number;
  /** Why the last submit failed. */
  failure: { title: string; text: string } | undefined;
  pending: boolean;
  /** How long the service refuses another try; 0 without a wait. */
  waitSeconds: number;
}

export interface FormFrameProps<Field extends string = string> {
  /** The prefix of its fields' ids, as in `signIn-email`. */
  id: string;
  state: FormState<Field>;
  submitLabel: string;
  /** Replaces the button if scripting is disabled. */
  noScript: NoScriptNoticeProps;
  onChange: (name: Field, value: string) => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** The id of a field, for the error summary's links. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/**
 * A form with one submit button, an error summary and a failure message. The statechart validates,
 * so the browser's own validation is off. Input from before hydration is kept.
 */
export function FormFrame<Field extends string>({
  id,
  state,
  submitLabel,
  noScript,
  onChange,
  onSubmit,
  children,
}: FormFrameProps<Field>) {
  const errors = (Object.entries(state.errors) as [Field, string][]).map(([name, message]) => ({
    fieldId: fieldId(id, name),
    message,
  }));
  const form = useRef<HTMLFormElement>(null);
  useErrorTitle(errors.length > 0 || state.failure !== undefined);

  useEffect(() => {
    const element = form.current;
    // Once: afterwards React controls the fields.
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
      // Prevents a submit without scripting, even by Enter: the host handles no forms.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="5">
        <ErrorSummary errors={errors} attempt={state.attempt} />
        {state.failure === undefined ? null : (
          <Notice tone="error" role="alert" title={state.failure.title}>
            {state.failure.text}
          </Notice>
        )}
        {children}
        <div className={styles.needsScript}>
          <Button type="submit" pending={state.pending || state.waitSeconds > 0} wide>
            {state.waitSeconds > 0 ? `Try again in ${state.waitSeconds} s` : submitLabel}
          </Button>
        </div>
        <NoScriptNotice {...noScript} />
      </Stack>
    </form>
  );
}
