import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterChips.css.ts';

export interface FilterChip {
  value: string;
  label: string;
}

export interface FilterChipsProps {
  /** The group's accessible name: "Filter courses by category". */
  legend: string;
  /** The id of a limitation's text. */
  describedBy?: string | undefined;
  options: readonly FilterChip[];
  /** The selected value. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Filters the list below. One chip is always selected; pressing it again changes nothing.
 *
 * Use above a list, with the first chip for all items. For a choice inside a form use RadioCards;
 * for parts of a page Tabs. Announce the number of results in a live region beside the list.
 *
 * ## Content
 * - One or two words a chip, nouns of one kind. The first names all: “All courses”.
 * - The legend, which is only read, names list and property: “Filter courses by category”.
 *
 * ## Behaviour
 * - Many chips wrap into rows; they are never hidden in a menu.
 * - The URL contains the choice, so that it can be shared (docs/product.md P4.8).
 *
 * ## Accessibility
 * - A group of toggle buttons, named by the legend. Each chip is a Tab stop.
 */
export function FilterChips({ legend, describedBy, options, value, onChange }: FilterChipsProps) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.chip}
            aria-pressed={option.value === value}
            aria-describedby={describedBy}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
