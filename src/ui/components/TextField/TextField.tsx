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
 *
 * ## Content
 * - Label: a noun of one to three words, no colon: “Email”, “Full name”.
 * - Description: one sentence on what to enter or why we ask.
 * - Error: what to do, in the imperative. The summary has the same words.
 * - No placeholder: it disappears when it is needed, and looks like an answer.
 *
 * ## Behaviour
 * - Errors appear after a submit, not while a person types.
 * - What was typed stays when sending fails, and before the script has arrived.
 * - It is never disabled: what cannot be changed is text.
 *
 * ## Accessibility
 * - Named by its label. Description and error are read with it (WCAG 3.3.1).
 * - autoComplete is required where the value is about the visitor (WCAG 1.3.5).
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
