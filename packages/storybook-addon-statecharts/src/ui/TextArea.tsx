import type { ComponentProps } from 'react';

import { area } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';

export type TextAreaProps = FieldProps &
  Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'value' | 'onChange' | 'onKeyDown'>;

/** Several lines of text. */
export function TextArea({ label, description, error, required, ...rest }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} required={required}>
      {(control) => <textarea {...rest} {...control} className={area} />}
    </Field>
  );
}
