import { type ReactNode, useId } from 'react';
import { WarningCircleIcon } from '../../art/icons/WarningCircleIcon.tsx';
import { reportEarlyText } from '../../hydration.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** Props shared by all fields. */
export interface FieldProps {
  /** Always visible; do not use a placeholder instead. */
  label: string;
  /** One sentence on what to enter. */
  description?: string | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** The control's id; required if an ErrorSummary links to it. */
  id?: string | undefined;
  /** By default a field is optional and its label says "optional". */
  required?: boolean | undefined;
}

/** Attributes that associate the control with its label, description and error. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  ref: typeof reportEarlyText;
}

export interface FieldFrameProps extends FieldProps {
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, description and error around one control.
 *
 * Used by TextField, TextArea and MoneyField. Screens use those instead.
 */
export function Field({
  label,
  description,
  error,
  id,
  required = false,
  children,
}: FieldFrameProps) {
  const made = useId();
  const controlId = id ?? made;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const describedBy = [
    description === undefined ? '' : descriptionId,
    error === undefined ? '' : errorId,
  ]
    .filter((part) => part !== '')
    .join(' ');

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        <span className={styles.name}>{label}</span>
        {/* Its space counts for the accessible name only outside of an element. */}
        {required ? null : ' (optional)'}
      </label>
      {description === undefined ? null : (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        ref: reportEarlyText,
      })}
      {error === undefined ? null : (
        <p className={styles.error} id={errorId}>
          <WarningCircleIcon />
          <span>
            <VisuallyHidden>Error: </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
    </div>
  );
}
