import { classNames } from '../../styles/classNames.ts';
import { box } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

import * as styles from './MoneyField.css.ts';

export interface MoneyFieldProps extends FieldProps {
  /** Says the currency in words, for the sign is hidden: "Custom amount in dollars". */
  label: string;
  name?: string | undefined;
  /** Exactly what was typed. */
  value: string;
  /** Every change, as typed: reading "1,000" or " $25 " as money is the domain's part. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

/**
 * An amount of dollars, as text with the number keyboard: a number field would drop letters silently and
 * change under the scroll wheel. What is typed is never rewritten.
 *
 * Use for money. For another number use TextField with an `inputMode`.
 */
export function MoneyField({ name, value, onChange, onBlur, ...field }: MoneyFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={classNames(box, styles.frame)}>
          <span className={styles.sign} aria-hidden="true">
            $
          </span>
          <input
            {...control}
            className={styles.input}
            type="text"
            inputMode="decimal"
            autoComplete="transaction-amount"
            name={name}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}
