import type { ComponentProps } from 'react';

import { box } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'value' | 'onChange'>;

/** One line of text. */
export function TextField({ label, description, error, required, ...rest }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} required={required}>
      {(control) => <input {...rest} {...control} type="text" className={box} />}
    </Field>
  );
}
