import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './FilterChips.css.ts';

export interface FilterChip {
  value: string;
  label: string;
}

export interface FilterChipsProps {
  /** What is filtered: "Filter courses by category". Not shown. */
  legend: string;
  options: readonly FilterChip[];
  /** The one that is on. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Narrows the list below it, at once. One is always on; pressing it again changes nothing.
 *
 * Use above a list, with the first chip for all. For a choice that is sent with a form use RadioCards; for
 * parts of a page Tabs. Say the number of results in a live region beside the list.
 */
export function FilterChips({ legend, options, value, onChange }: FilterChipsProps) {
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
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
