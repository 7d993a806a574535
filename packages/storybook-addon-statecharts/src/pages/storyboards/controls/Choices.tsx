import { useId } from 'react';
import * as styles from './Controls.css.ts';

export interface ChoicesProps<Value extends string> {
  /** What is chosen, for those who do not see it. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  wordsOf?: (value: Value) => string;
  /** None of them can be chosen now. */
  isDisabled?: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of a few, all in sight. */
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
