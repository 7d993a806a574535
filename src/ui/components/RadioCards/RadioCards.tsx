import { type ReactNode, useId } from 'react';

import { reportEarlyChoice } from '../../hydration.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './RadioCards.css.ts';

export const radioCardColumns = ['one', 'two', 'three'] as const;

export interface RadioCard {
  value: string;
  /** Short, set large: "$50". */
  label: string;
  description?: string | undefined;
}

export interface RadioCardsProps {
  /** The group's question. */
  legend: string;
  /** Default true. Hide it only below a heading with the same text. */
  legendVisible?: boolean | undefined;
  options: readonly RadioCard[];
  /** The selected value, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** On wide windows. Default `three`. */
  columns?: (typeof radioCardColumns)[number] | undefined;
  /** Content after the cards, in the same group: a field for another amount. */
  children?: ReactNode;
}

/**
 * One choice from a few large options. Native radio buttons: arrow keys select.
 *
 * Use for donation amounts, plans, roles. For filtering use FilterChips; for parts of a page Tabs.
 */
export function RadioCards({
  legend,
  legendVisible = true,
  options,
  value,
  onChange,
  columns = 'three',
  children,
}: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset>
      {legendVisible ? (
        <legend className={styles.legend}>{legend}</legend>
      ) : (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      )}
      <div className={styles.group}>
        <div className={styles.options({ columns })}>
          {options.map((option) => (
            <label key={option.value} className={styles.card}>
              <input
                ref={reportEarlyChoice}
                className={styles.input}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.label}>{option.label}</span>
              {option.description === undefined ? null : (
                <span className={styles.description}>{option.description}</span>
              )}
            </label>
          ))}
        </div>
        {children}
      </div>
    </fieldset>
  );
}
