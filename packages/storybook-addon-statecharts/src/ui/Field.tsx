import { type ReactNode, useId } from 'react';

import * as styles from './Field.css.ts';
import { WarningCircleIcon } from './icons.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Props of every field. */
export interface FieldProps {
  /** Always visible: a placeholder is no label. */
  label: string;
  /** One sentence on what to enter, shown before any error. */
  description?: string | undefined;
  /** The error and how to correct it. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Attributes of the control that associate label, description and error with it. */
interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, description and error around one control. Pages use TextField and TextArea. */
export function Field({
  label,
  description,
  error,
  required,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [
    ...(description === undefined ? [] : [`${id}-description`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {description === undefined ? null : (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
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
