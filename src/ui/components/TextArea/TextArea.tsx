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
 */
export function TextArea({ label, description, error, id, required, ...rest }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} id={id} required={required}>
      {(control) => <textarea rows={5} {...rest} {...control} className={classNames(box, area)} />}
    </Field>
  );
}
