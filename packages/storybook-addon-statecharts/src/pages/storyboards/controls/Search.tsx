import { useId } from 'react';
import type { Subject } from '../../../storyboards/subject.ts';
import * as styles from './Controls.css.ts';

/** Finds a state by its name, in words or in the machine. */
export function Search({
  subject,
  onFound,
}: {
  subject: Subject;
  onFound: (statePath: string) => void;
}) {
  const id = useId();
  const { chart, wording } = subject;
  const find = (text: string, isWhole: boolean): void => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return;
    const names = (statePath: string, name: string) => [
      wording.state(statePath).toLowerCase(),
      name.toLowerCase(),
    ];
    const found =
      chart.states.find(({ id: statePath, name }) => names(statePath, name).includes(wanted)) ??
      (isWhole
        ? chart.states.find(({ id: statePath, name }) =>
            names(statePath, name).some((each) => each.includes(wanted)),
          )
        : undefined);
    if (found !== undefined) onFound(found.id);
  };
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label="Find a state"
        placeholder="Find a state"
        list={id}
        onInput={({ currentTarget }) => find(currentTarget.value, false)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') find(currentTarget.value, true);
        }}
      />
      <datalist id={id}>
        {chart.states.map(({ id: statePath }) => (
          <option key={statePath}>{wording.state(statePath)}</option>
        ))}
      </datalist>
    </>
  );
}
