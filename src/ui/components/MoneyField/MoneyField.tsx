import { classNames } from '../../styles/classNames.ts';
import { box } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as styles from './MoneyField.css.ts';

export interface MoneyFieldProps extends FieldProps {
  /** Names the currency, because the sign is hidden: "Custom amount in dollars". */
  label: string;
  name?: string | undefined;
  /** Exactly as typed. */
  value: string;
  /** Called with the text as typed; the domain parses "1,000" or " $25 ". */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

/**
 * An amount of dollars, as a text field with a number keyboard: a number input would silently drop
 * letters and react to the scroll wheel. Input is never reformatted.
 *
 * Use for money. For another number use TextField with an `inputMode`.
 *
 * ## Content
 * - Label: what it is for, then the currency: “Custom amount in dollars”.
 * - Error: what to do, with an example: “Enter an amount in dollars, like 50”.
 * - No placeholder: it looks like an answer and disappears when it is needed.
 *
 * ## Behaviour
 * - It counts in whole cents (docs/product.md P13.11).
 *
 * ## Accessibility
 * - A text field, named by its label. Description and error are read with it.
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
