import type { ComponentProps } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { box } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      ComponentProps<'textarea'>,
      | keyof FieldProps
      | 'aria-describedby'
      | 'aria-invalid'
      | 'children'
      | 'className'
      | 'disabled'
      | 'style'
    > {}

/**
 * A text field of several lines.
 *
 * Use for a message. For one line use TextField.
 *
 * ## Content
 * - Label: a noun: “Message”. Description: a question or a limit, one sentence.
 * - Error: what to do, in the imperative: “Write your message”.
 *
 * ## Accessibility
 * - Named by its label. Description and error are read with it.
 */
export function TextArea({ label, description, error, id, required, ...rest }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} id={id} required={required}>
      {(control) => <textarea rows={5} {...rest} {...control} className={classNames(box, area)} />}
    </Field>
  );
}
