import { type ReactNode, useId } from 'react';
import { reportEarlyChoice } from '../../hydration.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCard {
  value: string;
  /** Short, set large: "$50". */
  label: string;
}

export interface RadioCardsProps {
  /** The group's question. */
  legend: string;
  options: readonly RadioCard[];
  /** The selected value, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Content after the cards, in the same group: a field for another amount. */
  children?: ReactNode;
}

/**
 * One choice from a few large options. Native radio buttons: arrow keys select.
 *
 * Use for donation amounts, plans, roles. For filtering use FilterChips; for parts of a page Tabs.
 *
 * ## Content
 * - Legend: a question, or an imperative: “Choose an amount”.
 * - Labels of one kind and one length; the usual answer first.
 *
 * ## Behaviour
 * - Three columns become two on a phone, two become one.
 * - Nothing is chosen at first, unless one answer is right for most; never for our gain.
 *
 * ## Keyboard
 * - <kbd>Tab</kbd>: Reaches the chosen card; once more leaves the group.
 * - <kbd>Up</kbd> <kbd>Down</kbd> <kbd>Left</kbd> <kbd>Right</kbd>: Chooses the next or previous
 *   one, and wraps around.
 *
 * ## Accessibility
 * - A group of radio buttons, named by its legend; each by its label.
 * - The chosen card has a thick edge besides its colour.
 */
export function RadioCards({ legend, options, value, onChange, children }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.group}>
        <div className={styles.options}>
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
            </label>
          ))}
        </div>
        {children}
      </div>
    </fieldset>
  );
}
