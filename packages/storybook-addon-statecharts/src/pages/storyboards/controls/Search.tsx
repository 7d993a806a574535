import { useId } from 'react';
import type { ChartState } from '../../../chart/chart.ts';
import { stateName } from '../../../chart/words.ts';
import { useShown } from '../context.ts';
import * as styles from './Controls.css.ts';

/** Finds a state by its name, in words or in the machine. */
export function Search() {
  const id = useId();
  const { subject, find } = useShown();
  const { chart } = subject;
  const search = (text: string, isWhole: boolean): void => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return;
    const namesOf = ({ id: statePath, name }: ChartState): string[] =>
      [stateName(chart.id, statePath), name].map((each) => each.toLowerCase());
    const found =
      chart.states.find((state) => namesOf(state).includes(wanted)) ??
      chart.states.find((state) => isWhole && namesOf(state).some((each) => each.includes(wanted)));
    if (found !== undefined) find(found.id);
  };
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label="Find a state"
        placeholder="Find a state"
        list={id}
        onInput={({ currentTarget }) => search(currentTarget.value, false)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') search(currentTarget.value, true);
        }}
      />
      <datalist id={id}>
        {chart.states.map(({ id: statePath }) => (
          <option key={statePath}>{stateName(chart.id, statePath)}</option>
        ))}
      </datalist>
    </>
  );
}
