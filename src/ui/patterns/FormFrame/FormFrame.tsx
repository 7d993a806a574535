import { Button } from '../../components/Button/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import * as styles from './FormFrame.css.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { NoScriptNotice, type NoScriptNoticeProps } from './NoScriptNotice.tsx';

/** A field and the text in it. */
export interface FormField extends Pick<
  TextFieldProps,
  'label' | 'description' | 'error' | 'autoComplete' | 'minLength'
> {
  name: string;
  /** Default `text`. */
  type?: TextFieldProps['type'] | 'textarea';
  optional?: true | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** State shared by every form. */
export interface FormState {
  /** The prefix of its fields' ids, as in `signIn-email`. */
  id: string;
  fields: readonly FormField[];
  /** Counts invalid submits: the error summary takes focus on each. */
  attempt: number;
  /** Why the last submit failed. */
  failure: { title: string; text: string } | undefined;
  pending: boolean;
  /** How long the service refuses another try; 0 without a wait. */
  waitSeconds: number;
  submitLabel: string;
  onSubmit: () => void;
}

export interface FormFrameProps extends FormState {
  /** Default `primary`; `secondary` once the form has done its work. */
  variant?: 'primary' | 'secondary';
  /** Replaces the button if scripting is disabled. */
  noScript: NoScriptNoticeProps;
}

/**
 * A form with its fields, one submit button, an error summary and a failure message. The statechart
 * validates, so the browser's own validation is off.
 *
 * Use for every form that is sent, one to a page. For a choice that works at once use FilterChips; for
 * a question that interrupts LinkDialog or PasswordDialog.
 *
 * ## Behaviour
 * - Refused: every mistake at the top and by its field, in the same words; the summary takes the
 *   focus.
 * - Failed: a notice appears at once, the input stays, and the button works.
 * - Pending: the button shows it, and neither it nor Enter sends again.
 * - Too many tries: the button counts down until the service takes another.
 * - Sent: FormConfirmation appears above the form and takes the focus.
 * - Input from before the script loaded is kept. Without a script, contact details replace the
 *   button.
 *
 * ## Accessibility
 * - A form, named by the heading of its page, whose title begins with “Error” after a mistake.
 */
export function FormFrame({
  id,
  fields,
  attempt,
  failure,
  pending,
  waitSeconds,
  submitLabel,
  noScript,
  variant = 'primary',
  onSubmit,
}: FormFrameProps) {
  const fieldId = (name: string) => `${id}-${name}`;
  const errors = fields.flatMap(({ name, error }) =>
    error === undefined ? [] : [{ fieldId: fieldId(name), message: error }],
  );
  useErrorTitle(errors.length > 0 || failure !== undefined);

  return (
    <form
      noValidate
      // Prevents a submit without scripting, even by Enter: the host handles no forms.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="5">
        <ErrorSummary errors={errors} attempt={attempt} />
        {failure === undefined ? null : (
          <Notice tone="error" role="alert" title={failure.title}>
            {failure.text}
          </Notice>
        )}
        {fields.map(({ name, type, optional, onChange, ...field }) => {
          const props = {
            ...field,
            name,
            id: fieldId(name),
            required: optional !== true,
            readOnly: pending,
            onChange: (event: { currentTarget: { value: string } }) =>
              onChange(event.currentTarget.value),
          };
          return type === 'textarea' ? (
            <TextArea key={name} {...props} />
          ) : (
            <TextField key={name} {...props} type={type} />
          );
        })}
        <div className={styles.needsScript}>
          <Button type="submit" variant={variant} pending={pending || waitSeconds > 0} wide>
            {waitSeconds > 0 ? `Try again in ${waitSeconds} s` : submitLabel}
          </Button>
        </div>
        <NoScriptNotice {...noScript} />
      </Stack>
    </form>
  );
}
