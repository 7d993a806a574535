import { useId, type KeyboardEventHandler } from 'react';

import * as styles from './TextField.css.ts';
import { WarningCircleIcon } from './icons.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TextFieldProps {
  /** Always visible: a placeholder is no label. */
  label: string;
  /** One sentence on what to enter, shown before any error. */
  description?: string;
  /** The error and how to correct it. */
  error?: string | undefined;
  /** Makes it a field of several lines. */
  rows?: number;
  required?: boolean;
  autoComplete?: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/** A text field with its label, description and error. */
export function TextField({ label, description, error, rows, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy =
    [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined;
  const control = {
    ...rest,
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  };
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
      {rows === undefined ? (
        <input {...control} type="text" className={styles.box} />
      ) : (
        <textarea {...control} rows={rows} className={styles.area} />
      )}
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
