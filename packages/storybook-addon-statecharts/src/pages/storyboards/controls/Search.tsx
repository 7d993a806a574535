import { useId } from 'react';
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
    const names = (statePath: string, name: string) => [
      stateName(chart.id, statePath).toLowerCase(),
      name.toLowerCase(),
    ];
    const found =
      chart.states.find(({ id: statePath, name }) => names(statePath, name).includes(wanted)) ??
      (isWhole
        ? chart.states.find(({ id: statePath, name }) =>
            names(statePath, name).some((each) => each.includes(wanted)),
          )
        : undefined);
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
