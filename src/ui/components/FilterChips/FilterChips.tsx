import { useId } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './FilterChips.css.ts';

export interface FilterChip {
  value: string;
  label: string;
}

export interface FilterChipsProps {
  /** What is filtered: "Filter courses by category". Not shown. */
  legend: string;
  /** Under the chips, and read with each: what pressing them does not do. */
  description?: string | undefined;
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
export function FilterChips({ legend, description, options, value, onChange }: FilterChipsProps) {
  const id = useId();
  const describedBy = description === undefined ? undefined : id;
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
      {description === undefined ? null : (
        <p className={styles.description} id={id}>
          {description}
        </p>
      )}
    </fieldset>
  );
}
