import { useId } from 'react';
import * as styles from './Controls.css.ts';

export interface ChoicesProps<Value extends string> {
  /** The group's accessible name. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  wordsOf?: (value: Value) => string;
  isDisabled?: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A choice of a few visible options. */
export function Choices<Value extends string>({
  label,
  values,
  chosen,
  onChoose,
  wordsOf = capital,
  isDisabled = false,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
          />
          {wordsOf(value)}
        </label>
      ))}
    </div>
  );
}
