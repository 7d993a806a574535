import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { box } from '../Field/Field.css.ts';

export const textFieldTypes = ['text', 'email', 'password', 'tel', 'url', 'search'] as const;

export interface TextFieldProps
  extends
    FieldProps,
    Omit<
      ComponentProps<'input'>,
      | keyof FieldProps
      | 'aria-describedby'
      | 'aria-invalid'
      | 'children'
      | 'className'
      | 'disabled'
      | 'size'
      | 'style'
      | 'type'
    > {
  /** Default `text`. */
  type?: (typeof textFieldTypes)[number] | undefined;
}

/**
 * A text field of one line. Set `autoComplete` if the value is about the user (WCAG 1.3.5).
 *
 * Use for names, addresses, passwords. For several lines use TextArea; for money MoneyField; for a
 * few options RadioCards.
 */
export function TextField({
  label,
  description,
  error,
  id,
  required,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} id={id} required={required}>
      {(control) => <input {...rest} {...control} type={type} className={box} />}
    </Field>
  );
}
