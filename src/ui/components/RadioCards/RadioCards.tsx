import { type ReactNode, useId } from 'react';

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
  /** The question they answer. */
  legend: string;
  /** Default true. Hidden only where a heading right above says the same. */
  legendVisible?: boolean | undefined;
  options: readonly RadioCard[];
  /** The chosen one's value; undefined when none is. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** On windows wide enough. Default `three`. */
  columns?: (typeof radioCardColumns)[number] | undefined;
  /** After the cards, still part of the group: a field for another amount. */
  children?: ReactNode;
}

/**
 * One choice of a few, each large enough to be read as a thing. Native radio buttons: arrow keys choose.
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
